"""Accounts as they are kept: an address leads to a person, a person to name and generation.

A person is never an address nor made from one, and the address itself is kept nowhere. An
account may have come upon guests of the same player: it acts for them where they have a seat.
"""

from collections.abc import Callable
from contextlib import suppress

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from domain.game import RuleBroken
from domain.room.pieces import Person
from infra.shelf import Changed, Item, Shelf, Taken
from infra.tokens import BadToken, new_person

MOST_GUESTS = 20
ATTEMPTS = 5


class Account(Struct, frozen=True):
    """`mail`: the address's key. Tokens of an older `generation` are void.

    `was`: the guests whose seats are this account's too, the newest first.
    """

    person: Person
    name: str
    mail: str
    generation: int = 0
    was: tuple[Person, ...] = ()


def account(shelf: Shelf, person: Person) -> Account | None:
    kept = shelf.get(*_key(person))
    return None if kept is None else _read(kept)


def account_of_mail(shelf: Shelf, mail: str) -> Account | None:
    """`mail`: the address's key."""
    kept = shelf.get(*_mail_key(mail))
    return None if kept is None else account(shelf, Person(kept.body))


def open_account(shelf: Shelf, mail: str, name: str, guest: Person | None) -> Account:
    """The account of this address, from now on or already. A free guest becomes it (R-01).

    Raises:
        RuleBroken: "busy".
    """
    opened = _begun(shelf, mail, guest) or _opened(shelf, mail, name, _free(shelf, guest))
    try:
        shelf.put_if_absent(Item(*_mail_key(mail), opened.person))
    except Taken:
        found = account_of_mail(shelf, mail)
        if found is None:
            raise RuleBroken("busy") from None
        if found.person != opened.person:
            shelf.delete(*_key(opened.person))
        return found
    return opened


def is_taken_over(shelf: Shelf, guest: Person) -> bool:
    """Whether this guest is an account by now, or an account acts for him."""
    return any(shelf.get(*key) is not None for key in (_key(guest), _guest_key(guest)))


def take_over(shelf: Shelf, person: Person, guest: Person) -> Account:
    """The account acts for this guest from now on, if nobody else does.

    Raises:
        BadToken: there is no such account any more.
    """
    if shelf.get(*_key(guest)) is None:
        with suppress(Taken):
            shelf.put_if_absent(Item(*_guest_key(guest), person))
    owner = shelf.get(*_guest_key(guest))
    if owner is None or owner.body != person:
        return change(shelf, person, lambda kept: kept)
    return change(shelf, person, lambda kept: _joined(kept, guest))


def change(shelf: Shelf, person: Person, to: Callable[[Account], Account]) -> Account:
    """The account after the change, whoever else changes it at the same moment.

    Raises:
        BadToken: there is no such account.
        RuleBroken: "busy".
    """
    for _ in range(ATTEMPTS):
        kept = shelf.get(*_key(person))
        if kept is None:
            raise BadToken
        after = to(_read(kept))
        with suppress(Changed):
            shelf.put_if_unchanged(kept, _item(after))
            return after
    raise RuleBroken("busy")


def rename(shelf: Shelf, person: Person, name: str) -> Account:
    return change(shelf, person, lambda kept: replace(kept, name=name))


def sign_out_everywhere(shelf: Shelf, person: Person) -> None:
    change(shelf, person, lambda kept: replace(kept, generation=kept.generation + 1))


def close_account(shelf: Shelf, closed: Account) -> None:
    """The address leads nowhere any more, then the account is gone. Can be done again."""
    link = shelf.get(*_mail_key(closed.mail))
    if link is not None and link.body == closed.person:
        with suppress(Changed):
            shelf.delete_if_unchanged(link)
    shelf.delete(*_key(closed.person))


def _begun(shelf: Shelf, mail: str, guest: Person | None) -> Account | None:
    """What an opening that died half-way has left: the account, and no address that leads to it."""
    found = account(shelf, guest) if guest else None
    return found if found is not None and found.mail == mail else None


def _free(shelf: Shelf, guest: Person | None) -> Person:
    """The guest, if he may become an account; else somebody new."""
    return guest if guest and not is_taken_over(shelf, guest) else new_person()


def _opened(shelf: Shelf, mail: str, name: str, person: Person) -> Account:
    """Under another person if somebody took this one at the same moment."""
    wanted = Account(person, name, mail)
    try:
        shelf.put_if_absent(_item(wanted))
    except Taken:
        return _opened(shelf, mail, name, new_person())
    return wanted


def _joined(kept: Account, guest: Person) -> Account:
    if guest == kept.person or guest in kept.was:
        return kept
    return replace(kept, was=(guest, *kept.was)[:MOST_GUESTS])


def _read(item: Item) -> Account:
    return msgspec.json.decode(item.body, type=Account)


def _item(kept: Account) -> Item:
    return Item(*_key(kept.person), msgspec.json.encode(kept).decode())


def _key(person: Person) -> tuple[str, str]:
    return f"ACCOUNT#{person}", "-"


def _mail_key(mail: str) -> tuple[str, str]:
    return f"MAIL#{mail}", "-"


def _guest_key(guest: Person) -> tuple[str, str]:
    return f"GUEST#{guest}", "-"
