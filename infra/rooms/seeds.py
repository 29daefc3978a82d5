"""Storage of games' secret seeds. No view, log or answer ever reads them."""

import secrets
from collections.abc import Callable
from contextlib import suppress

from domain.room.pieces import RoomCode
from infra.cache import BoundedCache
from infra.ports.store import AlreadyExists, Item, Store
from infra.rooms.retention import COMMIT_DAYS, expires_at

SEED_BYTES = 32
CACHED_SEEDS = 2_000

Key = tuple[RoomCode, int]


class Seeds:
    """Seeds by room and game, each an item that never changes; recent ones are cached."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._known: BoundedCache[Key, str] = BoundedCache(CACHED_SEEDS)

    def of(self, room: RoomCode, number: int) -> bytes:
        """The seed of a room's game, made once."""
        stored = self._known.get((room, number)) or self._stored(room, number)
        self._cache(room, number, stored)
        return bytes.fromhex(stored)

    def renew(self, room: RoomCode, number: int) -> None:
        """A room that lives on keeps the seed of its game."""
        self._store.put(self._item(room, number, self.of(room, number).hex()))

    def is_cached(self, room: RoomCode, number: int) -> bool:
        return (room, number) in self._known

    def fetch(self, room: RoomCode) -> None:
        """All of a room's, with one query, whichever of its games is on."""
        for item in self._store.query(f"ROOM#{room}", prefix="SEED#"):
            self._cache(room, int(item.sk.removeprefix("SEED#")), item.body)

    def _stored(self, room: RoomCode, number: int) -> str:
        fresh = self._item(room, number, secrets.token_hex(SEED_BYTES))
        stored = self._store.get(fresh.pk, fresh.sk)
        if stored is None:
            with suppress(
                AlreadyExists
            ):  # Somebody else made it at the same moment: theirs is the one.
                self._store.put_if_absent(fresh)
            stored = self._store.get(fresh.pk, fresh.sk)
        assert stored is not None
        return stored.body

    def _item(self, room: RoomCode, number: int, seed: str) -> Item:
        return Item(f"ROOM#{room}", f"SEED#{number}", seed, expires_at(self._now(), COMMIT_DAYS))

    def _cache(self, room: RoomCode, number: int, seed: str) -> None:
        self._known.put((room, number), seed)
