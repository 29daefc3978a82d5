"""What is drawn of a finished game."""

from fastapi import APIRouter, Response

from functions.web.openapi import tells
from functions.web.responses import json
from infra.current_services import current_services
from infra.replays.chart import Chart, charted
from infra.replays.file import find_replay

router = APIRouter()


@router.get("/api/rooms/{code}/games/{number}/chart", responses=tells(Chart))
def chart_of(code: str, number: int) -> Response:
    """Only after the end: it would tell what all have behind their screens (B-11)."""
    return json(charted(find_replay(current_services(), code, number)))
