"""The clocks of all rooms in one process, and the way to its screens."""

import asyncio
import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from infra.house import Gone
from infra.local.alarms import RINGING, LocalAlarms
from infra.local.posts import MOST_WAITING, POLICY, LocalPosts, Outbox
from infra.sqlite_shelf import SqliteShelf
from infra.times import now_ms
from tests.infra.fakes import CODE


class Rings:
    """When each room was rung (ms)."""

    def __init__(self) -> None:
        self.at: list[tuple[str, int]] = []
        self.failures = 0

    def __call__(self, room: str) -> None:
        self.at.append((room, now_ms()))
        if len(self.at) <= self.failures:
            raise RuntimeError("the shelf was away")


def ringing(shelf: SqliteShelf, act: Callable[[LocalAlarms], object], seconds: float) -> Rings:
    """What rings within so many seconds."""
    return asyncio.run(_ringing(shelf, act, seconds, Rings()))


async def _ringing(
    shelf: SqliteShelf, act: Callable[[LocalAlarms], object], seconds: float, rings: Rings
) -> Rings:
    with ThreadPoolExecutor(1) as threads:
        alarms = LocalAlarms(shelf, asyncio.get_running_loop(), threads, rings)
        await asyncio.to_thread(act, alarms)
        await asyncio.sleep(seconds)
        alarms.stop()
    return rings


def test_a_room_is_rung_exactly_when_it_wants(sqlite_shelf: SqliteShelf) -> None:
    at = now_ms() + 80
    ((room, rung),) = ringing(sqlite_shelf, lambda a: a.set(CODE, at, 1), 0.3).at
    assert room == CODE
    assert at - 2 <= rung <= at + 60


def test_what_is_overdue_rings_at_once(sqlite_shelf: SqliteShelf) -> None:
    assert len(ringing(sqlite_shelf, lambda a: a.set(CODE, 5, 1), 0.1).at) == 1


def test_a_newer_wish_replaces_an_older_one(sqlite_shelf: SqliteShelf) -> None:
    def wish(alarms: LocalAlarms) -> None:
        alarms.set(CODE, now_ms() + 20, 1)
        alarms.set(CODE, now_ms() + 10_000, 2)

    assert ringing(sqlite_shelf, wish, 0.15).at == []


def test_an_older_wish_said_later_does_not_count(sqlite_shelf: SqliteShelf) -> None:
    """Two threads show two versions; the older one comes last, and wants to sleep."""

    def wish(alarms: LocalAlarms) -> None:
        alarms.set(CODE, now_ms() + 20, 8)
        alarms.set(CODE, None, 7)
        alarms.set(CODE, now_ms() + 10_000, 6)

    assert len(ringing(sqlite_shelf, wish, 0.2).at) == 1


def test_nor_does_it_wake_a_room_that_sleeps(sqlite_shelf: SqliteShelf) -> None:
    def wish(alarms: LocalAlarms) -> None:
        alarms.set(CODE, now_ms() + 5_000, 6)
        alarms.set(CODE, None, 8)
        alarms.set(CODE, now_ms() + 5, 7)

    assert ringing(sqlite_shelf, wish, 0.1).at == []
    assert sqlite_shelf.query(RINGING) == []


def test_many_threads_saying_many_versions_leave_the_newest(sqlite_shelf: SqliteShelf) -> None:
    def wish(alarms: LocalAlarms) -> None:
        wishes = [(n, None if n % 3 else now_ms() + 60_000) for n in range(300)]
        wishes.append((300, now_ms() + 150))
        random.Random(1).shuffle(wishes)  # noqa: S311
        with ThreadPoolExecutor(8) as threads:
            list(threads.map(lambda wish: alarms.set(CODE, wish[1], wish[0]), wishes))

    assert len(ringing(sqlite_shelf, wish, 0.5).at) == 1
    assert [item.sk for item in sqlite_shelf.query(RINGING)] == [CODE]


