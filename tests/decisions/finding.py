"""The decisions worth keeping: few, and together they take every place that was ever taken."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from types import ModuleType

from tests.decisions.file import Course, Decisions
from tests.decisions.lines import Code, Place, shown
from tests.decisions.playing import RARELY, Known, Played, Player, Seen, Taken, given, rarely
from tests.laws import AnyGame

SEEDS = range(24)
WHOLE = 8
MOST = 3_000
"""So many games are kept whole, or so many decisions: what takes most, and amounts of all sizes."""
APART = 150
"""So many decisions more are kept, each with its table: ways that no whole game has gone."""


@dataclass
class Found:
    """What is kept, and what nothing took."""

    decisions: Decisions
    missing: list[str] = field(default_factory=list)


def found(game: AnyGame, seeds: range = SEEDS) -> Found:
    code = Code(game)
    known: Known = {}
    games = [Player(game, code, n, seed, known).play() for seed in seeds for n in game.seats]
    rare = [rarely(game, code, *one) for one in brought(game).RARE]
    whole = list(_best(games))
    paths = {path for one in whole for path in one.all}
    apart = [given(RARELY, seen) for seen in rare]
    apart += _apart(games, paths | {seen.taken for seen in rare})
    places = {p for one in games for path in one.all for p in path if isinstance(p, Place)}
    places |= {p for seen in rare for p in seen.taken if isinstance(p, Place)}
    courses = (*(one.course for one in whole), *apart)
    return Found(Decisions(game.name, game.rules, courses), unexplained(game, code, places))


def brought(game: AnyGame) -> ModuleType:
    """What a game's tests bring for this: RARE, tables made by hand, and UNTAKEN lines."""
    return import_module(f"tests.{game.name}.rare")


def unexplained(game: AnyGame, code: Code, places: set[Place]) -> list[str]:
    """Lines of its deciding code that nothing takes, and no reason is given why not."""
    return [text for text in map(shown, code.missing(places)) if text not in brought(game).UNTAKEN]


def _best(games: list[Played]) -> Iterator[Played]:
    """Each takes most of what those before it have not; of as much, the shortest."""
    paths: set[Taken] = set()
    kept = 0
    for _ in range(WHOLE):
        best = max(games, key=partial(_gain, paths, _places(paths)))
        paths |= {*best.all}
        kept += len(best.seen)
        yield best
        if kept > MOST:
            return


def _gain(paths: set[Taken], places: set[Place | str], one: Played) -> tuple[int, int, int]:
    fresh = {*one.all} - paths
    return len(_places(fresh) - places), len(fresh), -len(one.seen)


def _places(paths: set[Taken]) -> set[Place | str]:
    return {what for path in paths for what in path}


def _apart(games: list[Played], paths: set[Taken]) -> Iterator[Course]:
    """First what has places of its own, then any other way."""
    taken = _places(paths)
    others = [(one.salt, seen) for one in games for seen in one.seen if seen.taken not in paths]
    kept: list[tuple[str, Seen]] = []
    for salt, seen in others:
        if seen.taken - taken:
            taken |= seen.taken
            kept.append((salt, seen))
    known = {*paths, *(seen.taken for _, seen in kept)}
    for salt, seen in others:
        if len(kept) >= APART:
            break
        if seen.taken not in known:
            known.add(seen.taken)
            kept.append((salt, seen))
    yield from (given(*one) for one in kept)
