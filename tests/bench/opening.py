"""How long a room takes to open, with nothing cached: in its tenth game and in its first."""

import statistics
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from infra.local.sqlite_store import SqliteStore
from infra.rooms.journal import SNAPSHOT_EVERY, Journal
from tests.infra.fakes import ANN, CODE, World
from tests.infra.games import play_on, play_until_game
from tests.story import Chance

TIMES = 5


def measured_openings() -> None:
    with TemporaryDirectory() as folder:
        world = World(SqliteStore(Path(folder) / "gavel.sqlite"))
        world.begin(ANN, bots=2)
        luck = Chance(1)
        first, tenth = (_openings(world, number, luck) for number in (1, 10))
    print(
        f"opening a room, mean of a whole snapshot's span: in its first game {first:.2f} ms, "
        f"in its tenth {tenth:.2f} ms, {tenth / first:.2f} times as long  (target 1.2)"
    )


def _openings(world: World, number: int, luck: Chance) -> float:
    """The mean (ms) over 64 commits, so that every distance from a snapshot counts once."""
    version = play_until_game(world, number, luck).version
    while version < (number == 1) * SNAPSHOT_EVERY:
        version = play_on(world, luck).version
    found: list[float] = []
    while len(found) < SNAPSHOT_EVERY:
        now = play_on(world, luck).version
        if now > version:
            version = now
            found.append(min(_opening(world) for _ in range(TIMES)))
    return statistics.mean(found)


def _opening(world: World) -> float:
    journal = Journal(world.store)
    start = time.perf_counter()
    journal.read(CODE)
    return (time.perf_counter() - start) * 1000
