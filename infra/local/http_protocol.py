"""HTTP connections that waste a place are closed: slow, silent, too many of one network.

uvicorn bounds what is silent between two questions (`timeout_keep_alive`); here is what it does
not: a question that never comes or never ends, and a head without end.
"""

from asyncio import Protocol, TimerHandle, Transport
from collections import Counter

from msgspec import Struct
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from infra.web.client_network import network_of

PROXIES = {"127.0.0.1", "::1"}
"""Many may come through one on this machine: it bounds them itself."""


class HttpLimits(Struct, frozen=True):
    """Seconds for a head and a body, bytes of a head, connections open of a network and in all."""

    head: float = 10
    body: float = 60
    head_bytes: int = 16 * 1024
    of_network: int = 64
    open: int = 300


class LimitedHttpProtocol(HttpToolsProtocol):
    """One connection, until it is closed or becomes a socket."""

    limits = HttpLimits()
    opened: Counter[str]
    """How many of each network are open, of all connections of one server."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timer: TimerHandle | None = None
        self._head = 0
        self._is_asked = False
        peer = self.client[0] if self.client else ""
        self._network = "" if peer in PROXIES else network_of(peer)
        self.opened[self._network] += 1
        if self._is_too_much():
            transport.close()
        self._wait(self.limits.head)

    def _is_too_much(self) -> bool:
        many = self._network and self.opened[self._network] > self.limits.of_network
        return bool(many) or self.opened.total() > self.limits.open

    def data_received(self, data: bytes) -> None:
        if not self._is_asked:
            self._head += len(data)
            if self._timer is None:
                self._wait(self.limits.head)
        super().data_received(data)
        if not self._is_asked and self._head > self.limits.head_bytes:
            self.transport.close()

    def on_headers_complete(self) -> None:
        self._is_asked = True
        self._wait(self.limits.body)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_asked, self._head = False, 0
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _leave(self) -> None:
        self._stop_waiting()
        self.opened[self._network] -= 1
        self.opened += Counter()


def limited_http(limits: HttpLimits = HttpLimits()) -> type[Protocol]:  # noqa: B008
    """The protocol of one server, with these limits."""
    return type("Http", (LimitedHttpProtocol,), {"limits": limits, "opened": Counter()})
