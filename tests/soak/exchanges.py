"""Does a view change with what it must not show? `python -m tests.soak.exchanges --exchanges 10000`

Finished games, played by chance and by bots, are replayed with one hidden thing exchanged: a card
in a hand or in a deck, a sealed bid, an answer, money, a gem, a fist. After every command all who
may not see it must be shown the same bytes, the table must wait for the same, and the log must tell
the same lines.
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from typing import Any, NamedTuple

from domain.game import LEVELS, Seat
from domain.games import GAMES
from domain.luck import picked
from tests.bench.playing import opened, steps
from tests.games import brought
from tests.laws import AnyGame
from tests.soak.exchange import Exchange
from tests.soak.looks import Counts, must_be_alike, written
from tests.story import Chance
from tests.test_every_game import Play

EACH_GAME = 50
"""So many exchanges of one game, if it has as many."""

SETUPS = [(name, players) for name, game in GAMES.items() for players in game.seats]


class Step(NamedTuple):
    """A command: the table before it, and what followed."""

    table: Any
    facts: list[Any]


def by_chance(game: AnyGame, players: int, seed: int) -> list[Step]:
    play = Play(game.name, players, humans=1 + seed % 2, seed=seed)
    course, before, told = [], play.table, len(play.facts)
    for table in play.tables():
        course.append(Step(before, play.facts[told:]))
        before, told = table, len(play.facts)
    return course[1:]


def by_bots(game: AnyGame, players: int, seed: int) -> list[Step]:
    luck = Chance(seed)
    table = opened(game, players, luck, variants=game.variants if seed % 2 else ())
    bots = [picked(luck, LEVELS) for _ in range(players)]
    course = []
    for after, facts in steps(game, table, bots, luck, game.bot):
        course.append(Step(table, facts))
        table = after
    return course


def courses(seed: int) -> Iterator[tuple[AnyGame, list[Step]]]:
    """Every game with every number of players, played both ways; and so on with the next seed."""
    for number in count(seed):
        for name, players in SETUPS:
            yield GAMES[name], by_chance(GAMES[name], players, number)
            yield GAMES[name], by_bots(GAMES[name], players, number)


def exchanges(game: AnyGame, course: list[Step], luck: Chance) -> Iterator[tuple[int, Exchange]]:
    """What could have been otherwise, and from which command on: rare kinds as often as others."""
    possible = brought(game.name, "hidden").exchanges
    places: dict[str, list[int]] = {}
    for at, step in enumerate(course):
        places.setdefault(type(step.facts[-1]).__name__, []).append(at)
    made: Counts = Counter()
    for _ in range(20 * EACH_GAME):
        at = picked(luck, picked(luck, list(places.values())))
        rarest = min(possible(*course[at], luck), key=lambda one: made[one.what], default=None)
        if rarest is not None:
            made[rarest.what] += 1
            yield at, rarest


def replay(game: AnyGame, course: list[Step], exchange: Exchange, metrics: Counts) -> None:
    """The same commands, of which the first is at the exchange.

    Raises:
        Leak: somebody was shown that it was exchanged.
    """
    here, there = course[0].table, exchange.table
    knows = exchange.knows(there)
    look(game, here, there, knows, metrics)
    for step in course:
        for fact in step.facts:
            other = exchange.fact(fact)
            if exchange.shows(fact, there):
                return
            lines = game.tell(here, fact), game.tell(there, other)
            must_be_alike(f"{game.name}, log of {type(fact).__name__}", *lines)
            here, there = game.evolve(here, fact), game.evolve(there, other)
        if game.placings(here) is not None:
            return
        knows = knows | exchange.knows(there)
        look(game, here, there, knows, metrics)


def look(game: AnyGame, here: Any, there: Any, knows: set[Seat], metrics: Counts) -> None:
    must_be_alike(f"{game.name}, waits", game.waits(here), game.waits(there))
    for viewer in (*here.seats, None):
        if viewer not in knows:
            metrics["views"] += 1
            seen = (written(game.view(table, viewer)) for table in (here, there))
            must_be_alike(f"{game.name}, seen by {viewer}", *seen)


def searched(least: int, seed: int = 0, each_game: int = EACH_GAME) -> Counts:
    """So many exchanges, or a few more.

    Raises:
        Leak: something was shown.
    """
    metrics: Counts = Counter()
    for number, (game, course) in enumerate(courses(seed)):
        for at, exchange in islice(exchanges(game, course, Chance(number)), each_game):
            replay(game, course[at:], exchange, metrics)
            metrics["exchanges"] += 1
            metrics[f"{game.name} {exchange.what}"] += 1
        metrics["games"] += 1
        if metrics["exchanges"] >= least:
            return metrics
    raise AssertionError("unreachable")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--exchanges", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    began = time.monotonic()
    found = searched(asked.exchanges, asked.seed)
    kinds = ", ".join(f"{k} {found[k]:,}" for k in sorted(found) if k.split()[0] in GAMES)
    print(f"exchanges: {found['exchanges']:,} in {found['games']:,} games; {kinds}")
    took = f"{time.monotonic() - began:.0f} s, {time.process_time():.0f} s of a processor"
    print(f"{found['views']:,} pairs of views: nothing was shown ({took})")


if __name__ == "__main__":
    main()
