"""Whether a level is as much better as it should be: one of it against all others of another.

    python -m tests.bench.levels [games] [game ...]

The one sits in every seat alike. A level should win 35-60 % against three of the level below it;
and one of today's strong against the strong of the beginning (tests/bench/frozen/) at least its
share. A shared victory counts in parts; ± is for 95 %.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from statistics import mean
from typing import Any

from domain.game import LEVELS, Level, Move, Placing
from domain.games import GAMES
from domain.luck import Luck
from tests.bench.frozen import FROZEN
from tests.bench.playing import Bot, opened, played_out
from tests.laws import AnyGame
from tests.story import Chance

GAMES_EACH = 200


@dataclass(frozen=True)
class Contender:
    """A level of bots: today's, or of the beginning."""

    name: str
    bot: Bot
    level: Level


def todays(game: AnyGame, level: Level) -> Contender:
    return Contender(level, game.bot, level)


def of_the_beginning(game: AnyGame, level: Level) -> Contender:
    return Contender(f"first {level}", FROZEN[game.name], level)


def main(games: int, names: list[str]) -> None:
    print(
        f"{'game':12}{'players':>8}  {'one : rest':24}{'wins':>7}{'±':>5}{'share':>7}{'ahead':>7}"
    )
    for name in names or list(GAMES):
        for one, rest in pairs(GAMES[name]):
            for players in GAMES[name].seats:
                print(line(GAMES[name], players, one, rest, games), flush=True)


def pairs(game: AnyGame) -> Iterator[tuple[Contender, Contender]]:
    for weaker, stronger in pairwise(LEVELS):
        yield todays(game, stronger), todays(game, weaker)
    yield todays(game, "strong"), of_the_beginning(game, "strong")


def line(game: AnyGame, players: int, one: Contender, rest: Contender, games: int) -> str:
    ends = [one_against(game, players, one, rest, seed) for seed in range(games)]
    wins = [winning_share(placings, seat) for placings, seat in ends]
    ahead = mean(margin(placings, seat) for placings, seat in ends)
    return (
        f"{game.name:12}{players:>8}  {one.name + ' : ' + rest.name:24}{mean(wins):>7.1%}"
        f"{error(wins):>5.1f}{1 / players:>7.0%}{ahead:>7.1f}"
    )


End = tuple[tuple[Placing, ...], int]
"""How a game ended, and where the one sat."""


def one_against(game: AnyGame, players: int, one: Contender, rest: Contender, seed: int) -> End:
    luck, seat = Chance(seed), seed % players

    def bot(view: Any, _: Level, luck: Luck) -> Move:
        asked = one if view.seat == seat else rest
        return asked.bot(view, asked.level, luck)

    table = played_out(game, opened(game, players, luck), [one.level] * players, luck, bot)
    placings = game.placings(table)
    assert placings is not None
    return placings, seat


def winning_share(placings: tuple[Placing, ...], seat: int) -> float:
    """1 for a win, less if others share the first place."""
    best = [placing.seat == seat for placing in placings if placing.place == 1]
    return sum(best) / len(best)


def margin(placings: tuple[Placing, ...], seat: int) -> float:
    """How far it is ahead of the others' mean."""
    own = next(placing.score for placing in placings if placing.seat == seat)
    return own - mean(placing.score for placing in placings if placing.seat != seat)


def error(wins: list[float]) -> float:
    """Points of percent, for 95 %."""
    return 100 * 1.96 * sqrt(mean(wins) * (1 - mean(wins)) / len(wins))


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else GAMES_EACH, sys.argv[2:])
