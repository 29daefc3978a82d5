"""The seed of a game is at hand when luck is drawn, and asks for no hop of its own."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

import pytest

from domain.room.commands import Asked, Start
from infra.beside import in_threads
from infra.house import House
from infra.play import play
from infra.seeds import AT_HAND, Seeds
from infra.shelf import Shelf
from infra.sqlite_shelf import SqliteShelf
from infra.times import now_ms
from tests.infra.counting import Watched
from tests.infra.fakes import ANN, BOB, CAT, CODE, World

T = TypeVar("T")


@pytest.fixture
def world(sqlite_shelf: SqliteShelf) -> World:
    """Three who are about to start: the opening draws."""
    world = World(Watched(sqlite_shelf))
    world.open()
    for chair, person in enumerate((ANN, BOB, CAT)):
        world.hello(person)
        world.must(person, "sit", chair=chair, luck=f"{chair:032x}")
    return world


def calls(world: World) -> dict[str, int]:
    assert isinstance(world.shelf, Watched)
    found = dict(world.shelf.calls)
    world.shelf.calls.clear()
    return found


def start(world: World, house: House) -> None:
    play(house, CODE, Asked(ANN, world.now(), Start()))


def test_a_warm_process_draws_without_asking_for_the_seed(world: World) -> None:
    world.house.seed(CODE, 1)
    calls(world)
    start(world, world.house)
    assert calls(world) == {"put_if_absent": 1}


def test_a_cold_one_asks_for_seeds_and_journal_at_once(world: World) -> None:
    """The seeds are asked for before the journal has answered."""
    asked: list[str] = []
    house = world.fresh_house()

    def beside(ask: Callable[[], T]) -> Callable[[], T]:
        asked.append(f"{sum(calls(world).values())} calls before")
        found = ask()
        return lambda: found

    calls(world)
    start(world, replace(house, beside=beside))
    assert asked == ["0 calls before"]
    assert calls(world) == {"query": 2, "put_if_absent": 1}


def test_where_nothing_is_far_away_it_is_asked_for_only_when_drawn(world: World) -> None:
    house = world.fresh_house()
    calls(world)
    world.must("ann", "stand", house)
    assert not house.seeds.is_at_hand(CODE, 1)
    world.must("ann", "sit", house, chair=0, luck="a" * 32)
    world.must("ann", "start", house)
    assert house.seeds.is_at_hand(CODE, 1)


def test_threads_ask_beside_and_say_what_went_wrong() -> None:
    beside = in_threads(2)
    first, second = beside(lambda: 6), beside(lambda: 7)
    assert first() * second() == 42
    with pytest.raises(ZeroDivisionError):
        beside(lambda: 1 // 0)()


def test_all_seeds_of_a_room_come_with_one_query(shelf: Shelf) -> None:
    made = [Seeds(shelf, now_ms).of(CODE, number) for number in range(1, 12)]
    watched = Watched(shelf)
    seeds = Seeds(watched, now_ms)
    seeds.fetch(CODE)
    assert [seeds.of(CODE, number) for number in range(1, 12)] == made
    assert watched.calls == {"query": 1}


def test_not_all_seeds_of_all_rooms_are_at_hand(sqlite_shelf: SqliteShelf) -> None:
    seeds = Seeds(sqlite_shelf, now_ms)
    for number in range(AT_HAND + 1):
        seeds._keep(CODE, number, "00")
    assert not seeds.is_at_hand(CODE, 0)
    assert seeds.is_at_hand(CODE, AT_HAND)
