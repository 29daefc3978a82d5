"""The first bots, kept as they were: what strength is measured against must not move."""

from pathlib import Path

import pytest

from domain.game import LEVELS
from domain.games import GAMES
from tests.bench.frozen import FROZEN
from tests.bench.playing import opened, played_out
from tests.story import Chance

SCORES = {
    "tycoon": (150, 152, 145),
    "modern_art": (374, 609, 821),
    "gem_trader": (400, 720, 820),
}
"""How a game of one of each level ends. Only a changed rule may change them."""


@pytest.mark.parametrize("name", GAMES)
def test_the_first_bots_play_as_they_played(name: str) -> None:
    game, luck = GAMES[name], Chance(3)
    end = played_out(game, opened(game, 3, luck), LEVELS, luck, FROZEN[name])
    placings = game.placings(end)
    assert placings is not None
    scores = {placing.seat: placing.score for placing in placings}
    assert tuple(scores[seat] for seat in sorted(scores)) == SCORES[name]


def test_the_first_bots_owe_nothing_to_todays() -> None:
    files = Path("tests/bench/frozen").rglob("*.py")
    assert [file for file in files if ".bots" in file.read_text()] == []
