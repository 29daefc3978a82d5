"""What only the store in a file promises: it outlives its process and is shared by several."""

import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

import infra.local.sqlite_store
from infra.local.sqlite_store import PURGE_SECONDS, SqliteStore
from infra.ports.store import Item, Unavailable
from tests.infra.conftest import Clock

ROOM = "ROOM#amber-fox"

WRITE_AND_TELL = """
import sys
from itertools import count
from pathlib import Path
from infra.ports.store import Item
from infra.local.sqlite_store import SqliteStore

store = SqliteStore(Path(sys.argv[1]))
for n in count():
    store.put_if_absent(Item("ROOM#amber-fox", f"C#{n:06}", "x" * 450))
    print(n, flush=True)
"""

RACE = """
import sys
from pathlib import Path
from infra.ports.store import Item, AlreadyExists
from infra.local.sqlite_store import SqliteStore

store = SqliteStore(Path(sys.argv[1]))
print("ready", flush=True)
sys.stdin.readline()
for n in range(300):
    store.add("ROOM#amber-fox", "N", 1)
    try:
        store.put_if_absent(Item("ROOM#amber-fox", f"C#{n:06}", sys.argv[2]))
        print(n, flush=True)
    except AlreadyExists:
        pass
"""


@contextmanager
def process(script: str, *words: str) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(  # noqa: S603  (our own words)
        [sys.executable, "-c", script, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(infra.local.sqlite_store.__file__).parents[2],
    ) as started:
        try:
            yield started
        finally:
            started.kill()


def lines(started: subprocess.Popen[str]) -> list[str]:
    assert started.stdout is not None
    return [line.strip() for line in started.stdout]


def next_line(started: subprocess.Popen[str]) -> str:
    assert started.stdout is not None
    return started.stdout.readline().strip()


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    with process(WRITE_AND_TELL, str(path)) as writer:
        told = [next_line(writer) for _ in range(500)]
        writer.kill()
        told += lines(writer)
    assert writer.returncode == -signal.SIGKILL
    acknowledged = [f"C#{int(n):06}" for n in told if n]
    with closing(SqliteStore(path)) as store:
        kept = [item.sk for item in store.query(ROOM)]
    assert kept[: len(acknowledged)] == acknowledged
    assert len(kept) <= len(acknowledged) + 1


def test_two_processes_race_and_each_version_is_won_once(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    with process(RACE, str(path), "ann") as ann, process(RACE, str(path), "bob") as bob:
        assert (next_line(ann), next_line(bob)) == ("ready", "ready")
        for racer in (ann, bob):
            assert racer.stdin is not None
            racer.stdin.write("go\n")
            racer.stdin.flush()
        with ThreadPoolExecutor(2) as readers:
            won = dict(zip(("ann", "bob"), readers.map(lines, (ann, bob)), strict=True))
    assert (ann.returncode, bob.returncode) == (0, 0)
    assert sorted(won["ann"] + won["bob"], key=int) == [str(n) for n in range(300)]
    with closing(SqliteStore(path)) as store:
        for name, versions in won.items():
            kept = [item.sk for item in store.query(ROOM, prefix="C#") if item.body == name]
            assert kept == [f"C#{int(n):06}" for n in versions]
        assert store.get(ROOM, "N") == Item(ROOM, "N", "600")


def test_several_may_open_a_new_file_at_once(tmp_path: Path) -> None:
    for attempt in range(5):
        path = tmp_path / f"{attempt}.db"
        with ThreadPoolExecutor(8) as openers:
            stores = list(openers.map(SqliteStore, [path] * 8))
        for store in stores:
            store.add(ROOM, "N", 1)
        assert stores[0].get(ROOM, "N") == Item(ROOM, "N", "8")
        for store in stores:
            store.close()


def test_what_lies_there_is_there_when_the_file_is_opened_again(tmp_path: Path) -> None:
    for n in range(1, 4):
        with closing(SqliteStore(tmp_path / "store.db")) as store:
            assert store.add(ROOM, "N", 1) == n


def test_what_has_expired_is_cleared_away_now_and_then(tmp_path: Path, clock: Clock) -> None:
    path = tmp_path / "store.db"
    with closing(SqliteStore(path, clock)) as store:
        store.put(Item(ROOM, "A", "{}", int(clock()) + 10))
        store.put(Item(ROOM, "B", "{}"))
        clock.pass_by(PURGE_SECONDS + 1)
        store.put(Item(ROOM, "C", "{}"))
        with closing(sqlite3.connect(path)) as file:
            assert file.execute("SELECT sk FROM items ORDER BY sk").fetchall() == [("B",), ("C",)]


def test_a_file_that_stays_locked_is_unavailable_for_writing_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(infra.local.sqlite_store, "BUSY_SECONDS", 0.02)
    path = tmp_path / "store.db"
    with closing(SqliteStore(path)) as store:
        store.put(Item(ROOM, "A", "{}"))
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unavailable, match="locked"):
                store.put(Item(ROOM, "B", "{}"))
            assert store.get(ROOM, "A") == Item(ROOM, "A", "{}")
            other.execute("ROLLBACK")
        store.put(Item(ROOM, "B", "{}"))


def test_a_file_that_cannot_be_opened_is_unavailable(tmp_path: Path) -> None:
    with pytest.raises(Unavailable):
        SqliteStore(tmp_path / "missing" / "store.db")
