"""One network opens no rooms without end, makes no guests without end, and guesses no codes.

Counted in memory; a proxy on this machine is no network (what it says of who asks is: uvicorn
reads it), nor is this machine itself.
"""

from collections.abc import Callable
from time import monotonic

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from infra.cache import BoundedCache
from infra.local.http_protocol import PROXIES
from infra.rate_limits import Window, wait_in
from infra.web.client_network import network_of

NETWORKS = 10_000
MINUTE_MS = 60_000
ROOMS = "/api/rooms"
MADE = {ROOMS: Window(30, MINUTE_MS), "/api/guests": Window(60, MINUTE_MS)}
"""New ones by POST."""
MISSES = Window(30, MINUTE_MS)
"""Asked about rooms that are not there."""
TOO_MANY = 429
NOT_THERE = {404, 410}


class NetworkLimits:
    """`now` in ms, of any clock that only goes on."""

    def __init__(self, app: ASGIApp, now: Callable[[], float] = lambda: 1000 * monotonic()) -> None:
        self._app = app
        self._now = now
        self._times: BoundedCache[tuple[str, str], tuple[float, ...]] = BoundedCache(NETWORKS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        network = _network(scope)
        if scope["type"] != "http" or not network:
            await self._app(scope, receive, send)
            return
        path, is_new = scope["path"], scope["method"] == "POST"
        if is_new and path in MADE:
            app = self._app if self._counted(network, path, MADE[path]) else TURNED_AWAY
            await app(scope, receive, send)
        elif not path.startswith(f"{ROOMS}/"):
            await self._app(scope, receive, send)
        elif self._wait(network, "misses", MISSES) > 0:
            await TURNED_AWAY(scope, receive, send)
        else:
            await self._app(scope, receive, self._counting_misses(network, send))

    def _counting_misses(self, network: str, send: Send) -> Send:
        async def counted(message: Message) -> None:
            if message.get("status") in NOT_THERE:
                self._counted(network, "misses", MISSES)
            await send(message)

        return counted

    def _wait(self, network: str, what: str, window: Window) -> float:
        return wait_in(window, self._times.get((network, what)) or (), self._now())

    def _counted(self, network: str, what: str, window: Window) -> bool:
        """Whether one more fits; it counts then."""
        if self._wait(network, what, window) > 0:
            return False
        times = self._times.get((network, what)) or ()
        self._times.put((network, what), (*times, self._now())[-window.most :])
        return True


TURNED_AWAY = JSONResponse({"error": "busy"}, TOO_MANY)


def _network(scope: Scope) -> str:
    peer = (scope.get("client") or ("",))[0]
    return "" if peer in PROXIES else network_of(peer)
