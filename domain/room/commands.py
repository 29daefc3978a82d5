"""Commands to a room. The gateway stamps who asks and when."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from domain.game import Level, Seat
from domain.room.pieces import Admission, Chair, Person, Settings

END = r"(?![\s\S])"
"""Of a text: before a last line end, too, stands `$` in Python; `\\Z` is in no schema."""

LuckString = Annotated[str, Meta(pattern=f"^[0-9a-f]{{32}}{END}", max_length=32)]
"""What a person adds to a game's luck."""

OpenLuck = Annotated[str, Meta(pattern=f"^([0-9a-f]{{32}})?{END}", max_length=32)]
"""The same from a page of before there were hashes; else empty."""

LuckHash = Annotated[str, Meta(pattern=f"^([0-9a-f]{{64}})?{END}", max_length=64)]
"""Its SHA-256, which binds the person before anybody knows the string."""


class Request(
    Struct, frozen=True, tag=True, tag_field="is", forbid_unknown_fields=True, omit_defaults=True
):
    """What a person wants of a room. In JSON its name stands under `is`.

    What is not used is not written: a field that is added changes no digest (infra/rooms/codec.py).
    """


class Come(Request, frozen=True):
    """A person's connection says hello."""

    name: str


class Go(Request, frozen=True):
    """A person's last connection has closed."""


class Erase(Request, frozen=True):
    """A person wants to be forgotten. `seats`: theirs, by the number of each finished game."""

    seats: tuple[tuple[int, Seat], ...] = ()


class Sit(Request, frozen=True):
    """`luck`: of pages from before there were hashes; next to a hash it counts for nothing."""

    chair: Chair
    luck: OpenLuck = ""
    luck_hash: LuckHash = ""


class Stand(Request, frozen=True):
    pass


class BringLuck(Request, frozen=True):
    """A fresh string's hash for the next game, sent after its commitment was seen. As in `Sit`."""

    luck: OpenLuck = ""
    luck_hash: LuckHash = ""


class Reveal(Request, frozen=True):
    """The string whose hash was brought, once the game is called."""

    luck: LuckString


class PlaceBot(Request, frozen=True):
    chair: Chair
    level: Level


class RemoveBot(Request, frozen=True):
    chair: Chair


class Unseat(Request, frozen=True):
    """Free somebody else's chair; they stay in the room."""

    chair: Chair


class Change(Request, frozen=True):
    settings: Settings


class Start(Request, frozen=True):
    pass


class Play(Request, frozen=True):
    """`move`: of the running game's own type (plain values until the gateway has read it)."""

    move: Any


class Reclaim(Request, frozen=True):
    """Give me my seat back."""


class Again(Request, frozen=True):
    pass


class Mute(Request, frozen=True):
    person: Person
    muted: bool


class Admit(Request, frozen=True):
    """Who may come and sit from now on."""

    admission: Admission


class LetSit(Request, frozen=True):
    """Who may sit down (or no more), where not everybody may."""

    person: Person
    may: bool


class Remove(Request, frozen=True):
    """`network`: and nobody new comes in from where they are, for a day."""

    person: Person
    network: bool = False


class Forgive(Request, frozen=True):
    """A removed person may come again."""

    person: Person


class MakeHost(Request, frozen=True):
    person: Person


FromPage = (
    Sit
    | Stand
    | BringLuck
    | Reveal
    | PlaceBot
    | RemoveBot
    | Unseat
    | Change
    | Start
    | Play
    | Reclaim
    | Again
    | Mute
    | Admit
    | LetSit
    | Remove
    | Forgive
    | MakeHost
)
"""What a page may ask for; coming and going are seen by the gateway, erasure comes over HTTP."""

Wanted = FromPage | Come | Go | Erase


class Asked(Struct, frozen=True):
    """A command to a room: who, when (ms), what."""

    by: Person
    at: int
    wanted: Wanted


class Tick(Struct, frozen=True):
    """The room's clock: do what is due at `at` (ms). Nothing due, nothing done."""

    at: int
