"""Answers to wishes and offers: a deal must pay oneself, and not too well the other."""

from domain.choosing import own_of
from domain.game import Seat
from domain.tycoon.bots.market import market_price
from domain.tycoon.bots.mind import Mind
from domain.tycoon.bots.reading import made, may_say_yes
from domain.tycoon.moves import AnswerTrade, AnswerWish, ChooseSeller
from domain.tycoon.pieces import Card, Title, is_red, title_of
from domain.tycoon.quotes import red_tax
from domain.tycoon.view_types import Trade, View, WishAsked

WISHED_FOR = 30
"""Percent of their price that one who wishes is guessed to gain."""

WORTH_OF_A_CARD = 20
"""Gold an unseen card is taken for, when asking who is ahead."""


def answer_wish(mind: Mind) -> AnswerWish:
    """Yes, if the price less tax beats what the card is worth here and to them."""
    stage = mind.view.table.stage
    assert isinstance(stage, WishAsked)
    can = may_say_yes(mind.view, AnswerWish, "sells")
    return made(mind.view, AnswerWish, sells=can and _sells(mind, stage.title, stage.gold))


def _sells(mind: Mind, title: Title, gold: int) -> bool:
    card = own_card(mind, title)
    tax = red_tax(gold) if is_red(card) else 0
    begrudged = gold * WISHED_FOR * mind.temper.envy / 100**2
    return gold - tax - mind.costs(card) - mind.fancy(card) >= begrudged


def own_card(mind: Mind, title: Title) -> Card:
    return next(card for card in mind.outlook.hand if title_of(card) == title)


def choose_seller(view: View) -> ChooseSeller:
    """All sell at the same price: let them have it who is furthest behind."""
    seller = min(own_of(view).sellers, key=lambda seat: _wealth(view, seat))
    return made(view, ChooseSeller, seller=seller)


def _wealth(view: View, seat: Seat) -> int:
    """Gold and cards as all see them."""
    collector = view.table.collectors[seat]
    return collector.gold + collector.cards * WORTH_OF_A_CARD


def answer_trade(mind: Mind) -> AnswerTrade:
    trade = own_of(mind.view).trade
    assert trade is not None
    can = may_say_yes(mind.view, AnswerTrade, "agrees")
    return made(mind.view, AnswerTrade, agrees=can and _agrees(mind, trade))


def _agrees(mind: Mind, trade: Trade) -> bool:
    """By the change of one's own worth, minus a bit of theirs."""
    after = mind.having(trade.card)
    if trade.title is not None:
        after = after.without(own_card(mind, trade.title))
    gain = after.all_told() - mind.all_told() + mind.fancy(trade.card) - trade.gold
    return gain >= max(0.0, _his_gain(mind, trade)) * mind.temper.envy / 100


def _his_gain(mind: Mind, trade: Trade) -> float:
    got = market_price(mind, own_card(mind, trade.title)) if trade.title is not None else 0.0
    return trade.gold - trade.tax + got - market_price(mind, trade.card)
