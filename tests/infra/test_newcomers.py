"""Who is new in a room is bounded by the network they come from, and a person by their sockets."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec
import pytest

from domain.room.pieces import MOST_PEOPLE, Person
from functions import websocket as socket
from infra import current_services
from infra.accounts.keyed_hash import KeyedHash
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Item, Store
from infra.rooms import newcomers
from infra.rooms.broadcast import disconnect, encoded_view
from infra.rooms.connections import MAX_CONNECTION_SECONDS
from infra.rooms.newcomers import AT_ONCE, NEW, SOCKETS
from tests.infra.fakes import ANN, BOB, CAT, CODE, DAN, Json, World
from tests.infra.test_functions import socket_event

HOME, CAFE = "203.0.113.7", "198.51.100.9"
DAY_SECONDS = 24 * 3600


def world_over(store: Store) -> World:
    world = World(store)
    world.open()
    current_services.install(world.services)
    return world


@pytest.fixture
def world(store: Store) -> Iterator[World]:
    yield world_over(store)
    current_services._installed.clear()


@pytest.fixture
def fast(sqlite_store: SqliteStore) -> Iterator[World]:
    yield world_over(sqlite_store)
    current_services._installed.clear()


def opens(world: World, connection_id: str, peer: str) -> None:
    event = socket_event("$connect", connection_id)
    event["requestContext"]["identity"]["sourceIp"] = peer
    current_services.install(world.services)
    assert socket.handler(event, None) == {"statusCode": 200}


def comes(world: World, person: Person, peer: str, connection_id: str = "") -> str | None:
    """By a socket of its own from there; why they were not let in."""
    connection_id = connection_id or person
    opens(world, connection_id, peer)
    error: str | None = world.hello(person, connection_id)["error"]
    return error


def people(prefix: str, many: int) -> list[Person]:
    return [Person(f"{prefix}{n}") for n in range(many)]


def inside(world: World) -> set[Person]:
    return {visitor.person for visitor in world.state().room.people}


def test_a_party_and_its_watchers_come_by_one_network(fast: World) -> None:
    """B-28: six players and fourteen who watch, each with a second tab."""
    everybody = [ANN, *people("p", AT_ONCE - 1)]
    for tab in ("", "-2"):
        assert {comes(fast, one, HOME, one + tab) for one in everybody} == {None}
    for chair, person in enumerate(everybody[:6]):
        fast.must(person, "Sit", chair=chair, luck=f"{chair:032x}")
    assert inside(fast) == {*everybody}


def test_a_strangers_network_leaves_the_others_most_of_a_room(fast: World) -> None:
    refused = [comes(fast, one, CAFE) for one in people("s", MOST_PEOPLE)]
    assert refused == [None] * AT_ONCE + ["too-many-of-network"] * (MOST_PEOPLE - AT_ONCE)
    assert len(inside(fast)) == 1 + AT_ONCE
    assert {comes(fast, one, HOME) for one in people("f", AT_ONCE)} == {None}


def test_nor_do_others_come_from_there_without_end(fast: World) -> None:
    """Those who leave make room for others of their network, but for so many an hour."""
    for n, one in enumerate(people("s", NEW.most)):
        assert comes(fast, one, CAFE) is None
        disconnect(fast.services, one)
        fast.now.pass_by(10)
        assert len(inside(fast)) == 1, n
    answer = late(fast)
    assert answer == ("too-many-newcomers", {"minutes": 55})
    assert comes(fast, Person("s0"), CAFE) is None, "who came lately is not new again"
    assert comes(fast, BOB, HOME) is None
    fast.now.pass_by(55 * 60)
    assert comes(fast, CAT, CAFE) is None


def late(world: World) -> tuple[str, Json]:
    opens(world, "cat", CAFE)
    answer = world.hello(CAT)
    return answer["error"], answer["numbers"]


def test_of_many_who_come_at_once_no_more_are_let_in(fast: World) -> None:
    """Each in a process of their own."""
    strangers = people("s", 2 * AT_ONCE)
    for one in strangers:
        opens(fast, one, CAFE)
    processes = [fast.fresh_services() for _ in range(8)]
    with ThreadPoolExecutor(8) as threads:
        answers = threads.map(
            lambda n: fast.hello(strangers[n], "", processes[n % 8])["error"],
            range(len(strangers)),
        )
    assert [*answers].count(None) <= AT_ONCE
    assert len(inside(fast)) <= 1 + AT_ONCE


def test_who_is_known_comes_back_from_wherever_they_are(fast: World, monkeypatch: Any) -> None:
    """The host, the seated, the muted; into a locked room all who were there."""
    assert comes(fast, BOB, HOME) is None
    fast.must("bob", "Sit", chair=0, luck="0" * 32)
    disconnect(fast.services, "bob")
    monkeypatch.setattr(newcomers, "AT_ONCE", 0)
    assert comes(fast, BOB, CAFE, "bob-2") is None
    assert comes(fast, ANN, CAFE) is None
    assert comes(fast, CAT, CAFE) == "too-many-of-network"


def test_who_is_not_let_in_anyway_uses_up_nothing_of_their_network(fast: World) -> None:
    assert comes(fast, ANN, HOME) is None
    fast.must("ann", "Admit", admission="closed")
    assert {comes(fast, one, CAFE) for one in people("s", 5)} == {"room-is-locked"}
    assert fast.store.query(f"ROOM#{CODE}", prefix="NEW#") == []


def test_where_a_network_is_not_known_it_bounds_nobody(fast: World) -> None:
    """A proxy on the same machine says nothing of who comes by it."""
    everybody = people("p", MOST_PEOPLE - 1)
    assert {fast.hello(one)["error"] for one in everybody} == {None}


def test_of_a_persons_sockets_the_oldest_close(world: World) -> None:
    """A page that is cut off and comes again is let in, however many it has left open."""
    for n in range(SOCKETS + 2):
        world.now.pass_by(1)
        assert comes(world, BOB, HOME, f"bob-{n}") is None
    assert world.sender.closed == ["bob-0", "bob-1"]
    for gone in world.sender.closed:
        assert world.sender.all(gone, "bye") == [{"is": "bye", "why": "open-elsewhere"}]
    here = {one.connection_id for one in world.services.connections.in_room(CODE)}
    assert here == {f"bob-{n}" for n in range(2, SOCKETS + 2)}
    assert BOB in inside(world)


def test_others_sockets_are_their_own(fast: World) -> None:
    for n in range(SOCKETS):
        assert comes(fast, BOB, HOME, f"bob-{n}") is None
        assert comes(fast, CAT, HOME, f"cat-{n}") is None
    assert fast.sender.closed == []


def removed_with_their_network(world: World) -> None:
    """Ann's room, Cat watches from elsewhere, and Bob and Dan come by one network."""
    for person, peer in ((ANN, HOME), (CAT, HOME), (BOB, CAFE), (DAN, CAFE)):
        assert comes(world, person, peer) is None
    world.must("ann", "Remove", person=BOB, network=True)


