"""The wish to buy: a card that somebody probably has, at a price they will probably take."""

from collections.abc import Iterator
from math import exp

from msgspec import Struct

from domain.choosing import offered, span_of
from domain.tycoon.bots.market import card_called, chance_any_has, market_price
from domain.tycoon.bots.mind import Mind
from domain.tycoon.bots.reading import made
from domain.tycoon.moves import SkipWish, Wish
from domain.tycoon.pieces import RED_TAX_PERCENT, Card, Title, is_red, title_of, titles_of

PRICES = (98, 105, 112, 120, 135, 160)
"""Percent of what the owner is taken to ask that one thinks of offering."""

OWNERS_LOVE, PROFIT = 1.2, 1.03
"""How much above the market whoever has a card prices it; and above what they just paid."""

UNSURE = 0.12
"""How far off that guess may be, in parts of it."""

LEAST_CHANCE = 0.3
"""Chance of a yes below which one does not ask: it would only show what one misses."""

GREAT = 4
"""Gold to be expected for which one asks all the same."""


class Idea(Struct, frozen=True):
    """A wish, the chance that it is granted, and the gold it may be expected to bring."""

    title: Title
    price: int
    chance: float
    promise: float


def wish(mind: Mind) -> Wish | SkipWish:
    wishing = offered(mind.view, Wish)
    ideas = _ideas(mind, span_of(wishing, "gold").most) if wishing else ()
    best = max(filter(_is_likely, ideas), key=lambda idea: idea.promise, default=None)
    if best is None:
        return made(mind.view, SkipWish)
    return made(mind.view, Wish, title=best.title, gold=best.price)


def _is_likely(idea: Idea) -> bool:
    return idea.chance >= LEAST_CHANCE or idea.promise >= GREAT


def _ideas(mind: Mind, gold: int) -> Iterator[Idea]:
    """All wishes one can pay and might gain by."""
    for title in titles_of(mind.view.table.eras):
        card = card_called(title)
        worth, asked = mind.adds(card) + mind.fancy(card), asking_price(mind, card)
        for percent in PRICES:
            price = round(asked * percent / 100)
            if 1 <= price < min(worth, gold + 1):
                yield _idea(mind, card, price, worth, asked)


def _idea(mind: Mind, card: Card, price: int, worth: float, asked: float) -> Idea:
    chance = chance_any_has(mind, card) * sold_at(price, asked)
    return Idea(title_of(card), price, chance, chance * (worth - price))


def asking_price(mind: Mind, card: Card) -> float:
    """What who has it may want: more than the market and than they paid for it this round.

    The red tax is the buyer's burden too.
    """
    asked = max(market_price(mind, card) * OWNERS_LOVE, just_paid(mind, card) * PROFIT)
    return asked * 100 / (100 - RED_TAX_PERCENT) if is_red(card) else asked


def just_paid(mind: Mind, card: Card) -> int:
    """What somebody paid this round for a card of this name; 0 if nobody bought one."""
    paid = [slot.paid or 0 for slot in mind.view.table.slots if _is(slot.card, title_of(card))]
    return max(paid, default=0)


def _is(card: Card | None, title: Title) -> bool:
    return card is not None and title_of(card) == title


def sold_at(price: int, asked: float) -> float:
    """The chance that an owner who is taken to ask so much sells at the price."""
    return 1 / (1 + exp((asked - price) / (UNSURE * asked)))
