"""The clocks of all rooms in one process. Which rooms have one is kept, so a restart goes on."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from threading import Lock

from msgspec import Struct

from infra.clock import now_ms
from infra.ports.store import Item, Store

AGAIN_MS = 1_000
RINGING = "RINGING"
CACHED_WISHES = 2_000
"""Rooms whose wishes are remembered when they have none."""

log = logging.getLogger(__name__)


class Wish(Struct, frozen=True):
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
        ring: Callable[[str], object],
    ) -> None:
        self._shelf = store
        self._loop = loop
        self._threads = threads
        self._ring = ring
        self._lock = Lock()
        self._wishes: dict[str, Wish] = {}
        self._kept = {item.sk for item in store.query(RINGING)}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._stopped = False

    @property
    def rooms(self) -> tuple[str, ...]:
        """The rooms that want to be woken some day."""
        return tuple(self._kept)

    def wake_all(self) -> None:
        """Ring every room that had an alarm before a restart."""
        for room in self.rooms:
            self._loop.call_soon_threadsafe(self._wake, room)

    def stop(self) -> None:
        """Ring no more; called by the event loop's thread."""
        self._stopped = True
        for room in tuple(self._timers):
            self._disarm(room)

    def schedule(self, room: str, at: int | None, version: int, *, watched: bool = False) -> None:
        del watched
        with self._lock:
            wish = self._wishes.get(room, Wish())
            if version < wish.version:
                return
            self._wishes[room] = Wish(version, at)
            self._forget_one()
            self._keep(room, wanted=at is not None)
            if at == wish.at:
                return
        self._loop.call_soon_threadsafe(self._arm, room)

    def renew(self, room: str, lease: str, at: int | None, *, watched: bool = False) -> int | None:
        """Here an alarm has no lease and does not wait on: `set` says all."""
        del room, lease, at, watched
        return None

    def _forget_one(self) -> None:
        """The room that has wished nothing for longest; its next wish is its newest, very likely.

        If not, it is rung for nothing once.
        """
        if len(self._wishes) > CACHED_WISHES:
            room = next((room for room, wish in self._wishes.items() if wish.at is None), None)
            if room is not None:
                del self._wishes[room]

    def _keep(self, room: str, *, wanted: bool) -> None:
        if wanted and room not in self._kept:
            self._shelf.put(Item(RINGING, room, ""))
            self._kept.add(room)
        elif not wanted and room in self._kept:
            self._shelf.delete(RINGING, room)
            self._kept.discard(room)

    def _arm(self, room: str) -> None:
        """The newest wish counts, in whatever order they were said."""
        at = self._wishes.get(room, Wish()).at
        self._disarm(room)
        if at is not None:
            self._wake_in(room, max(0, at - now_ms()))

    def _disarm(self, room: str) -> None:
        timer = self._timers.pop(room, None)
        if timer is not None:
            timer.cancel()

    def _wake_in(self, room: str, wait: int) -> None:
        self._disarm(room)
        if not self._stopped:
            self._timers[room] = self._loop.call_later(wait / 1000, self._wake, room)

    def _wake(self, room: str) -> None:
        self._disarm(room)
        if not self._stopped:
            self._threads.submit(self._rung, room)

    def _rung(self, room: str) -> None:
        """Its wish is fulfilled: if the room still wants the same, that is a new one."""
        with self._lock:
            wish = self._wishes.get(room, Wish())
            self._wishes[room] = Wish(wish.version, None)
        try:
            self._ring(room)
        except Exception:
            log.exception("room %s could not be rung; it is tried again", room)
            self._loop.call_soon_threadsafe(self._wake_in, room, AGAIN_MS)
