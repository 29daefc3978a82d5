"""Links from addresses to accounts, stored under an address's keyed hash.

They lay under a hash without a secret before, by which likely addresses could be found. Such a link
is moved when a server or a deployment starts, or else when its owner signs in: first the new link,
then the old one goes, last the account knows its new key. Wherever that breaks off, the next move
or the closing of the account finds all of it.
"""

from contextlib import suppress

from domain.room.pieces import Person
from infra.accounts.address import AddressKey
from infra.ports.store import AlreadyExists, ConditionFailed, Item, Store

OLD_LINKS = "MAIL#"


def find_link(store: Store, mail: AddressKey) -> Person | None:
    found = store.get(*link_key(mail.keyed)) or store.get(*_old_at(mail.old))
    return None if found is None else Person(found.body)


def put_link(store: Store, mail: AddressKey, person: Person) -> None:
    """Raises AlreadyExists."""
    store.put_if_absent(Item(*link_key(mail.keyed), person))


def move_link(store: Store, mail: AddressKey, person: Person) -> None:
    """To the keyed hash, with the end it had; the old one is gone."""
    old = store.get(*_old_at(mail.old))
    ends = None if old is None else old.expires
    with suppress(AlreadyExists):
        store.put_if_absent(Item(*link_key(mail.keyed), person, ends))
    delete_old_link(store, mail)


def delete_old_link(store: Store, mail: AddressKey) -> None:
    store.delete(*_old_at(mail.old))


def delete_links(store: Store, mail: AddressKey, person: Person) -> None:
    """Those that lead to this person; the address may be somebody else's by now."""
    for where in (link_key(mail.keyed), _old_at(mail.old)):
        link = store.get(*where)
        if link is not None and link.body == person:
            with suppress(ConditionFailed):
                store.delete_if_unchanged(link)


def link_key(keyed: str) -> tuple[str, str]:
    return f"ADDRESS#{keyed}", "-"


def _old_at(old: str) -> tuple[str, str]:
    return f"{OLD_LINKS}{old}", "-"
