"""Plays games of Modern Art with bots and prints views of every stage, for the preview page.

    python -m frontend.dev.modern_art_views > frontend/node_modules/.cache/modern_art_views.json

The JSON object has scenes by name: players, humans among them, stage, who looks.
"""

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from domain.modern_art import MODERN_ART
from domain.modern_art.view_types import Sale, View
from domain.room.view import RoomView
from frontend.dev.played import Dice, Played, richest, size

PLAYFUL = {"Offering", "Asking", "Outcry", "Circling"}
GAMES = ((3, 3, 4), (4, 2, 9), (5, 3, 1), (5, 1, 7), (3, 1, 21))
"""Players, humans among them, and the seed of chance."""

RICH = 2000
"""What a double, a countdown or opened bids add to a scene's weight, in bytes."""


def playful(view: View) -> bool:
    return type(view.table.stage).__name__ in PLAYFUL


def scenes() -> Iterator[tuple[str, RoomView]]:
    for players, humans, seed in GAMES:
        played = Played(MODERN_ART, players, humans, Dice(seed), playful)
        more = True
        while more:
            for who, scene in played.looks():
                yield f"{players}p{humans}h-{_stage(played)}-{who}", scene
            more = played.step()


def _stage(played: Played) -> str:
    """The stage's name; a joint sale and a countdown are told apart."""
    stage: Any = MODERN_ART.view(played.table, None).table.stage
    name = type(stage).__name__
    sale: Sale | None = getattr(stage, "sale", None)
    joint = "-joint" if sale and sale.partner is not None else ""
    going = "-going" if getattr(stage, "going", 0) else ""
    return f"{name}{joint}{going}"


def weight(scene: RoomView) -> int:
    assert scene.playing
    table = scene.playing.table.table
    calls = len(table.last.calls) if table.last else 0
    answers = max(len(getattr(table.stage, field, ())) for field in ("said", "left", "declined"))
    hung = sum(len(gallery.paintings) for gallery in table.galleries)
    return size(scene) + RICH * (calls > 0) + RICH * answers + RICH // 2 * hung


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(richest(scenes(), weight)) + b"\n")
