"""The codec of commits and snapshots: JSON, and back.

A game's own facts and table travel inside the room's as plain values; the game's name next to
them says what they are.
"""

from collections.abc import Iterable
from typing import Any, Union, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from domain.game import Move, RuleBroken
from domain.games import GAMES
from domain.room.events import GameBegan, RoomEvent, TablePlayed
from domain.room.room import Room


class Snapshot(Struct, frozen=True, gc=False):
    """The room after a commit, and the commands done lately (see journal.py)."""

    room: Room
    done: tuple[str, ...]


class Commit(Struct, frozen=True, gc=False):
    """The facts of one command: when (ms), by whom (`person id`), with the client's id for it."""

    version: int
    at: int
    events: tuple[RoomEvent, ...]
    command: str = ""
    snapshot: Snapshot | None = None


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Commit)


def encode(commit: Commit) -> str:
    return _encoder.encode(commit).decode()


def decode(text: str) -> Commit:
    commit = _decoder.decode(text)
    return replace(
        commit,
        events=tuple(_revived(event) for event in commit.events),
        snapshot=commit.snapshot and _revived_snapshot(commit.snapshot),
    )


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
    if not isinstance(event, GameBegan | TablePlayed):
        return event
    facts = revived(event.events, GAMES[event.game].events)
    if isinstance(event, TablePlayed) and event.move is not None:
        (move,) = revived((event.move,), GAMES[event.game].moves)
        return replace(event, events=facts, move=move)
    return replace(event, events=facts)


def revived(plain: Iterable[Any], kinds: tuple[type, ...]) -> tuple[Any, ...]:
    """A game's own values from plain ones.

    Raises:
        msgspec.MsgspecError: one is of none of these kinds.
    """
    kind = _union(kinds)
    return tuple([msgspec.convert(value, kind) for value in plain])


def _revived_snapshot(snapshot: Snapshot) -> Snapshot:
    playing = snapshot.room.playing
    if playing is None:
        return snapshot
    game = GAMES[playing.game]
    table = msgspec.convert(playing.table, game.table, str_keys=True)
    playing = replace(playing, table=table, wait=game.waits(table))
    return replace(snapshot, room=replace(snapshot.room, playing=playing))


def _union(kinds: tuple[type, ...]) -> Any:
    return Union[kinds]  # noqa: UP007  (made from a tuple)
