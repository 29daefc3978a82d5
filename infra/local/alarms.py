"""The clocks of all rooms in one process. Which rooms have one is kept, so a restart goes on."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor

from infra.shelf import Item, Shelf
from infra.times import now_ms

AGAIN_MS = 1_000
RINGING = "RINGING"

log = logging.getLogger(__name__)


class LocalAlarms:
    """Rings each room exactly when it wants to be woken. `set` may be called from any thread."""

    def __init__(
        self,
        shelf: Shelf,
        loop: asyncio.AbstractEventLoop,
        threads: Executor,
        ring: Callable[[str], object],
    ) -> None:
        self._shelf = shelf
        self._loop = loop
        self._threads = threads
        self._ring = ring
        self._set: dict[str, asyncio.TimerHandle] = {}
        self._kept = {item.sk for item in shelf.query(RINGING)}

    @property
    def rooms(self) -> tuple[str, ...]:
        """The rooms that want to be woken some day."""
        return tuple(self._kept)

    def set(self, room: str, at: int | None) -> None:
        if at is None and room in self._kept:
            self._kept.discard(room)
            self._shelf.delete(RINGING, room)
        elif at is not None and room not in self._kept:
            self._kept.add(room)
            self._shelf.put(Item(RINGING, room, ""))
        self._loop.call_soon_threadsafe(self._arm, room, at)

    def rang(self, room: str, lease: str, at: int | None) -> int | None:
        """Here an alarm has no lease and does not wait on: `set` says all."""
        del room, lease, at
        return None

    def _arm(self, room: str, at: int | None) -> None:
        old = self._set.pop(room, None)
        if old is not None:
            old.cancel()
        if at is not None:
            wait = max(0, at - now_ms()) / 1000
            self._set[room] = self._loop.call_later(wait, self._wake, room)

    def _wake(self, room: str) -> None:
        self._set.pop(room, None)
        self._loop.run_in_executor(self._threads, self._rung, room)

    def _rung(self, room: str) -> None:
        try:
            self._ring(room)
        except Exception:
            log.exception("room %s could not be rung; it is tried again", room)
            self._loop.call_soon_threadsafe(self._arm, room, now_ms() + AGAIN_MS)
