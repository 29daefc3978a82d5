"""A hash chain over a game: its head, shown while it runs, binds all that its replay will tell.

Each link is HMAC-SHA256(key, head before + the facts as JSON with sorted names). The key comes
from the seed: so nobody can try what is hidden against a head before the seed is shown, and the
seed's commitment has settled it before the game. Who holds a head holds the game up to there.
"""

import hashlib
import hmac
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.game import Value
from domain.luck import Luck
from domain.room.events import GameBegan, GameCalled, RoomEvent, TablePlayed
from domain.room.pieces import Chair, NameHash
from domain.room.room import Room

KEY = b"chain"
SALT_BITS = 64
_encoder = msgspec.json.Encoder(order="sorted")


class Call(Value, frozen=True):
    """What is settled when seats are locked, before any string is revealed."""

    room: str
    number: int
    commitment: str
    game: str
    chairs: tuple[Chair, ...]
    luck_hashes: tuple[str, ...]


class Deal(Value, frozen=True):
    """What the deal adds: the strings, and who plays. `people`: a name's hash; None of a bot."""

    rules: int
    salt: str
    people: tuple[str | None, ...]


class Entry(Value, frozen=True):
    """One command with what followed, as the replay tells it (infra/replays/format.md)."""

    version: int
    at: int
    seat: int | None
    bot: bool
    drawn: int
    events: tuple[Any, ...]
    move: Any = None
    rules: int = 0


def chain_key(seed: bytes) -> str:
    return hmac.digest(seed, KEY, "sha256").hex()


def linked(key: str, head: str, facts: Call | Deal | Entry) -> str:
    """The head after these facts: 64 hexadecimal digits."""
    told = bytes.fromhex(head) + _encoder.encode(facts)
    return hmac.digest(bytes.fromhex(key), told, "sha256").hex()


def name_hash(name: str, luck: Luck) -> NameHash:
    """Without its salt it tells nothing of the name: whoever forgets a name forgets both."""
    salt = "".join(f"{luck.below(1 << SALT_BITS):016x}" for _ in range(2))
    return NameHash(salt, hash_of_name(salt, name))


def hash_of_name(salt: str, name: str) -> str:
    return hashlib.sha256(f"{salt}\n{name}".encode()).hexdigest()


def hashes_of(people: Iterable[NameHash | None]) -> tuple[str | None, ...]:
    return tuple(None if person is None else person.hash for person in people)


def chained(room: Room, version: int, at: int, events: Iterable[RoomEvent]) -> Room:
    """The room after a commit, with the head that the commit makes.

    A game that began before there was a chain has no key and gets no head.
    """
    for event in events:
        if isinstance(event, GameCalled) and room.called is not None:
            head = _called(room, event)
            room = replace(room, called=replace(room.called, head=head))
    playing = room.playing
    if playing is None or not playing.key:
        return room
    head = playing.head
    for event in events:
        if isinstance(event, GameBegan):
            head = linked(playing.key, _called(room, event), _deal(event))
            head = linked(playing.key, head, _dealt(version, at, event))
        elif isinstance(event, TablePlayed):
            head = linked(playing.key, head, _played(version, at, event))
    return room if head == playing.head else replace(room, playing=replace(playing, head=head))


def _called(room: Room, fact: GameCalled | GameBegan) -> str:
    """What was settled by the call is the same at the deal, where nobody was waited for too."""
    game = room.settings.game
    call = Call(room.code, room.number, room.commitment, game, fact.chairs, fact.luck_hashes)
    return linked(fact.key, "", call)


def _deal(began: GameBegan) -> Deal:
    return Deal(began.rules, began.salt, hashes_of(began.people))


def _dealt(version: int, at: int, began: GameBegan) -> Entry:
    return Entry(version, at, None, False, began.drawn, began.events)


def _played(version: int, at: int, fact: TablePlayed) -> Entry:
    return Entry(version, at, fact.seat, fact.bot, fact.drawn, fact.events, fact.move, fact.rules)
