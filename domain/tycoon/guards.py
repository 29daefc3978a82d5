"""What every move is asked first: is the table there, and is it this seat's to do."""

from typing import TypeVar

from domain.game import RuleBroken, Seat, must
from domain.tycoon.stages import Stage
from domain.tycoon.table import Table

S = TypeVar("S", bound=Stage)


def at(table: Table, kind: type[S], otherwise: str) -> S:
    """The stage, if the table is there.

    Raises:
        RuleBroken: with the key `otherwise`.
    """
    if not isinstance(table.stage, kind):
        raise RuleBroken(otherwise)
    return table.stage


def must_start(table: Table, seat: Seat) -> None:
    """Windows, picks and trades are the start player's, banned or not (TY-09)."""
    must(seat == table.starter, "not-your-turn", seat=table.starter)


def must_be_round(table: Table, number: int) -> None:
    """A move for another round comes too late (B-06)."""
    must(number == table.round, "other-round", round=table.round)
