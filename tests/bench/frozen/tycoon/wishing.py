"""The wish to buy: for the card one misses most, at a price that leaves something to both."""

from msgspec import Struct

from domain.choosing import offered, span_of
from domain.tycoon.moves import SkipWish, Wish
from domain.tycoon.pieces import RED_TAX_PERCENT, Card, Title, is_red, titles_of
from tests.bench.frozen.tycoon.market import (
    LEAST_PROFIT,
    card_called,
    chance_any_has,
    market_price,
)
from tests.bench.frozen.tycoon.mind import Mind
from tests.bench.frozen.tycoon.reading import made

SHARE = 40
"""Percent of the gain over the market price that the seller is offered."""


class Idea(Struct, frozen=True):
    """A wish, and the gold it may be expected to bring."""

    title: Title
    price: int
    promise: float


def wish(mind: Mind) -> Wish | SkipWish:
    wishing = offered(mind.view, Wish)
    ideas = _ideas(mind, span_of(wishing, "gold").most) if wishing else []
    best = max(ideas, key=lambda idea: idea.promise, default=None)
    if best is None:
        return made(mind.view, SkipWish)
    return made(mind.view, Wish, title=best.title, gold=best.price)


def _ideas(mind: Mind, gold: int) -> list[Idea]:
    """All wishes one can pay and gains by."""
    ideas = (_idea(mind, title) for title in titles_of(mind.view.table.eras))
    return [idea for idea in ideas if idea.promise > 0 and 1 <= idea.price <= gold]


def _idea(mind: Mind, title: Title) -> Idea:
    card = card_called(title)
    worth, price = mind.adds(card), fair_price(mind, card)
    gain = worth - price
    promise = gain * chance_any_has(mind, card) if gain >= LEAST_PROFIT else 0.0
    return Idea(title, price, promise)


def fair_price(mind: Mind, card: Card) -> int:
    """Above the market by a share of what one gains; the red tax is the buyer's burden too."""
    asked = market_price(mind, card)
    if is_red(card):
        asked = asked * 100 / (100 - RED_TAX_PERCENT)
    return round(asked + (mind.adds(card) - asked) * SHARE / 100)
