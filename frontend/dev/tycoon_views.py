"""Plays games of Tycoon with bots and prints views of every stage, for the preview page.

    python -m frontend.dev.tycoon_views > frontend/node_modules/.cache/tycoon_views.json

The JSON object has scenes by name: players, humans among them, stage, how late, who looks.
"""

import sys
from collections.abc import Iterator

import msgspec

from domain.room.view import RoomView
from domain.tycoon import TYCOON
from domain.tycoon.view_types import View
from frontend.dev.played import Dice, Played, richest, size

EARLY_ROUNDS = 2
PLAYFUL = {"Wishing", "WishAsked", "Offering", "TradeAsked"}
GAMES = ((3, 3, 4), (4, 2, 9), (6, 3, 1), (5, 1, 7), (4, 3, 12), (3, 1, 21))
"""Players, humans among them, and the seed of chance."""

RICH = 3000
"""What an attempt to pay adds to a scene's weight, in bytes."""


def playful(view: View) -> bool:
    return type(view.table.stage).__name__ in PLAYFUL


def scenes() -> Iterator[tuple[str, RoomView]]:
    """Every stage as seen by one who is asked, one who waits and a spectator, at each count."""
    for players, humans, seed in GAMES:
        played = Played(TYCOON, players, humans, Dice(seed), playful)
        more = True
        while more:
            for who, scene in played.looks():
                yield f"{players}p{humans}h-{_stage(played)}-{who}", scene
            more = played.step()


def _stage(played: Played) -> str:
    stage = TYCOON.view(played.table, None).table.stage
    late = "late" if played.table.round > EARLY_ROUNDS else "early"
    return f"{type(stage).__name__}-{late}"


def weight(scene: RoomView) -> int:
    assert scene.playing
    last = scene.playing.table.table.last
    return size(scene) + RICH * (len(last.attempts) if last else 0)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(richest(scenes(), weight)) + b"\n")
