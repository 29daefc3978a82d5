"""The local scheduler of rooms' clocks, and the local sender."""

import asyncio
import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from domain.room.pieces import RoomCode
from infra.clock import now_ms
from infra.local.scheduler import SCHEDULED, LocalScheduler
from infra.local.sender import MOST_WAITING, POLICY, LocalSender, Outbox
from infra.local.sqlite_store import SqliteStore
from infra.services import ConnectionGone
from tests.infra.fakes import CODE


class Ticks:
    """When each room was ticked (ms)."""

    def __init__(self) -> None:
        self.at: list[tuple[str, int]] = []
        self.failures = 0

    def __call__(self, room: RoomCode) -> None:
        self.at.append((room, now_ms()))
        if len(self.at) <= self.failures:
            raise RuntimeError("the store was away")


def ticking(store: SqliteStore, act: Callable[[LocalScheduler], object], seconds: float) -> Ticks:
    """What ticks within so many seconds."""
    return asyncio.run(_ticking(store, act, seconds, Ticks()))


async def _ticking(
    store: SqliteStore, act: Callable[[LocalScheduler], object], seconds: float, ticks: Ticks
) -> Ticks:
    with ThreadPoolExecutor(1) as threads:
        scheduler = LocalScheduler(store, asyncio.get_running_loop(), threads, ticks)
        await asyncio.to_thread(act, scheduler)
        await asyncio.sleep(seconds)
        scheduler.stop()
    return ticks


def test_a_room_is_ticked_exactly_when_it_wants(sqlite_store: SqliteStore) -> None:
    at = now_ms() + 80
    ((room, ticked),) = ticking(sqlite_store, lambda a: a.schedule(CODE, at, 1), 0.3).at
    assert room == CODE
    assert at - 2 <= ticked <= at + 60


def test_what_is_overdue_ticks_at_once(sqlite_store: SqliteStore) -> None:
    assert len(ticking(sqlite_store, lambda a: a.schedule(CODE, 5, 1), 0.1).at) == 1


def test_a_newer_request_replaces_an_older_one(sqlite_store: SqliteStore) -> None:
    def wish(scheduler: LocalScheduler) -> None:
        scheduler.schedule(CODE, now_ms() + 20, 1)
        scheduler.schedule(CODE, now_ms() + 10_000, 2)

    assert ticking(sqlite_store, wish, 0.15).at == []


def test_an_older_request_said_later_does_not_count(sqlite_store: SqliteStore) -> None:
    """Two threads show two versions; the older one comes last, and wants to sleep."""

    def wish(scheduler: LocalScheduler) -> None:
        scheduler.schedule(CODE, now_ms() + 20, 8)
        scheduler.schedule(CODE, None, 7)
        scheduler.schedule(CODE, now_ms() + 10_000, 6)

    assert len(ticking(sqlite_store, wish, 0.2).at) == 1


def test_nor_does_it_wake_a_room_that_sleeps(sqlite_store: SqliteStore) -> None:
    def wish(scheduler: LocalScheduler) -> None:
        scheduler.schedule(CODE, now_ms() + 5_000, 6)
        scheduler.schedule(CODE, None, 8)
        scheduler.schedule(CODE, now_ms() + 5, 7)

    assert ticking(sqlite_store, wish, 0.1).at == []
    assert sqlite_store.query(SCHEDULED) == []


def test_many_threads_saying_many_versions_leave_the_newest(sqlite_store: SqliteStore) -> None:
    def wish(scheduler: LocalScheduler) -> None:
        wishes = [(n, None if n % 3 else now_ms() + 60_000) for n in range(300)]
        wishes.append((300, now_ms() + 150))
        random.Random(1).shuffle(wishes)  # noqa: S311
        with ThreadPoolExecutor(8) as threads:
            list(threads.map(lambda wish: scheduler.schedule(CODE, wish[1], wish[0]), wishes))

    assert len(ticking(sqlite_store, wish, 0.5).at) == 1
    assert [item.sk for item in sqlite_store.query(SCHEDULED)] == [CODE]


