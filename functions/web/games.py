"""Finished games, to look at. They are nobody's secret: their link is enough."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from functions.web.answers import json
from functions.web.description import tells
from infra.open_house import house
from infra.replay import replay
from infra.steps import Contents, Sights
from infra.viewing import MOST_STEPS, contents, eyes_of, written_sights

router = APIRouter()

FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}


@router.get("/api/rooms/{code}/games/{number}", responses=tells(Contents))
def contents_of(code: str, number: int) -> Response:
    answer = json(contents(replay(house(), code, number)))
    answer.headers["Cache-Control"] = "no-cache"
    return answer


@router.get("/api/rooms/{code}/games/{number}/views", responses=tells(Sights))
def views_of(
    code: str,
    number: int,
    first: Annotated[int, Query(alias="from", ge=0)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_STEPS)] = MOST_STEPS,
    eyes: str = "table",
) -> Response:
    """The edition in the address is for who keeps the answer; the newest is given."""
    found = replay(house(), code, number)
    written = written_sights(found, first, count, eyes_of(eyes, len(found.names)))
    return Response(written, headers=FOR_EVER, media_type="application/json")
