"""How much one server bears: `python -m tests.bench.load [--rooms 50 100 …] [--seconds 20]`.

The server is pinned to one core, the crowd to another; sockets are real. In each room six people
make a move a second each, due at moments of chance. A move has arrived when the last of the six
screens shows it. For each number of rooms a server of its own is started; without `--rooms` the
most that is borne with p99 under 50 ms is searched for.
"""

import argparse
import asyncio
import os
import random
import statistics
import time
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop
from msgspec import Struct

from tests.bench.crowd import SEATS, Company, Findings
from tests.bench.server import machine
from tests.local.client import guest, new_room
from tests.local.server import Server, a_page, serving

MOST_MS = 50.0
FIRST = 60
STEP = 10
AT_ONCE = 8
WARM_SECONDS = 3.0
"""Before one measures; what is slow once (imports, caches) is over then."""
TIMEOUT = 20.0


class Borne(Struct):
    rooms: int
    p50: float
    p99: float
    worst: float
    moves: float
    server: float
    crowd: float
    kilobytes: float
    found: Findings

    def said(self) -> str:
        return (
            f"{self.rooms:4} rooms: {self.moves:5.0f} moves/s, p50 {self.p50:6.1f} ms, "
            f"p99 {self.p99:6.1f} ms, max {self.worst:6.0f} ms; core {self.server:.0%}, "
            f"the crowd's {self.crowd:.0%}; {self.kilobytes:.0f} KB a room; "
            f"{self.found.backwards} views out of order, refused {self.found.refused or 'none'}"
        )


async def load(server: Server, rooms: int, seconds: float) -> Borne:
    """Six people in each of so many rooms, for so long."""
    companies = [Company() for _ in range(rooms)]
    empty = memory(server)
    tokens = [guest(server.base, f"Guest {n}")["token"] for n in range(SEATS)]
    await _each(companies, lambda one: one.sit_down(server.base, *_door(server, tokens)))
    await _each(companies, lambda one: one.start())
    luck = random.Random(rooms)  # noqa: S311
    await _all_move(companies, WARM_SECONDS, luck)
    for one in companies:
        one.found = Findings()
    spent, own, began = cpu(server), time.process_time(), time.perf_counter()
    await _all_move(companies, seconds, luck)
    took = time.perf_counter() - began
    spent, own = cpu(server) - spent, time.process_time() - own
    used = memory(server)
    found = Findings()
    for one in companies:
        await one.settle(TIMEOUT)
        found.add(one.found)
    ways = statistics.quantiles(found.delays, n=100)
    return Borne(
        rooms=rooms,
        p50=ways[49],
        p99=ways[98],
        worst=max(found.delays),
        moves=found.answered / took,
        server=spent / took,
        crowd=own / took,
        kilobytes=(used - empty) / rooms,
        found=found,
    )


def _door(server: Server, tokens: list[str]) -> tuple[str, list[str]]:
    return new_room(server.base, tokens[0]), tokens


async def _all_move(companies: list[Company], seconds: float, luck: random.Random) -> None:
    end = time.perf_counter() + seconds
    await asyncio.gather(*(one.move_on(end, luck) for one in companies))


async def _each(companies: Iterable[Company], do: Callable[[Company], Awaitable[None]]) -> None:
    few = asyncio.Semaphore(AT_ONCE)

    async def one(company: Company) -> None:
        async with few:
            await do(company)

    await asyncio.gather(*map(one, companies))


def memory(server: Server) -> int:
    """What the server has in memory, KB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    (line,) = [line for line in status.splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1])


def cpu(server: Server) -> float:
    """Seconds of a core that the server has used."""
    stat = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")


def borne(rooms: int, seconds: float, *more: str) -> Borne:
    """Measured on a server of its own."""
    cores = sorted(os.sched_getaffinity(0))
    with TemporaryDirectory() as folder:
        page = str(a_page(Path(folder) / "page"))
        os.sched_setaffinity(0, cores[:1])  # The server and all its threads inherit it.
        try:
            with serving(Path(folder) / "gavel.sqlite", "--page", page, *more) as server:
                os.sched_setaffinity(0, cores[1:] or cores)
                with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                    return runner.run(load(server, rooms, seconds))
        finally:
            os.sched_setaffinity(0, cores)


def most_borne(seconds: float) -> int:
    """Doubled until it is too much, then halved between, to the nearest ten."""
    good, bad = 0, FIRST
    while _is_borne(bad, seconds):
        good, bad = bad, bad * 2
    while bad - good > STEP:
        middle = (good + bad) // 2 // STEP * STEP
        good, bad = (middle, bad) if _is_borne(middle, seconds) else (good, middle)
    return good


def _is_borne(rooms: int, seconds: float) -> bool:
    """With a door wide enough: how many it bears is asked, not how many it lets in."""
    door = ("--most-connections", str(10 * rooms))
    return _told(borne(rooms, seconds, *door)).p99 < MOST_MS


def _told(one: Borne) -> Borne:
    print(one.said(), flush=True)
    assert not one.found.wrong, one.found.wrong[:3]
    return one


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, nargs="*", help="measure these; else search")
    parser.add_argument("--seconds", type=float, default=20.0)
    asked = parser.parse_args()
    print(machine())
    for rooms in asked.rooms or ():
        _told(borne(rooms, asked.seconds))
    if not asked.rooms:
        print(f"most rooms with p99 < {MOST_MS:.0f} ms: {most_borne(asked.seconds)}")


if __name__ == "__main__":
    main()
