"""Whole games played by chance, for tests that count what happens in them."""

from functools import cache
from typing import Any

from domain.tycoon import TYCOON
from domain.tycoon.table import Table
from tests.laws import play_by_chance
from tests.story import Chance, seating


@cache
def played(players: int, seed: int, variants: tuple[str, ...] = ()) -> tuple[Table, list[Any]]:
    """The table at its end, and all its facts."""
    return play_by_chance(TYCOON, seating(players, variants=variants), Chance(seed))
