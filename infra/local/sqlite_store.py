"""The store in one SQLite file: the embedded default. Needs nothing installed.

One connection, guarded by a lock, serves all threads. Measured with a round of query, put and
get (450-byte bodies, 2 cores): alone 25,000 rounds/s; 16 threads 14,000/s, the slowest round
12 ms. A connection for each thread made 19,000/s but the slowest took 130 ms (SQLite waits for
its own lock by sleeping), and would have to be closed when its thread ends.
Processes share the file: SQLite's locks make each statement happen whole or not at all.
"""

import random
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar

from infra.ports.store import LAST, AlreadyExists, ConditionFailed, Item, Unavailable, key_range

# ruff: noqa: S608  (the statements are put together from pieces of this file and nothing else)

BUSY_SECONDS = 4
ATTEMPTS = 4
PURGE_SECONDS = 60

T = TypeVar("T")

# WAL with NORMAL: what was answered survives the death of the process (kill -9), because it is
# with the operating system; a power cut may take the last moments, never the file's soundness.
# FULL would wait for the disk at every move.
OPENING = """
PRAGMA journal_mode = WAL;
PRAGMA synchronous = NORMAL;
CREATE TABLE IF NOT EXISTS items (
  pk TEXT NOT NULL, sk TEXT NOT NULL, body TEXT NOT NULL, expires INTEGER,
  PRIMARY KEY (pk, sk)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS expiries ON items (expires) WHERE expires IS NOT NULL;
"""

ALIVE = "(expires IS NULL OR expires > :now)"
HERE = "pk = :pk AND sk = :sk"
SAME = f"{HERE} AND body = :body AND expires IS :expires AND {ALIVE}"

GET = f"SELECT pk, sk, body, expires FROM items WHERE {HERE} AND {ALIVE}"
QUERY = f"""
SELECT pk, sk, body, expires FROM items
WHERE pk = :pk AND sk BETWEEN :low AND :high AND sk <> :past AND {ALIVE}
ORDER BY sk {{order}} LIMIT :limit
"""
PUT = "INSERT OR REPLACE INTO items VALUES (:pk, :sk, :body, :expires)"
PUT_IF_ABSENT = f"""
INSERT INTO items VALUES (:pk, :sk, :body, :expires)
ON CONFLICT DO UPDATE SET body = excluded.body, expires = excluded.expires WHERE NOT {ALIVE}
"""
PUT_IF_UNCHANGED = f"UPDATE items SET body = :new, expires = :new_expires WHERE {SAME}"
DELETE = f"DELETE FROM items WHERE {HERE}"
DELETE_IF_UNCHANGED = f"DELETE FROM items WHERE {SAME}"
ADD = f"""
INSERT INTO items VALUES (:pk, :sk, :n, :expires)
ON CONFLICT DO UPDATE SET
  body = CASE WHEN {ALIVE} THEN CAST(body AS INTEGER) + :n ELSE :n END,
  expires = CASE WHEN {ALIVE} THEN expires ELSE excluded.expires END
RETURNING CAST(body AS INTEGER)
"""
BEGINNING = "SELECT DISTINCT pk FROM items WHERE pk BETWEEN :low AND :high"
EXPIRING = """
SELECT DISTINCT pk FROM items INDEXED BY expiries
WHERE expires > :now AND pk BETWEEN :low AND :high AND sk BETWEEN :first AND :last
"""
ENDLESS = "SELECT pk, sk, body, expires FROM items WHERE expires IS NULL"
PURGE = "DELETE FROM items WHERE expires <= :now"


