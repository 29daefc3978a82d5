"""Becoming somebody."""

from fastapi import APIRouter
from pydantic import BaseModel, Field

from infra.accounts.signing import GUEST_DAYS
from infra.names import nickname
from infra.open_house import house
from infra.tokens import new_person

router = APIRouter()


class NewGuest(BaseModel):
    name: str = Field(max_length=20_000)


class Guest(BaseModel):
    token: str
    person: str


@router.post("/api/guests")
def become_guest(wanted: NewGuest) -> Guest:
    """R-01: a nickname is enough."""
    person, name = new_person(), nickname(wanted.name)
    return Guest(token=house().tokens.issue(person, name, GUEST_DAYS), person=person)
