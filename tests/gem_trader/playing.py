"""Whole games played by chance, for tests that count what happens in them."""

from functools import cache
from typing import Any

from domain.gem_trader import GEM_TRADER
from domain.gem_trader.table import Table
from tests.laws import play_by_chance
from tests.story import Chance, seating


@cache
def played(players: int, seed: int) -> tuple[Table, list[Any]]:
    """The table at its end, and all its facts."""
    return play_by_chance(GEM_TRADER, seating(players), Chance(seed))
