"""A house and the people at its tables, in simulated time: processes die, screens and clocks fail.

Two kinds. In the cloud a process is a Lambda: sockets outlive it, and the state machine rings. On
one machine the process is all there is: it takes the sockets with it, and a new one begins with
what is on the shelf. Ports and adapters are the real ones; what is beyond them is simulated.
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

from domain.room.clock import wake
from infra.announce import part
from infra.archive import ShelfArchive
from infra.cloud.alarms import CloudAlarms
from infra.cloud.posts import CloudPosts
from infra.desk import hear
from infra.house import Alarms, House, Posts
from infra.journal import Journal, Standing
from infra.local.alarms import LocalAlarms
from infra.local.gateway import _empty, rooms_with_people
from infra.people import People
from infra.play import Busy
from infra.ring import ring, ring_and_wait
from infra.shelf import Shelf, Unavailable
from infra.sqlite_shelf import SqliteShelf
from infra.tokens import Tokens
from tests.infra.counting import Died, Watched
from tests.infra.fakes import CODE, SECRET, Clips, Now, Screens
from tests.story import Chance

Kind = Literal["local", "cloud"]
RETRIES = 30
"""As infra/clock.asl.json has it."""

LATE_MS = 20_000


class GoneException(ClientError):
    """As boto3 makes it."""


def gone() -> GoneException:
    return GoneException({"Error": {"Code": "GoneException"}}, "PostToConnection")


Step = Callable[[str], None]


def nothing(_name: str) -> None:
    return


class Gateway:
    """The management interface of a socket API, over screens. `step` may raise."""

    exceptions = SimpleNamespace(GoneException=GoneException)

    def __init__(self, screens: Screens) -> None:
        self.screens = screens
        self.step: Step = nothing

    def post_to_connection(self, *, ConnectionId: str, Data: bytes) -> None:  # noqa: N803
        self.step("before post")
        if ConnectionId in self.screens.gone:
            raise gone()
        self.screens.post(ConnectionId, Data)
        self.step("after post")

    def delete_connection(self, *, ConnectionId: str) -> None:  # noqa: N803
        self.step("before close")
        if ConnectionId in self.screens.gone:
            raise gone()
        self.screens.close(ConnectionId)


@dataclass(order=True)
class Loop:
    """An execution of the room's state machine, which waits until `at` (ms)."""

    at: int
    number: int
    lease: str = field(compare=False)
    tries: int = field(default=0, compare=False)


class Machine:
    """Step Functions: loops that wait, ring and are tried again when that fails."""

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

    def ring(self, town: "Town") -> None:
        """The first loop's time has come."""
        loop = heapq.heappop(self.loops)
        match self.mischief():
            case "never":
                return
            case "late":
                town.now.ms += LATE_MS
            case "twice":
                self._rung(town, loop)
                self._rung(town, loop, answered=False)
                return
            case _:
                pass
        self._rung(town, loop)

    def _rung(self, town: "Town", loop: Loop, *, answered: bool = True) -> None:
        """The function is asked; where it fails, it is asked again after a while."""
        try:
            again = ring_and_wait(town.house, CODE, loop.lease)
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

    def __init__(self, now: Now) -> None:
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

    def ring(self, town: "Town") -> None:
        _, _, timer = heapq.heappop(self._waiting)
        try:
            timer.act()
        except Died:
            town.restart()


class Mortal:
    """Alarms whose process may die before or after they are set."""

    def __init__(self, alarms: Alarms) -> None:
        self.alarms = alarms
        self.step: Step = nothing

    def set(self, room: str, at: int | None, version: int, *, watched: bool = False) -> None:
        self.step("before alarms.set")
        self.alarms.set(room, at, version, watched=watched)
        self.step("after alarms.set")

    def rang(self, room: str, lease: str, at: int | None, *, watched: bool = False) -> int | None:
        self.step("before alarms.rang")
        again = self.alarms.rang(room, lease, at, watched=watched)
        self.step("after alarms.rang")
        return again


class MortalPosts:
    """Posts whose process may die before, between and after them."""

    def __init__(self, posts: Posts) -> None:
        self.posts = posts
        self.step: Step = nothing

    def post(self, connection: str, message: bytes) -> None:
        self.posts.post(connection, message)

    def post_all(self, messages: list[tuple[str, bytes]]) -> list[str]:
        found: list[str] = []
        for message in messages:
            self.step("before post")
            found += self.posts.post_all([message])
        self.step("after posts")
        return found

    def close(self, connection: str) -> None:
        self.step("before close")
        self.posts.close(connection)


