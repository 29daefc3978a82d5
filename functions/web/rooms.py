"""Routes of rooms, and of the replay files of their games."""

from typing import Annotated

from fastapi import APIRouter, Depends, Response
from pydantic import BaseModel, Field

from domain.room.pieces import RoomCode
from functions.web.openapi import answers_with
from functions.web.responses import bearer, json
from infra.accounts.tokens import Identity
from infra.current_services import current_services
from infra.replays.file import Replay, find_replay
from infra.rooms.opening import Preview, open_room_for, preview

router = APIRouter()


class NewRoom(BaseModel):
    game: str = Field(default="tycoon", max_length=40)


class RoomLink(BaseModel):
    """The code that leads to it."""

    code: RoomCode


@router.post("/api/rooms")
def open_room(wanted: NewRoom, by: Annotated[Identity, Depends(bearer)]) -> RoomLink:
    return RoomLink(code=open_room_for(current_services(), by, wanted.game))


@router.get("/api/rooms/{code}", responses=answers_with(Preview))
def preview_room(code: RoomCode) -> Response:
    return json(preview(current_services(), code))


@router.get("/api/rooms/{code}/games/{number}/replay", responses=answers_with(Replay))
def get_replay(code: RoomCode, number: int) -> Response:
    return json(find_replay(current_services(), code, number))
