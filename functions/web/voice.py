"""Voice: a form to send a clip with, and the way to one that was sent."""

from typing import Annotated

from fastapi import APIRouter, Depends, Response
from fastapi.responses import RedirectResponse
from pydantic import BaseModel, Field

from functions.web.openapi import tells
from functions.web.responses import bearer, json
from infra.accounts.tokens import Identity
from infra.current_services import current_services
from infra.ports.media import ClipType
from infra.protocol.frames import MOST_VOICE_SECONDS
from infra.rooms.voice import ClipForm, address_of, form_for

router = APIRouter()


class NewClip(BaseModel):
    type: ClipType
    seconds: float = Field(gt=0, le=MOST_VOICE_SECONDS, strict=True)


@router.post("/api/rooms/{code}/voice", responses=tells(ClipForm))
def form(code: str, clip: NewClip, by: Annotated[Identity, Depends(bearer)]) -> Response:
    """R-05: for whoever may be heard in the room."""
    return json(form_for(current_services(), code, by, clip.type))


@router.get("/api/rooms/{code}/voice/{key}", status_code=302, response_class=RedirectResponse)
def hear(code: str, key: str) -> Response:
    """The way there is short-lived; whoever knows the name of a clip has heard its line."""
    way = address_of(current_services(), code, key)
    return RedirectResponse(way, 302, {"cache-control": "no-store"})