def test_the_same_request_after_ticking_ticks_again(sqlite_store: SqliteStore) -> None:
    """A tick that found nothing to do yet schedules the next, at the same moment."""
    ticked: list[int] = []

    async def run() -> None:
        with ThreadPoolExecutor(1) as threads:
            scheduler: LocalScheduler

            def tick(room: RoomCode) -> None:
                ticked.append(now_ms())
                if len(ticked) < 3:
                    scheduler.schedule(room, 5, 1)

            scheduler = LocalScheduler(sqlite_store, asyncio.get_running_loop(), threads, tick)
            scheduler.schedule(CODE, 5, 1)
            await asyncio.sleep(0.2)
            scheduler.stop()

    asyncio.run(run())
    assert len(ticked) == 3


def test_a_tick_that_fails_is_tried_again(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("infra.local.scheduler.AGAIN_MS", 20)
    ticks = Ticks()
    ticks.failures = 2
    asyncio.run(_ticking(sqlite_store, lambda a: a.schedule(CODE, 5, 1), 0.3, ticks))
    assert len(ticks.at) == 3
    assert "could not be ticked" in caplog.text


def test_which_rooms_are_scheduled_outlives_the_process(sqlite_store: SqliteStore) -> None:
    def wish(scheduler: LocalScheduler) -> None:
        scheduler.schedule(CODE, now_ms() + 60_000, 1)
        scheduler.schedule(RoomCode("OTHER2"), now_ms() + 60_000, 1)
        scheduler.schedule(RoomCode("OTHER2"), None, 2)

    ticking(sqlite_store, wish, 0)
    woken = ticking(sqlite_store, LocalScheduler.restore, 0.1)
    assert [room for room, _ in woken.at] == [CODE]


def test_once_stopped_nothing_ticks(sqlite_store: SqliteStore) -> None:
    async def run(ticks: Ticks) -> Ticks:
        with ThreadPoolExecutor(1) as threads:
            scheduler = LocalScheduler(sqlite_store, asyncio.get_running_loop(), threads, ticks)
            scheduler.schedule(CODE, now_ms() + 30, 1)
            await asyncio.sleep(0)
            scheduler.stop()
            scheduler.schedule(CODE, now_ms() + 10, 2)
            await asyncio.sleep(0.1)
        return ticks

    assert asyncio.run(run(Ticks())).at == []


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


def test_messages_come_from_any_thread_in_their_order() -> None:
    async def run() -> list[bytes]:
        sender = LocalSender(asyncio.get_running_loop())
        outbox = sender.opened("c1")
        sending = threading.Thread(target=_send_hundred, args=(sender,))
        sending.start()
        await asyncio.to_thread(sending.join)
        await asyncio.sleep(0)
        return list(outbox.waiting)

    assert asyncio.run(run()) == [b"%d" % n for n in range(100)]


def _send_hundred(sender: LocalSender) -> None:
    for n in range(100):
        assert sender.send_all([("c1", b"%d" % n), ("gone", b"x")]) == ["gone"]
        time.sleep(0)


def test_who_is_not_there_is_gone() -> None:
    async def run() -> None:
        sender = LocalSender(asyncio.get_running_loop())
        sender.opened("c1")
        sender.closed("c1")
        with pytest.raises(ConnectionGone):
            sender.send("c1", b"x")
        sender.close("c1")

    asyncio.run(run())


def test_who_wishes_nothing_is_forgotten_in_the_end_and_who_waits_is_not(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("infra.local.scheduler.CACHED_REQUESTS", 10)
    wishes: list[int] = []

    def act(scheduler: LocalScheduler) -> None:
        scheduler.schedule(CODE, now_ms() + 100, 1)
        for n in range(100):
            scheduler.schedule(RoomCode(f"ROOM{n}"), None, 1)
        wishes.append(len(scheduler._requests))

    ticks = ticking(sqlite_store, act, 0.3)
    assert wishes == [10]
    assert [room for room, _ in ticks.at] == [CODE]
