"""The real server, killed with -9 and there again in a moment.

Each is forked from a process that has its modules loaded already, so a run can kill thousands.
Clocks are short there: an open auction ends a second after the last bid, bots are quick.
"""

import asyncio
import os
import re
import sys
from contextlib import suppress
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path

from domain.games import GAMES
from tests.local.server import free_port

SLOW = "SECONDS_TO_DECIDE"
"""Of a game's clocks the one that stays as long as it is."""
QUICK_BOTS = (4, 8)
TROUBLE = re.compile(r"^(?:Traceback|ERROR)", re.MULTILINE)

_family = get_context("forkserver")
_family.set_forkserver_preload(["infra.local.__main__", "functions.websocket", "functions.http"])


class Nursery:
    """Servers on one store, one after another, at the same address."""

    def __init__(self, store: Path, page: Path) -> None:
        os.environ.setdefault("POWERTOOLS_LOG_LEVEL", "WARNING")  # Before the family begins.
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.kills = 0
        self._log = store.with_suffix(".log")
        self._given = (store, page, self.port, self._log)
        self._child = self._born()

    def kill(self) -> None:
        """kill -9."""
        self._child.kill()
        self._child.join()
        self._child.close()
        self.kills += 1

    def start(self) -> None:
        self._child = self._born()

    async def is_up(self, seconds: float = 60) -> None:
        async with asyncio.timeout(seconds):
            while True:
                with suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.close()
                    return
                await asyncio.sleep(0.01)

    def troubles(self) -> int:
        """How many failures it has logged; what it says while it dies is none."""
        return len(TROUBLE.findall(self._log.read_text())) if self._log.exists() else 0

    def said(self) -> str:
        return self._log.read_text() if self._log.exists() else ""

    def _born(self) -> "_family.Process":  # type: ignore[name-defined]
        child = _family.Process(target=serve, args=self._given, daemon=True)
        child.start()
        return child


def serve(store: Path, page: Path, port: int, log: Path) -> None:
    """The child: `python -m infra.local` with short clocks, its complaints in a file."""
    _write_to(log)
    quicken()
    address = ["--host", "127.0.0.1", "--port", str(port)]
    more = ["--store", str(store), "--page", str(page), "--frames-a-second", "100000"]
    sys.argv = ["gavel", *address, *more]
    import_module("infra.local.__main__").main()


def quicken() -> None:
    for game in GAMES.values():
        waits = import_module(f"{game.home}.waits")
        for name in vars(waits):
            if name.startswith("SECONDS_") and name != SLOW:
                setattr(waits, name, 1)
    import_module("domain.room.pieces").PACES["brisk"] = QUICK_BOTS


def _write_to(log: Path) -> None:
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(file, 2)
    os.dup2(nothing, 1)
