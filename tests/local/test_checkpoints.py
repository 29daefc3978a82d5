"""The log of the shelf is moved into its file while it is written to."""

import shutil
import time
from pathlib import Path

import pytest

from infra.local import checkpoints
from infra.shelf import Item
from infra.sqlite_shelf import SqliteShelf

BODY = "x" * 4_000


def write(shelf: SqliteShelf, many: int) -> None:
    for n in range(many):
        shelf.put(Item("ROOM#A", f"C#{n:06}", BODY))
        time.sleep(0.001)


def in_the_file_alone(file: Path) -> int:
    """What lies in the file itself, without its log."""
    alone = file.with_name("alone.db")
    shutil.copy(file, alone)
    shelf = SqliteShelf(alone)
    try:
        return len(shelf.query("ROOM#A"))
    finally:
        shelf.close()


def test_the_log_is_moved_beside_the_writers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "EVERY_SECONDS", 0.02)
    file = tmp_path / "shelf.db"
    shelf = SqliteShelf(file)
    with checkpoints.checkpoints(file):
        write(shelf, 200)
        end = time.monotonic() + 5
        while in_the_file_alone(file) < 200:
            assert time.monotonic() < end
            time.sleep(0.02)
    shelf.close()


def log_of_a_write(file: Path, seconds: float) -> float:
    """Bytes, where somebody writes all the time and nothing new is kept."""
    shelf = checkpoints.UnhurriedShelf(file)
    log, end, n = file.with_name(f"{file.name}-wal"), time.monotonic() + seconds, 0
    with checkpoints.checkpoints(file):
        while time.monotonic() < end:
            n += 1
            shelf.put(Item("ROOM#A", f"C#{n % 100:06}", f"{BODY}{n}"))
    found = log.stat().st_size
    shelf.close()
    return found / n


def test_the_log_begins_anew_even_where_writing_never_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "EVERY_SECONDS", 0.02)
    monkeypatch.setattr(checkpoints, "LONGEST_PAGES", 10**9)
    without = log_of_a_write(tmp_path / "long.db", 2)
    monkeypatch.setattr(checkpoints, "LONGEST_PAGES", 100)
    anew = log_of_a_write(tmp_path / "short.db", 2)
    assert anew < without / 2


def test_the_writers_do_not_move_it_themselves(tmp_path: Path) -> None:
    file = tmp_path / "shelf.db"
    for kind, moved in ((checkpoints.UnhurriedShelf, False), (SqliteShelf, True)):
        shelf = kind(file)
        for n in range(1_200):
            shelf.put(Item("ROOM#A", f"C#{n:06}", BODY))
        assert (in_the_file_alone(file) > 0) == moved
        shelf._run("DELETE FROM items")
        shelf.close()


def test_without_it_nothing_is_moved_so_soon(tmp_path: Path) -> None:
    """Otherwise the test above would say nothing."""
    file = tmp_path / "shelf.db"
    shelf = SqliteShelf(file)
    write(shelf, 200)
    assert in_the_file_alone(file) < 200
    shelf.close()


def test_a_file_that_is_gone_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "EVERY_SECONDS", 0.01)
    file = tmp_path / "shelf.db"
    file.write_text("this is a letter\n" * 100)
    with checkpoints.checkpoints(file):
        time.sleep(0.05)
