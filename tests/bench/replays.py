"""How long a finished game takes to open and to look at: `python -m tests.bench.replays`."""

import gzip
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TypeVar

import msgspec

from domain.game import Seat
from domain.games import GAMES
from infra.archiving import archive_finished
from infra.replay import Replay, from_journal, replay, written
from infra.sqlite_shelf import SqliteShelf
from infra.viewing import MOST_STEPS, Eyes, contents, written_sights
from tests.infra.fakes import ANN, CODE, World
from tests.infra.games import play_to_end

T = TypeVar("T")
KB = 1_000
ROUNDS = 7


def main() -> None:
    for game in GAMES:
        with TemporaryDirectory() as folder:
            shelf = SqliteShelf(Path(folder) / "shelf.db")
            measure(World(shelf), game)
            shelf.close()


def measure(world: World, game: str) -> None:
    """A game of one by chance and as many bots as it takes."""
    world.begin(ANN, bots=GAMES[game].seats[-1] - 1, game=game)
    play_to_end(world)
    print(f"{game}, a replay of {len(from_journal(world.house, CODE, 1).commands)} steps")
    timed("  from the journal", lambda: written(from_journal(world.fresh_house(), CODE, 1)))
    archive_finished(world.house, CODE)
    timed("  from the archive", lambda: written(replay(world.fresh_house(), CODE, 1)))
    found = replay(world.house, CODE, 1)
    timed("  its contents", lambda: msgspec.json.encode(contents(found)))
    for eyes in ("table", Seat(0), "all"):
        look(found, eyes)


def look(found: Replay, eyes: Eyes) -> None:
    """The last block, before which all the others have to be folded."""
    first = max(0, len(found.commands) - MOST_STEPS)
    timed(f"  {MOST_STEPS} steps, {eyes}", lambda: written_sights(found, first, MOST_STEPS, eyes))


def timed(what: str, made: Callable[[], bytes]) -> None:
    times = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        text = made()
        times.append((time.perf_counter() - began) * 1000)
    took = median(times)
    packed = len(gzip.compress(text, 6))
    print(f"{what:24} {took:6.1f} ms {len(text) / KB:8.1f} KB, packed {packed / KB:6.1f} KB")


if __name__ == "__main__":
    main()
