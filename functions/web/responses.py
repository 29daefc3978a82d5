"""Dependencies and responses of every route: the bearer, JSON, refusals as keys."""

from typing import Annotated, Any

import msgspec
from fastapi import Depends, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.exceptions import HTTPException
from starlette.routing import Match
from starlette.types import Scope

from domain.game import RuleBroken
from infra.accounts.auth import authenticate, authenticate_owner
from infra.accounts.tokens import BadToken, Identity
from infra.current_services import current_services
from infra.ports.store import Unavailable
from infra.rooms.handle import Busy
from infra.rooms.newer import NEWER
from infra.web.client_network import client_network

NOT_FOUND = ("no-such-room", "no-such-replay", "no-such-clip", "clip-expired")
METHODS = ("DELETE", "GET", "HEAD", "POST")
STATUS = {**dict.fromkeys(NOT_FOUND, 404), "room-expired": 410, NEWER: 503}

Shown = Annotated[HTTPAuthorizationCredentials | None, Depends(HTTPBearer(auto_error=False))]
"""The token in the header, if there is one."""


def bearer(shown: Shown) -> Identity:
    """Who asks, by the token in the header.

    Raises:
        BadToken
    """
    return authenticate(current_services(), token_of(shown))


def owner(shown: Shown) -> Identity:
    """Who asks about their own person: a guest who has become an account must come as that.

    Raises:
        BadToken
    """
    return authenticate_owner(current_services(), token_of(shown))


def anybody(shown: Shown) -> Identity | None:
    """Who asks, if that can be told."""
    try:
        return bearer(shown)
    except BadToken:
        return None


def network(request: Request) -> str:
    """From where it is asked."""
    peer = request.client.host if request.client else ""
    return client_network(peer, request.headers)


def token_of(shown: HTTPAuthorizationCredentials | None) -> str:
    if shown is None:
        raise BadToken
    return shown.credentials


def json(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(body), status, headers, media_type="application/json")


def refuse_in_keys(app: FastAPI) -> None:
    """Whatever goes wrong is answered as `{"error": key, …numbers}`."""
    app.exception_handler(RuleBroken)(_refused)
    app.exception_handler(BadToken)(_unknown)
    app.exception_handler(RequestValidationError)(_malformed)
    app.exception_handler(HTTPException)(_nothing_here)
    app.exception_handler(405)(_no_such_method)
    app.exception_handler(Unavailable)(_unavailable)
    app.exception_handler(Busy)(_unavailable)


def _refused(_request: Request, broken: RuleBroken) -> Response:
    return json({"error": broken.key, **broken.numbers}, STATUS.get(broken.key, 400))


def _unknown(_request: Request, _bad: BadToken) -> Response:
    return json({"error": "bad-token"}, 401, {"WWW-Authenticate": "Bearer"})


def _malformed(_request: Request, _bad: RequestValidationError) -> Response:
    return json({"error": "bad-request"}, 422)


def _nothing_here(_request: Request, nothing: HTTPException) -> Response:
    """No such path, or a body that can't even be read."""
    key = {404: "no-such-path"}.get(nothing.status_code, "bad-request")
    return json({"error": key}, nothing.status_code)


def _no_such_method(request: Request, _nothing: HTTPException) -> Response:
    headers = {"Allow": ", ".join(_allowed(request))}
    return json({"error": "no-such-method"}, 405, headers)


def _allowed(request: Request) -> list[str]:
    """All of the path; the framework names only those of the first route there."""
    scopes = {method: {**request.scope, "method": method} for method in METHODS}
    return [method for method, scope in scopes.items() if _is_there(request.app, scope)]


def _is_there(app: FastAPI, scope: Scope) -> bool:
    return any(route.matches(scope)[0] is Match.FULL for route in app.routes)


def _unavailable(_request: Request, _trouble: Unavailable | Busy) -> Response:
    return json({"error": "unavailable"}, 503)
