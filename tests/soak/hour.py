"""An hour of games that begin and end: does anything grow? `python -m tests.soak.hour`.

Memory, threads, open files and SQLite's log are looked at every few seconds. The file itself grows
with every game, as it is to keep them; how much a game takes is told.
"""

import argparse
import asyncio
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from infra.local.wal_checkpoints import EVERY_SECONDS, LONGEST_PAGES
from tests.local.server import Server, a_page, serving
from tests.soak.evenings import Tally, evenings

ROOMS = 6
LOOKS = 120
"""In the whole time."""
SPARE_KB, SPARE = 6_000, 0.05
"""By how much the memory of the last quarter may be above the second's: caches fill."""
SPARE_THREADS = 2
"""A pool makes its threads when it first wants them, some of them late."""
MOST_LOG_KB = 4 * LONGEST_PAGES * 2
CALM_SECONDS = 20.0


class Look(Struct, frozen=True):
    """Sizes in KB."""

    at: float
    memory: int
    threads: int
    files: int
    file: int
    log: int


def look(server: Server, store: Path) -> Look:
    process = Path(f"/proc/{server.process.pid}")
    status = dict(
        line.split(":", 1) for line in (process / "status").read_text().splitlines() if ":" in line
    )
    log = store.with_name(f"{store.name}-wal")
    return Look(
        at=time.monotonic(),
        memory=int(status["VmRSS"].split()[0]),
        threads=int(status["Threads"]),
        files=len([*(process / "fd").iterdir()]),
        file=store.stat().st_size // 1024,
        log=log.stat().st_size // 1024 if log.exists() else 0,
    )


class Soaked(Struct):
    before: Look
    looks: list[Look]
    after: Look
    tally: Tally

    @property
    def growths(self) -> list[str]:
        """What has grown that must not."""
        quarter = len(self.looks) // 4
        early, late = self.looks[quarter : 2 * quarter], self.looks[-quarter:]
        memory = _median(late, lambda one: one.memory) - _median(early, lambda one: one.memory)
        room = SPARE_KB + SPARE * _median(early, lambda one: one.memory)
        threads = max(one.threads for one in late) - max(one.threads for one in early)
        longest = max(one.log for one in self.looks)
        found = {
            f"memory by {memory:.0f} KB": memory > room,
            f"threads by {threads}": threads > SPARE_THREADS,
            f"open files by {self.after.files - self.before.files}": (
                self.after.files > self.before.files
            ),
            f"the log to {longest} KB": longest > MOST_LOG_KB,
        }
        return [said for said, grown in found.items() if grown]

    @property
    def slope(self) -> float:
        """KB of memory a minute, from the second quarter on."""
        later = self.looks[len(self.looks) // 4 :]
        line = statistics.linear_regression(
            [one.at / 60 for one in later], [one.memory for one in later]
        )
        return line.slope


def _median(looks: list[Look], of: Callable[[Look], int]) -> float:
    return statistics.median(map(of, looks))


async def soak(server: Server, store: Path, minutes: float, rooms: int = ROOMS) -> Soaked:
    tally, until = Tally(), asyncio.Event()
    await asyncio.sleep(EVERY_SECONDS + 1)  # By then it has opened all that it keeps open.
    before, looks = look(server, store), list[Look]()
    crowd = asyncio.create_task(evenings(server.base, rooms, until, tally))
    for _ in range(LOOKS):
        await asyncio.sleep(60 * minutes / LOOKS)
        looks.append(look(server, store))
        if len(looks) % (LOOKS // 12) == 0:
            print(_line(looks[-1], before, tally), flush=True)
    until.set()
    await crowd
    return Soaked(before, looks, await _calm(server, store, before), tally)


async def _calm(server: Server, store: Path, before: Look) -> Look:
    """When all have left and what they left open is closed."""
    end = time.monotonic() + CALM_SECONDS
    while (now := look(server, store)).files > before.files and now.at < end:  # noqa: ASYNC110
        await asyncio.sleep(0.5)
    return now


def _line(now: Look, before: Look, tally: Tally) -> str:
    return (
        f"{(now.at - before.at) / 60:5.1f} min: {tally.games} games, {tally.moves} moves, "
        f"{tally.returns} came again; memory {now.memory // 1024} MB, {now.threads} threads, "
        f"{now.files} files, file {now.file} KB, log {now.log} KB"
    )


def soaked(minutes: float, rooms: int = ROOMS) -> Soaked:
    with TemporaryDirectory() as folder:
        store = Path(folder) / "gavel.sqlite"
        page = str(a_page(Path(folder) / "page"))
        with serving(store, "--page", page, "--frames-a-second", "1000") as server:
            return asyncio.run(soak(server, store, minutes, rooms))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--rooms", type=int, default=ROOMS, help="at a time")
    asked = parser.parse_args()
    found = soaked(asked.minutes, asked.rooms)
    print(
        f"{found.tally.rooms} rooms, {found.tally.games} games to their end; memory "
        f"{found.slope:+.0f} KB a minute; {found.after.file / max(1, found.tally.games):.0f} KB of "
        f"the file a game; when all had left {found.after.files} open files (before: "
        f"{found.before.files}), {found.after.threads} threads"
    )
    for trouble in found.tally.troubles:
        print(f"trouble: {trouble}")
    for growth in found.growths:
        print(f"grown: {growth}")
    sys.exit(bool(found.growths or found.tally.troubles))


if __name__ == "__main__":
    main()
