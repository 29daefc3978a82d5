"""A process that dies at any point costs seconds, never the game (B-07)."""

import json
from dataclasses import replace
from typing import Any

import pytest

from domain.games import GAMES
from domain.room.due import wake_time
from domain.room.events import PersonRemoved, PersonWent
from infra.gateway import receive
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Unavailable
from infra.rooms.broadcast import disconnect
from infra.rooms.journal import Journal
from infra.rooms.tick import tick
from tests.infra.counting import (
    Died,
    Watched,
    die_after_the_next_commit,
    lose_the_answer_of_the_next_commit,
)
from tests.infra.fakes import ANN, BOB, CAT, CODE, DAN, World, first_move


@pytest.fixture
def world(sqlite_store: SqliteStore) -> World:
    """Three humans; a selling window is open."""
    world = World(Watched(sqlite_store))
    world.begin(ANN, BOB, CAT)
    world.to_stage("Selling")
    return world


def watched(world: World) -> Watched:
    assert isinstance(world.store, Watched)
    return world.store


def ready(world: World, person: str) -> str:
    move = first_move(world.sender.view(person))
    return json.dumps({"is": "ask", "id": "crash", "wanted": {"is": "Play", "move": move}})


def dies_before_it_tells(world: World, person: str) -> None:
    """The move is written; its process dies before any screen, even the mover's, knows."""
    frame = ready(world, person)
    die_after_the_next_commit(watched(world))
    with pytest.raises(Died):
        receive(world.services, person, frame)
    world.services = world.fresh_services()


def beat(world: World, person: str) -> None:
    version = max(message["version"] for message in world.sender.all(person, "view"))
    receive(world.services, person, json.dumps({"is": "beat", "version": version}))


def is_ready(world: World, person: str, whose: int) -> bool:
    stage = world.sender.view(person)["playing"]["table"]["table"]["stage"]
    return whose in stage["ready"]


def test_the_next_beat_shows_what_was_done_before_the_process_died(world: World) -> None:
    dies_before_it_tells(world, "ann")
    assert not is_ready(world, "bob", 0)
    for person in (ANN, BOB, CAT):
        beat(world, person)
        assert is_ready(world, person, 0)


def test_a_beat_that_has_missed_nothing_gets_the_time_only(world: World) -> None:
    beat(world, "ann")
    last = world.sender.shown["ann"][-1]
    assert last == {"is": "now", "now": world.now(), "version": world.state().version}


def test_the_move_sent_again_is_answered_as_done_and_not_done_twice(world: World) -> None:
    frame = ready(world, "ann")
    dies_before_it_tells(world, "ann")
    version = world.state().version
    receive(world.services, "ann", frame)
    answer = world.sender.all("ann", "answer")[-1]
    assert (answer["id"], answer["error"]) == ("crash", None)
    assert world.state().version == version


def test_a_move_sent_again_when_the_table_is_cleared_is_answered_as_done(
    sqlite_store: SqliteStore,
) -> None:
    """It is not a move of any game that runs now; nor need it be."""
    world = World(Watched(sqlite_store))
    world.begin(ANN, BOB, game="gem_trader")
    reply_to = world.person_at(world.seen()["playing"]["waits_for"][0])
    frame = ready(world, reply_to)
    dies_before_it_tells(world, reply_to)
    while not world.seen()["playing"]["over"]:
        world.now.pass_by(90)
        world.tick()
    world.must("ann", "Again")
    receive(world.services, reply_to, frame)
    assert world.sender.all(reply_to, "answer")[-1] == {
        "is": "answer", "id": "crash", "error": None, "numbers": {},
    }  # fmt: skip
    receive(world.services, reply_to, frame.replace("crash", "other"))
    assert world.sender.all(reply_to, "answer")[-1]["error"] == "no-game-running"


def test_a_move_whose_write_was_not_answered_is_repeated_safely(world: World) -> None:
    frame = ready(world, "ann")
    lose_the_answer_of_the_next_commit(watched(world))
    receive(world.services, "ann", frame)
    assert world.sender.all("ann", "answer")[-1]["error"] == "unavailable"
    version = world.state().version
    receive(world.services, "ann", frame)
    assert world.sender.all("ann", "answer")[-1]["error"] is None
    assert world.state().version == version
    assert is_ready(world, "bob", 0)