def test_removed_with_their_network_nobody_new_comes_from_there(world: World) -> None:
    removed_with_their_network(world)
    assert world.sender.shown["bob"][-1] == {"is": "bye", "why": "removed-from-room"}
    assert comes(world, Person("bob-as-another"), CAFE) == "network-is-shut"
    assert comes(world, Person("a-friend"), HOME) is None
    fresh = world.fresh_services()
    opens(world, "again", CAFE)
    assert world.hello(Person("again"), "again", fresh)["error"] == "network-is-shut"


def test_who_was_there_meanwhile_may_leave_and_come_back(world: World) -> None:
    removed_with_their_network(world)
    disconnect(world.services, "dan")
    assert DAN not in inside(world)
    assert comes(world, DAN, CAFE) is None
    assert comes(world, BOB, CAFE, "bob-2") == "removed-from-room"


def test_the_host_sees_until_when_and_takes_it_back(world: World) -> None:
    removed_with_their_network(world)
    seen = world.sender.view("ann")["removed"]
    assert seen == [{"person": "bob", "name": "Bob", "shut": world.now() + DAY_SECONDS * 1000}]
    assert world.sender.view("cat")["removed"] == []
    world.must("ann", "Forgive", person=BOB)
    assert comes(world, Person("bob-as-another"), CAFE) is None


def test_of_two_removed_from_one_network_both_are_to_be_forgiven(fast: World) -> None:
    removed_with_their_network(fast)
    fast.must("ann", "Remove", person=DAN, network=True)
    fast.must("ann", "Forgive", person=BOB)
    assert comes(fast, Person("another"), CAFE) == "network-is-shut"
    fast.must("ann", "Forgive", person=DAN)
    assert comes(fast, Person("another"), CAFE) is None


def test_after_a_day_it_is_open_again(store: Store, clock: Any) -> None:
    """By the store's clock: what has expired is nowhere."""
    world = world_over(store)
    world.now.ms = round(clock() * 1000)
    removed_with_their_network(world)
    for seconds, error in ((DAY_SECONDS - 60, "network-is-shut"), (61, None)):
        clock.pass_by(seconds)
        world.now.pass_by(seconds)
        assert comes(world, Person(f"after-{seconds}"), CAFE, f"c{seconds}") == error
    current_services._installed.clear()


