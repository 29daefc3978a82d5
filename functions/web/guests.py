"""Route by which somebody becomes a guest."""

from fastapi import APIRouter
from pydantic import BaseModel, Field

from infra.accounts.sign_in import GUEST_TOKEN_DAYS
from infra.accounts.tokens import new_person
from infra.current_services import current_services
from infra.sanitize import nickname

router = APIRouter()


class NewGuest(BaseModel):
    name: str = Field(max_length=1_000)


class Guest(BaseModel):
    token: str
    person: str


@router.post("/api/guests")
def create_guest(wanted: NewGuest) -> Guest:
    """R-01: a nickname is enough."""
    person, name = new_person(), nickname(wanted.name)
    return Guest(
        token=current_services().tokens.issue(person, name, GUEST_TOKEN_DAYS), person=person
    )
