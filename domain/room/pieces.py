"""Constants and value types of a room. Times are milliseconds since 1970, by the server's clock."""

from typing import Literal, NewType

from domain.game import Level, Placing, Value

RoomCode = NewType("RoomCode", str)
"""What a room's link ends with: six capitals and digits."""

Person = NewType("Person", str)
Chair = NewType("Chair", int)

CHAIRS = tuple(Chair(n) for n in range(6))
MOST_PEOPLE = 60
MOST_BANNED = 60
"""Who was removed longest ago is forgotten: a ban is of a person, and a guest can be another."""
LOG_LINES = 24
PAST_SHOWN = 20
PAST_SHOWN_AT_TABLE = 1
PAST_SHOWN_AT_END = 3
"""Every move sends them again; the lobby has room for more."""
PAST_KEPT = 100
GRACE_MS = 30_000
REVEAL_MS = 5_000
"""So long the deal waits for the strings of those who are here."""
APART_MS = 5_000
"""So far two servers' clocks may be apart; more, and the clock was set back."""
SHUT_MS = 24 * 3_600_000
"""So long nobody new comes from the network of who was removed, if the host so chooses."""
RENAMES_A_MINUTE = 3
MINUTE_MS = 60_000
Admission = Literal["open", "seats", "closed"]
"""Who may come and sit: everybody; everybody may watch, only who is let sits; nobody new comes."""

PACES = {"calm": (800, 1_700), "brisk": (60, 140)}
"""How long a bot thinks at least, and how much longer at most, in milliseconds (B-21)."""
WEIGHTS = {
    "Rolling": 50,
    "Outcry": 75,
    "Bidding": 75,
    "Asking": 75,
    "Sealing": 140,
    "Pricing": 140,
    "Wishing": 140,
    "Offering": 140,
    "TradeAsked": 140,
}
"""Percent of that by what is going on, which all see: a die, a raise, a price to write down.

What the bot has in hand must not count, or its pause would tell of it.
"""


Late = Literal["bot", "pass"]


class Settings(Value, frozen=True):
    """`late`: what happens to a slow seat, a bot takes it over or it just passes (R-16).

    `variants`: those of the chosen game's that are switched on, in the game's order.
    """

    game: str = "tycoon"
    late: Late = "bot"
    pace: Literal["calm", "brisk"] = "calm"
    animation: bool = True
    variants: tuple[str, ...] = ()


class Visitor(Value, frozen=True):
    """A person in the room. `gone`: since when no connection of theirs is open.

    `renamed`: when they took other names lately. `erased`: they have no name and never come back;
    a bot plays their seat. (In facts that were erased they have no name from the first on.)
    """

    person: Person
    name: str
    gone: int | None = None
    muted: bool = False
    renamed: tuple[int, ...] = ()
    erased: bool = False


class Banned(Value, frozen=True, omit_defaults=True):
    """Who was removed, under the name they had.

    `shut`: until when (ms) nobody new comes from their network either; 0: that was not chosen.
    """

    person: Person
    name: str
    shut: int = 0


class Occupant(Value, frozen=True):
    """Who sits in a chair: a person, or a bot of a level. `taken` counts up: earlier is less.

    `luck_hash`: of a string that is revealed, as `luck`, once seats are locked. Pages from before
    that brought the string itself.
    """

    taken: int
    person: Person | None = None
    level: Level | None = None
    luck: str = ""
    luck_hash: str = ""

    @property
    def is_awaited(self) -> bool:
        """Whether a string is promised that has not been revealed."""
        return bool(self.luck_hash) and not self.luck


class NameHash(Value, frozen=True):
    """A name in the chain of a game (chain.py). `salt` "": the name has been forgotten."""

    salt: str
    hash: str


class Past(Value, frozen=True):
    """A finished game. `names` and `chairs` by seat; a bot's name is empty."""

    number: int
    game: str
    ended: int
    names: tuple[str, ...]
    placings: tuple[Placing, ...]
    chairs: tuple[int, ...] = ()