def test_a_removal_without_it_lets_others_of_the_network_in(fast: World) -> None:
    for person in (ANN, BOB):
        assert comes(fast, person, HOME) is None
    fast.must("ann", "Remove", person=BOB)
    assert comes(fast, CAT, HOME) is None
    assert fast.sender.view("ann")["removed"] == [{"person": "bob", "name": "Bob", "shut": 0}]


def test_where_the_network_is_not_known_the_host_is_told_and_nobody_is_removed(
    fast: World,
) -> None:
    assert comes(fast, ANN, HOME) is None
    fast.hello(BOB)
    assert fast.ask("ann", "Remove", person=BOB, network=True)["error"] == "network-unknown"
    assert BOB in inside(fast)
    assert fast.ask("bob", "Remove", person=ANN, network=True)["error"] == "host-only"


def test_only_the_host_shuts_anybody_out(fast: World) -> None:
    for person in (ANN, BOB, CAT):
        assert comes(fast, person, HOME) is None
    assert fast.ask("bob", "Remove", person=CAT, network=True)["error"] == "host-only"
    assert comes(fast, DAN, HOME) is None


def items(world: World) -> list[Item]:
    file: Any = world.store
    rows, _ = file._run("SELECT pk, sk, body, expires FROM items")
    return [Item(*row) for row in rows]


def test_a_network_is_in_no_view_and_no_commit_and_what_is_stored_of_it_ends(fast: World) -> None:
    """As a sealed word that only who has the secret can make, another in each room."""
    removed_with_their_network(fast)
    kept, now = items(fast), fast.now() // 1000
    told = [msgspec.json.encode(fast.sender.shown), encoded_view(fast.services, fast.state(), ANN)]
    everything = " ".join([*(f"{item.pk} {item.sk} {item.body}" for item in kept), *map(str, told)])
    assert HOME not in everything
    assert CAFE not in everything
    words = {item.body for item in kept if item.sk == "NETWORK"}
    here = {one.network for one in fast.services.connections.in_room(CODE)}
    shut = {item.sk.removeprefix("SHUT#") for item in kept if item.sk.startswith("SHUT#")}
    assert (len(words), len(here), len(shut)) == (2, 2, 1)
    assert not words & here
    for word in words | here | shut:
        holding = [item for item in kept if word in f"{item.sk} {item.body}"]
        assert holding
        assert all(item.expires and item.expires - now <= DAY_SECONDS for item in holding)
        assert not any(item.sk.startswith(("C#", "CHAT#")) for item in holding)
        assert word not in str(told)
    assert DAY_SECONDS > MAX_CONNECTION_SECONDS


def test_the_word_depends_on_the_secret_and_the_room(fast: World) -> None:
    one, other = (KeyedHash(partial(str, s)).of("network", HOME) for s in "ab")
    assert one != other
    here = newcomers.word_in_room(fast.services, CODE, one)
    assert here != newcomers.word_in_room(fast.services, fast.another_room(), one)
    assert newcomers.word_in_room(fast.services, CODE, "") == ""


def test_a_whole_block_of_ipv6_is_one_network(fast: World, monkeypatch: Any) -> None:
    monkeypatch.setattr(newcomers, "AT_ONCE", 2)
    errors = [comes(fast, one, f"2001:db8::{n}") for n, one in enumerate(people("s", 3))]
    assert errors == [None, None, "too-many-of-network"]
    assert comes(fast, BOB, "2001:db8:0:1::1") is None


def test_behind_the_edge_each_viewer_has_their_own_network(fast: World, monkeypatch: Any) -> None:
    """The function knows the edge by its word; who goes around it is not believed."""
    monkeypatch.setenv("EDGE", "word")
    monkeypatch.setattr(newcomers, "AT_ONCE", 1)

    def comes_by(person: str, viewer: str, word: str) -> str | None:
        event = socket_event("$connect", person)
        told = {"X-Forwarded-For": f"{viewer}, 1.2.3.4", "X-Gavel-Edge": word}
        current_services.install(fast.services)
        socket.handler(event | {"headers": event["headers"] | told}, None)
        error: str | None = fast.hello(Person(person))["error"]
        return error

    assert comes_by("one", HOME, "word") is None
    assert comes_by("two", HOME, "word") == "too-many-of-network"
    assert comes_by("three", CAFE, "word") is None
    assert comes_by("four", "192.0.2.1", "a guess") is None
    assert comes_by("five", "192.0.2.2", "a guess") == "too-many-of-network"
