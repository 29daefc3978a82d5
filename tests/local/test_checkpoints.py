"""The log of the store is moved into its file while it is written to."""

import shutil
import sqlite3
import time
from pathlib import Path
from threading import Event

import pytest

from infra.local import wal_checkpoints as checkpoints
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Item

BODY = "x" * 4_000


def write(store: SqliteStore, many: int) -> None:
    for n in range(many):
        store.put(Item("ROOM#A", f"C#{n:06}", BODY))
        time.sleep(0.001)


def in_the_file_alone(file: Path) -> int:
    """What lies in the file itself, without its log; none while it was being moved."""
    alone = file.with_name("alone.db")
    shutil.copy(file, alone)
    store = SqliteStore(alone)
    try:
        return len(store.query("ROOM#A"))
    except sqlite3.DatabaseError:
        return 0
    finally:
        store.close()


def test_the_log_is_moved_out_of_the_writers_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "EVERY_SECONDS", 0.02)
    file = tmp_path / "store.db"
    store = SqliteStore(file)
    with checkpoints.checkpoints(file):
        write(store, 200)
        end = time.monotonic() + 5
        while in_the_file_alone(file) < 200:
            assert time.monotonic() < end
            time.sleep(0.02)
    store.close()


class Long:
    """A log of so many pages that never gets empty."""

    def __init__(self, pages: int) -> None:
        self.pages = pages
        self.asked: list[str] = []

    def execute(self, asked: str) -> "Long":
        self.asked.append(asked.partition("checkpoint")[2])
        return self

    def fetchone(self) -> tuple[int, int, int]:
        return 0, self.pages, self.pages - 1

    def fetchall(self) -> list[object]:
        return []

    def close(self) -> None: ...


class Once(Event):
    """Waits no time, and is set the second time it is asked."""

    def wait(self, timeout: float | None = None) -> bool:
        del timeout
        was = self.is_set()
        self.set()
        return was


@pytest.mark.parametrize(("beyond", "asked"), [(0, ["(PASSIVE)"]), (1, ["(PASSIVE)", "(RESTART)"])])
def test_a_log_that_is_too_long_begins_anew(
    beyond: int, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    log = Long(checkpoints.LONGEST_PAGES + beyond)
    monkeypatch.setattr("sqlite3.connect", lambda *_, **__: log)
    checkpoints._checkpoint(Path("x"), Once())
    assert log.asked == asked


def times_begun(log: Path) -> int:
    """By the header of the log: how often it has begun anew."""
    return int.from_bytes(log.read_bytes()[12:16]) if log.exists() else 0


def test_it_begins_anew_though_writing_never_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "EVERY_SECONDS", 0.02)
    monkeypatch.setattr(checkpoints, "LONGEST_PAGES", 100)
    file = tmp_path / "store.db"
    store, log, end = (
        checkpoints.CheckpointedStore(file),
        tmp_path / "store.db-wal",
        time.monotonic(),
    )
    with checkpoints.checkpoints(file):
        while times_begun(log) < 3:
            assert time.monotonic() < end + 60
            store.put(Item("ROOM#A", "C#1", BODY))
    store.close()


def test_the_writers_do_not_move_it_themselves(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    for kind, moved in ((checkpoints.CheckpointedStore, False), (SqliteStore, True)):
        store = kind(file)
        for n in range(1_200):
            store.put(Item("ROOM#A", f"C#{n:06}", BODY))
        assert (in_the_file_alone(file) > 0) == moved
        store._run("DELETE FROM items")
        store.close()


def test_without_it_nothing_is_moved_so_soon(tmp_path: Path) -> None:
    """Otherwise the test above would say nothing."""
    file = tmp_path / "store.db"
    store = SqliteStore(file)
    write(store, 200)
    assert in_the_file_alone(file) < 200
    store.close()


def test_a_file_that_is_gone_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "EVERY_SECONDS", 0.01)
    file = tmp_path / "store.db"
    file.write_text("this is a letter\n" * 100)
    with checkpoints.checkpoints(file):
        time.sleep(0.05)
