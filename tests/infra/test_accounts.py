"""Accounts: a guest becomes one and keeps the seat; tokens are revoked; what is forgotten."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from domain.game import RuleBroken
from domain.room.pieces import Person
from functions.web.accounts import delete_account
from infra.accounts import sign_in as signing
from infra.accounts import store as rows
from infra.accounts.address import address_key
from infra.accounts.auth import authenticate, authenticate_owner
from infra.accounts.personal_data import erase
from infra.accounts.sign_in import Proof, SignedIn, rename_account, send_code
from infra.accounts.store import Account, get_account, open_account, sign_out_everywhere
from infra.accounts.tokens import BadToken, Identity
from infra.gateway import receive
from infra.ports.store import Store
from tests.infra.counting import Watched
from tests.infra.fakes import ANN, BOB, CODE, KEYED_HASH, World

MAIL = "ann@example.org"
KEY = address_key(KEYED_HASH, MAIL)


@pytest.fixture
def world(store: Store) -> World:
    return World(store)


def signed(world: World, guest: Person | None = None, mail: str = MAIL, name: str = "") -> SignedIn:
    """By a code; `guest`: with this guest's token in hand."""
    by = Identity(guest, guest.title()) if guest else None
    return signing.sign_in(world.services, proof_of(world, mail), name, by)


def proof_of(world: World, mail: str) -> Proof:
    sent = send_code(world.services, mail, "en", "")
    return Proof(mail, sent.nonce, world.mail.code(mail))


def hello(world: World, token: str, connection_id: str) -> dict[str, Any]:
    return world.ask(connection_id, "hello", token=token, room=CODE)


def must_be_unknown(world: World, token: str) -> None:
    with pytest.raises(BadToken):
        authenticate(world.services, token)


def test_a_guest_becomes_the_account_and_stays_the_same_person(world: World) -> None:
    """R-01, R-07."""
    ann = signed(world, ANN)
    assert (ann.person, ann.name) == (ANN, "Ann")
    assert authenticate(world.services, ann.token) == Identity(ANN, "Ann", 0)


def test_an_account_that_comes_again_is_the_same_person(world: World) -> None:
    first = signed(world, name="Ann")
    again = signed(world, name="Somebody else")
    assert (again.person, again.name) == (first.person, "Ann")


def test_no_person_can_be_told_from_an_address(world: World) -> None:
    one, other = signed(world, name="Ann"), signed(world, mail="bob@example.org", name="Bob")
    assert one.person != other.person
    assert KEY.keyed[:8] not in one.person
    kept = get_account(world.store, one.person)
    assert kept is not None
    assert MAIL not in repr(kept)


def test_the_seat_of_a_guest_stays_theirs_when_they_become_a_known_account(world: World) -> None:
    """R-07: a known account acts for the guest; on another device too."""
    signed(world, name="Ann")
    world.begin(BOB, ANN, bots=1)
    late = signed(world, ANN)
    assert late.person != ANN
    for connection_id in ("here", "elsewhere"):
        assert hello(world, late.token, connection_id)["error"] is None
        assert world.sender.view(connection_id)["seat"] == 1
        assert world.sender.view(connection_id)["you"] == ANN


def test_a_guest_who_has_the_account_by_another_device_gets_its_seat(world: World) -> None:
    """R-07: an account that opens the room again has its seat back; a guest without their token
    has not."""
    world.begin(ANN, BOB, bots=1)
    ann = signed(world, ANN)
    again = signed(world)
    assert hello(world, again.token, "phone")["error"] is None
    assert world.sender.view("phone")["seat"] == 0
    stranger = world.services.tokens.issue(Person("nobody"), "Ann", 30)
    assert hello(world, stranger, "stranger")["error"] is None
    assert world.sender.view("stranger")["seat"] is None
    assert ann.person == again.person


def test_a_host_who_signs_in_is_still_the_host(world: World) -> None:
    signed(world, name="Ann")
    world.open(ANN)
    late = signed(world, ANN)
    assert hello(world, late.token, "c")["error"] is None
    assert world.sender.view("c")["host"] == world.sender.view("c")["you"]