class Town:
    """The room CODE in a house of this kind, on `shelf`."""

    def __init__(self, kind: Kind, shelf: Shelf, now: Now, *, awake: bool = True) -> None:
        self.kind = kind
        self.now = now
        self.shelf = Watched(shelf)
        self.screens = Screens()
        self.clips = Clips()
        self.moods = Chance(1)
        self.machine = Machine()
        self.timers = Timers(now)
        self.restarts = 0
        self.weather: Step = nothing
        self.calm: Callable[[], AbstractContextManager[None]] = nullcontext
        self.connections: set[str] = set()
        self.gateway = Gateway(self.screens)
        self._cloud_posts = CloudPosts(self.gateway)  # type: ignore[arg-type]
        self.house = self._built()
        if awake and kind == "local":
            self._wake()

    def copied(self, shelf: Shelf) -> "Town":
        """Another, at this moment, on a copy of its shelf."""
        now = Now()
        now.ms = self.now.ms
        other = Town(self.kind, shelf, now, awake=False)
        other.screens.gone |= self.screens.gone
        other.machine.loops = list(self.machine.loops)
        standing = other.standing()
        if self.kind == "local":
            other.house.alarms.set(CODE, wake(standing.room), standing.version)
        return other

    def watch(self, step: Step) -> None:
        """Tell each point at which the process of now may die."""
        self.shelf.before = lambda name, item: step(f"before {name} {item.sk if item else ''}")
        self.shelf.after = lambda name, item: step(f"after {name} {item.sk if item else ''}")
        for port in (self.house.alarms, self.house.posts):
            port.step = step  # type: ignore[union-attr]
        self.machine.step = step

    def restart(self) -> None:
        """The process is dead; there is another."""
        self.restarts += 1
        self.watch(nothing)
        if self.kind == "local":
            self.screens.gone |= self.connections
            self.timers = Timers(self.now)
        self.house = self._built()
        if self.kind == "local":
            self._wake()
        self.watch(self.weather)

    def hear(self, connection: str, text: str) -> None:
        self.connections.add(connection)
        hear(self.house, connection, text)

    def closed(self, connection: str) -> None:
        """$disconnect."""
        self.screens.gone.add(connection)
        part(self.house, connection)

    @property
    def next_ring(self) -> int | None:
        """When the outside will wake the room (ms), if it will."""
        return self.machine.next if self.kind == "cloud" else self.timers.next

    def ring_next(self) -> None:
        """Time passes until then."""
        at = self.next_ring
        assert at is not None, "no clock will ring"
        self.now.ms = max(self.now.ms, at)
        outside = self.machine if self.kind == "cloud" else self.timers
        outside.ring(self)

    def standing(self) -> Standing:
        """What is really there, whatever the weather."""
        with self.calm():
            return Journal(self.shelf._shelf).read(CODE)

    def _built(self) -> House:
        return House(
            shelf=self.shelf,
            journal=Journal(self.shelf),
            archive=ShelfArchive(self.shelf),
            people=People(self.shelf),
            posts=MortalPosts(self._cloud_posts if self.kind == "cloud" else self.screens),
            alarms=Mortal(self._alarms()),
            tokens=Tokens(SECRET, lambda: self.now.ms / 1000),
            media=self.clips,
            now=self.now,
            bots_luck=self.moods,
        )

    def _alarms(self) -> Alarms:
        if self.kind == "cloud":
            return CloudAlarms(self.shelf, self.machine, "clock")  # type: ignore[arg-type]
        timers: Any = self.timers
        return LocalAlarms(self.shelf, timers, timers, lambda room: ring(self.house, room))

    def _wake(self) -> None:
        """As infra/local/gateway.py begins."""
        alarms = self.house.alarms.alarms  # type: ignore[attr-defined]
        shelf = self.shelf._shelf
        left = rooms_with_people(shelf) if isinstance(shelf, SqliteShelf) else []
        _empty(self.house, {*alarms.rooms, *left})
        alarms.wake_all()


@contextmanager
def by_the_clock_of(now: Now) -> Iterator[None]:
    """The adapters that read the machine's clock read this one."""
    with patch("infra.cloud.alarms.now_ms", now), patch("infra.local.alarms.now_ms", now):
        yield
