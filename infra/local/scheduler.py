"""The clocks of all rooms in one process. Which rooms have one is kept, so a restart goes on."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from threading import Lock

from msgspec import Struct

from domain.room.pieces import RoomCode
from infra.clock import now_ms
from infra.ports.store import Item, Store

AGAIN_MS = 1_000
SCHEDULED = "RINGING"
CACHED_REQUESTS = 2_000
"""Rooms whose wishes are remembered when they have none."""

log = logging.getLogger(__name__)


class WakeRequest(Struct, frozen=True):
    """When a version of a room wants to be woken (ms), if ever."""

    version: int = 0
    at: int | None = None


class LocalScheduler:
    """Rings each room exactly when it wants to be woken. `set` may be called from any thread."""

    def __init__(
        self,
        store: Store,
        loop: asyncio.AbstractEventLoop,
        threads: Executor,
        ring: Callable[[RoomCode], object],
    ) -> None:
        self._store = store
        self._loop = loop
        self._threads = threads
        self._ring = ring
        self._lock = Lock()
        self._wishes: dict[RoomCode, WakeRequest] = {}
        self._kept = {RoomCode(item.sk) for item in store.query(SCHEDULED)}
        self._timers: dict[RoomCode, asyncio.TimerHandle] = {}
        self._stopped = False

    @property
    def rooms(self) -> tuple[RoomCode, ...]:
        """The rooms that want to be woken some day."""
        return tuple(self._kept)

    def restore(self) -> None:
        """Ring every room that had an alarm before a restart."""
        for room in self.rooms:
            self._loop.call_soon_threadsafe(self._wake, room)

    def stop(self) -> None:
        """Ring no more; called by the event loop's thread."""
        self._stopped = True
        for room in tuple(self._timers):
            self._disarm(room)

    def schedule(
        self, room: RoomCode, at: int | None, version: int, *, watched: bool = False
    ) -> None:
        del watched
        with self._lock:
            wish = self._wishes.get(room, WakeRequest())
            if version < wish.version:
                return
            self._wishes[room] = WakeRequest(version, at)
            self._forget_one()
            self._keep(room, wanted=at is not None)
            if at == wish.at:
                return
        self._loop.call_soon_threadsafe(self._arm, room)

    def renew(
        self, room: RoomCode, lease: str, at: int | None, *, watched: bool = False
    ) -> int | None:
        """Here an alarm has no lease and does not wait on: `set` says all."""
        del room, lease, at, watched
        return None

    def _forget_one(self) -> None:
        """The room that has wished nothing for longest; its next wish is its newest, very likely.

        If not, it is rung for nothing once.
        """
        if len(self._wishes) > CACHED_REQUESTS:
            room = next((room for room, wish in self._wishes.items() if wish.at is None), None)
            if room is not None:
                del self._wishes[room]

    def _keep(self, room: RoomCode, *, wanted: bool) -> None:
        if wanted and room not in self._kept:
            self._store.put(Item(SCHEDULED, room, ""))
            self._kept.add(room)
        elif not wanted and room in self._kept:
            self._store.delete(SCHEDULED, room)
            self._kept.discard(room)

    def _arm(self, room: RoomCode) -> None:
        """The newest wish counts, in whatever order they were said."""
        at = self._wishes.get(room, WakeRequest()).at
        self._disarm(room)
        if at is not None:
            self._wake_in(room, max(0, at - now_ms()))

    def _disarm(self, room: RoomCode) -> None:
        timer = self._timers.pop(room, None)
        if timer is not None:
            timer.cancel()

    def _wake_in(self, room: RoomCode, wait: int) -> None:
        self._disarm(room)
        if not self._stopped:
            self._timers[room] = self._loop.call_later(wait / 1000, self._wake, room)

    def _wake(self, room: RoomCode) -> None:
        self._disarm(room)
        if not self._stopped:
            self._threads.submit(self._rung, room)

    def _rung(self, room: RoomCode) -> None:
        """Its wish is fulfilled: if the room still wants the same, that is a new one."""
        with self._lock:
            wish = self._wishes.get(room, WakeRequest())
            self._wishes[room] = WakeRequest(wish.version, None)
        try:
            self._ring(room)
        except Exception:
            log.exception("room %s could not be rung; it is tried again", room)
            self._loop.call_soon_threadsafe(self._wake_in, room, AGAIN_MS)
