"""From a frame to the last screen few calls wait for one another: 2 in a warm process, 3 in a
cold one (one durable write, one push, and cold one look at what there is)."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from domain.room.pieces import Person
from functions import tick
from functions import websocket as socket
from infra import current_services
from infra.aws import scheduler
from infra.aws.scheduler import StepFunctionsScheduler
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Store
from infra.replays.archive import StoreArchive
from infra.rooms.broadcast import encoded_view
from infra.rooms.connections import Connections
from infra.rooms.journal import Journal
from infra.services import Services
from tests.frames import frame_of
from tests.infra.fakes import (
    ANN,
    BOB,
    CAT,
    CODE,
    KEYED_HASH,
    SECRET,
    Json,
    World,
    first_move,
    tokens_by,
)
from tests.infra.hops import FarSender, FarStore, Path
from tests.infra.test_functions import socket_event

WARM, COLD = 2, 3


class Cloud:
    """Functions of the cloud, each process with services of its own, over the world's store."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.path = Path()
        self.calls: list[str] = []
        self.started: list[Json] = []

    def process(self) -> Services:
        """One that has just started."""
        store: Store = FarStore(self.world.store, self._called)
        machine: Any = SimpleNamespace(start_execution=self._start)
        return Services(
            store=store,
            journal=Journal(store),
            archive=StoreArchive(store),
            connections=Connections(store),
            sender=FarSender(self.world.sender, self.path),
            scheduler=StepFunctionsScheduler(store, machine, "clock"),
            tokens=tokens_by(SECRET, lambda: self.world.now() / 1000),
            keyed_hash=KEYED_HASH,
            media=self.world.media,
            now=self.world.now,
            in_background=self.path.in_background,
        )

    def _called(self, name: str, ask: Callable[[], Any], _given: object) -> Any:
        self.path.step()
        self.calls.append(name)
        return ask()

    def _start(self, **how: str) -> None:
        self.path.step()
        self.started.append(msgspec.json.decode(how["input"]))

    def hops(self, services: Services, do: Callable[[], object]) -> float:
        """How many calls wait for one another until the last message is out."""
        current_services.install(services)
        self.path.at = self.path.posted = 0
        self.calls.clear()
        self.world.sender.forget()
        do()
        assert self.path.posted, "nobody was told"
        return self.path.posted

    def frame(self, services: Services, connection_id: str, kind: str, **fields: Any) -> float:
        told = frame_of(kind, kind, fields) | {"room": CODE}
        if kind == "beat":
            del told["id"]
        event = socket_event("$default", connection_id, msgspec.json.encode(told).decode())
        hops = self.hops(services, lambda: socket.handler(event, None))
        assert not [a for a in self.world.sender.all(connection_id, "answer") if a["error"]]
        return hops

    def tick(self, services: Services) -> float:
        event = {"room": CODE, "lease": "any", "at": "2027-01-15T08:00:00Z"}
        return self.hops(services, lambda: tick.handler(event, None))

    def warmed(self, *connections: str) -> Services:
        """A process that these have spoken to."""
        services = self.process()
        for connection_id in connections:
            self.frame(services, connection_id, "beat")
        return services


@pytest.fixture
def world(sqlite_store: SqliteStore) -> World:
    """Three who are about to start."""
    world = World(sqlite_store)
    world.open()
    for chair, person in enumerate((ANN, BOB, CAT)):
        world.hello(person)
        world.must(person, "Sit", chair=chair, luck=f"{chair:032x}")
    return world


@pytest.fixture
def far(world: World, monkeypatch: pytest.MonkeyPatch) -> Cloud:
    monkeypatch.setattr(scheduler, "now_ms", world.now)
    monkeypatch.setattr(current_services, "_installed", [])
    return Cloud(world)


def test_what_draws(far: Cloud) -> None:
    """The opening of a game: its seed is fetched with the room, and is cached from then on."""
    assert far.frame(far.process(), "ann", "Start") == COLD


def test_what_draws_in_a_warm_process(far: Cloud) -> None:
    assert far.frame(far.warmed("ann"), "ann", "Start") == WARM


def test_a_move(far: Cloud) -> None:
    far.world.must("ann", "Start")
    far.world.to_stage("Selling")
    move = any_move_of(far.world, BOB)
    assert far.frame(far.process(), "bob", "Play", move=move) == COLD
    warm = far.warmed("ann", "cat")
    assert far.frame(warm, "cat", "Play", move=move) == WARM
    assert far.calls.count("put_if_absent") == 1


def test_a_move_of_somebody_a_warm_process_does_not_know(far: Cloud) -> None:
    far.world.must("ann", "Start")
    far.world.to_stage("Selling")
    services = far.warmed("ann")
    assert far.frame(services, "bob", "Play", move=any_move_of(far.world, BOB)) == COLD


def test_a_line_of_chat(far: Cloud) -> None:
    cold = far.process()
    assert far.frame(cold, "ann", "say", text="hello") == COLD
    assert far.frame(cold, "ann", "say", text="hello") == WARM, "nothing is kept twice"
    assert "put_if_absent" not in far.calls
    warm = far.process()
    far.frame(warm, "bob", "say", text="good evening")
    assert far.frame(warm, "bob", "say", text="well", id="another") == WARM


def test_a_beat(far: Cloud) -> None:
    far.world.must("ann", "Start")
    services = far.process()
    assert far.frame(services, "ann", "beat", version=10_000) <= COLD
    assert far.frame(services, "ann", "beat", version=10_000) == WARM
    assert far.frame(services, "ann", "beat", version=0) == WARM


def test_a_beat_that_ticks(far: Cloud) -> None:
    """It does not look first whether somebody else has ticked: its commit would fail then."""
    far.world.must("ann", "Start")
    far.world.to_stage("Selling")
    warm = far.warmed("ann")
    far.world.now.pass_by(90)
    assert far.frame(warm, "ann", "beat") == WARM


def test_a_bots_tick(world: World, far: Cloud) -> None:
    world.must("cat", "Stand")
    world.must("ann", "PlaceBot", chair=2, level="strong")
    world.must("ann", "Start")
    world.to_stage("Selling")
    world.now.pass_by(3)
    process = far.process()
    assert far.tick(process) == COLD
    assert world.sender.view("ann")["playing"]["waits_for"]


def any_move_of(world: World, person: Person) -> Json:
    """The first that is offered to them, as their screen says."""
    view = msgspec.json.decode(encoded_view(world.services, world.state(), person))["view"]
    return first_move(view)
