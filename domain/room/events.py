"""Events of a room. A table's own events travel inside `GameBegan` and `TablePlayed`."""

from typing import Any, Literal

from domain.game import Event, Level, Placing, Seat
from domain.room.pieces import Admission, Chair, NameHash, Person, RoomCode, Settings

Why = Literal["offline", "slow"]


class RoomOpened(Event, frozen=True):
    """`commitment`: of the first game's seed, before anybody brought luck."""

    code: RoomCode
    host: Person
    name: str
    settings: Settings
    commitment: str


class PersonCame(Event, frozen=True):
    person: Person
    name: str


class PersonWent(Event, frozen=True):
    """The last connection of a person closed."""

    person: Person


class PersonMuted(Event, frozen=True):
    person: Person
    muted: bool


class AdmissionChanged(Event, frozen=True):
    """Who may come and sit from now on."""

    admission: Admission


class PersonLetSit(Event, frozen=True):
    """Where not everybody may."""

    person: Person
    may: bool


class PersonRemoved(Event, frozen=True, omit_defaults=True):
    """`network`: what the host chose; which network that is, is in no event."""

    person: Person
    network: bool = False


class PersonForgiven(Event, frozen=True):
    """A removed person may come again."""

    person: Person


class PersonErased(Event, frozen=True):
    """A person has had themself erased: their name is forgotten, and whatever hung on it.

    `seats`: in which finished game (by number) which seat was theirs.
    """

    person: Person
    seats: tuple[tuple[int, Seat], ...]


class HostPassed(Event, frozen=True):
    person: Person


class ChairTaken(Event, frozen=True, omit_defaults=True):
    """`luck_hash`: of the person's own random string for the next game, hexadecimal.

    `luck`: that string itself, of pages from before there were hashes.
    """

    chair: Chair
    person: Person
    luck: str
    luck_hash: str = ""


class ChairLeft(Event, frozen=True):
    chair: Chair


class ChairMoved(Event, frozen=True):
    """Whoever sat in it sits in `to` now, with their luck and place in the order of arrival."""

    chair: Chair
    to: Chair


class LuckBrought(Event, frozen=True, omit_defaults=True):
    """As in `ChairTaken`; both once the string is revealed."""

    chair: Chair
    luck: str
    luck_hash: str = ""


class BotPlaced(Event, frozen=True):
    chair: Chair
    level: Level


class BotRemoved(Event, frozen=True):
    chair: Chair


class SettingsChanged(Event, frozen=True):
    settings: Settings


class GameCalled(Event, frozen=True):
    """Seats are locked; the deal waits for the strings whose hashes were brought.

    By seat `chairs` and `luck_hashes`. `key`: of the chain (chain.py).
    """

    chairs: tuple[Chair, ...]
    luck_hashes: tuple[str, ...]
    key: str


class GameBegan(Event, frozen=True, omit_defaults=True):
    """`chairs`: the chair of each seat, clockwise. `salt`: the strings all seats brought.

    `drawn` counts the blocks of luck used so far (domain/luck.py).
    `people` (None: a bot), `luck_hashes` (by seat, if the game was called before) and `key`: for
    the chain of its commits (chain.py); "": it has none.
    """

    number: int
    game: str
    rules: int
    chairs: tuple[Chair, ...]
    lone_human: Seat | None
    salt: str
    events: tuple[Any, ...]
    drawn: int
    people: tuple[NameHash | None, ...] = ()
    key: str = ""
    luck_hashes: tuple[str, ...] = ()


class TablePlayed(Event, frozen=True, omit_defaults=True):
    """What followed from one move, or (`seat` None) from the clock.

    `flaw`: the bot failed with this, and did anything that is allowed (B-07).
    `move`: what was asked for. None for the clock, and in games from before it was kept.
    `rules`: that decided it, where they are newer than those of the table so far (B-22).
    """

    game: str
    seat: Seat | None
    bot: bool
    events: tuple[Any, ...]
    drawn: int
    flaw: str = ""
    move: Any = None
    rules: int = 0


class SeatKept(Event, frozen=True):
    seat: Seat
    why: Why


class SeatReturned(Event, frozen=True):
    seat: Seat


class GameEnded(Event, frozen=True):
    placings: tuple[Placing, ...]


class ClockSetBack(Event, frozen=True):
    """By the server's clock some things began later than now: they begin now."""


class TableCleared(Event, frozen=True):
    """Back to the lobby. `commitment`: of the next game's seed."""

    commitment: str


RoomEvent = (
    RoomOpened
    | PersonCame
    | PersonWent
    | PersonMuted
    | AdmissionChanged
    | PersonLetSit
    | PersonRemoved
    | PersonForgiven
    | PersonErased
    | HostPassed
    | ChairTaken
    | ChairLeft
    | ChairMoved
    | LuckBrought
    | BotPlaced
    | BotRemoved
    | SettingsChanged
    | GameCalled
    | GameBegan
    | TablePlayed
    | SeatKept
    | SeatReturned
    | GameEnded
    | TableCleared
    | ClockSetBack
)