def test_a_store_that_is_away_is_told_to_the_requester_alone(world: World) -> None:
    def away(_name: str, _item: object) -> None:
        raise Unavailable("away")

    frame, before = ready(world, "ann"), world.sender.count()
    watched(world).before = away
    receive(world.services, "ann", frame)
    assert world.sender.count() - before == {"ann": 1}
    assert world.sender.shown["ann"][-1]["error"] == "unavailable"


def test_a_tick_that_was_never_scheduled_is_made_good_by_any_message(world: World) -> None:
    """Only the deadline of before is armed; a beat after it ticks on the spot."""
    dies_before_it_tells(world, "ann")
    world.now.pass_by(91)
    beat(world, "bob")
    assert world.scheduler.at() == wake_time(world.state().room)
    assert len(world.sender.view("bob")["playing"]["kept"]) == 2


def test_so_does_the_lease_of_before(world: World) -> None:
    at = world.scheduler.at()
    dies_before_it_tells(world, "ann")
    assert world.scheduler.at() == at
    world.now.pass_by(90)
    tick(world.services, CODE)
    assert world.sender.view("cat")["playing"]["kept"]


def test_a_goodbye_that_died_halfway_is_made_good(world: World) -> None:
    """The connection is forgotten, the person not yet gone."""

    def die(name: str, _item: object) -> None:
        if name == "put_if_absent":
            watched(world).before = lambda _name, _item: None
            raise Died

    watched(world).before = die
    with pytest.raises(Died):
        disconnect(world.services, "cat")
    world.must("ann", "Play", move=first_move(world.sender.view("ann")))
    assert not world.sender.view("ann")["chairs"][2]["online"]
    assert world.scheduler.at() == world.now() + 30_000


def test_a_removal_that_died_halfway_is_made_good(world: World) -> None:
    """The removed person's connection is still open."""
    world.hello(DAN)
    journal = world.services.journal
    journal.append(CODE, journal.read(CODE), world.now(), [PersonRemoved(DAN)])
    world.must("ann", "Play", move=first_move(world.sender.view("ann")))
    assert world.sender.closed == ["dan"]
    assert world.sender.shown["dan"][-1] == {"is": "bye", "why": "removed-from-room"}


def test_a_beat_in_a_room_that_thinks_one_gone_brings_one_back(world: World) -> None:
    journal = world.services.journal
    journal.append(CODE, journal.read(CODE), world.now(), [PersonWent(CAT)])
    beat(world, "cat")
    assert Journal(world.store).read(CODE).room.visitor(CAT).gone is None  # type: ignore[union-attr]


def test_a_late_clock_is_ticked_before_a_move_is_judged(world: World) -> None:
    """B-07, B-08: a move that comes after the deadline comes too late, whoever woke up first."""
    frame = ready(world, "ann")
    world.now.pass_by(90)
    receive(world.services, "ann", frame)
    assert world.sender.all("ann", "answer")[-1]["error"] == "seat-is-kept"
    assert world.sender.view("bob")["playing"]["kept"], "and all see what the clock did"


def test_a_tick_is_scheduled_for_what_the_room_wants(world: World) -> None:
    assert world.scheduler.at() == wake_time(world.state().room)
    world.now.pass_by(10)
    world.must("ann", "Play", move=first_move(world.sender.view("ann")))
    assert world.scheduler.at() == wake_time(world.state().room)
    assert world.scheduler.requests[CODE][0] == world.state().version


def test_a_bot_that_failed_is_told_to_the_operator_without_a_word_of_its_cards(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(view: Any, *_: Any) -> Any:
        raise ValueError(f"what now, with {view.own.hand}")

    world.now.pass_by(90)
    tick(world.services, CODE)
    monkeypatch.setitem(GAMES, "tycoon", replace(GAMES["tycoon"], bot=fail))
    world.now.pass_by(5)
    tick(world.services, CODE)
    told = caplog.messages[0]
    assert told.startswith("a bot of tycoon failed: ValueError in tests.infra.test_crashes:")
    assert told.endswith(" at Outcry")
    assert "Item" not in caplog.text


def test_a_tick_for_nothing_shows_nothing(world: World) -> None:
    before = world.sender.count()
    tick(world.services, CODE)
    tick(world.services, CODE)
    assert world.sender.count() == before
