"""How many whole games of bots a second, and how long a strong bot thinks.

    python -m tests.bench.games [game ...]

Domain only: bot, view, decide, evolve; no room, no journal, no wire. The seconds are those of the
processor, one core of it, so that a busy machine measures the same.
"""

import platform
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from os import cpu_count
from pathlib import Path
from statistics import quantiles
from time import process_time
from typing import Any

from domain.game import Level, Move
from domain.games import GAMES
from domain.luck import Luck
from tests.bench.playing import opened, played_out
from tests.games import EVERY
from tests.laws import AnyGame
from tests.story import Chance

SECONDS = 2.0
"""How long each line is measured, at least."""

LEVELS: tuple[Level, ...] = ("easy", "strong")


@dataclass
class Measured:
    """Games played to the end in `seconds`; `thinks` has the seconds of each bot's move."""

    games: int = 0
    seconds: float = 0.0
    thinks: list[float] = field(default_factory=list)


def main(names: list[str]) -> None:
    print(machine())
    print(f"{'game':12}{'bots':>10}{'games/s':>10}{'moves/s':>10}{'moves':>8}", end="")
    print(f"{'p50 ms':>9}{'p99 ms':>9}{'max ms':>9}")
    for name in names or list(GAMES):
        for line in lines(EVERY[name]):
            print(line, flush=True)


def lines(game: AnyGame) -> Iterator[str]:
    for level in LEVELS:
        for players in game.seats:
            yield line(game, players, level, measured(game, players, level))


def measured(game: AnyGame, players: int, level: Level) -> Measured:
    """Games with one seed after the other, until the time is over; the last is played out."""
    found = Measured()
    began = process_time()
    for seed in count():
        luck = Chance(seed)
        played_out(game, opened(game, players, luck), [level] * players, luck, timed(game, found))
        found.games += 1
        found.seconds = process_time() - began
        if found.seconds > SECONDS:
            break
    return found


def timed(game: AnyGame, found: Measured) -> Any:
    def bot(view: Any, level: Level, luck: Luck) -> Move:
        began = process_time()
        move: Move = game.bot(view, level, luck)
        found.thinks.append(process_time() - began)
        return move

    return bot


def line(game: AnyGame, players: int, level: Level, found: Measured) -> str:
    moves, cuts = len(found.thinks), quantiles(found.thinks, n=100)
    thinks = (cuts[49], cuts[98], max(found.thinks))
    return (
        f"{game.name:12}{players:>3} {level:6}{found.games / found.seconds:>10.1f}"
        f"{moves / found.seconds:>10.0f}{moves / found.games:>8.0f}"
        + "".join(f"{1000 * think:>9.3f}" for think in thinks)
    )


def machine() -> str:
    return f"{cpu_model()}, {cpu_count()} cores, Python {platform.python_version()}"


def cpu_model() -> str:
    """As Linux names it, or what the platform knows elsewhere."""
    known = Path("/proc/cpuinfo")
    lines_of = known.read_text().splitlines() if known.exists() else []
    names = (line.partition(":")[2].strip() for line in lines_of if line.startswith("model name"))
    return next(names, platform.processor() or platform.machine())


if __name__ == "__main__":
    main(sys.argv[1:])
