"""Middleware that adds the security headers, as the cloud's distribution does."""

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from infra.web.host_check import host_name
from infra.web.security_headers import security_headers


class SecurityHeadersMiddleware:
    """Adds them where an answer has none of its own."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def hardened(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = list(message["headers"])
                named = {name.lower() for name, _ in own}
                more = [header for header in _headers(scope) if header[0] not in named]
                message = {**message, "headers": [*own, *more]}
            await send(message)

        await self._app(scope, receive, hardened)


def _headers(scope: Scope) -> list[tuple[bytes, bytes]]:
    said = security_headers(sockets=_sockets(Headers(scope=scope).get("host", "")))
    return [(name.encode(), value.encode()) for name, value in said.items()]


def _sockets(host: str) -> str:
    return f"ws://{host} wss://{host}" if host_name(host) else ""
