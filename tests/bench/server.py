"""The measurements of the running server: `python -m tests.bench.server`.

The server is pinned to one core, its six clients to another. Six humans sit in a selling window and
toggle their readiness; each move sends all six their whole view.
"""

import asyncio
import json
import os
import platform
import re
import statistics
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.asyncio.client import ClientConnection

from tests.bench.opening import measured_openings
from tests.frames import frame_of
from tests.local.client import Player, any_move, guest, new_room
from tests.local.server import a_page, serving

SEATS = 6
SECONDS = 6.0
TARGET = 600
VIEW = re.compile(rb'^\{"is":"view","version":(\d+)')


async def seated(base: str) -> list[Player]:
    """Six humans at a table whose first selling window is open."""
    tokens = [guest(base, f"Guest {n}")["token"] for n in range(SEATS)]
    room = new_room(base, tokens[0])
    players = [await Player.entered(base, room, token) for token in tokens]
    for chair, player in enumerate(players):
        await player.must("Sit", chair=chair, luck=f"{chair:032x}")
    await players[0].must("Start")
    while True:
        for player in players:
            await player.until(lambda view: view["playing"] is not None)
        if players[0].stage == "Selling":
            return players
        await step(players)


async def step(players: list[Player]) -> None:
    """Somebody who is asked does the first thing that is offered; all see it."""
    asked = players[0].playing["waits_for"][0]
    player = next(player for player in players if player.view["seat"] == asked)
    version = player.version
    await player.must("Play", move=any_move(player.options[0]))
    for other in players:
        await other.until(lambda _view, other=other: other.version > version)  # type: ignore[misc]


class Toggler:
    """A player who says they are ready, takes it back, and so on, and sees what the others do."""

    def __init__(self, player: Player, screens: "Screens") -> None:
        self._socket: ClientConnection = player._socket
        self._window = player.playing["table"]["table"]["stage"]["window"]
        self._screens = screens
        self._ready = False
        self._count = 0
        self._answered = asyncio.Event()
        player._ears.cancel()
        self._ears = asyncio.create_task(self._listen())

    async def toggle(self) -> None:
        self._ready = not self._ready
        self._count += 1
        name = "SayReady" if self._ready else "TakeReadyBack"
        move = {"is": name, "window": self._window}
        frame = json.dumps(frame_of("Play", str(self._count), {"move": move}))
        self._answered.clear()
        await self._socket.send(frame)
        await self._answered.wait()

    async def _listen(self) -> None:
        while True:
            text = await self._socket.recv(decode=False)
            found = VIEW.match(text)
            if found:
                self._screens.show(int(found[1]))
                if not text.endswith(b'"answers":null}'):
                    self._answered.set()
            assert not text.startswith(b'{"is":"answer"'), text


class Screens:
    """Counts on how many screens each version has come."""

    def __init__(self) -> None:
        self._seen: dict[int, int] = {}
        self.complete: dict[int, float] = {0: 0.0}
        self._news = asyncio.Event()

    def show(self, version: int) -> None:
        seen = self._seen[version] = self._seen.get(version, 0) + 1
        if seen == SEATS:
            self.complete[version] = time.perf_counter()
            self._seen.pop(version)
            self._news.set()

    async def wait_for(self, version: int) -> None:
        """Until it has come on all of them."""
        while version not in self.complete:
            self._news.clear()
            await self._news.wait()


async def throughput(togglers: list[Toggler], screens: Screens, seconds: float) -> float:
    """Moves a second while each of six sends its next as soon as the last is answered."""
    end = time.perf_counter() + seconds
    start, before = time.perf_counter(), len(screens.complete)

    async def go(toggler: Toggler) -> None:
        while time.perf_counter() < end:
            await toggler.toggle()

    await asyncio.gather(*map(go, togglers))
    await screens.wait_for(max(screens._seen, default=0))
    return (len(screens.complete) - before) / (time.perf_counter() - start)


async def latencies(
    togglers: list[Toggler], screens: Screens, rate: float, seconds: float
) -> list[float]:
    """From when a move is due to the last of six screens (ms), at so many moves a second.

    A move that has to wait for one before it has waited: that counts.
    """
    found: list[float] = []
    start = time.perf_counter()
    for n in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, start + n / rate - time.perf_counter()))
        version = max(screens.complete) + 1
        await togglers[n % SEATS].toggle()
        await screens.wait_for(version)
        found.append((screens.complete[version] - start - n / rate) * 1000)
    return found


async def measured(base: str) -> None:
    players = await seated(base)
    size = len(players[0].frames[-1])
    screens = Screens()
    togglers = [Toggler(player, screens) for player in players]
    await throughput(togglers, screens, 1)
    rate = await throughput(togglers, screens, SECONDS)
    print(f"moves a second, six screens, views of {size} bytes: {rate:.0f}  (target {TARGET})")
    for load, target in ((TARGET / 2, "target p99 < 10"), (rate / 2, "half of what it can")):
        found = await latencies(togglers, screens, load, SECONDS)
        high = statistics.quantiles(found, n=100)[98]
        print(
            f"from sending to the last of six screens at {load:.0f} moves a second: "
            f"p50 {statistics.median(found):.2f} ms, p99 {high:.2f} ms  ({target})"
        )


def machine() -> str:
    model: Any = platform.processor()
    cpus = Path("/proc/cpuinfo")
    if cpus.exists():
        named = re.search(r"model name\s*: (.*)", cpus.read_text())
        model = named[1] if named else model
    return (
        f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"
    )


def main() -> None:
    print(machine())
    cores = sorted(os.sched_getaffinity(0))
    with TemporaryDirectory() as folder:
        store = Path(folder) / "gavel.sqlite"
        os.sched_setaffinity(0, cores[:1])  # The server and all its threads inherit it.
        page = str(a_page(Path(folder) / "page"))
        with serving(store, "--page", page, "--frames-a-second", "1000000") as server:
            os.sched_setaffinity(0, cores[1:] or cores)
            asyncio.run(measured(server.base))
    os.sched_setaffinity(0, cores)
    measured_openings()


if __name__ == "__main__":
    main()
