"""Who is at which connection, and who is in the room (B-01)."""

from typing import Any

import pytest

from domain.room.pieces import MOST_PEOPLE, Person
from infra.gateway import receive
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Store
from infra.rooms.broadcast import broadcast, disconnect
from infra.rooms.connections import MAX_CONNECTION_SECONDS, Connection, Connections
from tests.infra.conftest import Clock
from tests.infra.counting import Watched
from tests.infra.fakes import ANN, BOB, CAT, CODE, DAN, START, World


@pytest.fixture
def world(store: Store) -> World:
    world = World(Watched(store))
    world.open()
    world.hello(ANN)
    return world


@pytest.fixture
def fast(sqlite_store: SqliteStore) -> World:
    """On SQLite alone, where there are many people."""
    world = World(sqlite_store)
    world.open()
    world.hello(ANN)
    return world


def online(world: World) -> dict[str, bool]:
    return {v.person: v.gone is None for v in world.state().room.people}


def test_a_connection_is_whose_hello_it_heard(world: World) -> None:
    assert world.services.connections.get("ann") == Connection("ann", CODE, ANN, "Ann", at=START)
    assert world.fresh_services().connections.get("ann") == Connection(
        "ann", CODE, ANN, "Ann", at=START
    )
    assert world.services.connections.get("nobody") is None


def test_before_its_hello_a_connection_can_do_nothing(world: World) -> None:
    assert world.ask("stranger", "say", text="hi")["error"] == "hello-first"
    assert world.ask("stranger", "Start")["error"] == "hello-first"


def test_a_second_tab_is_the_same_person_and_sees_no_more(world: World) -> None:
    """B-11."""
    world.begin_at(ANN, bots=2)
    assert world.hello(ANN, "ann-2")["error"] is None
    assert world.sender.view("ann-2") == world.sender.view("ann")
    assert len([v for v in world.state().room.people if v.person == ANN]) == 1


def test_the_person_has_gone_with_the_last_of_the_tabs(world: World) -> None:
    world.hello(ANN, "ann-2")
    disconnect(world.services, "ann")
    assert online(world) == {ANN: True}
    disconnect(world.services, "ann-2")
    assert online(world) == {ANN: False}


def test_a_late_close_of_an_old_socket_changes_nothing(world: World) -> None:
    """B-01: after a reload the new socket says hello before the old one is known to be closed."""
    world.hello(ANN, "ann-new")
    version = world.state().version
    disconnect(world.services, "ann")
    assert world.state().version == version
    assert world.ask("ann-new", "Sit", chair=0, luck="0" * 32)["error"] is None


def test_a_close_that_is_told_twice_or_never_was_open_does_nothing(world: World) -> None:
    world.hello(BOB)
    disconnect(world.services, "bob")
    version = world.state().version
    disconnect(world.services, "bob")
    disconnect(world.services, "never-seen")
    assert world.state().version == version


def test_a_connection_stays_where_it_said_hello(world: World) -> None:
    other = world.another_room()
    assert world.ask("ann", "hello", token=world.token(ANN), room=other)["error"] == "hello-again"
    assert world.ask("ann", "hello", token=world.token(BOB), room=CODE)["error"] == "hello-again"
    assert world.services.connections.get("ann") == Connection("ann", CODE, ANN, "Ann", at=START)
    assert world.hello(ANN)["error"] is None, "the same hello again is no other"


def test_hello_to_nowhere_leaves_no_trace(world: World) -> None:
    answer = world.ask("bob", "hello", token=world.token(BOB), room="ZZZZZZ")
    assert answer["error"] == "no-such-room"
    assert world.services.connections.get("bob") is None


def test_who_finds_the_room_full_sees_nothing_of_it(fast: World) -> None:
    world = fast
    for n in range(MOST_PEOPLE - 1):
        world.hello(Person(f"p{n}"))
    assert world.hello(BOB)["error"] == "room-is-full"
    world.must("ann", "Sit", chair=0, luck="0" * 32)
    assert world.sender.all("bob", "view") == []
    assert world.services.connections.get("bob") is None


def test_a_goodbye_that_overtakes_a_hello_is_made_good(world: World) -> None:
    """A reload: while the old tab's goodbye is being written, the new tab says hello."""
    store = world.store
    assert isinstance(store, Watched)

    def hello_now(name: str, item: Any) -> None:
        if name == "put_if_absent" and item.sk.startswith("C#"):
            store.before = lambda _name, _item: None
            world.hello(ANN, "ann-new", world.fresh_services())

    store.before = hello_now
    disconnect(world.services, "ann")
    assert online(world) == {ANN: True}
    assert world.sender.view("ann-new")["people"][0]["online"]


def test_a_connection_found_gone_is_forgotten_and_costs_the_others_nothing(world: World) -> None:
    world.hello(BOB)
    world.hello(CAT)
    world.sender.gone = {"bob"}
    world.must("ann", "Sit", chair=0, luck="0" * 32)
    assert online(world) == {ANN: True, CAT: True}, "spectators who leave are forgotten"
    assert [v["name"] for v in world.sender.view("cat")["people"]] == ["Ann", "Cat"]


