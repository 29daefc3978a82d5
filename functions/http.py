"""The plain questions: who am I, a new room, what is behind a link, a replay."""

from functools import cache
from typing import Annotated, Any

import msgspec
from fastapi import FastAPI, Header, Request, Response
from fastapi.exceptions import RequestValidationError
from mangum import Mangum
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException

from domain.game import RuleBroken
from infra.names import nickname
from infra.open_house import house
from infra.replay import replay
from infra.rooms import open_new, preview
from infra.shelf import Unavailable
from infra.tokens import BadToken, Bearer, new_person

GUEST_DAYS = 30
NOT_FOUND = {"no-such-room", "no-such-replay"}

app = FastAPI(title="Gavel", docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")


class NewGuest(BaseModel):
    name: str = Field(max_length=20_000)


class Guest(BaseModel):
    token: str
    person: str


class NewRoom(BaseModel):
    game: str = Field(default="tycoon", max_length=40)


class NewCode(BaseModel):
    code: str


@app.post("/api/guests")
def become_guest(wanted: NewGuest) -> Guest:
    """R-01: a nickname is enough."""
    person, name = new_person(), nickname(wanted.name)
    return Guest(token=house().tokens.issue(person, name, GUEST_DAYS), person=person)


@app.post("/api/rooms")
def open_room(wanted: NewRoom, authorization: Annotated[str, Header()] = "") -> NewCode:
    return NewCode(code=open_new(house(), _bearer(authorization), wanted.game))


@app.get("/api/rooms/{code}")
def look_at(code: str) -> Response:
    return _json(preview(house(), code))


@app.get("/api/rooms/{code}/games/{number}/replay")
def replay_of(code: str, number: int) -> Response:
    return _json(replay(house(), code, number))


@app.get("/api/time")
def time() -> dict[str, int]:
    return {"now": house().now()}


@app.get("/api/health")
def health() -> dict[str, str]:
    return {"is": "well"}


@app.exception_handler(RuleBroken)
def refused(_request: Request, broken: RuleBroken) -> Response:
    status = 404 if broken.key in NOT_FOUND else 400
    return _json({"error": broken.key, **broken.numbers}, status)


@app.exception_handler(BadToken)
def unknown(_request: Request, _bad: BadToken) -> Response:
    return _json({"error": "bad-token"}, 401)


@app.exception_handler(RequestValidationError)
def malformed(_request: Request, _bad: RequestValidationError) -> Response:
    return _json({"error": "bad-request"}, 422)


@app.exception_handler(HTTPException)
def nothing_here(_request: Request, nothing: HTTPException) -> Response:
    """No such path, or not with this method, or a body that can't even be read."""
    keys = {404: "no-such-path", 405: "no-such-method"}
    return _json({"error": keys.get(nothing.status_code, "bad-request")}, nothing.status_code)


@app.exception_handler(Unavailable)
def unavailable(_request: Request, _trouble: Unavailable) -> Response:
    return _json({"error": "unavailable"}, 503)


def _bearer(authorization: str) -> Bearer:
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer":
        raise BadToken
    return house().tokens.read(token)


def _json(body: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type="application/json")


@cache
def _adapter() -> Mangum:
    """Made at the first event: it opens an event loop, which one process for all has no use for."""
    return Mangum(app, lifespan="off")


def handler(event: dict[str, Any], context: Any) -> dict[str, Any]:
    """An HTTP API's event, payload format 2.0."""
    return _adapter()(event, context)
