"""Routes of voice clips: an upload form, and a redirect to a clip's download address."""

from typing import Annotated

from fastapi import APIRouter, Depends, Response
from fastapi.responses import RedirectResponse
from pydantic import BaseModel, Field

from domain.room.pieces import RoomCode
from functions.web.openapi import answers_with
from functions.web.responses import bearer, json
from infra.accounts.tokens import Identity
from infra.current_services import current_services
from infra.ports.media import ClipType
from infra.protocol.frames import MOST_VOICE_SECONDS
from infra.rooms.voice import ClipForm, clip_url, upload_form

router = APIRouter()


class NewClip(BaseModel):
    type: ClipType
    seconds: float = Field(gt=0, le=MOST_VOICE_SECONDS, strict=True)


@router.post("/api/rooms/{code}/voice", responses=answers_with(ClipForm))
def create_upload(
    code: RoomCode, clip: NewClip, by: Annotated[Identity, Depends(bearer)]
) -> Response:
    """R-05: for whoever may be heard in the room."""
    return json(upload_form(current_services(), code, by, clip.type))


@router.get("/api/rooms/{code}/voice/{key}", status_code=302, response_class=RedirectResponse)
def get_clip(code: RoomCode, key: str) -> Response:
    """The way there is short-lived; whoever knows the name of a clip has heard its line."""
    way = clip_url(current_services(), code, key)
    return RedirectResponse(way, 302, {"cache-control": "no-store"})
