"""Checkpoints of SQLite's write-ahead log in a background thread, out of the writers' way.

A writer whose commit fills the log (1,000 pages) would do it itself and wait for the disk, and the
next one again for the log to begin anew: at 300 moves a second, two a second took 15 to 50 ms.
Done every five seconds by a thread of its own, the slowest of a hundred moves takes 2 ms.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import Event, Thread

from infra.local.sqlite_store import SqliteStore

EVERY_SECONDS = 5.0
LONGEST_PAGES = 16_000
"""Of 4 KB. The log can begin anew only where nobody has written since it was moved: under load
never. When it is so long, those who write wait once until what little is left is moved, too.
"""


class CheckpointedStore(SqliteStore):
    """A store that leaves its log to `checkpoints`; without them it would grow and grow."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self._run("PRAGMA wal_autocheckpoint = 0")


@contextmanager
def checkpoints(file: Path) -> Iterator[None]:
    """While this lasts, the log of the store in `file` does not grow long."""
    stopped = Event()
    thread = Thread(target=_checkpoint, args=(file, stopped), name="checkpoints", daemon=True)
    thread.start()
    try:
        yield
    finally:
        stopped.set()
        thread.join()


def _checkpoint(file: Path, stopped: Event) -> None:
    """PASSIVE waits for nobody and holds nobody up; what it can't move now it moves later."""
    with closing(sqlite3.connect(file, isolation_level=None)) as store:
        while not stopped.wait(EVERY_SECONDS):
            with suppress(sqlite3.Error):
                _, pages, _ = store.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                if pages > LONGEST_PAGES:
                    store.execute("PRAGMA wal_checkpoint(RESTART)").fetchall()
