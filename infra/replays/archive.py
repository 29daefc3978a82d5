"""Where finished games are kept, apart from their rooms: a room may go, its games stay.

A game is kept once, under its room's code and its number there. It never changes, so whoever keeps
it again does nothing; and a code under which games are kept is not given to another room.
"""

import gzip
from base64 import b64decode, b64encode
from contextlib import suppress
from typing import Protocol

from domain.room.pieces import RoomCode
from infra.ports.store import AlreadyExists, Item, Store


class Archive(Protocol):
    """A replay is kept as its file (infra/replays/format.md). Any call may raise `Unavailable`."""

    def put(self, room: RoomCode, number: int, replay: bytes) -> None:
        """Keep a finished game; one that is kept already stays as it is."""
        ...

    def get(self, room: RoomCode, number: int) -> bytes | None: ...

    def exists(self, room: RoomCode, number: int) -> bool: ...


def compress(replay: bytes) -> bytes:
    """Smaller by nine tenths; the same bytes for the same file."""
    return gzip.compress(replay, mtime=0)


def decompress(kept: bytes) -> bytes:
    return gzip.decompress(kept)


class StoreArchive:
    """On the shelf: a body is a text, so what is packed is written in base 64."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def put(self, room: RoomCode, number: int, replay: bytes) -> None:
        body = b64encode(compress(replay)).decode()
        with suppress(AlreadyExists):
            self._store.put_if_absent(Item(*_key(room, number), body))

    def get(self, room: RoomCode, number: int) -> bytes | None:
        kept = self._store.get(*_key(room, number))
        return None if kept is None else decompress(b64decode(kept.body))

    def exists(self, room: RoomCode, number: int) -> bool:
        return self._store.get(*_key(room, number)) is not None


def _key(room: RoomCode, number: int) -> tuple[str, str]:
    return f"REPLAY#{room}", f"{number:06d}"
