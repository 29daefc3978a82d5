"""A server and the people at its tables, in simulated time: processes die, pages and clocks fail.

Two kinds. In the cloud a process is a Lambda: sockets outlive it, and the state machine ticks. On
one machine the process is all there is: it takes the sockets with it, and a new one begins with
what is stored. Ports and adapters are the real ones; what is beyond them is simulated.
"""

import heapq
import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from datetime import datetime
from itertools import count
from types import SimpleNamespace
from typing import Any, Literal
from unittest.mock import patch

from botocore.exceptions import ClientError

from domain.room.due import wake_time
from domain.room.pieces import RoomCode
from infra.aws.scheduler import StepFunctionsScheduler
from infra.aws.sender import ApiGatewaySender
from infra.gateway import receive
from infra.local.scheduler import LocalScheduler
from infra.local.server import _empty, rooms_with_people
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Store, Unavailable
from infra.replays.archive import StoreArchive
from infra.rooms.broadcast import disconnect
from infra.rooms.connections import Connections
from infra.rooms.handle import Busy
from infra.rooms.journal import Journal, RoomState
from infra.rooms.tick import tick, tick_and_reschedule
from infra.services import Scheduler, Sender, Services
from tests.infra.counting import Died, Watched
from tests.infra.fakes import CODE, KEYED_HASH, SECRET, FakeClock, FakeMedia, FakeSender, tokens_by
from tests.story import Chance

Kind = Literal["local", "cloud"]
RETRIES = 30
"""As infra/aws/room_timer.asl.json has it."""

LATE_MS = 20_000


class GoneException(ClientError):
    """As boto3 makes it."""


def gone() -> GoneException:
    return GoneException({"Error": {"Code": "GoneException"}}, "PostToConnection")


Step = Callable[[str], None]


def nothing(_name: str) -> None:
    return


class Gateway:
    """The management interface of a socket API, over a sender. `step` may raise."""

    exceptions = SimpleNamespace(GoneException=GoneException)

    def __init__(self, screens: FakeSender) -> None:
        self.sender = screens
        self.step: Step = nothing

    def post_to_connection(self, *, ConnectionId: str, Data: bytes) -> None:  # noqa: N803
        self.step("before send")
        if ConnectionId in self.sender.gone:
            raise gone()
        self.sender.send(ConnectionId, Data)
        self.step("after send")

    def delete_connection(self, *, ConnectionId: str) -> None:  # noqa: N803
        self.step("before close")
        if ConnectionId in self.sender.gone:
            raise gone()
        self.sender.close(ConnectionId)


@dataclass(order=True)
class Loop:
    """An execution of the room's state machine, which waits until `at` (ms)."""

    at: int
    number: int
    lease: str = field(compare=False)
    tries: int = field(default=0, compare=False)


class Machine:
    """Step Functions: loops that wait, tick and are tried again when that fails."""

    def __init__(self) -> None:
        self.loops: list[Loop] = []
        self.step: Step = nothing
        self.mischief: Callable[[], str] = str
        self.dead = 0
        self._numbers = count(1)

    def start_execution(self, **how: str) -> None:
        self.step("before start_execution")
        work = json.loads(how["input"])
        self._wait(work["lease"], _ms(work["at"]))
        self.step("after start_execution")

    @property
    def next(self) -> int | None:
        return self.loops[0].at if self.loops else None

    def tick(self, town: "Town") -> None:
        """The first loop's time has come."""
        loop = heapq.heappop(self.loops)
        match self.mischief():
            case "never":
                return
            case "late":
                town.now.ms += LATE_MS
            case "twice":
                self._ticked(town, loop)
                self._ticked(town, loop, answered=False)
                return
            case _:
                pass
        self._ticked(town, loop)

    def _ticked(self, town: "Town", loop: Loop, *, answered: bool = True) -> None:
        """The function is asked; where it fails, it is asked again after a while."""
        try:
            again = tick_and_reschedule(town.services, CODE, loop.lease)
        except Died:
            town.restart()
            self._try_again(loop, town.now.ms)
            return
        except (Unavailable, Busy):
            self._try_again(loop, town.now.ms)
            return
        if again is not None and answered:
            self._wait(loop.lease, again)

    def _try_again(self, loop: Loop, now: int) -> None:
        if loop.tries >= RETRIES:
            self.dead += 1
            return
        wait = min(60_000, 1_000 << loop.tries)
        again = Loop(now + wait, next(self._numbers), loop.lease, loop.tries + 1)
        heapq.heappush(self.loops, again)

    def _wait(self, lease: str, at: int) -> None:
        heapq.heappush(self.loops, Loop(at, next(self._numbers), lease))


def _ms(text: str) -> int:
    return round(datetime.fromisoformat(text).timestamp() * 1000)


class Timers:
    """An event loop and an executor in one, in simulated time."""

    def __init__(self, now: FakeClock) -> None:
        self._now = now
        self._numbers = count(1)
        self._waiting: list[tuple[int, int, Any]] = []

    def call_soon_threadsafe(self, act: Callable[..., Any], *given: Any) -> None:
        act(*given)

    def call_later(self, seconds: float, act: Callable[..., Any], *given: Any) -> Any:
        timer = SimpleNamespace(cancelled=False, act=lambda: act(*given))
        timer.cancel = lambda: setattr(timer, "cancelled", True)
        at = self._now.ms + round(seconds * 1000)
        heapq.heappush(self._waiting, (at, next(self._numbers), timer))
        return timer

    def submit(self, act: Callable[..., Any], *given: Any) -> None:
        act(*given)

    @property
    def next(self) -> int | None:
        while self._waiting and self._waiting[0][2].cancelled:
            heapq.heappop(self._waiting)
        return self._waiting[0][0] if self._waiting else None

    def tick(self, town: "Town") -> None:
        _, _, timer = heapq.heappop(self._waiting)
        try:
            timer.act()
        except Died:
            town.restart()


