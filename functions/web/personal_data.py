"""Routes of what is known of a person: all of it as one file, and its erasure."""

from typing import Annotated

from fastapi import APIRouter, Depends, Response

from domain.room.pieces import Person
from functions.web.openapi import answers_with
from functions.web.responses import Shown, json, owner, token_of
from infra.accounts.personal_data import PersonalData, erasable, erase, export, must_not_flood
from infra.accounts.tokens import BadToken, Identity
from infra.current_services import current_services

router = APIRouter()


def leaver(shown: Shown) -> Person:
    """Who wants to be erased; also again, if that was begun with this token and broke off.

    Raises:
        BadToken
    """
    try:
        return owner(shown).person
    except BadToken:
        return erasable(current_services(), token_of(shown))


@router.get("/api/people/me", responses=answers_with(PersonalData))
def export_personal_data(by: Annotated[Identity, Depends(owner)]) -> Response:
    """R-19."""
    must_not_flood(current_services(), by)
    return json(export(current_services(), by.person), headers={"Cache-Control": "no-store"})


@router.delete("/api/people/me")
def erase_person(person: Annotated[Person, Depends(leaver)]) -> dict[str, str]:
    """R-19: a guest or an account."""
    erase(current_services(), person)
    return {}
