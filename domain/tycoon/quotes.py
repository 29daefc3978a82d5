"""§4 The auction house: what it pays for cards. It only buys."""

from collections.abc import Sequence
from functools import lru_cache

from domain.game import Value
from domain.tycoon.pieces import (
    BONUS_FALL,
    RED,
    RED_TAX_PERCENT,
    VALUE_OF_A_STAR,
    Card,
    percent_up,
    star_of,
)

CACHED = 1 << 12
"""Every view asks for the same few quotes again and again."""


class Sale(Value, frozen=True):
    """One card sold for `price`, `tax` of which the seller gives back; the bonuses after it."""

    card: Card
    price: int
    tax: int
    bonuses: tuple[int, ...]


def price(star: int, bonus: int) -> int:
    """The card's value times the bargaining rate, at least 0; always whole (TY-11, TY-12)."""
    return max(0, VALUE_OF_A_STAR * star * (100 + bonus) // 100)


def red_tax(gold: int) -> int:
    """Of the price, rounded up, from whoever sells a red card (TY-12, TY-64)."""
    return percent_up(gold, RED_TAX_PERCENT)


@lru_cache(maxsize=CACHED)
def net(star: int, bonus: int) -> int:
    """What the seller of one card really receives."""
    gross = price(star, bonus)
    return gross - red_tax(gross) if star == RED else gross


def sales(cards: Sequence[Card], bonuses: tuple[int, ...]) -> tuple[Sale, ...]:
    """One card after another, each lowering its star's bonus by 10 points (TY-13)."""
    sold: list[Sale] = []
    for card in cards:
        star = star_of(card)
        gross = price(star, bonuses[star - 1])
        bonuses = _fallen(bonuses, star)
        sold.append(Sale(card, gross, red_tax(gross) if star == RED else 0, bonuses))
    return tuple(sold)


@lru_cache(maxsize=CACHED)
def ladder(star: int, bonus: int, cards: int) -> tuple[int, ...]:
    """What the first, second, … card of this star would bring, red tax taken off."""
    return tuple(net(star, bonus - BONUS_FALL * sold) for sold in range(cards))


def _fallen(bonuses: tuple[int, ...], star: int) -> tuple[int, ...]:
    """There is no floor: a bonus may pass -100 (TY-10, TY-11)."""
    return (*bonuses[: star - 1], bonuses[star - 1] - BONUS_FALL, *bonuses[star:])
