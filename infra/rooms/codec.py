"""The codec of commits and snapshots: JSON, and back.

A game's own facts and table travel inside the room's as plain values; the game's name beside them
says what they are. What newer code has written is known as such (decisions/0014).
"""

import base64
import hashlib
from collections.abc import Iterable
from typing import Any, Union, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from domain.game import Game, Move, RuleBroken
from domain.games import GAMES
from domain.room.commands import Request
from domain.room.events import GameBegan, RoomEvent, RoomOpened, SettingsChanged, TablePlayed
from domain.room.room import Room
from infra.rooms.newer import loses, newer

NOTHING = b"null"
DIGEST_BYTES = 9


class Snapshot(Struct, frozen=True, gc=False, omit_defaults=True):
    """The room after a commit, and the commands done lately (see journal.py).

    `digests`: of what each of these asked for, in the same order; (): of none it is known.
    """

    room: Room
    done: tuple[str, ...]
    digests: tuple[str, ...] = ()


class Commit(Struct, frozen=True, gc=False, omit_defaults=True):
    """The facts of one command: when (ms), by whom (`person id`), with the client's id for it.

    `digest`: of what was asked for; empty where it is not known (`digest_of`).
    """

    version: int
    at: int
    events: tuple[RoomEvent, ...]
    command: str = ""
    snapshot: Snapshot | None = None
    digest: str = ""


class _Written(Struct, frozen=True, gc=False):
    """A commit whose snapshot is not looked into yet."""

    version: int
    at: int
    events: tuple[RoomEvent, ...]
    command: str = ""
    snapshot: msgspec.Raw = msgspec.Raw(NOTHING)
    digest: str = ""


_encoder = msgspec.json.Encoder()
_sorted = msgspec.json.Encoder(order="sorted")
_decoder = msgspec.json.Decoder(_Written)


def encode(commit: Commit) -> str:
    return _encoder.encode(commit).decode()


def decode(text: str) -> Commit:
    """A commit as it was written. A field of a fact that is unknown here is passed over.

    Raises:
        NewerCommit: a kind of fact, a game, its rules or a variant are unknown here.
    """
    try:
        kept = _decoder.decode(text)
        events = tuple([_revived(event) for event in kept.events])
    except msgspec.ValidationError as unknown:
        raise newer(text) from unknown
    snapshot = _snapshot(bytes(kept.snapshot))
    return Commit(kept.version, kept.at, events, kept.command, snapshot, kept.digest)


def digest_of(wanted: Request) -> str:
    """A short hash of what is asked for, the same whatever order its fields are sent in."""
    hashed = hashlib.sha256(_sorted.encode(wanted)).digest()
    return base64.urlsafe_b64encode(hashed[:DIGEST_BYTES]).decode()


def _snapshot(written: bytes) -> Snapshot | None:
    """None where this code would lose some of it: then older facts have to tell the room."""
    if written == NOTHING:
        return None
    try:
        found = _revived_snapshot(msgspec.json.decode(written, type=Snapshot))
    except msgspec.ValidationError:
        return None
    return None if loses(written, found) else found


def read_move(game: str, plain: Any) -> Move:
    """One of the game's moves from plain values.

    Raises:
        RuleBroken: "bad-move": it is none of them, or a field is out of shape.
    """
    try:
        (move,) = revived((plain,), GAMES[game].moves)
    except (msgspec.MsgspecError, RecursionError):
        raise RuleBroken("bad-move") from None
    return cast(Move, move)


def _revived(event: RoomEvent) -> RoomEvent:
    if isinstance(event, RoomOpened | SettingsChanged):
        _known(event.settings.game, variants=event.settings.variants)
        return event
    if not isinstance(event, GameBegan | TablePlayed):
        return event
    game = _known(event.game, event.rules)
    facts = revived(event.events, game.events)
    if isinstance(event, TablePlayed) and event.move is not None:
        (move,) = revived((event.move,), game.moves)
        return replace(event, events=facts, move=move)
    return replace(event, events=facts)


def _known(name: str, rules: int = 0, variants: tuple[str, ...] = ()) -> Game[Any, Any, Any, Any]:
    """The game, if this code can play it by these rules and variants.

    Raises:
        msgspec.ValidationError: it cannot.
    """
    game = GAMES.get(name)
    if game is None or rules > game.rules or not set(variants) <= {*game.variants}:
        raise msgspec.ValidationError(f"{name} by rules {rules} {variants} is not known here")
    return game


def revived(plain: Iterable[Any], kinds: tuple[type, ...]) -> tuple[Any, ...]:
    """A game's own values from plain ones.

    Raises:
        msgspec.MsgspecError: one is of none of these kinds.
    """
    kind = _union(kinds)
    return tuple([msgspec.convert(value, kind) for value in plain])


def _revived_snapshot(snapshot: Snapshot) -> Snapshot:
    room = snapshot.room
    _known(room.settings.game, variants=room.settings.variants)
    playing = room.playing
    if playing is None:
        return snapshot
    game = _known(playing.game, playing.rules)
    table = msgspec.convert(playing.table, game.table, str_keys=True)
    playing = replace(playing, table=table, wait=game.waits(table))
    return replace(snapshot, room=replace(room, playing=playing))


def _union(kinds: tuple[type, ...]) -> Any:
    return Union[kinds]  # noqa: UP007  (made from a tuple)
