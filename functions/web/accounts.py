"""Accounts: a code by mail, signing in and out, one's name, one's own games."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Response
from pydantic import BaseModel, Field

from domain.room.pieces import Person
from functions.web.answers import anybody, json, network, owner
from functions.web.description import ANYBODY, tells
from infra.accounts import signing
from infra.accounts.own_games import OwnGames, own_games
from infra.accounts.rows import sign_out_everywhere
from infra.accounts.signing import Signed
from infra.open_house import house
from infra.tokens import BadToken, Bearer

router = APIRouter()

By = Annotated[Bearer, Depends(owner)]
MaybeBy = Annotated[Bearer | None, Depends(anybody)]
Network = Annotated[str, Depends(network)]
Text = Annotated[str, Field(max_length=1_000)]
Older = Annotated[str, Query(pattern=r"^(\d{14}#\w{1,12}#\d{1,9}#\d)?$", max_length=60)]


class Asker(BaseModel):
    mail: Text
    language: Text = "en"


class Proof(BaseModel):
    """`name`: what a new account is called; where there is one, it keeps its own."""

    mail: Text
    code: Text
    name: Text = ""


class NewName(BaseModel):
    name: Text


@router.post("/api/codes", status_code=202)
def send_code(asker: Asker, network: Network) -> dict[str, str]:
    """Alike whether the address has an account or not."""
    signing.send_code(house(), asker.mail, asker.language, network)
    return {}


@router.post("/api/sessions", responses=tells(Signed), openapi_extra=ANYBODY)
def sign_in(proof: Proof, guest: MaybeBy) -> Response:
    """R-01: with a guest's token the guest becomes the account, or it acts for him."""
    return json(signing.sign_in(house(), proof.mail, proof.code, proof.name, guest))


@router.delete("/api/sessions")
def sign_out(by: By) -> dict[str, str]:
    """On all devices: every token of the account issued up to now is void."""
    sign_out_everywhere(house().shelf, _account(by))
    return {}


@router.post("/api/names", responses=tells(Signed))
def be_called(wanted: NewName, by: By) -> Response:
    return json(signing.be_called(house(), by, wanted.name))


@router.delete("/api/accounts")
def forget_account(by: By) -> dict[str, str]:
    signing.forget_account(house(), by)
    return {}


@router.get("/api/games", responses=tells(OwnGames))
def games(by: By, after: Older = "") -> Response:
    """R-14: what one has played, the newest first; `more` is the `after` of the next page."""
    return json(own_games(house().shelf, (by.person, *by.was), after))


def _account(by: Bearer) -> Person:
    if by.generation is None:
        raise BadToken
    return by.person
