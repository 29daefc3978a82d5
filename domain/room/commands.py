"""What can be asked of a room. The shell stamps who asks and when."""

from msgspec import Struct

from domain.game import Level, Move
from domain.room.pieces import Chair, Person, Settings


class Come(Struct, frozen=True):
    """A person's connection says hello."""

    name: str


class Go(Struct, frozen=True):
    """A person's last connection has closed."""


class Sit(Struct, frozen=True):
    chair: Chair
    luck: str


class Stand(Struct, frozen=True):
    pass


class BringLuck(Struct, frozen=True):
    """A fresh string for the next game, sent after its commitment was seen."""

    luck: str


class PlaceBot(Struct, frozen=True):
    chair: Chair
    level: Level


class RemoveBot(Struct, frozen=True):
    chair: Chair


class Unseat(Struct, frozen=True):
    """Free somebody else's chair; he stays in the room."""

    chair: Chair


class Change(Struct, frozen=True):
    settings: Settings


class Start(Struct, frozen=True):
    pass


class Play(Struct, frozen=True):
    move: Move


class Reclaim(Struct, frozen=True):
    """Give me my seat back."""


class Again(Struct, frozen=True):
    pass


class Mute(Struct, frozen=True):
    person: Person
    muted: bool


class Remove(Struct, frozen=True):
    person: Person


class Forgive(Struct, frozen=True):
    """A removed person may come again."""

    person: Person


class MakeHost(Struct, frozen=True):
    person: Person


Wanted = (
    Come
    | Go
    | Sit
    | Stand
    | BringLuck
    | PlaceBot
    | RemoveBot
    | Unseat
    | Change
    | Start
    | Play
    | Reclaim
    | Again
    | Mute
    | Remove
    | Forgive
    | MakeHost
)


class Asked(Struct, frozen=True):
    """A command to a room: who, when (ms), what."""

    by: Person
    at: int
    wanted: Wanted


class Tick(Struct, frozen=True):
    """The house's clock: do what is due at `at` (ms). Nothing due, nothing done."""

    at: int
