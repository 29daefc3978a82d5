"""The sender of messages in one process: a queue per connection, emptied by its own task."""

import asyncio
from collections import deque

from infra.services import ConnectionGone

NORMAL, POLICY, TOO_LARGE, TRY_LATER = 1000, 1008, 1009, 1013
"""Why a socket is closed, in the protocol's numbers."""

MOST_WAITING = 200
"""A connection this many messages behind is cut off; it comes back and gets the newest view."""


class Outbox:
    """What is still to be sent to one connection. Touched by the event loop's thread alone."""

    def __init__(self) -> None:
        self.waiting: deque[bytes] = deque()
        self.ready = asyncio.Event()
        self.closed = False
        self.code = NORMAL

    def add(self, message: bytes) -> None:
        if len(self.waiting) >= MOST_WAITING:
            self.close()
        elif not self.closed:
            self.waiting.append(message)
            self.ready.set()

    def close(self, code: int = NORMAL) -> None:
        """What waits is still sent. The first code counts."""
        self.code = self.code if self.closed else code
        self.closed = True
        self.ready.set()


class LocalSender:
    """Sends from any thread."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._outboxes: dict[str, Outbox] = {}

    @property
    def open(self) -> int:
        """How many connections are."""
        return len(self._outboxes)

    def opened(self, connection_id: str) -> Outbox:
        outbox = self._outboxes[connection_id] = Outbox()
        return outbox

    def closed(self, connection_id: str) -> None:
        self._outboxes.pop(connection_id, None)

    def send(self, connection_id: str, message: bytes) -> None:
        if self.send_all([(connection_id, message)]):
            raise ConnectionGone(connection_id)

    def send_all(self, messages: list[tuple[str, bytes]]) -> list[str]:
        known = [m for m in messages if m[0] in self._outboxes]
        if known:
            self._loop.call_soon_threadsafe(self._deliver, known)
        return [
            connection_id for connection_id, _ in messages if connection_id not in self._outboxes
        ]

    def close(self, connection_id: str) -> None:
        outbox = self._outboxes.get(connection_id)
        if outbox is not None:
            self._loop.call_soon_threadsafe(outbox.close)

    def _deliver(self, messages: list[tuple[str, bytes]]) -> None:
        for connection_id, message in messages:
            outbox = self._outboxes.get(connection_id)
            if outbox is not None:
                outbox.add(message)