class SqliteStore:
    """A Store in the file at `path`, which is made if it is missing.

    Raises:
        Unavailable: the file can't be opened, here or in any call.
    """

    def __init__(self, path: Path, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._lock = Lock()
        self._purged = now()
        self._file = _persistently(lambda: _open(path))

    def close(self) -> None:
        with self._lock:
            self._file.close()

    def get(self, pk: str, sk: str) -> Item | None:
        rows, _ = self._run(GET, pk=pk, sk=sk)
        return Item(*rows[0]) if rows else None

    def query(
        self,
        pk: str,
        *,
        prefix: str = "",
        after: str = "",
        backwards: bool = False,
        limit: int | None = None,
    ) -> list[Item]:
        keys = key_range(prefix, after, backwards=backwards)
        rows, _ = self._run(
            QUERY.format(order="DESC" if backwards else "ASC"),
            pk=pk,
            low=keys.low,
            high=keys.high,
            past=keys.past,
            limit=-1 if limit is None else limit,
        )
        return [Item(*row) for row in rows]

    def partitions(self, pk: str, sk: str) -> list[str]:
        """Those whose key begins with `pk` and that hold an expiring item whose key does with `sk`.

        Not of the port: only one machine can look at everything it has.
        """
        rows, _ = self._run(EXPIRING, low=pk, high=pk + LAST, first=sk, last=sk + LAST)
        return [row[0] for row in rows]

    def endless(self) -> list[Item]:
        """All that never expires; not of the port either."""
        rows, _ = self._run(ENDLESS)
        return [Item(*row) for row in rows]

    def partitions_beginning(self, pk: str) -> list[str]:
        """All whose key begins with `pk`. Not of the port, either."""
        rows, _ = self._run(BEGINNING, low=pk, high=pk + LAST)
        return [row[0] for row in rows]

    def put(self, item: Item) -> None:
        self._write(PUT, **_row(item.checked()))

    def put_if_absent(self, item: Item) -> None:
        if not self._write(PUT_IF_ABSENT, **_row(item.checked())):
            raise AlreadyExists(item.sk)

    def put_if_unchanged(self, old: Item, new: Item) -> None:
        new = new.replacing(old)
        if not self._write(PUT_IF_UNCHANGED, **_row(old), new=new.body, new_expires=new.expires):
            raise ConditionFailed(old.sk)

    def delete(self, pk: str, sk: str) -> None:
        self._write(DELETE, pk=pk, sk=sk)

    def delete_if_unchanged(self, item: Item) -> None:
        if not self._write(DELETE_IF_UNCHANGED, **_row(item)):
            raise ConditionFailed(item.sk)

    def add(self, pk: str, sk: str, n: int, expires: int | None = None) -> int:
        rows, _ = self._run(ADD, pk=pk, sk=sk, n=n, expires=expires)
        return int(rows[0][0])

    def _write(self, statement: str, **values: str | int | None) -> bool:
        """Whether the statement wrote anything. Now and then it clears away what has expired."""
        if self._now() - self._purged >= PURGE_SECONDS:
            self._purged = self._now()
            self._run(PURGE)
        _, written = self._run(statement, **values)
        return written > 0

    def _run(self, statement: str, **values: str | int | None) -> tuple[list[Any], int]:
        """The rows the statement returned, and how many it wrote."""

        def run() -> tuple[list[Any], int]:
            with self._lock:
                cursor = self._file.execute(statement, values | {"now": self._now()})
                return cursor.fetchall(), cursor.rowcount

        return _persistently(run)


def _open(path: Path) -> sqlite3.Connection:
    file = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    try:
        file.executescript(OPENING)
    except sqlite3.Error:
        file.close()
        raise
    return file


def _row(item: Item) -> dict[str, str | int | None]:
    return {"pk": item.pk, "sk": item.sk, "body": item.body, "expires": item.expires}


def _persistently(run: Callable[[], T]) -> T:
    """Try again while another process holds the file, a random moment apart.

    Raises:
        Unavailable: it stayed locked, or the disk is full, gone or not ours.
    """
    for attempt in range(1, ATTEMPTS + 1):
        try:
            return run()
        except sqlite3.OperationalError as trouble:
            if trouble.sqlite_errorcode == sqlite3.SQLITE_ERROR:
                raise
            if attempt == ATTEMPTS or not _is_passing(trouble):
                raise Unavailable(str(trouble)) from trouble
            time.sleep(random.uniform(0.01, 0.1) * attempt)  # noqa: S311  (a wait, no secret)
    raise AssertionError("unreachable")


def _is_passing(trouble: sqlite3.OperationalError) -> bool:
    """Whether the trouble is a lock that may be gone in a moment (primary codes of SQLite)."""
    return trouble.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
