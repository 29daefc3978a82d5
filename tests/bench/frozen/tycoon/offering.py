"""The free trade: a card one can spare, for gold or for a card one misses."""

from collections.abc import Iterator

from msgspec import Struct

from domain.game import Seat
from domain.tycoon.moves import OfferTrade, SkipTrade
from domain.tycoon.pieces import Card, Title, is_red, titles_of
from domain.tycoon.quotes import red_tax
from tests.bench.frozen.tycoon.market import (
    LEAST_PROFIT,
    card_called,
    chance_he_has,
    market_price,
    others,
    worth_to,
)
from tests.bench.frozen.tycoon.mind import Mind
from tests.bench.frozen.tycoon.reading import made
from tests.bench.frozen.tycoon.selling import one_of_each

SHARE = 50
"""Percent of what both gain together that one asks for oneself."""

COMMON = 1.15
"""Worth beyond this times the market price makes a card one to ask for."""


class Idea(Struct, frozen=True):
    """An offer, and the gold it may be expected to bring."""

    card: Card
    to: Seat
    gold: int
    title: Title | None
    promise: float


def offer_trade(mind: Mind) -> OfferTrade | SkipTrade:
    ideas = _ideas(mind) if mind.temper.offers else ()
    best = max(ideas, key=lambda idea: idea.promise, default=None)
    if best is None or best.promise < LEAST_PROFIT:
        return made(mind.view, SkipTrade)
    return OfferTrade(mind.view.table.round, best.card, best.to, best.gold, best.title)


def _ideas(mind: Mind) -> Iterator[Idea]:
    missed = _missed(mind)
    for card in one_of_each(mind.outlook.hand):
        for to in others(mind):
            yield _for_gold(mind, card, to)
            yield from _swaps(mind, card, to, missed)


def _missed(mind: Mind) -> tuple[Title, ...]:
    """Names worth clearly more to oneself than to anybody."""
    titles = titles_of(mind.view.table.eras)
    return tuple(t for t in titles if _is_missed(mind, card_called(t)))


def _is_missed(mind: Mind, card: Card) -> bool:
    return mind.adds(card) > market_price(mind, card) * COMMON


def _for_gold(mind: Mind, card: Card, to: Seat) -> Idea:
    """Half way between what it is worth to him and to oneself, if he has that much."""
    mine, his = mind.costs(card), worth_to(mind, to, card)
    gold = min(round(mine + (his - mine) * SHARE / 100), mind.view.table.collectors[to].gold)
    tax = red_tax(gold) if is_red(card) else 0
    agreeable = gold > 0 and his - gold >= LEAST_PROFIT
    promise = gold - tax - mine if agreeable else 0.0
    return Idea(card, to, gold, None, promise)


def _swaps(mind: Mind, card: Card, to: Seat, titles: tuple[Title, ...]) -> Iterator[Idea]:
    """Card for card, where he should gain too."""
    without, his = mind.without(card), worth_to(mind, to, card)
    for title in titles:
        other = card_called(title)
        if his - market_price(mind, other) >= LEAST_PROFIT:
            gain = without.having(other).all_told() - mind.all_told()
            yield Idea(card, to, 0, title, gain * chance_he_has(mind, to, other))