def test_where_the_guest_has_nothing_the_account_comes_as_itself(world: World) -> None:
    signed(world, name="Ann")
    world.open(BOB)
    late = signed(world, ANN)
    assert hello(world, late.token, "c")["error"] is None
    assert world.sender.view("c")["you"] == late.person


def test_who_was_removed_as_a_guest_does_not_come_back_as_an_account(world: World) -> None:
    """B-20."""
    signed(world, name="Ann")
    world.open(BOB)
    world.hello(BOB)
    world.hello(ANN)
    world.must(BOB, "Remove", person=ANN)
    late = signed(world, ANN)
    assert hello(world, late.token, "c")["error"] == "removed-from-room"


def test_a_guest_is_taken_over_once(world: World) -> None:
    """Neither by a second account, nor do they become one later."""
    first = signed(world, name="Ann")
    assert signed(world, ANN).person == first.person
    for _ in range(2):
        second = signed(world, ANN, mail="bob@example.org")
        assert second.person not in (ANN, first.person)
        assert authenticate(world.services, second.token).was == ()
    assert authenticate(world.services, first.token).was == (ANN,)


def test_an_accounts_own_token_takes_nobody_over(world: World) -> None:
    ann = signed(world, name="Ann")
    bearer = authenticate(world.services, ann.token)
    bob = signing.sign_in(world.services, proof_of(world, "bob@example.org"), "Bob", bearer)
    assert bob.person != ann.person
    assert authenticate(world.services, bob.token).was == ()


def test_an_account_acts_for_the_guests_it_was_lately(world: World) -> None:
    person = signed(world, name="Ann").person
    for n in range(rows.MOST_GUESTS + 1):
        kept = rows.take_over(world.store, person, Person(f"guest-{n}"))
    assert kept.was[0] == "guest-20"
    assert len(kept.was) == rows.MOST_GUESTS


def test_of_many_who_open_an_account_at_once_all_have_the_same(world: World) -> None:
    def open_one(n: int) -> Person:
        return open_account(world.store, KEY, "Ann", Person(f"guest-{n}")).person

    with ThreadPoolExecutor(8) as threads:
        people = set(threads.map(open_one, range(16)))
    assert len(people) == 1
    (person,) = people
    assert get_account(world.store, person) is not None


def test_an_opening_that_died_half_way_is_gone_on_with(world: World) -> None:
    world.store.put(rows._item(Account(ANN, "Ann", KEY.keyed)))
    assert signed(world, ANN).person == ANN
    assert signed(world).person == ANN


def test_signing_out_everywhere_makes_every_token_void(world: World) -> None:
    old = signed(world, name="Ann")
    sign_out_everywhere(world.store, old.person)
    must_be_unknown(world, old.token)
    new = signed(world)
    assert authenticate(world.services, new.token).person == old.person
    must_be_unknown(world, old.token)


def test_a_revoked_token_opens_no_room_and_an_open_one_ends_with_its_beat(world: World) -> None:
    world.open(BOB)
    ann = signed(world, name="Ann")
    assert hello(world, ann.token, "c")["error"] is None
    world.ask("c", "say", text="hello")
    sign_out_everywhere(world.store, ann.person)
    assert hello(world, ann.token, "d")["error"] == "bad-token"
    receive(world.services, "c", '{"is":"beat","version":0}')
    assert world.sender.all("c", "bye") == [{"is": "bye", "why": "bad-token"}]
    assert world.sender.closed == ["c"]


def test_a_guest_is_looked_up_once(world: World) -> None:
    watched = World(Watched(world.store))
    assert authenticate(watched.services, watched.token(ANN)) == Identity(ANN, "Ann")
    assert watched.store.calls == Counter(get=1)  # type: ignore[attr-defined]


@pytest.mark.parametrize("is_known", [True, False])
def test_who_copied_a_guests_token_is_out_once_the_guest_has_signed_in(
    world: World, is_known: bool
) -> None:
    """Whether the guest becomes the account or a known one acts for them."""
    stolen = world.token(ANN)
    world.begin(ANN, BOB, bots=1)
    assert hello(world, stolen, "thief")["error"] is None
    if is_known:
        signed(world, name="Ann")
    own = signed(world, ANN)
    for check in (authenticate, authenticate_owner):
        with pytest.raises(BadToken):
            check(world.services, stolen)
    assert hello(world, stolen, "again")["error"] == "bad-token"
    receive(world.services, "thief", '{"is":"beat","version":0}')
    assert world.sender.closed == ["thief"]
    assert hello(world, own.token, "own")["error"] is None
    assert world.sender.view("own")["seat"] == 0


