"""Storage of accounts: an address's keyed hash leads to a person, they to name and generation.

A person is never an address nor made from one, and the address itself is stored nowhere. An
account may have come upon guests of the same player: it acts for them where they have a seat.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from domain.game import RuleBroken
from domain.room.pieces import Person
from infra.accounts.address import AddressKey, from_old
from infra.accounts.address_links import (
    OLD_LINKS,
    delete_links,
    delete_old_link,
    find_link,
    link_key,
    move_link,
    put_link,
)
from infra.accounts.keyed_hash import KeyedHash
from infra.accounts.token_keys import TOKEN_DAYS
from infra.accounts.tokens import BadToken, new_person
from infra.ports.store import AlreadyExists, ConditionFailed, Item, Store
from infra.rooms.retention import ACCOUNT_DAYS, expires_at

MOST_GUESTS = 20
ATTEMPTS = 5


class Account(Struct, frozen=True):
    """`mail`: the address's keyed hash, or the old one. Tokens of an older `generation` are void.

    `was`: the guests whose seats are this account's too, the newest first.
    """

    person: Person
    name: str
    mail: str
    generation: int = 0
    was: tuple[Person, ...] = ()


def get_account(store: Store, person: Person) -> Account | None:
    stored = store.get(*_key(person))
    return None if stored is None else _read(stored)


def find_account(store: Store, mail: AddressKey) -> Account | None:
    """The account of this address. One that was stored under the old hash is moved."""
    person = find_link(store, mail)
    found = None if person is None else get_account(store, person)
    return found if found is None or found.mail == mail.keyed else _moved(store, mail, found)


def move_old_links(store: Store, keyed_hash: KeyedHash, partitions: Iterable[str]) -> None:
    """All accounts that are found by the old links of these partitions. Can be done again."""
    for partition in partitions:
        mail = from_old(keyed_hash, partition.removeprefix(OLD_LINKS))
        find_account(store, mail)
        delete_old_link(store, mail)


def _moved(store: Store, mail: AddressKey, found: Account) -> Account | None:
    """None where it is closed at the same moment."""
    move_link(store, mail, found.person)
    try:
        return update_account(store, found.person, lambda kept: replace(kept, mail=mail.keyed))
    except BadToken:
        delete_links(store, mail, found.person)
        return None


def open_account(store: Store, mail: AddressKey, name: str, guest: Person | None) -> Account:
    """The account of this address, from now on or already. A free guest becomes it (R-01).

    Raises:
        RuleBroken: "busy".
    """
    opened = _begun(store, mail, guest) or _opened(store, mail, name, _free(store, guest))
    try:
        put_link(store, mail, opened.person)
    except AlreadyExists:
        found = find_account(store, mail)
        if found is None:
            raise RuleBroken("busy") from None
        if found.person != opened.person:
            store.delete(*_key(opened.person))
            return found
    _mark_taken_over(store, opened.person)
    return opened


def is_taken_over(store: Store, guest: Person) -> bool:
    """Whether this guest is an account by now, or an account acts for them."""
    return store.get(*_guest_key(guest)) is not None


def is_an_account(store: Store, person: Person) -> bool:
    return store.get(*_key(person)) is not None


def _mark_taken_over(store: Store, person: Person) -> None:
    """The account's own person may have been a guest: that guest's token is void from now on."""
    store.put(Item(*_guest_key(person), person))


def take_over(store: Store, person: Person, guest: Person) -> Account:
    """The account acts for this guest from now on, if nobody else does.

    Raises:
        BadToken: there is no such account any more.
    """
    if store.get(*_key(guest)) is None:
        with suppress(AlreadyExists):
            store.put_if_absent(Item(*_guest_key(guest), person))
    owner = store.get(*_guest_key(guest))
    if owner is None or owner.body != person:
        return update_account(store, person, lambda stored: stored)
    return update_account(store, person, lambda stored: _joined(stored, guest))


def update_account(store: Store, person: Person, to: Callable[[Account], Account]) -> Account:
    """The account after the change, whoever else changes it at the same moment.

    Raises:
        BadToken: there is no such account.
        RuleBroken: "busy".
    """
    for _ in range(ATTEMPTS):
        stored = store.get(*_key(person))
        if stored is None:
            raise BadToken
        after = to(_read(stored))
        with suppress(ConditionFailed):
            store.put_if_unchanged(stored, replace(_item(after), expires=stored.expires))
            return after
    raise RuleBroken("busy")


def set_name(store: Store, person: Person, name: str) -> Account:
    return update_account(store, person, lambda stored: replace(stored, name=name))


def sign_out_everywhere(store: Store, person: Person) -> None:
    """Also with the tokens of the guest they were; older accounts are not marked yet."""
    _mark_taken_over(store, person)
    update_account(store, person, lambda kept: replace(kept, generation=kept.generation + 1))


def keep_alive(store: Store, account: Account, now: int) -> None:
    """With each sign-in the account's items are given their end anew.

    Whoever uses an account signs in, since tokens end; one that nobody uses goes by itself.
    """
    keys = [_key(account.person), link_key(account.mail)]
    for key in (*keys, *map(_guest_key, (account.person, *account.was))):
        kept = store.get(*key)
        if kept is not None:
            with suppress(ConditionFailed):  # Somebody changes it: the next sign-in does.
                store.put_if_unchanged(kept, replace(kept, expires=expires_at(now, ACCOUNT_DAYS)))


def void(store: Store, person: Person, now: int) -> None:
    """No token of this person is good any more, for as long as there may be any."""
    store.put(Item(*_guest_key(person), person, expires_at(now, TOKEN_DAYS + 1)))


def delete_account_items(store: Store, closed: Account, keyed_hash: KeyedHash) -> None:
    """The address leads nowhere any more, then the account is gone. Can be done again.

    Whether `mail` is a keyed hash or an old one, it leads to all links there may be.
    """
    delete_links(store, AddressKey(closed.mail, closed.mail), closed.person)
    delete_links(store, from_old(keyed_hash, closed.mail), closed.person)
    store.delete(*_key(closed.person))


def _begun(store: Store, mail: AddressKey, guest: Person | None) -> Account | None:
    """What an opening that died half-way has left: the account, and no address that leads to it."""
    found = get_account(store, guest) if guest else None
    return found if found is not None and found.mail in (mail.keyed, mail.old) else None


def _free(store: Store, guest: Person | None) -> Person:
    """The guest, if he may become an account; else somebody new."""
    if guest and not is_taken_over(store, guest) and not is_an_account(store, guest):
        return guest
    return new_person()


def _opened(store: Store, mail: AddressKey, name: str, person: Person) -> Account:
    """Under another person if somebody took this one at the same moment."""
    wanted = Account(person, name, mail.keyed)
    try:
        store.put_if_absent(_item(wanted))
    except AlreadyExists:
        return _opened(store, mail, name, new_person())
    return wanted


def _joined(stored: Account, guest: Person) -> Account:
    if guest == stored.person or guest in stored.was:
        return stored
    return replace(stored, was=(guest, *stored.was)[:MOST_GUESTS])


def _read(item: Item) -> Account:
    return msgspec.json.decode(item.body, type=Account)


def _item(stored: Account) -> Item:
    return Item(*_key(stored.person), msgspec.json.encode(stored).decode())


def _key(person: Person) -> tuple[str, str]:
    return f"ACCOUNT#{person}", "-"


def _guest_key(guest: Person) -> tuple[str, str]:
    return f"GUEST#{guest}", "-"
