"""Routes of accounts: a code by mail, signing in and out, the name, the list of own games."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Response
from pydantic import BaseModel, Field

from domain.room.pieces import Person
from functions.web.openapi import ANYBODY, answers_with
from functions.web.responses import anybody, json, network, owner
from infra.accounts import sign_in as signing
from infra.accounts.own_games import OwnGames, list_own_games
from infra.accounts.personal_data import erase
from infra.accounts.sign_in import CodeSent, Proof, SignedIn
from infra.accounts.store import sign_out_everywhere
from infra.accounts.tokens import BadToken, Identity
from infra.current_services import current_services

router = APIRouter()

By = Annotated[Identity, Depends(owner)]
MaybeBy = Annotated[Identity | None, Depends(anybody)]
Network = Annotated[str, Depends(network)]
Text = Annotated[str, Field(max_length=1_000)]
Older = Annotated[str, Query(pattern=r"^(\d{14}#\w{1,12}#\d{1,9}#\d)?$", max_length=60)]


class CodeRequest(BaseModel):
    mail: Text
    language: Text = "en"


class SignInRequest(BaseModel):
    """`nonce`: of the answer to the request for the code.

    `name`: what a new account is called; where there is one, it keeps its own.
    """

    mail: Text
    nonce: Text
    code: Text
    name: Text = ""


class NewName(BaseModel):
    name: Text


@router.post("/api/codes", status_code=202, responses=answers_with(CodeSent, 202))
def send_code(reply_to: CodeRequest, network: Network) -> Response:
    """Alike whether the address has an account or not."""
    services = current_services()
    return json(signing.send_code(services, reply_to.mail, reply_to.language, network), 202)


@router.post("/api/sessions", responses=answers_with(SignedIn), openapi_extra=ANYBODY)
def sign_in(proof: SignInRequest, guest: MaybeBy) -> Response:
    """R-01: with a guest's token the guest becomes the account, or it acts for them."""
    proven = Proof(proof.mail, proof.nonce, proof.code)
    return json(signing.sign_in(current_services(), proven, proof.name, guest))


@router.delete("/api/sessions")
def sign_out(by: By) -> dict[str, str]:
    """On all devices: every token of the account issued up to now is void."""
    sign_out_everywhere(current_services().store, _account(by))
    return {}


@router.post("/api/names", responses=answers_with(SignedIn))
def rename_account(wanted: NewName, by: By) -> Response:
    return json(signing.rename_account(current_services(), by, wanted.name))


@router.delete("/api/accounts")
def delete_account(by: By) -> dict[str, str]:
    """Of pages from before one's data could be erased, which is more than they promise."""
    person = _account(by)
    erase(current_services(), person)
    return {}


@router.get("/api/games", responses=answers_with(OwnGames))
def own_games(by: By, after: Older = "") -> Response:
    """R-14: what one has played, the newest first; `more` is the `after` of the next page."""
    return json(list_own_games(current_services().store, (by.person, *by.was), after))


def _account(by: Identity) -> Person:
    if by.generation is None:
        raise BadToken
    return by.person
