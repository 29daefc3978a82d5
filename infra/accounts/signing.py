"""Signing in: a code for an address, then a token for the account behind it (R-01)."""

from msgspec import Struct

from domain.game import RuleBroken
from domain.room.pieces import Person
from infra.accounts import codes
from infra.accounts.address import address, key
from infra.accounts.letters import letter
from infra.accounts.own_games import forget_games
from infra.accounts.rows import (
    Account,
    account,
    account_of_mail,
    close_account,
    open_account,
    rename,
    take_over,
)
from infra.house import House
from infra.names import nickname
from infra.tokens import BadToken, Bearer

ACCOUNT_DAYS = 30
GUEST_DAYS = 30


class Signed(Struct, frozen=True):
    """What a page needs to be somebody."""

    token: str
    person: Person
    name: str


def send_code(house: House, mail: str, language: str, network: str) -> None:
    """A mail with a code, whether or not there is an account: nothing tells which.

    `network`: where it is asked for (infra/askers.py).

    Raises:
        RuleBroken: "bad-mail", "no-mail", "busy"; "too-many-mails" (minutes), or "…-here".
        Unavailable: the mail could not be handed over.
    """
    to = address(mail)
    if house.mail is None:
        raise RuleBroken("no-mail")
    house.mail.send(letter(to, codes.fresh_code(house, to, network), language))


def sign_in(house: House, mail: str, code: str, name: str, guest: Bearer | None) -> Signed:
    """The account of this address; the first time it is opened under the name, or the guest's.

    A guest who signs in becomes the new account, or the known account acts for him (R-07). The
    code is used up only when nothing else can be refused.

    Raises:
        RuleBroken: "bad-mail", "code-wrong" (left), "code-gone", "busy"; "name-empty" and
            "name-too-long": an account to be opened needs a name.
    """
    to = address(mail)
    kept = codes.matching(house, to, code)
    found = account_of_mail(house.shelf, key(to))
    called = "" if found else nickname(name or (guest.name if guest else ""))
    codes.use_up(house.shelf, kept)
    person = guest.person if guest and guest.generation is None else None
    opened = found or open_account(house.shelf, key(to), called, person)
    if person and person != opened.person:
        opened = take_over(house.shelf, opened.person, person)
    return _signed(house, opened)


def be_called(house: House, by: Bearer, name: str) -> Signed:
    """The same person under another name; older tokens stay good until they end.

    Raises:
        RuleBroken: "name-empty", "name-too-long" (most), "busy".
        BadToken: there is no such account any more.
    """
    called = nickname(name)
    if by.generation is None:
        return Signed(house.tokens.issue(by.person, called, GUEST_DAYS), by.person, called)
    return _signed(house, rename(house.shelf, by.person, called))


def forget_account(house: House, by: Bearer) -> None:
    """The account, its codes and its list of games. What others saw stays: names in old games."""
    closed = account(house.shelf, by.person)
    if closed is None or by.generation is None:
        raise BadToken
    forget_games(house.shelf, (closed.person, *closed.was))
    codes.forget(house.shelf, closed.mail)
    close_account(house.shelf, closed)


def _signed(house: House, opened: Account) -> Signed:
    token = house.tokens.issue(opened.person, opened.name, ACCOUNT_DAYS, opened.generation)
    return Signed(token, opened.person, opened.name)
