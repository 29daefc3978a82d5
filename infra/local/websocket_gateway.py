"""A WebSocket gateway like API Gateway's: events of its shape, its limits, its closings."""

import asyncio
import logging
import secrets
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress
from time import monotonic
from typing import Any

from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from infra.clock import now_ms
from infra.local.admission import FULL
from infra.local.http_protocol import PROXIES
from infra.local.sender import NORMAL, POLICY, TOO_LARGE, TRY_LATER, LocalSender, Outbox
from infra.protocol.frames import MOST_FRAME_BYTES, id_of
from infra.protocol.messages import Answer, Bye, Now, encode_message
from infra.rate_limits import Window, wait_in
from infra.web.client_network import network_of

Handler = Callable[[dict[str, Any], object], Any]

log = logging.getLogger(__name__)

CODES = {"": NORMAL, "frame-too-large": TOO_LARGE, "flooding": POLICY}
SPARED = 0.1
MOST_MESSAGE_BYTES = 33 * 1024
"""Of a longer message nothing is kept: a frame has 32 KB, and who sends little more is told so."""
LAST_WORDS_SECONDS = 2
"""How long a socket that closes may take to read what was still to be said."""


class GatewayLimits(Struct, frozen=True):
    """`idle` and `longest` as in the cloud (seconds); `frames` of one connection, by us.

    `hello`: seconds for the first frame. What one process bears: `connections` open, so many of one
    network, and frames of all of them `waiting` for their turn.
    At 1,000 frames a second the last of 1,000 waits a second; a page gives up after eight.
    """

    hello: float = 20
    idle: float = 600
    longest: float = 7_200
    frames: Window = Window(most=3 * 20, ms=3_000)
    connections: int = 3_000
    of_network: int = 200
    waiting: int = 1_000


class WebSocketGateway:
    """Accepts sockets and turns what they do into events for the handlers of the routes."""

    def __init__(
        self,
        routes: dict[str, Handler],
        sender: LocalSender,
        threads: Executor,
        limits: GatewayLimits,
    ) -> None:
        self._routes = routes
        self._sender = sender
        self._threads = threads
        self._limits = limits
        self._waiting = 0
        self._of_network: Counter[str] = Counter()

    @property
    def has_place_for_a_room(self) -> bool:
        """Some connections are spared for the rooms there are: friends may still come."""
        return self._sender.open < self._limits.connections * (1 - SPARED)

    async def __call__(self, socket: WebSocket) -> None:
        connection_id = secrets.token_urlsafe(9)
        peer = socket.client.host if socket.client else ""
        if not await self._opens(socket, connection_id, peer):
            await socket.close(POLICY)
            return
        await socket.accept()
        network = "" if peer in PROXIES else network_of(peer)
        if not self._has_place_for(network):
            await _turned_away(socket)
            return
        self._of_network[network] += 1
        try:
            await self._served(socket, connection_id)
        finally:
            self._of_network[network] -= 1
            self._of_network += Counter()

    def _has_place_for(self, network: str) -> bool:
        is_many = network and self._of_network[network] >= self._limits.of_network
        return not is_many and self._sender.open < self._limits.connections

    async def _served(self, socket: WebSocket, connection_id: str) -> None:
        outbox = self._sender.opened(connection_id)
        writer = asyncio.create_task(_write(socket, outbox))
        why = ""
        try:
            why = await self._listen(socket, connection_id)
        finally:
            if why:
                outbox.add(encode_message(Bye(why)))
            outbox.close(CODES[why])
            self._sender.closed(connection_id)
            await self._handled("$disconnect", connection_id)
            await asyncio.wait({writer}, timeout=LAST_WORDS_SECONDS)
            writer.cancel()

    async def _listen(self, socket: WebSocket, connection_id: str) -> str:
        """Until it closes; why we close it (a key), if we do."""
        recent: deque[float] = deque(maxlen=self._limits.frames.most)
        end = monotonic() + self._limits.longest
        patience = self._limits.hello
        while True:
            text = await _heard(socket, min(patience, end - monotonic()))
            patience = self._limits.idle
            if text is None:
                return ""
            if len(text.encode(errors="replace")) > MOST_FRAME_BYTES:
                return "frame-too-large"
            if wait_in(self._limits.frames, [*recent], now := 1000 * monotonic()) > 0:
                return "flooding"
            recent.append(now)
            if self._waiting >= self._limits.waiting:
                self._sender.send_all([(connection_id, encode_message(_later(text)))])
            else:
                await self._handled("$default", connection_id, body=text)

    async def _opens(self, socket: WebSocket, connection_id: str, peer: str) -> bool:
        """As the gateway does: what $connect does not answer with 200 is turned away with 403."""
        headers = {"headers": dict(socket.headers)}
        answer = await self._handled("$connect", connection_id, peer, **headers)
        return bool(answer == {"statusCode": 200})

    async def _handled(self, route: str, connection_id: str, peer: str = "", **more: Any) -> Any:
        """The function's answer; None where it failed."""
        event = _event(route, connection_id, peer) | more
        loop = asyncio.get_running_loop()
        self._waiting += 1
        try:
            return await loop.run_in_executor(self._threads, self._routes[route], event, None)
        except Exception:
            log.exception("%s failed", route)
            return None
        finally:
            self._waiting -= 1


async def _turned_away(socket: WebSocket) -> None:
    with suppress(RuntimeError, WebSocketDisconnect, OSError):  # The other side was faster.
        await socket.send_text(encode_message(Bye(FULL)).decode())
        await socket.close(TRY_LATER)


def _later(text: str) -> Answer | Now:
    """To a frame there is no time for. A beat has no id and wants to hear only that we are here."""
    frame = id_of(text)
    return Answer(frame, "busy") if frame else Now(now_ms(), 0)


async def _heard(socket: WebSocket, idle: float) -> str | None:
    """The next frame; None when the socket has closed, or was silent for so long (seconds)."""
    try:
        async with asyncio.timeout(idle):
            message = await socket.receive()
    except (TimeoutError, WebSocketDisconnect):
        return None
    if message["type"] == "websocket.disconnect":
        return None
    text: str | None = message.get("text")
    return message["bytes"].decode(errors="replace") if text is None else text


async def _write(socket: WebSocket, outbox: Outbox) -> None:
    try:
        while True:
            await outbox.ready.wait()
            outbox.ready.clear()
            while outbox.waiting:
                await socket.send_text(outbox.waiting.popleft().decode())
            if outbox.closed:
                await socket.close(outbox.code)
                return
    except (RuntimeError, WebSocketDisconnect, OSError):
        return  # The other side was faster.


def _event(route: str, connection_id: str, peer: str) -> dict[str, Any]:
    """`peer`: who has opened it. A proxy on this machine is nobody's network."""
    is_known = peer and peer not in PROXIES
    return {
        "requestContext": {
            **({"identity": {"sourceIp": peer}} if is_known else {}),
            "routeKey": route,
            "eventType": {"$connect": "CONNECT", "$disconnect": "DISCONNECT"}.get(route, "MESSAGE"),
            "messageDirection": "IN",
            "connectionId": connection_id,
            "requestId": secrets.token_urlsafe(9),
            "requestTimeEpoch": now_ms(),
            "stage": "local",
        },
        "body": None,
        "isBase64Encoded": False,
    }
