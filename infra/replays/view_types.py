"""Types of a replay's views: its contents, and how each step looked.

A step is a command and what followed; step 0 is the deal.
"""

from typing import Any

from msgspec import Struct

from domain.game import Line, Placing, Seat
from domain.room.pieces import RoomCode


class Step(Struct, frozen=True):
    """`at`: ms since the deal. `seat` None: the house acted. `asked`: who may act after it.

    `round`: the round after it. `lines`: what the log says of it.
    """

    at: int
    seat: Seat | None
    bot: bool
    round: int
    asked: tuple[Seat, ...]
    lines: tuple[Line, ...]


class Contents(Struct, frozen=True):
    """What there is to look at. `names` (a bot's is empty) and `chairs` by seat.

    `began`: when it was dealt (ms since 1970). `edition` goes into the questions for views: a view
    is cached for ever under its address, and other rules or another shape have another one.
    """

    room: RoomCode
    number: int
    game: str
    edition: str
    began: int
    names: tuple[str, ...]
    chairs: tuple[int, ...]
    placings: tuple[Placing, ...]
    steps: tuple[Step, ...]


class Sight(Struct, frozen=True):
    """A step's table. `owns`: what each seat sees alone, if all is revealed."""

    view: Any
    owns: tuple[Any, ...] = ()


class Sights(Struct, frozen=True):
    """Steps from number `first` on; maybe fewer than were asked for, none past the end."""

    first: int
    sights: tuple[Sight, ...]
