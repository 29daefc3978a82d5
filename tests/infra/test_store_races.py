"""Whoever writes to a store at the same moment, its promises hold."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

from infra.ports.store import AlreadyExists, ConditionFailed, Item, Store

WRITERS = 16
ROUNDS = 12
ROOM = "ROOM#amber-fox"


@pytest.fixture(autouse=True)
def threads_change_often() -> Iterator[None]:
    """So often that what can come between two steps does come between them."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(0.000_01)
    yield
    sys.setswitchinterval(usual)


def at_once(act: Callable[[int], Any], refusal: type[Exception] = AlreadyExists) -> list[Any]:
    """What each writer got: the answer, or the refusal's type."""
    start = Barrier(WRITERS)

    def one(writer: int) -> Any:
        start.wait()
        try:
            return act(writer)
        except refusal:
            return refusal

    with ThreadPoolExecutor(WRITERS) as writers:
        return list(writers.map(one, range(WRITERS)))


def test_of_many_who_write_one_version_exactly_one_wins(store: Store) -> None:
    for version in range(ROUNDS):
        sk = f"C#{version:06}"

        def write(writer: int, sk: str = sk) -> str:
            item = Item(ROOM, sk, f"by {writer}")
            store.put_if_absent(item)
            return item.body

        got = at_once(write)
        winners = [body for body in got if body is not AlreadyExists]
        assert Counter(got)[AlreadyExists] == WRITERS - 1
        assert store.get(ROOM, sk) == Item(ROOM, sk, winners[0])
    assert len(store.query(ROOM)) == ROUNDS


def test_of_many_who_delete_what_they_read_exactly_one_wins(store: Store) -> None:
    item = Item("CODE#mail", "-", "1234")
    for _ in range(ROUNDS):
        store.put(item)
        got = at_once(lambda _: store.delete_if_unchanged(item), ConditionFailed)
        assert Counter(got) == {None: 1, ConditionFailed: WRITERS - 1}


def test_of_many_who_change_what_they_read_exactly_one_wins(store: Store) -> None:
    item = Item(ROOM, "A", "start")
    store.put(item)
    for turn in range(ROUNDS):

        def change(writer: int, item: Item = item, turn: int = turn) -> Item:
            new = Item(ROOM, "A", f"turn {turn} by {writer}")
            store.put_if_unchanged(item, new)
            return new

        got = at_once(change, ConditionFailed)
        assert Counter(got)[ConditionFailed] == WRITERS - 1
        (item,) = (new for new in got if new is not ConditionFailed)
        assert store.get(ROOM, "A") == item


def test_nobody_is_lost_when_all_append_in_turn(store: Store) -> None:
    def append_until_it_stands(writer: int) -> int:
        while True:
            version = len(store.query(ROOM))
            try:
                store.put_if_absent(Item(ROOM, f"C#{version:06}", str(writer)))
            except AlreadyExists:
                continue
            return version

    got = at_once(append_until_it_stands)
    assert sorted(got) == list(range(WRITERS))
    assert {item.body for item in store.query(ROOM)} == {str(n) for n in range(WRITERS)}


def test_many_count_and_nobody_gets_a_number_twice(store: Store) -> None:
    got = at_once(lambda _: [store.add(ROOM, "N", 1) for _ in range(ROUNDS)])
    numbers = [n for own in got for n in own]
    assert sorted(numbers) == list(range(1, WRITERS * ROUNDS + 1))
    assert all(own == sorted(own) for own in got)
