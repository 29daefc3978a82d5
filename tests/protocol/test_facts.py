"""The page tells the numbers of the box: they are written for it, never typed again."""

import json
from pathlib import Path

import pytest

from domain.tycoon import pieces
from infra.protocol.facts import facts
from tests.games import EVERY

WRITTEN = Path(__file__).parents[2] / "frontend" / "src" / "protocol" / "facts"


@pytest.mark.parametrize("name", facts())
def test_the_pages_numbers_are_those_of_the_box(name: str) -> None:
    written = json.loads((WRITTEN / f"{name}.json").read_text(encoding="utf-8"))
    assert written == facts()[name], "run `npm run types`"


@pytest.mark.usefixtures("whisper_listed")
def test_every_game_has_a_box_and_says_who_can_play() -> None:
    for name, game in EVERY.items():
        seats = {"least": game.seats[0], "most": game.seats[-1]}
        assert facts()[name]["PLAYERS"] == seats


def test_a_range_is_told_by_its_ends() -> None:
    assert facts()["tycoon"]["PLAYERS"] == {"least": 3, "most": 6}


def test_every_number_in_capitals_is_told() -> None:
    assert facts()["tycoon"]["PURSE"] == pieces.PURSE
    assert {"TOKENS", "DEALS"} <= facts()["modern_art"].keys()
    assert {"MARKETS", "GOODS", "FIXED_PRICE"} <= facts()["gem_trader"].keys()
    assert "GRACE_MS" in facts()["room"]
