"""The archive of finished games, apart from their rooms: a room may go, its games stay.

A game is stored once, under its room's code and its number there, for two years. It never changes,
so storing it again does nothing; only a name in it may be erased. A code under which games are
archived is not given to another room.
"""

import gzip
from base64 import b64decode, b64encode
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from msgspec import structs

from domain.room.pieces import RoomCode
from infra.clock import now_ms
from infra.ports.store import AlreadyExists, Item, Store
from infra.rooms.retention import GAME_DAYS, expires_at


class Archive(Protocol):
    """The port that stores replays as files (format.md). Any call may raise `Unavailable`."""

    def put(self, room: RoomCode, number: int, replay: bytes) -> None:
        """Store a finished game; one that is there already stays as it is."""
        ...

    def get(self, room: RoomCode, number: int) -> bytes | None: ...

    def exists(self, room: RoomCode, number: int) -> bool: ...

    def replace(self, room: RoomCode, number: int, replay: bytes) -> None:
        """Store it in place of the one that is there: a name in it was erased."""
        ...


def compress(replay: bytes) -> bytes:
    """Smaller by nine tenths; the same bytes for the same file."""
    return gzip.compress(replay, mtime=0)


def decompress(stored: bytes) -> bytes:
    return gzip.decompress(stored)


class StoreArchive:
    """The archive in the store: a body is a text, so what is compressed is written in base 64."""

    def __init__(self, store: Store, now: Callable[[], int] = now_ms) -> None:
        self._store = store
        self._now = now

    def put(self, room: RoomCode, number: int, replay: bytes) -> None:
        with suppress(AlreadyExists):
            self._store.put_if_absent(self._item(room, number, replay))

    def get(self, room: RoomCode, number: int) -> bytes | None:
        stored = self._store.get(*_key(room, number))
        return None if stored is None else decompress(b64decode(stored.body))

    def exists(self, room: RoomCode, number: int) -> bool:
        return self._store.get(*_key(room, number)) is not None

    def replace(self, room: RoomCode, number: int, replay: bytes) -> None:
        """It ends when the one before it would have."""
        before = self._store.get(*_key(room, number))
        item = self._item(room, number, replay)
        ends = before.expires if before and before.expires else item.expires
        self._store.put(structs.replace(item, expires=ends))

    def _item(self, room: RoomCode, number: int, replay: bytes) -> Item:
        body = b64encode(compress(replay)).decode()
        return Item(*_key(room, number), body, expires_at(self._now(), GAME_DAYS))


def _key(room: RoomCode, number: int) -> tuple[str, str]:
    return f"REPLAY#{room}", f"{number:06d}"
