"""Rooms and the games that were played in them."""

from typing import Annotated

from fastapi import APIRouter, Depends, Response
from pydantic import BaseModel, Field

from functions.web.openapi import tells
from functions.web.responses import bearer, json
from infra.accounts.tokens import Identity
from infra.current_services import current_services
from infra.replays.file import Replay, find_replay
from infra.rooms.opening import Preview, open_room_for, preview

router = APIRouter()


class NewRoom(BaseModel):
    game: str = Field(default="tycoon", max_length=40)


class Room(BaseModel):
    """What leads to it."""

    code: str


@router.post("/api/rooms")
def open_room(wanted: NewRoom, by: Annotated[Identity, Depends(bearer)]) -> Room:
    return Room(code=open_room_for(current_services(), by, wanted.game))


@router.get("/api/rooms/{code}", responses=tells(Preview))
def look_at(code: str) -> Response:
    return json(preview(current_services(), code))


@router.get("/api/rooms/{code}/games/{number}/replay", responses=tells(Replay))
def replay_of(code: str, number: int) -> Response:
    return json(find_replay(current_services(), code, number))
