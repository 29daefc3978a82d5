"""Whoever reaches for a shelf at the same moment, its promises hold."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

from infra.shelf import Changed, Item, Shelf, Taken

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


def at_once(act: Callable[[int], Any], refusal: type[Exception] = Taken) -> list[Any]:
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


def test_of_many_who_write_one_version_exactly_one_wins(shelf: Shelf) -> None:
    for version in range(ROUNDS):
        sk = f"C#{version:06}"

        def write(writer: int, sk: str = sk) -> str:
            item = Item(ROOM, sk, f"by {writer}")
            shelf.put_if_absent(item)
            return item.body

        got = at_once(write)
        winners = [body for body in got if body is not Taken]
        assert Counter(got)[Taken] == WRITERS - 1
        assert shelf.get(ROOM, sk) == Item(ROOM, sk, winners[0])
    assert len(shelf.query(ROOM)) == ROUNDS


def test_of_many_who_delete_what_they_read_exactly_one_wins(shelf: Shelf) -> None:
    item = Item("CODE#mail", "-", "1234")
    for _ in range(ROUNDS):
        shelf.put(item)
        got = at_once(lambda _: shelf.delete_if_unchanged(item), Changed)
        assert Counter(got) == {None: 1, Changed: WRITERS - 1}


def test_of_many_who_change_what_they_read_exactly_one_wins(shelf: Shelf) -> None:
    item = Item(ROOM, "A", "start")
    shelf.put(item)
    for turn in range(ROUNDS):

        def change(writer: int, item: Item = item, turn: int = turn) -> Item:
            new = Item(ROOM, "A", f"turn {turn} by {writer}")
            shelf.put_if_unchanged(item, new)
            return new

        got = at_once(change, Changed)
        assert Counter(got)[Changed] == WRITERS - 1
        (item,) = (new for new in got if new is not Changed)
        assert shelf.get(ROOM, "A") == item


def test_nobody_is_lost_when_all_append_in_turn(shelf: Shelf) -> None:
    def append_until_it_stands(writer: int) -> int:
        while True:
            version = len(shelf.query(ROOM))
            try:
                shelf.put_if_absent(Item(ROOM, f"C#{version:06}", str(writer)))
            except Taken:
                continue
            return version

    got = at_once(append_until_it_stands)
    assert sorted(got) == list(range(WRITERS))
    assert {item.body for item in shelf.query(ROOM)} == {str(n) for n in range(WRITERS)}


def test_many_count_and_nobody_gets_a_number_twice(shelf: Shelf) -> None:
    got = at_once(lambda _: [shelf.add(ROOM, "N", 1) for _ in range(ROUNDS)])
    numbers = [n for own in got for n in own]
    assert sorted(numbers) == list(range(1, WRITERS * ROUNDS + 1))
    assert all(own == sorted(own) for own in got)
