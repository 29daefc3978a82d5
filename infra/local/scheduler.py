"""The scheduler of rooms' clocks in one process. Which rooms have one is stored for a restart."""

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
"""Rooms that are remembered though they want no waking."""

log = logging.getLogger(__name__)


class WakeRequest(Struct, frozen=True):
    """When a version of a room wants to be woken (ms), if ever."""

    version: int = 0
    at: int | None = None


class LocalScheduler:
    """Wakes each room exactly when it wants to be. `schedule` may be called from any thread."""

    def __init__(
        self,
        store: Store,
        loop: asyncio.AbstractEventLoop,
        threads: Executor,
        on_wake: Callable[[RoomCode], object],
    ) -> None:
        self._store = store
        self._loop = loop
        self._threads = threads
        self._on_wake = on_wake
        self._lock = Lock()
        self._requests: dict[RoomCode, WakeRequest] = {}
        self._stored = {RoomCode(item.sk) for item in store.query(SCHEDULED)}
        self._timers: dict[RoomCode, asyncio.TimerHandle] = {}
        self._stopped = False

    @property
    def rooms(self) -> tuple[RoomCode, ...]:
        """The rooms that want to be woken some day."""
        return tuple(self._stored)

    def restore(self) -> None:
        """Wake every room that was scheduled before a restart."""
        for room in self.rooms:
            self._loop.call_soon_threadsafe(self._wake, room)

    def stop(self) -> None:
        """Wake no more; called by the event loop's thread."""
        self._stopped = True
        for room in tuple(self._timers):
            self._disarm(room)

    def schedule(
        self, room: RoomCode, at: int | None, version: int, *, watched: bool = False
    ) -> None:
        del watched
        with self._lock:
            request = self._requests.get(room, WakeRequest())
            if version < request.version:
                return
            self._requests[room] = WakeRequest(version, at)
            self._evict_one()
            self._store_mark(room, wanted=at is not None)
            if at == request.at:
                return
        self._loop.call_soon_threadsafe(self._arm, room)

    def renew(
        self, room: RoomCode, lease: str, at: int | None, *, watched: bool = False
    ) -> int | None:
        """Here nothing is leased and waits on: `schedule` says all."""
        del room, lease, at, watched
        return None

    def _evict_one(self) -> None:
        """The room that has wanted nothing for longest; its next request is its newest, likely.

        If not, it is woken for nothing once.
        """
        if len(self._requests) > CACHED_REQUESTS:
            room = next(
                (room for room, request in self._requests.items() if request.at is None), None
            )
            if room is not None:
                del self._requests[room]

    def _store_mark(self, room: RoomCode, *, wanted: bool) -> None:
        if wanted and room not in self._stored:
            self._store.put(Item(SCHEDULED, room, ""))
            self._stored.add(room)
        elif not wanted and room in self._stored:
            self._store.delete(SCHEDULED, room)
            self._stored.discard(room)

    def _arm(self, room: RoomCode) -> None:
        """The newest request counts, in whatever order they came."""
        at = self._requests.get(room, WakeRequest()).at
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
            self._threads.submit(self._run, room)

    def _run(self, room: RoomCode) -> None:
        """Its request is served: if the room still wants the same, that is a new one."""
        with self._lock:
            request = self._requests.get(room, WakeRequest())
            self._requests[room] = WakeRequest(request.version, None)
        try:
            self._on_wake(room)
        except Exception:
            log.exception("room %s could not be ticked; it is tried again", room)
            self._loop.call_soon_threadsafe(self._wake_in, room, AGAIN_MS)
