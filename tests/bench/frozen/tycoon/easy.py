"""A beginner: a card is worth about what is printed on it and what the house pays just now.

He sees no sets and looks at one thing at a time, so he thinks fast too.
"""

from typing import assert_never

from domain.choosing import offered, own_of, seat_of, span_of
from domain.luck import Luck, picked
from domain.tycoon.moves import (
    AnswerTrade,
    AnswerWish,
    Bid,
    BidSealed,
    NoMore,
    Sell,
    SkipTrade,
    SkipWish,
    TycoonMove,
    Wish,
)
from domain.tycoon.pieces import Card, Title, star_of, title_of, value_of
from domain.tycoon.view_types import (
    Directing,
    Offering,
    Outcry,
    Over,
    Picking,
    Rolling,
    Sealing,
    Selling,
    TradeAsked,
    View,
    WishAsked,
    WishChoice,
    Wishing,
)
from tests.bench.frozen.tycoon.bidding import fall_quiet
from tests.bench.frozen.tycoon.choosing import EITHER, choose_direction, pick_blind, roll_die
from tests.bench.frozen.tycoon.paying import safe_most, worst_payment
from tests.bench.frozen.tycoon.reading import (
    gold_of,
    hand_of,
    made,
    may_say_yes,
    terms_of,
)
from tests.bench.frozen.tycoon.selling import leave_window
from tests.bench.frozen.tycoon.trading import choose_seller

LEAST_MOOD, MOODS = 70, 51
"""Percent of a card's worth he goes to: 70 to 120, as the mood takes him for this lot."""

RAISES = (0, 0, 3)
"""Gold above the least raise: the buttons +2 and +5."""

LEAST_SEALED = 60
"""Percent of his limit below which he sends no sealed bid."""

SELDOM = 6
"""He thinks of selling in one window of so many."""

GOOD_PRICE = 125
"""Percent of its worth for which he parts with a card."""


def easy_move(view: View, luck: Luck) -> TycoonMove:
    stage = view.table.stage
    match stage:
        case Selling():
            return _use_window(view, luck)
        case Outcry():
            return _bid_openly(view, stage, luck)
        case Sealing():
            return _bid_sealed(view, stage, luck)
        case Rolling():
            return roll_die(view)
        case Directing():
            return choose_direction(view, luck)
        case Picking():
            return pick_blind(view, luck, openly=picked(luck, EITHER))
        case Wishing():
            return _wish(view, luck)
        case WishAsked():
            return _answer_wish(view, stage)
        case WishChoice():
            return choose_seller(view)
        case Offering():
            return made(view, SkipTrade)
        case TradeAsked():
            return _answer_trade(view)
        case Over():
            raise AssertionError("nobody is asked any more")
        case _:
            assert_never(stage)


def about(view: View, card: Card) -> int:
    """Half way between what is printed and what the house pays."""
    return (value_of(card) + view.table.prices[star_of(card) - 1]) // 2


def _limit(view: View, lot: int, card: Card) -> int:
    """The mood stays for a lot: asked again, he does not change his mind."""
    mood = LEAST_MOOD + hash((lot, seat_of(view), hand_of(view))) % MOODS
    return about(view, card) * mood // 100


def _bid_openly(view: View, stage: Outcry, luck: Luck) -> Bid | NoMore:
    raising = offered(view, Bid)
    if raising is None:
        return fall_quiet(view)
    limit = min(_limit(view, stage.lot, stage.card), span_of(raising, "amount").most)
    for amount in (stage.least + picked(luck, RAISES), stage.least):
        if amount <= limit and worst_payment(amount, terms_of(view)) <= gold_of(view):
            return made(view, Bid, amount=amount)
    return fall_quiet(view)


def _bid_sealed(view: View, stage: Sealing, luck: Luck) -> BidSealed:
    limit = _limit(view, stage.lot, stage.card)
    thought = limit * (LEAST_SEALED + luck.below(101 - LEAST_SEALED)) // 100
    most = max(0, safe_most(gold_of(view), terms_of(view)))
    return made(view, BidSealed, amount=min(thought, most))


def _use_window(view: View, luck: Luck) -> TycoonMove:
    """Now and then he sells one of two alike."""
    selling = offered(view, Sell)
    twice = _twice(hand_of(view))
    if selling is None or not twice or luck.below(SELDOM):
        return leave_window(view)
    return made(view, Sell, cards=(picked(luck, twice),))


def _twice(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    names = [title_of(card) for card in hand]
    return tuple(card for card in hand if names.count(title_of(card)) > 1)


def _wish(view: View, luck: Luck) -> Wish | SkipWish:
    """Another of what he has already, at the house's price; he likes what he knows."""
    wishing = offered(view, Wish)
    hand = hand_of(view)
    if wishing is None or not hand:
        return made(view, SkipWish)
    card = picked(luck, hand)
    if not 1 <= about(view, card) <= span_of(wishing, "gold").most:
        return made(view, SkipWish)
    return made(view, Wish, title=title_of(card), gold=about(view, card))


def _answer_wish(view: View, stage: WishAsked) -> AnswerWish:
    if not may_say_yes(view, AnswerWish, "sells"):
        return made(view, AnswerWish, sells=False)
    good = stage.gold * 100 >= about(view, _own(view, stage.title)) * GOOD_PRICE
    return made(view, AnswerWish, sells=good)


def _own(view: View, title: Title) -> Card:
    return next(card for card in hand_of(view) if title_of(card) == title)


def _answer_trade(view: View) -> AnswerTrade:
    """He adds up what he gives and what he gets."""
    trade = own_of(view).trade
    assert trade is not None
    if not may_say_yes(view, AnswerTrade, "agrees"):
        return made(view, AnswerTrade, agrees=False)
    given = about(view, _own(view, trade.title)) if trade.title is not None else 0
    agrees = about(view, trade.card) >= given + trade.gold
    return made(view, AnswerTrade, agrees=agrees)
