"""What every move is asked first: is the table there, and is it this seat's to do."""

from domain.game import Seat, must
from domain.tycoon.table import Table


def must_start(table: Table, seat: Seat) -> None:
    """Windows, picks and trades are the start player's, banned or not (TY-09)."""
    must(seat == table.starter, "not-your-turn", seat=table.starter)


def must_be_round(table: Table, number: int) -> None:
    """A move for another round comes too late (B-06)."""
    must(number == table.round, "other-round", round=table.round)
