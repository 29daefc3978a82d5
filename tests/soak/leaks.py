"""Does anything secret leave the server? `python -m tests.soak.leaks --views 100000`

Games and rooms are played by chance. For each table, room and world there is another that differs
in all that a viewer can't know, and must look the same to them: views, refusals, answers over HTTP,
bots' moves, the log.
"""

import argparse
import time
from collections import Counter
from itertools import count
from typing import Any

from domain.game import LEVELS
from domain.games import GAMES
from domain.luck import picked
from tests.bench.playing import opened, steps
from tests.laws import AnyGame
from tests.room.random_room import Life
from tests.soak.looks import Counts, look, read_log
from tests.soak.rooms import VIEWERS, look_at_room
from tests.soak.twins import TWIN_VIEWERS, ask_twins, go_on, world_of
from tests.story import Chance
from tests.test_every_game import Play

LIFE = 600
"""Commands in the life of a room."""

RARE = {
    *("tycoon Directing", "tycoon WishChoice", "tycoon Offering", "tycoon TradeAsked"),
    *("modern_art Asking", "gem_trader Taking"),
}

SETUPS = [(name, players) for name, game in GAMES.items() for players in game.seats]


def play_games(seed: int, metrics: Counts, one_in: int) -> None:
    """Every game with every number of players, with one and with two humans."""
    for name, players in SETUPS:
        for humans in (1, 2):
            play = Play(name, players, humans, seed)
            for table in play.tables():
                if not play.luck.below(one_in):
                    watch(play.game, table, play.luck, metrics)


def play_well(seed: int, metrics: Counts, one_in: int) -> None:
    """The same by bots, who trade: by chance hardly a wish is granted. Rare stages are all seen."""
    for name, players in SETUPS:
        game, luck = GAMES[name], Chance(seed)
        bots = [picked(luck, LEVELS) for _ in range(players)]
        for table, _ in steps(game, opened(game, players, luck), bots, luck, game.bot):
            if stage_of(game, table) in RARE or not luck.below(2 * one_in):
                watch(game, table, luck, metrics)


def stage_of(game: AnyGame, table: Any) -> str:
    return f"{game.name} {type(table.stage).__name__}"


def watch(game: AnyGame, table: Any, luck: Chance, metrics: Counts) -> None:
    metrics[stage_of(game, table)] += 1
    for viewer in (*table.seats, None):
        look(game, table, viewer, luck, metrics)
    read_log(game, table, luck, metrics)


def live_in_rooms(seed: int, metrics: Counts, one_in: int) -> None:
    for game in GAMES:
        life = Life(game, Chance(seed))
        for number, _ in enumerate(life.live(LIFE)):
            if not life.luck.below(one_in):
                viewer = VIEWERS[number % len(VIEWERS)]
                look_at_room(life, viewer, Chance(number), metrics)


def keep_twins(seed: int, metrics: Counts, one_in: int) -> None:
    """With bots and without, at the smallest table and at the largest with two humans."""
    luck = Chance(seed)
    for game in GAMES.values():
        for players in (game.seats[0], game.seats[-1]):
            world = world_of(game.name, 2, players - 2)
            while go_on(world, luck):
                if not luck.below(one_in):
                    ask_twins(world, picked(luck, TWIN_VIEWERS), luck, metrics)


def searched(views: int, pairs: int, one_in: int = 2, seed: int = 0) -> Counts:
    """So many views at tables and in rooms, and pairs of worlds; or more: no game is left half.

    Of so many tables, rooms and worlds, one is looked at.

    Raises:
        Leak: something was told.
    """
    metrics: Counts = Counter()
    for number in count(seed):
        play_games(number, metrics, one_in)
        play_well(number, metrics, one_in)
        live_in_rooms(number, metrics, one_in)
        if metrics["views"] >= views:
            break
    for number in count(seed):
        keep_twins(number, metrics, one_in)
        if metrics["pairs of worlds"] >= pairs:
            return metrics
    raise AssertionError("unreachable")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--views", type=int, default=100_000)
    parser.add_argument("--pairs", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    began = time.monotonic()
    found = searched(asked.views, asked.pairs, seed=asked.seed)
    for name in ("views", "redealt", "refusals", "answers", "bots' moves", "logs"):
        print(f"{name}: {found[name]:,}")
    print(
        f"pairs of worlds: {found['pairs of worlds']:,}, with {found['messages']:,} messages each"
    )
    print("stages:", ", ".join(f"{k} {found[k]:,}" for k in sorted(found) if k.split()[0] in GAMES))
    print(f"nothing was told ({time.monotonic() - began:.0f} s)")


if __name__ == "__main__":
    main()
