"""What every seat has at a moment of the game, as its final score would count it."""

from domain.game import Holding, Seat
from domain.tycoon.scoring import score
from domain.tycoon.table import Table


def reckon(table: Table) -> tuple[Holding, ...]:
    """Worth: gold, and the cards in hand with their sets, red cards without a set for nothing.

    Cards that lie on the table or in the deck are nobody's.
    """
    return tuple([_holding(table, seat) for seat in table.seats])


def _holding(table: Table, seat: Seat) -> Holding:
    counted = score(table, seat)
    return Holding(seat, counted.gold, counted.total)
