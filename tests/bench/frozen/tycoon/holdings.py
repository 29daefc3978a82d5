"""What one has of one era, as counts: bots compare hundreds of collections, and remember them."""

from collections.abc import Iterable
from functools import cache

from domain.tycoon.pieces import RED, STARS, Card, cards_of, era_of, star_of
from domain.tycoon.scoring import SET, red_income, worth

Holding = tuple[int, ...]
"""How many cards of 1, 2, 3 and 4 stars one has of an era."""

NOTHING: Holding = (0,) * len(STARS)
_ANY_ERA = 0
_ONE_OF = {star_of(card): card for card in cards_of(_ANY_ERA)}


def holdings(hand: Iterable[Card]) -> dict[int, Holding]:
    """By era, of all eras one has a card of."""
    counts: dict[int, list[int]] = {}
    for card in hand:
        counts.setdefault(era_of(card), list(NOTHING))[star_of(card) - 1] += 1
    return {era: tuple(count) for era, count in counts.items()}


def with_star(held: Holding, star: int, more: int = 1) -> Holding:
    return (*held[: star - 1], held[star - 1] + more, *held[star:])


def without_star(held: Holding, star: int) -> Holding:
    return with_star(held, star, -1)


def has_red(held: Holding) -> bool:
    return held[RED - 1] > 0


@cache
def missing(held: Holding) -> tuple[int, ...]:
    """The stars of the set one lacks; the red card is no part of it."""
    return tuple(star for star in SET if not held[star - 1])


@cache
def completed(held: Holding) -> Holding:
    """The same with one of each missing star."""
    for star in missing(held):
        held = with_star(held, star)
    return held


@cache
def final_worth(held: Holding) -> int:
    """Gold it counts for at the end, a forfeited red taken off (§5)."""
    era = worth(_ANY_ERA, _as_cards(held))
    return era.worth - era.forfeited


@cache
def income(held: Holding) -> int:
    """What its red card earns at each change of start player (TY-67, TY-68)."""
    return red_income(_as_cards(held))


def _as_cards(held: Holding) -> tuple[Card, ...]:
    return tuple(_ONE_OF[star] for star in STARS for _ in range(held[star - 1]))
