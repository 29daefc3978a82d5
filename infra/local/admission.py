"""Admission control: a full server refuses new rooms, and says so."""

from collections.abc import Callable

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

FULL = "server-full"


class AdmissionControl:
    """What is asked goes on to `app`, but for a new room where there is no place for one."""

    def __init__(self, app: ASGIApp, has_place: Callable[[], bool]) -> None:
        self._app = app
        self._has_place = has_place

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self._app
        if _opens_a_room(scope) and not self._has_place():
            app = JSONResponse({"error": FULL}, 503)
        await app(scope, receive, send)


def _opens_a_room(scope: Scope) -> bool:
    return (scope.get("method"), scope["path"]) == ("POST", "/api/rooms")
