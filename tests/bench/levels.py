"""Whether the levels differ: how often one wins against another at tables of both.

    python -m tests.bench.levels [games] [game ...]

Each pair sits in all mixtures of seats alike: half of the seats are the first's, and of an odd
number by turns the greater half. Beside the wins stands the first's share of the seats, which is
what it would win were both alike.
"""

import sys
from itertools import combinations
from random import Random
from statistics import mean

from domain.game import LEVELS, Level, Placing
from domain.games import GAMES
from tests.bench.playing import opened, played_out
from tests.laws import AnyGame
from tests.story import Chance

GAMES_EACH = 200


def main(games: int, names: list[str]) -> None:
    print(f"{'game':12}{'players':>8}  {'pair':16}{'wins':>7}{'share':>7}{'scores':>14}")
    for name in names or list(GAMES):
        for weaker, stronger in combinations(LEVELS, 2):
            for players in GAMES[name].seats:
                print(line(GAMES[name], players, stronger, weaker, games), flush=True)


def line(game: AnyGame, players: int, first: Level, second: Level, games: int) -> str:
    ends = [mixed(game, players, first, second, seed) for seed in range(games)]
    wins = mean(winning_share(end, chosen) for end, chosen in ends)
    share = mean(len(chosen) / players for _, chosen in ends)
    scores = [mean(scored) for scored in parted(ends)]
    return (
        f"{game.name:12}{players:>8}  {first + ' : ' + second:16}{wins:>7.0%}{share:>7.0%}"
        f"{scores[0]:>7.0f}{scores[1]:>7.0f}"
    )


End = tuple[tuple[Placing, ...], frozenset[int]]
"""How a game ended, and the seats of the first of the pair."""


def mixed(game: AnyGame, players: int, first: Level, second: Level, seed: int) -> End:
    luck = Chance(seed)
    size = (players + seed % 2) // 2
    chosen = frozenset(Random(seed).sample(range(players), size))  # noqa: S311 - seats of a test
    bots = [first if seat in chosen else second for seat in range(players)]
    table = played_out(game, opened(game, players, luck), bots, luck, game.bot)
    placings = game.placings(table)
    assert placings is not None
    return placings, chosen


def winning_share(placings: tuple[Placing, ...], chosen: frozenset[int]) -> float:
    """1 for a win of theirs, less if others share the first place."""
    best = [placing.seat in chosen for placing in placings if placing.place == 1]
    return sum(best) / len(best)


def parted(ends: list[End]) -> tuple[list[int], list[int]]:
    """All scores of the first's seats, and all of the second's."""
    theirs = [p.score for placings, chosen in ends for p in placings if p.seat in chosen]
    others = [p.score for placings, chosen in ends for p in placings if p.seat not in chosen]
    return theirs, others


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else GAMES_EACH, sys.argv[2:])
