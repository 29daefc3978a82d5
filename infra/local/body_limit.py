"""A limit for request bodies, or one request could fill the machine's memory.

Nothing that is asked of us is longer; and while a body is unfolded others wait, most of all for one
of numbers (4 ms of a processor for 64 KB). The cloud's gateway has a limit of its own (10 MB).
"""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BODY_BYTES = 32 * 1024
TOO_LARGE = 413


class BodyLimit:
    """Turns a body away before it is read where its length is said, else where it gets too long."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        weighed = 0

        async def measured() -> Message:
            nonlocal weighed
            message = await receive()
            weighed += len(message.get("body", b""))
            if max(weighed, said) > MOST_BODY_BYTES:
                raise HTTPException(TOO_LARGE)
            return message

        said = _said_length(Request(scope))
        await self._app(scope, measured, send)


def _said_length(request: Request) -> int:
    length = request.headers.get("content-length", "")
    return int(length[:18]) if length.isascii() and length.isdigit() else 0
