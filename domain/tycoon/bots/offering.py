"""The free trade: a card one can spare, for gold or for a card one misses."""

from collections.abc import Iterator

from msgspec import Struct

from domain.game import Seat
from domain.tycoon.bots.market import (
    LEAST_PROFIT,
    card_called,
    chance_he_has,
    market_price,
    others,
    worth_to,
)
from domain.tycoon.bots.mind import Mind
from domain.tycoon.bots.reading import made
from domain.tycoon.bots.selling import one_of_each
from domain.tycoon.bots.wishing import LEAST_CHANCE, sold_at
from domain.tycoon.moves import OfferTrade, SkipTrade
from domain.tycoon.pieces import Card, Title, is_red, titles_of
from domain.tycoon.quotes import red_tax

PRICES = (85, 92, 98, 104)
"""Percent of what a card is worth to another that one thinks of asking them."""

AGREES = 0.6
"""The chance that they swap who has the card and seems to gain."""

COMMON = 1.15
"""Worth beyond this times the market price makes a card one to ask for."""


class Idea(Struct, frozen=True):
    """An offer, the chance that it is accepted, and the gold it may be expected to bring."""

    card: Card
    to: Seat
    gold: int
    title: Title | None
    chance: float
    promise: float


def offer_trade(mind: Mind) -> OfferTrade | SkipTrade:
    ideas = _ideas(mind) if mind.temper.offers else ()
    likely = (idea for idea in ideas if idea.chance >= LEAST_CHANCE and idea.promise > 0)
    best = max(likely, key=lambda idea: idea.promise, default=None)
    if best is None:
        return made(mind.view, SkipTrade)
    return OfferTrade(mind.view.table.round, best.card, best.to, best.gold, best.title)


def _ideas(mind: Mind) -> Iterator[Idea]:
    missed = _missed(mind)
    for card in one_of_each(mind.outlook.hand):
        for to in others(mind):
            yield from _for_gold(mind, card, to)
            yield from _swaps(mind, card, to, missed)


def _missed(mind: Mind) -> tuple[Title, ...]:
    """Names worth clearly more to oneself than to anybody."""
    titles = titles_of(mind.view.table.eras)
    return tuple(t for t in titles if _is_missed(mind, card_called(t)))


def _is_missed(mind: Mind, card: Card) -> bool:
    return mind.adds(card) > market_price(mind, card) * COMMON


def _for_gold(mind: Mind, card: Card, to: Seat) -> Iterator[Idea]:
    """Near what it is worth to them, as far as one can tell, if they have that much."""
    mine, theirs = mind.costs(card) + mind.fancy(card), worth_to(mind, to, card)
    for percent in PRICES:
        gold = round(theirs * percent / 100)
        if 0 < gold <= mind.view.table.collectors[to].gold:
            tax = red_tax(gold) if is_red(card) else 0
            chance = 1 - sold_at(gold, theirs)
            yield Idea(card, to, gold, None, chance, chance * (gold - tax - mine))


def _swaps(mind: Mind, card: Card, to: Seat, titles: tuple[Title, ...]) -> Iterator[Idea]:
    """Card for card, where they should gain too."""
    without, theirs = mind.without(card), worth_to(mind, to, card)
    for title in titles:
        other = card_called(title)
        if theirs - market_price(mind, other) >= LEAST_PROFIT:
            gain = without.having(other).all_told() - mind.all_told()
            chance = chance_he_has(mind, to, other) * AGREES
            yield Idea(card, to, 0, title, chance, chance * gain)
