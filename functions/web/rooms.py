"""Rooms and the games that were played in them."""

from typing import Annotated

from fastapi import APIRouter, Depends, Response
from pydantic import BaseModel, Field

from functions.web.answers import bearer, json
from functions.web.description import tells
from infra.open_house import house
from infra.replay import Replay, replay
from infra.rooms import Preview, open_new, preview
from infra.tokens import Bearer

router = APIRouter()


class NewRoom(BaseModel):
    game: str = Field(default="tycoon", max_length=40)


class Room(BaseModel):
    """What leads to it."""

    code: str


@router.post("/api/rooms")
def open_room(wanted: NewRoom, by: Annotated[Bearer, Depends(bearer)]) -> Room:
    return Room(code=open_new(house(), by, wanted.game))


@router.get("/api/rooms/{code}", responses=tells(Preview))
def look_at(code: str) -> Response:
    return json(preview(house(), code))


@router.get("/api/rooms/{code}/games/{number}/replay", responses=tells(Replay))
def replay_of(code: str, number: int) -> Response:
    return json(replay(house(), code, number))
