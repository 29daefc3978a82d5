"""Sign-in: a code is mailed to an address, then exchanged for its account's token (R-01)."""

from msgspec import Struct

from domain.game import RuleBroken
from domain.room.pieces import Person
from infra.accounts import codes
from infra.accounts.address import address, address_key
from infra.accounts.letters import code_letter
from infra.accounts.store import (
    Account,
    find_account,
    keep_alive,
    open_account,
    set_name,
    take_over,
)
from infra.accounts.token_keys import TOKEN_DAYS
from infra.accounts.tokens import Identity
from infra.sanitize import nickname
from infra.services import Services

ACCOUNT_TOKEN_DAYS = TOKEN_DAYS
GUEST_TOKEN_DAYS = TOKEN_DAYS


class CodeSent(Struct, frozen=True):
    """`nonce`: what the browser that asked sends back with the code."""

    nonce: str


class SignedIn(Struct, frozen=True):
    """A token and whose it is: what a page needs to be somebody."""

    token: str
    person: Person
    name: str


def send_code(services: Services, mail: str, language: str, network: str) -> CodeSent:
    """A mail with a code, whether or not there is an account: nothing tells which.

    `network`: where it is asked for (infra/web/client_network.py).

    Raises:
        RuleBroken: "bad-mail", "no-mail", "busy"; "too-many-mails" (minutes), or "…-here".
        Unavailable: the mail could not be handed over.
    """
    to = address(mail)
    if services.mail is None:
        raise RuleBroken("no-mail")
    code = codes.issue_code(services, to, network)
    services.mail.send(code_letter(to, code.digits, language))
    return CodeSent(code.nonce)


class Proof(Struct, frozen=True):
    """That an address is somebody's: the code it was sent, by the browser that asked for it."""

    mail: str
    nonce: str
    code: str


def sign_in(services: Services, proof: Proof, name: str, guest: Identity | None) -> SignedIn:
    """The account of this address; the first time it is opened under the name, or the guest's.

    A guest who signs in becomes the new account, or the known account acts for them (R-07). The
    code is consumed only when nothing else can be refused.

    Raises:
        RuleBroken: "bad-mail", "code-wrong", "busy"; "name-empty" and "name-too-long": an account
            to be opened needs a name.
    """
    to = address(proof.mail)
    key = address_key(services.keyed_hash, to)
    kept = codes.verify_code(services, to, proof.nonce, proof.code)
    found = find_account(services.store, key)
    called = "" if found else nickname(name or (guest.name if guest else ""))
    codes.consume_code(services, kept)
    person = guest.person if guest and guest.generation is None else None
    opened = found or open_account(services.store, key, called, person)
    if person and person != opened.person:
        opened = take_over(services.store, opened.person, person)
    keep_alive(services.store, opened, services.now())
    return _signed_in(services, opened)


def rename_account(services: Services, by: Identity, name: str) -> SignedIn:
    """The same person under another name; older tokens stay good until they end.

    Raises:
        RuleBroken: "name-empty", "name-too-long" (most), "busy".
        BadToken: there is no such account any more.
    """
    called = nickname(name)
    if by.generation is None:
        return SignedIn(
            services.tokens.issue(by.person, called, GUEST_TOKEN_DAYS), by.person, called
        )
    return _signed_in(services, set_name(services.store, by.person, called))


def _signed_in(services: Services, opened: Account) -> SignedIn:
    token = services.tokens.issue(opened.person, opened.name, ACCOUNT_TOKEN_DAYS, opened.generation)
    return SignedIn(token, opened.person, opened.name)
