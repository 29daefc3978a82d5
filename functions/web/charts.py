"""Route of a finished game's chart."""

from fastapi import APIRouter, Response

from domain.room.pieces import RoomCode
from functions.web.openapi import answers_with
from functions.web.responses import json
from infra.current_services import current_services
from infra.replays.chart import Chart, chart_of
from infra.replays.file import find_replay

router = APIRouter()


@router.get("/api/rooms/{code}/games/{number}/chart", responses=answers_with(Chart))
def get_chart(code: RoomCode, number: int) -> Response:
    """Only after the end: it would tell what all hold in secret (B-11)."""
    return json(chart_of(find_replay(current_services(), code, number)))
