"""Whole games played by chance, for tests that count what happens in them."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from domain.game import LEVELS
from domain.modern_art import MODERN_ART
from domain.modern_art.table import Table
from tests.bench.playing import opened, steps
from tests.laws import play_by_chance
from tests.story import Chance, seating


@cache
def played(players: int, seed: int) -> tuple[Table, list[Any]]:
    """The table at its end, and all its facts."""
    return play_by_chance(MODERN_ART, seating(players), Chance(seed))


def tables_of_bots(players: int, seed: int) -> Iterator[Table]:
    """Every table on the way, where bots of all levels play."""
    luck = Chance(seed)
    bots = [LEVELS[(seat + seed) % len(LEVELS)] for seat in range(players)]
    table = opened(MODERN_ART, players, luck)
    for after, _ in steps(MODERN_ART, table, bots, luck, MODERN_ART.bot):
        yield after