def test_the_same_wish_after_ringing_rings_again(sqlite_shelf: SqliteShelf) -> None:
    """A ring that found nothing to do yet sets the alarm anew, at the same moment."""
    rung: list[int] = []

    async def run() -> None:
        with ThreadPoolExecutor(1) as threads:
            alarms: LocalAlarms

            def ring(room: str) -> None:
                rung.append(now_ms())
                if len(rung) < 3:
                    alarms.set(room, 5, 1)

            alarms = LocalAlarms(sqlite_shelf, asyncio.get_running_loop(), threads, ring)
            alarms.set(CODE, 5, 1)
            await asyncio.sleep(0.2)
            alarms.stop()

    asyncio.run(run())
    assert len(rung) == 3


def test_a_ring_that_fails_is_tried_again(
    sqlite_shelf: SqliteShelf, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("infra.local.alarms.AGAIN_MS", 20)
    rings = Rings()
    rings.failures = 2
    asyncio.run(_ringing(sqlite_shelf, lambda a: a.set(CODE, 5, 1), 0.3, rings))
    assert len(rings.at) == 3
    assert "could not be rung" in caplog.text


def test_which_rooms_have_an_alarm_outlives_the_process(sqlite_shelf: SqliteShelf) -> None:
    def wish(alarms: LocalAlarms) -> None:
        alarms.set(CODE, now_ms() + 60_000, 1)
        alarms.set("OTHER2", now_ms() + 60_000, 1)
        alarms.set("OTHER2", None, 2)

    ringing(sqlite_shelf, wish, 0)
    woken = ringing(sqlite_shelf, LocalAlarms.wake_all, 0.1)
    assert [room for room, _ in woken.at] == [CODE]


def test_once_stopped_nothing_rings(sqlite_shelf: SqliteShelf) -> None:
    async def run(rings: Rings) -> Rings:
        with ThreadPoolExecutor(1) as threads:
            alarms = LocalAlarms(sqlite_shelf, asyncio.get_running_loop(), threads, rings)
            alarms.set(CODE, now_ms() + 30, 1)
            await asyncio.sleep(0)
            alarms.stop()
            alarms.set(CODE, now_ms() + 10, 2)
            await asyncio.sleep(0.1)
        return rings

    assert asyncio.run(run(Rings())).at == []


def test_a_screen_that_is_far_behind_is_cut_off_and_grows_no_more() -> None:
    outbox = Outbox()
    for n in range(MOST_WAITING + 50):
        outbox.add(b"%d" % n)
    assert outbox.closed
    assert len(outbox.waiting) == MOST_WAITING


def test_what_waits_is_still_sent_and_the_first_reason_counts() -> None:
    outbox = Outbox()
    outbox.add(b"bye")
    outbox.close(POLICY)
    outbox.close()
    outbox.add(b"more")
    assert (list(outbox.waiting), outbox.code) == ([b"bye"], POLICY)


def test_posts_come_from_any_thread_in_their_order() -> None:
    async def run() -> list[bytes]:
        posts = LocalPosts(asyncio.get_running_loop())
        outbox = posts.opened("c1")
        sending = threading.Thread(target=_send_hundred, args=(posts,))
        sending.start()
        await asyncio.to_thread(sending.join)
        await asyncio.sleep(0)
        return list(outbox.waiting)

    assert asyncio.run(run()) == [b"%d" % n for n in range(100)]


def _send_hundred(posts: LocalPosts) -> None:
    for n in range(100):
        assert posts.post_all([("c1", b"%d" % n), ("gone", b"x")]) == ["gone"]
        time.sleep(0)


def test_who_is_not_there_is_gone() -> None:
    async def run() -> None:
        posts = LocalPosts(asyncio.get_running_loop())
        posts.opened("c1")
        posts.closed("c1")
        with pytest.raises(Gone):
            posts.post("c1", b"x")
        posts.close("c1")

    asyncio.run(run())


def test_who_wishes_nothing_is_forgotten_in_the_end_and_who_waits_is_not(
    sqlite_shelf: SqliteShelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("infra.local.alarms.AT_HAND", 10)
    wishes: list[int] = []

    def act(alarms: LocalAlarms) -> None:
        alarms.set(CODE, now_ms() + 100, 1)
        for n in range(100):
            alarms.set(f"ROOM{n}", None, 1)
        wishes.append(len(alarms._wishes))

    rings = ringing(sqlite_shelf, act, 0.3)
    assert wishes == [10]
    assert [room for room, _ in rings.at] == [CODE]
