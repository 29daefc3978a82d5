"""Addresses are stored under keyed hashes; accounts of before are found, and moved there."""

import hashlib
import hmac
from collections.abc import Iterator
from contextlib import suppress

import pytest

from domain.room.pieces import Person
from infra.accounts import store as rows
from infra.accounts.address import address_key
from infra.accounts.auth import authenticate
from infra.accounts.keyed_hash import KeyedHash
from infra.accounts.personal_data import erase
from infra.accounts.sign_in import Proof, SignedIn, send_code, sign_in
from infra.accounts.store import Account, find_account, get_account, move_old_links
from infra.accounts.tokens import Identity
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Item, Store
from tests.infra.counting import Died, Watched
from tests.infra.fakes import ANN, KEYED_HASH, World

ADDRESSES = ("ann@example.org", "bob@example.org")
KEY = address_key(KEYED_HASH, ADDRESSES[0])
OLD = (f"MAIL#{KEY.old}", "-")
NEW = (f"ADDRESS#{KEY.keyed}", "-")
WRITES = 3
"""Of a move."""


@pytest.fixture
def world(store: Store) -> World:
    return World(store)


def signed(world: World, guest: Person | None = None, mail: str = ADDRESSES[0]) -> SignedIn:
    sent = send_code(world.services, mail, "en", "")
    proof = Proof(mail, sent.nonce, world.mail.code(mail))
    return sign_in(world.services, proof, "Anew", Identity(guest, "Ann") if guest else None)


def guessed(stored: str) -> list[str]:
    """What somebody who has the table, and this code, finds by trying likely addresses."""
    likely = [f"{name}@example.org" for name in ("ann", "bob", "cat", "dan", "eve")]
    return [mail for mail in likely if any(hashed in stored for hashed in hashes(mail, stored))]


def hashes(mail: str, stored: str) -> Iterator[str]:
    """All that can be made of an address by this code without its secret, or with a stored one."""
    plain = hashlib.sha256(f"gavel mail {mail}".encode()).hexdigest()
    yield plain
    for secret in {"", "gavel mail ", *stored.split("'")}:
        yield KeyedHash(lambda secret=secret: secret).of("address", plain)  # type: ignore[misc]
        yield hmac.new(secret.encode(), mail.encode(), "sha256").hexdigest()


def everything(store: SqliteStore) -> str:
    return "".join(map(str, store._run("SELECT * FROM items")[0]))


def test_who_steals_the_table_finds_no_address_by_trying(sqlite_store: SqliteStore) -> None:
    world = World(sqlite_store)
    for mail in ADDRESSES:
        signed(world, mail=mail)
    assert guessed(everything(sqlite_store)) == []


def test_as_it_was_before_both_would_have_been_found(sqlite_store: SqliteStore) -> None:
    for n, mail in enumerate(ADDRESSES):
        as_before(World(sqlite_store), Person(f"person-{n}"), mail)
    assert guessed(everything(sqlite_store)) == [*ADDRESSES]
    for mail in ADDRESSES:
        signed(World(sqlite_store), mail=mail)
    assert guessed(everything(sqlite_store)) == []


def as_before(world: World, person: Person = ANN, mail: str = ADDRESSES[0]) -> None:
    """The account as it was stored before: its address under a hash that needed no secret."""
    old = address_key(KEYED_HASH, mail).old
    world.store.put(rows._item(Account(person, "Ann", old)))
    world.store.put(Item(f"MAIL#{old}", "-", person))


def must_be_moved(world: World) -> None:
    assert world.store.get(*OLD) is None
    assert world.store.get(*NEW) is not None
    assert get_account(world.store, ANN) == Account(ANN, "Ann", KEY.keyed)


def test_an_account_of_before_is_found_and_moved_by_its_sign_in(world: World) -> None:
    as_before(world)
    for _ in range(2):
        assert signed(world).person == ANN
        must_be_moved(world)


def test_it_is_moved_once(world: World) -> None:
    as_before(world)
    signed(world)
    watched = Watched(world.store)
    found = find_account(watched, KEY)
    assert found is not None
    assert watched.calls == {"get": 2}


def test_all_are_moved_at_once_and_none_that_is_moved_already(world: World) -> None:
    """Also those who never come back; a link to nobody goes."""
    people = {}
    for n, mail in enumerate(ADDRESSES):
        people[mail] = Person(f"person-{n}")
        as_before(world, people[mail], mail)
    world.store.put(Item("MAIL#" + "0" * 64, "-", "nobody"))
    old = [f"MAIL#{address_key(KEYED_HASH, mail).old}" for mail in ADDRESSES] + ["MAIL#" + "0" * 64]
    for _ in range(2):
        move_old_links(world.store, KEYED_HASH, old)
        assert [world.store.query(pk) for pk in old] == [[]] * 3
    assert {mail: signed(world, mail=mail).person for mail in ADDRESSES} == people


def dying(store: Store, writes: int) -> Watched:
    """The store of a process that dies after so many writes."""
    watched = Watched(store)

    def before(name: str, _item: Item | None) -> None:
        made = watched.calls.total() - watched.calls["get"]
        if name != "get" and made > writes:
            raise Died

    watched.before = before
    return watched


@pytest.mark.parametrize("writes", range(WRITES))
def test_a_move_that_breaks_off_is_gone_on_with(world: World, writes: int) -> None:
    as_before(world)
    with pytest.raises(Died):
        find_account(dying(world.store, writes), KEY)
    assert signed(world).person == ANN
    must_be_moved(world)


@pytest.mark.parametrize("writes", range(WRITES + 1))
def test_nothing_is_left_of_an_account_that_is_closed_after_a_broken_move(
    world: World, writes: int
) -> None:
    as_before(world)
    with suppress(Died):
        find_account(dying(world.store, writes), KEY)
    token = world.services.tokens.issue(ANN, "Ann", 1, 0)
    erase(world.services, authenticate(world.services, token).person)
    for where in (OLD, NEW, rows._key(ANN)):
        assert world.store.get(*where) is None
    assert signed(world).person != ANN


def test_a_sign_in_beside_a_closing_leaves_no_link_to_nobody(world: World) -> None:
    as_before(world)
    closed = get_account(world.store, ANN)
    assert closed is not None
    world.store.delete(*rows._key(ANN))
    assert rows._moved(world.store, KEY, closed) is None
    assert signed(world).person != ANN


def test_an_opening_of_before_that_died_half_way_is_gone_on_with(world: World) -> None:
    world.store.put(rows._item(Account(ANN, "Ann", KEY.old)))
    for guest in (ANN, None):
        assert signed(world, guest).person == ANN
    must_be_moved(world)


def test_hashes_of_one_kind_are_none_of_another() -> None:
    assert KEYED_HASH.of("asked", "a", "b") != KEYED_HASH.of("address", "a", "b")
    assert KEYED_HASH.of("code", "a") != KeyedHash(lambda: "a secret").of("code", "a")