class MortalScheduler:
    """A scheduler whose process may die before or after each call."""

    def __init__(self, scheduler: Scheduler) -> None:
        self.scheduler = scheduler
        self.step: Step = nothing

    def schedule(
        self, room: RoomCode, at: int | None, version: int, *, watched: bool = False
    ) -> None:
        self.step("before scheduler.schedule")
        self.scheduler.schedule(room, at, version, watched=watched)
        self.step("after scheduler.schedule")

    def renew(
        self, room: RoomCode, lease: str, at: int | None, *, watched: bool = False
    ) -> int | None:
        self.step("before scheduler.renew")
        again = self.scheduler.renew(room, lease, at, watched=watched)
        self.step("after scheduler.renew")
        return again


class MortalSender:
    """A sender whose process may die before, between and after messages."""

    def __init__(self, sender: Sender) -> None:
        self.sender = sender
        self.step: Step = nothing

    def send(self, connection_id: str, message: bytes) -> None:
        self.sender.send(connection_id, message)

    def send_all(self, messages: list[tuple[str, bytes]]) -> list[str]:
        found: list[str] = []
        for message in messages:
            self.step("before send")
            found += self.sender.send_all([message])
        self.step("after sends")
        return found

    def close(self, connection_id: str) -> None:
        self.step("before close")
        self.sender.close(connection_id)


class Town:
    """The room CODE on services of this kind, over `store`."""

    def __init__(self, kind: Kind, store: Store, now: FakeClock, *, awake: bool = True) -> None:
        self.kind = kind
        self.now = now
        self.store = Watched(store)
        self.sender = FakeSender()
        self.media = FakeMedia()
        self.moods = Chance(1)
        self.machine = Machine()
        self.timers = Timers(now)
        self.restarts = 0
        self.weather: Step = nothing
        self.calm: Callable[[], AbstractContextManager[None]] = nullcontext
        self.connections: set[str] = set()
        self.gateway = Gateway(self.sender)
        self._cloud_sender = ApiGatewaySender(self.gateway)  # type: ignore[arg-type]
        self.services = self._built()
        if awake and kind == "local":
            self._wake()

    def copied(self, store: Store) -> "Town":
        """Another, at this moment, on a copy of its store."""
        now = FakeClock()
        now.ms = self.now.ms
        other = Town(self.kind, store, now, awake=False)
        other.sender.gone |= self.sender.gone
        other.machine.loops = list(self.machine.loops)
        state = other.state()
        if self.kind == "local":
            other.services.scheduler.schedule(CODE, wake_time(state.room), state.version)
        return other

    def watch(self, step: Step) -> None:
        """Tell each point at which the process of now may die."""
        self.store.before = lambda name, item: step(f"before {name} {item.sk if item else ''}")
        self.store.after = lambda name, item: step(f"after {name} {item.sk if item else ''}")
        for port in (self.services.scheduler, self.services.sender):
            port.step = step  # type: ignore[union-attr]
        self.machine.step = step

    def restart(self) -> None:
        """The process is dead; there is another."""
        self.restarts += 1
        self.watch(nothing)
        if self.kind == "local":
            self.sender.gone |= self.connections
            self.timers = Timers(self.now)
        self.services = self._built()
        if self.kind == "local":
            self._wake()
        self.watch(self.weather)

    def receive(self, connection_id: str, text: str) -> None:
        self.connections.add(connection_id)
        receive(self.services, connection_id, text)

    def closed(self, connection_id: str) -> None:
        """$disconnect."""
        self.sender.gone.add(connection_id)
        disconnect(self.services, connection_id)

    @property
    def next_tick(self) -> int | None:
        """When the outside will wake the room (ms), if it will."""
        return self.machine.next if self.kind == "cloud" else self.timers.next

    def tick_next(self) -> None:
        """Time passes until then."""
        at = self.next_tick
        assert at is not None, "no clock will tick"
        self.now.ms = max(self.now.ms, at)
        outside = self.machine if self.kind == "cloud" else self.timers
        outside.tick(self)

    def state(self) -> RoomState:
        """What is really there, whatever the weather."""
        with self.calm():
            return Journal(self.store._store).read(CODE)

    def _built(self) -> Services:
        return Services(
            store=self.store,
            journal=Journal(self.store),
            archive=StoreArchive(self.store),
            connections=Connections(self.store),
            sender=MortalSender(self._cloud_sender if self.kind == "cloud" else self.sender),
            scheduler=MortalScheduler(self._scheduler()),
            tokens=tokens_by(SECRET, lambda: self.now.ms / 1000),
            keyed_hash=KEYED_HASH,
            media=self.media,
            now=self.now,
            bots_luck=self.moods,
        )

    def _scheduler(self) -> Scheduler:
        if self.kind == "cloud":
            return StepFunctionsScheduler(self.store, self.machine, "clock")  # type: ignore[arg-type]
        timers: Any = self.timers
        return LocalScheduler(self.store, timers, timers, lambda room: tick(self.services, room))

    def _wake(self) -> None:
        """As infra/local/server.py begins."""
        scheduler = self.services.scheduler.scheduler  # type: ignore[attr-defined]
        store = self.store._store
        left = rooms_with_people(store) if isinstance(store, SqliteStore) else []
        _empty(self.services, {*scheduler.rooms, *left})
        scheduler.restore()


@contextmanager
def by_the_clock_of(now: FakeClock) -> Iterator[None]:
    """The adapters that read the machine's clock read this one."""
    with patch("infra.aws.scheduler.now_ms", now), patch("infra.local.scheduler.now_ms", now):
        yield
