"""Rooms and the games that were played in them."""

from typing import Annotated

from fastapi import APIRouter, Depends, Response
from pydantic import BaseModel, Field

from functions.web.answers import bearer, json
from infra.open_house import house
from infra.replay import replay
from infra.rooms import open_new, preview
from infra.tokens import Bearer

router = APIRouter()


class NewRoom(BaseModel):
    game: str = Field(default="tycoon", max_length=40)


class NewCode(BaseModel):
    code: str


@router.post("/api/rooms")
def open_room(wanted: NewRoom, by: Annotated[Bearer, Depends(bearer)]) -> NewCode:
    return NewCode(code=open_new(house(), by, wanted.game))


@router.get("/api/rooms/{code}")
def look_at(code: str) -> Response:
    return json(preview(house(), code))


@router.get("/api/rooms/{code}/games/{number}/replay")
def replay_of(code: str, number: int) -> Response:
    return json(replay(house(), code, number))
