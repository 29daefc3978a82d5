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
from infra.local.sqlite_store import SqliteStore
from infra.replays.archiving import archive_finished
from infra.replays.file import Replay, encode_replay, find_replay, from_journal
from infra.replays.views import MOST_STEPS, Eyes, contents, encode_sights
from tests.infra.fakes import ANN, CODE, World
from tests.infra.games import play_to_end

T = TypeVar("T")
KB = 1_000
ROUNDS = 7


def main() -> None:
    for game in GAMES:
        with TemporaryDirectory() as folder:
            store = SqliteStore(Path(folder) / "store.db")
            measure(World(store), game)
            store.close()


def measure(world: World, game: str) -> None:
    """A game of one by chance and as many bots as it takes."""
    world.begin(ANN, bots=GAMES[game].seats[-1] - 1, game=game)
    play_to_end(world)
    print(f"{game}, a replay of {len(from_journal(world.services, CODE, 1).commands)} steps")
    timed(
        "  from the journal", lambda: encode_replay(from_journal(world.fresh_services(), CODE, 1))
    )
    archive_finished(world.services, CODE)
    timed("  from the archive", lambda: encode_replay(find_replay(world.fresh_services(), CODE, 1)))
    found = find_replay(world.services, CODE, 1)
    timed("  its contents", lambda: msgspec.json.encode(contents(found)))
    for eyes in ("table", Seat(0), "all"):
        look(found, eyes)


def look(found: Replay, eyes: Eyes) -> None:
    """The last block, before which all the others have to be folded."""
    first = max(0, len(found.commands) - MOST_STEPS)
    timed(f"  {MOST_STEPS} steps, {eyes}", lambda: encode_sights(found, first, MOST_STEPS, eyes))


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
