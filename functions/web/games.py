"""Routes of a replay's views. Finished games are no secret: their link is enough."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from domain.room.pieces import RoomCode
from functions.web.openapi import answers_with
from functions.web.responses import json
from infra.current_services import current_services
from infra.replays.file import find_replay
from infra.replays.view_types import Contents, Sights
from infra.replays.views import MOST_STEPS, contents, encode_sights, parse_eyes

router = APIRouter()

FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}


@router.get("/api/rooms/{code}/games/{number}", responses=answers_with(Contents))
def get_replay_contents(code: RoomCode, number: int) -> Response:
    answer = json(contents(find_replay(current_services(), code, number)))
    answer.headers["Cache-Control"] = "no-cache"
    return answer


@router.get("/api/rooms/{code}/games/{number}/views", responses=answers_with(Sights))
def get_replay_views(
    code: RoomCode,
    number: int,
    first: Annotated[int, Query(alias="from", ge=0)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_STEPS)] = MOST_STEPS,
    eyes: str = "table",
) -> Response:
    """The `edition` in the address only separates cached answers; the newest is given."""
    found = find_replay(current_services(), code, number)
    written = encode_sights(found, first, count, parse_eyes(eyes, len(found.names)))
    return Response(written, headers=FOR_EVER, media_type="application/json")
