"""Counting gems: five counts by kind."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement

from domain.gem_trader.pieces import GEMS, Dollars, Gem, Gems


def plus(some: Gems, others: Gems) -> Gems:
    return tuple([a + b for a, b in zip(some, others, strict=True)])


def minus(some: Gems, others: Gems) -> Gems:
    return tuple([a - b for a, b in zip(some, others, strict=True)])


def at_most(some: Gems, others: Gems) -> Gems:
    """As many as there are of both."""
    return tuple(map(min, some, others))


def times(gems: Gems, money: Dollars) -> int:
    """What they bring at so much each."""
    return sum([n * each for n, each in zip(gems, money, strict=True)])


def one(gem: Gem) -> Gems:
    return tuple([int(kind == gem) for kind in GEMS])


def each(gems: Gems) -> Iterator[Gem]:
    """One after the other."""
    return (gem for gem in GEMS for _ in range(gems[gem]))


@lru_cache(maxsize=1 << 12)
def handfuls(gems: Gems, count: int) -> tuple[Gems, ...]:
    """Every way to pick `count` of these gems."""
    picks = combinations_with_replacement(GEMS, count)
    counted = (tuple([pick.count(gem) for gem in GEMS]) for pick in picks)
    return tuple(pick for pick in counted if at_most(pick, gems) == pick)