def test_a_hello_whose_connection_closed_meanwhile_is_not_stored(world: World) -> None:
    """In the cloud $disconnect may come before the hello is done."""
    world.sender.gone = {"bob"}
    receive(world.services, "bob", world.hello_frame(BOB))
    assert world.services.connections.in_room(CODE) == [
        Connection("ann", CODE, ANN, "Ann", at=START)
    ]
    assert BOB not in online(world)


def test_many_found_gone_at_once_have_all_gone(fast: World) -> None:
    world = fast
    people = [Person(f"p{n}") for n in range(40)]
    for person in people:
        world.hello(person)
    world.sender.gone = set(people)
    broadcast(world.services, CODE, world.state())
    assert online(world) == {ANN: True}


def test_who_is_thought_present_without_a_connection_has_gone(world: World) -> None:
    """Somebody's process died between closing the connection and saying so (B-10)."""
    world.hello(BOB)
    world.must("bob", "Sit", chair=0, luck="0" * 32)
    world.services.connections.remove("bob")
    assert online(world)[BOB]
    world.must("ann", "Sit", chair=1, luck="0" * 32)
    assert not online(world)[BOB]
    assert world.sender.view("ann")["chairs"][0]["online"] is False


def test_a_connection_expires_by_itself_in_the_end(store: Store, clock: Clock) -> None:
    connections = Connections(store)
    connection = Connection("c1", CODE, ANN, "Ann")
    connections.add(connection, round(clock() * 1000))
    assert Connections(store).get("c1") == connection
    clock.pass_by(MAX_CONNECTION_SECONDS + 1)
    assert Connections(store).in_room(CODE) == []
    assert Connections(store).get("c1") is None


def test_a_removed_person_is_told_and_shown_out_of_every_tab(world: World) -> None:
    """B-20."""
    world.hello(BOB)
    world.hello(BOB, "bob-2")
    world.sender.forget()
    world.must("ann", "Remove", person=BOB)
    for tab in ("bob", "bob-2"):
        assert [m["is"] for m in world.sender.shown[tab]] == ["bye"]
        assert world.sender.shown[tab][0]["why"] == "removed-from-room"
    assert sorted(world.sender.closed) == ["bob", "bob-2"]
    assert world.hello(BOB, "bob-3")["error"] == "removed-from-room"


def test_a_removed_persons_close_in_between_is_no_trouble(world: World) -> None:
    world.hello(BOB)
    world.sender.gone = {"bob"}
    assert world.ask("ann", "Remove", person=BOB)["error"] is None
    disconnect(world.services, "bob")
    assert online(world) == {ANN: True}


def test_who_was_forgiven_meanwhile_is_not_shown_out(world: World) -> None:
    """The process that removed them was slow to look who is there."""
    world.hello(BOB)
    world.must("ann", "Remove", person=BOB)
    slow = world.state()
    world.must("ann", "Forgive", world.fresh_services(), person=BOB)
    world.hello(BOB, "bob-2")
    broadcast(world.services, CODE, slow)
    assert world.sender.closed == ["bob"]
    world.must("bob-2", "say", text="thank you")
    assert online(world) == {ANN: True, BOB: True}


def test_a_stale_process_serves_a_removed_person_nothing(world: World) -> None:
    world.hello(BOB)
    stale = world.fresh_services()
    assert stale.connections.get("bob") is not None
    stale.journal.read(CODE)
    world.must("ann", "Remove", person=BOB)
    for kind, fields in (("say", {"text": "hi"}), ("sit", {"chair": 0, "luck": "0" * 32})):
        answer = world.ask("bob", kind, stale, **fields)
        assert answer["error"] in ("removed-from-room", "not-in-the-room")
    assert world.sender.all("ann", "chat")[-1]["lines"] == []


def test_a_schedule_knows_whether_anybody_watches(world: World) -> None:
    """Pages that are open tick by themselves; when the last has gone, the alarm must (B-07)."""
    world.begin_at(ANN, BOB, CAT)
    watched = [world.scheduler.watched]
    for gone in (("bob", "cat"), ("ann",)):
        disconnect(world.services, *gone)
        watched.append(world.scheduler.watched)
    assert watched == [True, True, False]
    assert world.scheduler.at() is not None


def test_who_came_while_the_room_was_looked_up_has_not_gone(world: World) -> None:
    """Connections are asked for beside the commit: the answer may be older than a hello."""
    world.begin_at(ANN, BOB, CAT)
    before = world.services.connections.in_room(CODE)
    world.hello(DAN)
    broadcast(world.services, CODE, world.state(), None, lambda: before)
    dan = world.state().room.visitor(DAN)
    assert dan is not None
    assert dan.gone is None
