"""The ways of selling, shared by the games. Each is a value and the rules over it.

A game gives the numbers (who may bid, the least bid, the step) and does what follows from the end:
who pays whom is the game's affair.
"""

from typing import NewType

from msgspec import Struct

from domain.game import Seat

Lot = NewType("Lot", int)


class Call(Struct, frozen=True, gc=False):
    """Somebody's bid: the seat and the amount."""

    seat: Seat
    amount: int