def test_nor_does_a_deleted_account_make_the_guest_somebody_again(world: World) -> None:
    stolen = world.token(ANN)
    erase(world.services, signed(world, ANN).person)
    must_be_unknown(world, stolen)


def test_signing_out_everywhere_throws_out_whom_an_older_account_was(world: World) -> None:
    """One that was opened before its guest was marked."""
    stolen = world.token(ANN)
    own = signed(world, ANN)
    world.store.delete(*rows._guest_key(ANN))
    assert authenticate(world.services, stolen).person == ANN
    with pytest.raises(BadToken):
        authenticate_owner(world.services, stolen)
    sign_out_everywhere(world.store, own.person)
    must_be_unknown(world, stolen)


def test_another_name_is_on_all_devices_and_the_person_stays(world: World) -> None:
    phone = signed(world, name="Ann")
    named = rename_account(world.services, authenticate(world.services, phone.token), " Anna ")
    assert (named.person, named.name) == (phone.person, "Anna")
    for token in (named.token, phone.token):
        assert authenticate(world.services, token).name == "Anna"


def test_a_guest_may_have_another_name_and_keeps_the_seat(world: World) -> None:
    named = rename_account(world.services, Identity(ANN, "Ann"), "Anna")
    assert authenticate(world.services, named.token) == Identity(ANN, "Anna")


@pytest.mark.parametrize("name", ["", "\u200b", "x" * 25])
def test_a_bad_name_is_refused(world: World, name: str) -> None:
    with pytest.raises(RuleBroken):
        rename_account(world.services, Identity(ANN, "Ann"), name)


def test_changes_at_the_same_moment_are_all_kept(world: World) -> None:
    person = signed(world, name="Ann").person
    before = get_account(world.store, person)
    with ThreadPoolExecutor(3) as threads:
        list(threads.map(lambda _: sign_out_everywhere(world.store, person), range(3)))
    after = get_account(world.store, person)
    assert before is not None
    assert after is not None
    assert after.generation == before.generation + 3


def test_a_closed_account_is_forgotten_and_its_address_is_free(world: World) -> None:
    ann = signed(world, ANN)
    erase(world.services, ann.person)
    must_be_unknown(world, ann.token)
    for pk in (f"ADDRESS#{KEY.keyed}", f"ACCOUNT#{ANN}"):
        assert world.store.query(pk) == []
    assert signed(world, name="Anew").person != ANN


def test_only_an_account_can_be_closed(world: World) -> None:
    signed(world, ANN)
    with pytest.raises(BadToken):
        delete_account(Identity(ANN, "Ann"))
    assert get_account(world.store, ANN) is not None


def test_closing_does_not_take_an_address_from_who_has_it_now(world: World) -> None:
    """A closing that died half-way and is done again later."""
    old = signed(world, ANN)
    world.store.delete(f"ADDRESS#{KEY.keyed}", "-")
    new = signed(world, name="New")
    erase(world.services, old.person)
    assert signed(world).person == new.person


def test_who_is_muted_as_a_guest_is_muted_when_signed_in(world: World) -> None:
    """B-20, B-26."""
    signed(world, name="Ann")
    world.open(BOB)
    world.hello(BOB)
    world.hello(ANN)
    world.must(BOB, "Mute", person=ANN, muted=True)
    late = signed(world, ANN)
    assert hello(world, late.token, "c")["error"] is None
    assert world.ask("c", "say", text="hello")["error"] == "muted"


def test_a_line_of_somebody_called_like_the_host_bears_their_number(world: World) -> None:
    """B-26."""
    world.open(BOB)
    world.hello(BOB)
    twin = world.services.tokens.issue(ANN, "\u0412\u043eb", 1)
    assert hello(world, twin, "twin")["error"] is None
    world.ask("twin", "say", text="I pass")
    (line,) = world.sender.all(BOB, "chat")[-1]["lines"]
    assert line["name"] == "\u0412\u043eb (2)"
