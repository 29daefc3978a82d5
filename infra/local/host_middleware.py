"""Who asks under a name that is not this server's is turned away, at HTTP and at sockets alike."""

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from infra.web.host_check import is_own

MISDIRECTED = 421
SAID = (
    "This server does not know the name it was asked under. Use its address; "
    "for a name of its own start it with SITE=https://that.name\n"
)


class HostMiddleware:
    """Fails closed: also without a `Host`, with two, or with one that is malformed."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or _is_known(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close"})
        else:
            await PlainTextResponse(SAID, MISDIRECTED)(scope, receive, send)


def _is_known(scope: Scope) -> bool:
    hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    return len(hosts) == 1 and is_own(hosts[0])
