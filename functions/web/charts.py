"""What is drawn of a finished game."""

from fastapi import APIRouter, Response

from functions.web.answers import json
from functions.web.description import tells
from infra.chart import Chart, charted
from infra.open_house import house
from infra.replay import replay

router = APIRouter()


@router.get("/api/rooms/{code}/games/{number}/chart", responses=tells(Chart))
def chart_of(code: str, number: int) -> Response:
    """Only after the end: it would tell what all have behind their screens (B-11)."""
    return json(charted(replay(house(), code, number)))
