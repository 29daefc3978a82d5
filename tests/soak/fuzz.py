"""Does anything anybody sends break something? `python -m tests.soak.fuzz --frames 900000`

Frames go through the gateway and requests through the HTTP application of one server, in whose
rooms attackers sit, host and watch; in another room a game is played along, and in a quiet world
the same game: what its players are told must be the same to the last word.
"""

import argparse
import asyncio
import gc
import time
import traceback
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from domain.games import GAMES
from infra.gateway import receive
from infra.local.sqlite_store import SqliteStore
from infra.protocol.messages import MOST_MESSAGE_BYTES
from infra.replays.archive import StoreArchive
from infra.rooms.connections import Connections
from infra.rooms.journal import Journal
from infra.services import Services
from tests.infra.fakes import (
    KEYED_HASH,
    SECRET,
    FakeClock,
    FakeMail,
    FakeMedia,
    FakeScheduler,
    tokens_by,
)
from tests.soak.attackers import Attackers
from tests.soak.control import Control, Ledger
from tests.soak.requests import Web

A_STEP = 400
"""Frames between two steps of the game beside them."""

AN_ATTACK = 8_000
"""Frames before the attackers open another room."""

A_REQUEST = 40
"""Frames between two turns of requests over HTTP, and how many there are at a turn."""


class Site:
    """Services on a store in a file, with the game that is played along."""

    def __init__(self, folder: Path, seed: int, game: str) -> None:
        self.now, self.sender = FakeClock(), Ledger()
        self.store = SqliteStore(folder / "gavel.sqlite", lambda: self.now() / 1000)
        self.services = Services(
            store=self.store,
            journal=Journal(self.store),
            archive=StoreArchive(self.store),
            connections=Connections(self.store),
            sender=self.sender,
            scheduler=FakeScheduler(),
            tokens=tokens_by(SECRET, lambda: self.now() / 1000),
            keyed_hash=KEYED_HASH,
            media=FakeMedia(),
            now=self.now,
            mail=FakeMail(),
        )
        self.control = Control(self.services, self.sender, self.now, seed, game)


class Fuzz:
    """So far: kinds of answers, failures (the frame and what was raised), memory (MB)."""

    def __init__(self, site: Site, seed: int) -> None:
        self.site = site
        self.chance = Random(seed)  # noqa: S311  (no secret)
        self.kinds: Counter[str] = Counter()
        self.failures: list[str] = []
        self.memory: list[float] = []
        self.attackers = Attackers(site.services, site.sender, self.chance)

    def frames(self, count: int) -> None:
        for number in range(count):
            if number % AN_ATTACK == 0:
                self.attackers.open_room(self.chance.choice(list(GAMES)))
            if number % A_STEP == 0:
                self.site.control.step()
            if number % max(1, count // 10) == 0:
                self.memory.append(resident())
            self._frame(*self.attackers.says())
        self.memory.append(resident())

    def _frame(self, connection_id: str, text: str) -> None:
        try:
            self.kinds[receive(self.site.services, connection_id, text)] += 1
        except Exception:  # noqa: BLE001  (whatever it is: that is what is looked for)
            self.failures.append(f"{text[:500]!a}\n{traceback.format_exc()}")

    def requests(self, count: int) -> None:
        web = Web(self.site.services, self.chance, self.attackers.tongue)
        answers, failures = asyncio.run(web.ask(count, self.site.control.step))
        self.kinds.update(answers)
        self.failures += failures
        self.memory.append(resident())


def resident() -> float:
    """What this process holds in memory, MB; 0 where the system does not say."""
    gc.collect()
    status = Path("/proc/self/status")
    if not status.exists():
        return 0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def attacked(frames: int, requests: int, seed: int, game: str = "tycoon") -> Fuzz:
    """Raises AssertionError: the game beside it was disturbed."""
    with TemporaryDirectory() as one, TemporaryDirectory() as other:
        fuzz = Fuzz(Site(Path(one), seed, game), seed)
        fuzz.frames(frames)
        fuzz.requests(requests)
        noisy, quiet = fuzz.site, Site(Path(other), seed, game)
        for _ in range(noisy.control.steps):
            quiet.control.step()
        noisy.store.close()
        quiet.store.close()
    assert noisy.control.told.digest() == quiet.control.told.digest(), "the game was disturbed"
    assert noisy.sender.longest < MOST_MESSAGE_BYTES
    return fuzz


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=900_000)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--game", choices=GAMES, default="tycoon")
    asked = parser.parse_args()
    began = time.monotonic()
    found = attacked(asked.frames, asked.requests, asked.seed, asked.game)
    print(
        f"frames {asked.frames:,}, requests {asked.requests:,} ({time.monotonic() - began:.0f} s)"
    )
    print("answers:", ", ".join(f"{key} {n:,}" for key, n in found.kinds.most_common()))
    print("memory, MB, at each tenth and after the requests:", *map(round, found.memory))
    control = found.site.control
    print(f"the game beside it: {control.steps:,} steps, {control.games} games, undisturbed")
    print(f"failures: {len(found.failures)}")
    print(*found.failures[:10], sep="\n")


if __name__ == "__main__":
    main()
