"""Many at once in one room: nothing is lost, nothing is done twice."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

from domain.game import RuleBroken
from domain.room.commands import Asked, Change, Come, Play, Sit, Tick
from domain.room.events import PersonCame
from domain.room.pieces import Chair, Person, Settings
from domain.tycoon.moves import BidSealed
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Store
from infra.rooms.handle import ATTEMPTS, Busy, Sent, handle
from infra.rooms.journal import Conflict, Journal
from infra.services import Services
from tests.infra.counting import Watched, is_commit
from tests.infra.fakes import ANN, BOB, CAT, CODE, DAN, EVE, FAY, START, World

WRITERS = 16
EVERYBODY = (ANN, BOB, CAT, DAN, EVE, FAY)


@pytest.fixture(autouse=True)
def threads_change_often() -> Iterator[None]:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(0.000_05)
    yield
    sys.setswitchinterval(usual)


@pytest.fixture
def world(store: Store) -> World:
    world = World(store)
    world.open()
    return world


def at_once(many: int, act: Callable[[int], Any]) -> list[Any]:
    start = Barrier(many)

    def one(n: int) -> Any:
        start.wait()
        return act(n)

    with ThreadPoolExecutor(many) as threads:
        return list(threads.map(one, range(many)))


def until_done(services: Services, command: Asked, command_id: str) -> None:
    """As a page does: busy, then the same again under the same id."""
    while True:
        try:
            handle(services, CODE, command, Sent(command_id))
        except Busy:
            continue
        return


def test_sixteen_writers_in_three_processes_lose_nothing_and_double_nothing(world: World) -> None:
    processes = [world.fresh_services() for _ in range(3)]

    def write(n: int) -> None:
        person = Person(f"p{n}")
        for turn in range(3):
            come = Asked(person, world.now(), Come(f"{person} {turn}"))
            until_done(processes[n % 3], come, f"f{turn}")

    at_once(WRITERS, write)
    commits = Journal(world.store).commits(CODE)
    assert [commit.version for commit in commits] == list(range(1, 3 * WRITERS + 2))
    done = Counter(commit.command for commit in commits[1:])
    assert done == {f"p{n} f{turn}": 1 for n in range(WRITERS) for turn in range(3)}
    names = {visitor.name for visitor in Journal(world.store).read(CODE).room.people}
    assert names == {"ann"} | {f"p{n} 2" for n in range(WRITERS)}


def test_of_sixteen_who_write_the_same_version_exactly_one_wins(world: World) -> None:
    old = world.services.journal.read(CODE)
    journals = [Journal(world.store) for _ in range(WRITERS)]

    def append(n: int) -> bool:
        try:
            journals[n].append(CODE, old, START + n, [PersonCame(BOB, f"Bob {n}")])
        except Conflict:
            return False
        return True

    assert Counter(at_once(WRITERS, append)) == {True: 1, False: WRITERS - 1}
    assert len(world.services.journal.commits(CODE)) == old.version + 1


def test_one_command_sent_by_sixteen_is_done_once(world: World) -> None:
    """B-04: a double click, seen by every process at the same moment."""
    processes = [world.fresh_services() for _ in range(4)]
    change = Asked(ANN, world.now(), Change(Settings(pace="brisk")))
    at_once(WRITERS, lambda n: until_done(processes[n % 4], change, "f1"))
    commits = Journal(world.store).commits(CODE)
    assert [commit.command for commit in commits[1:]] == ["ann f1"]


def sealing(world: World) -> int:
    """Six humans are asked for a sealed bid; returns the lot."""
    world.begin(*EVERYBODY)
    world.to_stage("Sealing")
    lot: int = world.seen()["playing"]["table"]["table"]["stage"]["lot"]
    return lot


@pytest.mark.parametrize("many", [1, 6])
def test_all_sealed_bids_sent_at_once_succeed(store: Store, many: int) -> None:
    """B-05: none is refused, whichever comes first, in one process or in one for each."""
    world = World(store)
    lot = sealing(world)
    processes = [world.fresh_services() for _ in range(many)]
    seats = {p: Journal(store).read(CODE).room.seat_of(p) for p in EVERYBODY}

    def send(n: int) -> None:
        bid = Play(BidSealed(lot, 0, 10 + n))  # type: ignore[arg-type]
        handle(processes[n % many], CODE, Asked(EVERYBODY[n], world.now(), bid), Sent("f1"))

    at_once(len(EVERYBODY), send)
    playing = Journal(store).read(CODE).room.playing
    assert playing is not None
    opened = playing.table.stage.ranking
    assert {call.seat: call.amount for call in opened} == {
        seats[person]: 10 + n for n, person in enumerate(EVERYBODY)
    }


def test_who_is_always_too_late_is_told_that_it_is_busy(sqlite_store: SqliteStore) -> None:
    """After five tries; nothing of theirs was written."""
    store = Watched(sqlite_store)
    world = World(store)
    world.open()
    others = World(sqlite_store).services
    tries = 0

    def be_faster(name: str, item: Any) -> None:
        nonlocal tries
        if name == "put_if_absent" and is_commit(item):
            tries += 1
            handle(others, CODE, Asked(Person(f"bob{tries}"), world.now(), Come(f"Bob {tries}")))

    store.before = be_faster
    with pytest.raises(Busy):
        handle(world.services, CODE, Asked(CAT, world.now(), Come("Cat")))
    assert tries == ATTEMPTS == 5
    assert Journal(sqlite_store).read(CODE).room.visitor(CAT) is None
    store.before = lambda _name, _item: None
    assert handle(world.services, CODE, Asked(CAT, world.now(), Come("Cat"))).room.visitor(CAT)


def test_sixteen_who_tick_at_once_tick_once(store: Store) -> None:
    """B-07."""
    world = World(store)
    world.begin(ANN, BOB, CAT, late="pass")
    world.to_stage("Picking")
    version = Journal(world.store).read(CODE).version
    world.now.pass_by(90)
    processes = [world.fresh_services() for _ in range(4)]
    at_once(WRITERS, lambda n: handle(processes[n % 4], CODE, Tick(world.now())))
    assert Journal(world.store).read(CODE).version == version + 1


def test_a_refusal_is_never_of_an_old_state(world: World) -> None:
    """Each takes a chair of their own choice the moment it is free: exactly one gets it."""
    people = EVERYBODY[1:]
    processes = [world.fresh_services() for _ in people]
    for person in people:
        handle(world.services, CODE, Asked(person, world.now(), Come(person)))

    def sit(n: int) -> str:
        asked = Asked(people[n], world.now(), Sit(Chair(2), "0" * 32))
        try:
            handle(processes[n], CODE, asked)
        except RuleBroken as broken:
            return broken.key
        return "sat"

    assert Counter(at_once(len(people), sit)) == {"sat": 1, "chair-is-taken": len(people) - 1}
    sitter = Journal(world.store).read(CODE).room.chairs[2]
    assert sitter is not None
    assert sitter.person in people
