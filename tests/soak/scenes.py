"""Moments in the life of a room, and what is done at each: what a process may die over."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from domain.room.due import wake_time
from domain.room.pieces import Person, Settings
from domain.room.presence import open_room
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Item, Store
from infra.rooms.journal import RoomState
from tests.infra.fakes import ANN, BOB, CAT, CODE, FakeClock
from tests.soak.page import Page
from tests.soak.town import Kind, Town
from tests.story import Chance

LUCK = "0123456789abcdef" * 2
MEMORY = Path(":memory:")
STEPS = 4_000
"""No stage and no end is farther away."""


@dataclass
class Stage:
    """A town with its people's pages."""

    town: Town
    pages: list[Page]

    def copied(self) -> "Stage":
        """The same moment, on a store of its own; processes of their own, with nothing cached."""
        copy = SqliteStore(MEMORY)
        self.store._file.backup(copy._file)
        town = self.town.copied(copy)
        return Stage(town, [page.copied(town) for page in self.pages])

    def become(self, other: "Stage") -> None:
        self.town, self.pages = other.town, other.pages

    @property
    def store(self) -> SqliteStore:
        store = self.town.store._store
        assert isinstance(store, SqliteStore)
        return store

    def see(self) -> None:
        for page in self.pages:
            page.read()

    @property
    def playing(self) -> Any:
        return self.town.state().room.playing

    @property
    def name(self) -> str:
        """Of what is going on at the table."""
        return type(self.playing.table.stage).__name__

    def on(self) -> None:
        """Somebody who is asked moves; else time passes."""
        self.see()
        if not any(page.move() for page in self.pages):
            self.town.tick_next()

    def until(self, holds: Callable[["Stage"], bool]) -> None:
        for _ in range(STEPS):
            if holds(self):
                self.see()
                return
            self.on()
        raise AssertionError("it never comes to that")


Act = Callable[[Stage], None]


@dataclass(frozen=True)
class Scene:
    name: str
    prepare: Act
    act: Act
    game: str = "tycoon"
    people: tuple[Person, ...] = (ANN, BOB, CAT)


def _lobby(stage: Stage) -> None:
    for page in stage.pages:
        page.arrive()
    stage.see()


def _two_are_there(stage: Stage) -> None:
    for page in stage.pages[:2]:
        page.arrive()


def _seated(stage: Stage) -> None:
    _lobby(stage)
    for chair, page in enumerate(stage.pages):
        page.ask("Sit", chair=chair, luck=LUCK)
    if len(stage.pages) < 3:
        stage.pages[0].ask("PlaceBot", chair=len(stage.pages), level="easy")


def _started(stage: Stage) -> None:
    _seated(stage)
    stage.pages[0].ask("Start")


def _at(name: str) -> Act:
    def prepare(stage: Stage) -> None:
        _started(stage)
        stage.until(lambda stage: stage.name == name)

    return prepare


def _at_the_last_bid(stage: Stage) -> None:
    _started(stage)
    stage.until(lambda s: s.name == "Sealing" and len(s.playing.wait.asked) == 1)


def _when_a_bot_is_asked(stage: Stage) -> None:
    _started(stage)
    stage.until(lambda stage: stage.playing.wait.asked == (2,))


def _late(stage: Stage) -> None:
    """The deadline is over, and nobody has noticed."""
    _at("Selling")(stage)
    stage.town.now.ms = wake_time(stage.town.state().room) or 0


def _before_the_end(stage: Stage) -> None:
    """The next tick is the game's last."""
    _started(stage)
    for page in stage.pages:
        page.leave()
    for _ in range(STEPS):
        before = stage.copied()
        stage.town.tick_next()
        if stage.playing.over:
            stage.become(before)
            return
    raise AssertionError("the game does not end")


def _over(stage: Stage) -> None:
    _started(stage)
    stage.until(lambda stage: bool(stage.playing.over))


def _move(stage: Stage) -> None:
    assert any(page.move(once=True) for page in stage.pages)


def _tick(stage: Stage) -> None:
    stage.town.tick_next()


def _last(kind: str, **fields: Any) -> Act:
    return lambda stage: stage.pages[-1].send(kind, **fields)


def _first(kind: str, **fields: Any) -> Act:
    return lambda stage: stage.pages[0].send(kind, **fields)


SCENES = (
    Scene("hello", _two_are_there, lambda stage: stage.pages[2].arrive()),
    Scene("sit", _lobby, _last("Sit", chair=2, luck=LUCK)),
    Scene("start", _seated, _first("Start")),
    Scene("start with a bot", _seated, _first("Start"), people=(ANN, BOB)),
    Scene("a move", _at("Selling"), _move),
    Scene("the last sealed bid", _at_the_last_bid, _move),
    Scene("a deadline", _at("Selling"), _tick),
    Scene("a bot", _when_a_bot_is_asked, _tick, people=(ANN, BOB)),
    Scene("a move too late", _late, _move),
    Scene("chat", _lobby, _first("say", text="hammer")),
    Scene("goodbye", _at("Selling"), lambda stage: stage.pages[1].leave()),
    Scene("the last tick", _before_the_end, _tick, game="gem_trader", people=(ANN, BOB)),
    Scene("again", _over, _first("Again"), game="gem_trader", people=(ANN, BOB)),
)


def opened(kind: Kind, scene: Scene, seed: int, store: Store | None = None) -> Stage:
    """Ann has opened a room."""
    now = FakeClock()
    store = store or SqliteStore(MEMORY, lambda: now.ms / 1000)
    store.put(Item(f"ROOM#{CODE}", "SEED#1", f"{seed:064x}"))
    town = Town(kind, store, now)
    settings = Settings(game=scene.game, pace="brisk")
    room = open_room(CODE, ANN, "Ann", settings, town.services.seed(CODE, 1))
    town.services.journal.append(CODE, RoomState(), now(), room)
    return Stage(town, [Page(town, p, Chance(seed + n)) for n, p in enumerate(scene.people)])
