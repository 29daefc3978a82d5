"""Routes of a room's games: the log of a running one; finished ones, by their link alone."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Response

from domain.room.pieces import RoomCode
from functions.web.openapi import answers_with
from functions.web.responses import bearer, json
from infra.accounts.tokens import Identity
from infra.current_services import current_services
from infra.replays.file import MOST_GAMES, find_replay
from infra.replays.view_types import Contents, Sights
from infra.replays.views import MOST_STEPS, contents, encode_sights, parse_eyes
from infra.rooms.log import LogPage, log_page
from infra.rooms.past import PastPage, past_page

router = APIRouter()

MOST_TOLD = 1_000_000
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}


@router.get("/api/rooms/{code}/games", responses=answers_with(PastPage))
def list_past_games(
    code: RoomCode, before: Annotated[int | None, Query(ge=1, le=MOST_GAMES)] = None
) -> Response:
    """R-18: however many there are."""
    return json(past_page(current_services(), code, before))


@router.get("/api/rooms/{code}/games/{number}/log", responses=answers_with(LogPage))
def get_log(
    code: RoomCode,
    number: int,
    by: Annotated[Identity, Depends(bearer)],
    first: Annotated[int, Query(alias="from", ge=0, le=MOST_TOLD)] = 0,
) -> Response:
    """R-17: for whoever may watch."""
    return json(log_page(current_services(), by, code, number, first))


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
