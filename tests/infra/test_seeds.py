"""The seed of a game is cached when luck is drawn, and asks for no hop of its own."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

import pytest

from domain.room.commands import Asked, Start
from infra.clock import now_ms
from infra.local.sqlite_store import SqliteStore
from infra.ports.background import in_threads
from infra.ports.store import Store
from infra.rooms.handle import handle
from infra.rooms.seeds import CACHED_SEEDS, Seeds
from infra.services import Services
from tests.infra.counting import Watched
from tests.infra.fakes import ANN, BOB, CAT, CODE, World

T = TypeVar("T")


@pytest.fixture
def world(sqlite_store: SqliteStore) -> World:
    """Three who are about to start: the opening draws."""
    world = World(Watched(sqlite_store))
    world.open()
    for chair, person in enumerate((ANN, BOB, CAT)):
        world.hello(person)
        world.must(person, "Sit", chair=chair, luck=f"{chair:032x}")
    return world


def calls(world: World) -> dict[str, int]:
    assert isinstance(world.store, Watched)
    found = dict(world.store.calls)
    world.store.calls.clear()
    return found


def start(world: World, services: Services) -> None:
    handle(services, CODE, Asked(ANN, world.now(), Start()))


def test_a_warm_process_draws_without_asking_for_the_seed(world: World) -> None:
    world.services.seed(CODE, 1)
    calls(world)
    start(world, world.services)
    assert calls(world) == {"put_if_absent": 1}


def test_a_cold_one_asks_for_seeds_and_journal_at_once(world: World) -> None:
    """The seeds are asked for before the journal has answered."""
    asked: list[str] = []
    services = world.fresh_services()

    def in_background(ask: Callable[[], T]) -> Callable[[], T]:
        asked.append(f"{sum(calls(world).values())} calls before")
        found = ask()
        return lambda: found

    calls(world)
    start(world, replace(services, in_background=in_background))
    assert asked == ["0 calls before"]
    assert calls(world) == {"query": 2, "put_if_absent": 1}


def test_where_nothing_is_far_away_it_is_asked_for_only_when_drawn(world: World) -> None:
    services = world.fresh_services()
    calls(world)
    world.must("ann", "Stand", services)
    assert not services.seeds.is_cached(CODE, 1)
    world.must("ann", "Sit", services, chair=0, luck="a" * 32)
    world.must("ann", "Start", services)
    assert services.seeds.is_cached(CODE, 1)


def test_threads_ask_in_the_background_and_say_what_went_wrong() -> None:
    in_background = in_threads(2)
    first, second = in_background(lambda: 6), in_background(lambda: 7)
    assert first() * second() == 42
    with pytest.raises(ZeroDivisionError):
        in_background(lambda: 1 // 0)()


def test_all_seeds_of_a_room_come_with_one_query(store: Store) -> None:
    made = [Seeds(store, now_ms).of(CODE, number) for number in range(1, 12)]
    watched = Watched(store)
    seeds = Seeds(watched, now_ms)
    seeds.fetch(CODE)
    assert [seeds.of(CODE, number) for number in range(1, 12)] == made
    assert watched.calls == {"query": 1}


def test_not_all_seeds_of_all_rooms_are_cached(sqlite_store: SqliteStore) -> None:
    seeds = Seeds(sqlite_store, now_ms)
    for number in range(CACHED_SEEDS + 1):
        seeds._cache(CODE, number, "00")
    assert not seeds.is_cached(CODE, 0)
    assert seeds.is_cached(CODE, CACHED_SEEDS)
