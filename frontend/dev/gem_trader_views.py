"""Plays games of Gem Trader with bots and prints views of every stage, for the preview page.

    python -m frontend.dev.gem_trader_views > frontend/node_modules/.cache/gem_trader_views.json

The JSON object has scenes by name: players, humans among them, stage, round, who looks.
"""

import sys
from collections.abc import Iterator

import msgspec

from domain.gem_trader import GEM_TRADER
from domain.gem_trader.moves import EndTurn
from domain.gem_trader.view_types import Playing, View
from domain.room.view import RoomView
from frontend.dev.played import Dice, Played, richest, size

GAMES = ((4, 2, 3), (4, 4, 8), (3, 2, 5), (2, 2, 2), (3, 1, 11), (2, 1, 6))
"""Players, humans among them, and the seed of chance."""


def playful(view: View) -> bool:
    """Event cards are played for the fun of it, where a bot would keep them."""
    cards = any(may.move != EndTurn.__name__ for may in view.options)
    return isinstance(view.table.stage, Playing) and cards


def scenes() -> Iterator[tuple[str, RoomView]]:
    for players, humans, seed in GAMES:
        played = Played(GEM_TRADER, players, humans, Dice(seed), playful)
        more = True
        while more:
            for who, scene in played.looks():
                yield f"{players}p{humans}h-{_stage(played)}-{who}", scene
            more = played.step()


def _stage(played: Played) -> str:
    table = GEM_TRADER.view(played.table, None).table
    return f"{type(table.stage).__name__}-r{table.round}"


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(richest(scenes(), size)) + b"\n")
