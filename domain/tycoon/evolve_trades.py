"""What is remembered of the facts of §4: private trade."""

from typing import assert_never

from msgspec.structs import replace

from domain.tycoon import events
from domain.tycoon.changes import waiting, with_card, with_gold, without_card
from domain.tycoon.events import TradeEvent, WishEvent
from domain.tycoon.pieces import first_of_title
from domain.tycoon.stages import Answer, Offering, TradeAsked, WishAsked, WishChoice, Wishing
from domain.tycoon.table import Table


def evolve_wish(table: Table, event: WishEvent) -> Table:
    match event:
        case events.TradingOpened():
            return waiting(table, Wishing())
        case events.WishMade(_, title, gold):
            return waiting(table, WishAsked(title, gold))
        case events.WishAnswered(seat, sells):
            assert isinstance(table.stage, WishAsked)
            answers = (*table.stage.answers, Answer(seat, sells))
            return replace(table, stage=replace(table.stage, answers=answers))
        case events.SellersFound(sellers):
            assert isinstance(table.stage, WishAsked)
            return waiting(table, WishChoice(table.stage.title, table.stage.gold, sellers))
        case events.WishGranted():
            return _granted(table, event)
        case events.WishSkipped() | events.WishUnmet() | events.WishGivenUp():
            return table
        case _:
            assert_never(event)


def _granted(table: Table, event: events.WishGranted) -> Table:
    buyer, seller, gold = event.buyer, event.seller, event.gold
    table = with_gold(with_gold(table, buyer, -gold), seller, gold - event.tax)
    return with_card(without_card(table, seller, event.card), buyer, event.card, gold)


def evolve_trade(table: Table, event: TradeEvent) -> Table:
    match event:
        case events.FreeTradeOpened():
            return waiting(table, Offering())
        case events.TradeOffered(_, to, card, gold, title):
            return waiting(table, TradeAsked(to, first_of_title(card), gold, title))
        case events.TradeMade():
            return _traded(table, event)
        case events.TradeRefused() | events.TradeSkipped():
            return table
        case _:
            assert_never(event)


def _traded(table: Table, event: events.TradeMade) -> Table:
    seat, to, gold = event.seat, event.to, event.gold
    table = with_gold(with_gold(table, to, -gold), seat, gold - event.tax)
    table = with_card(without_card(table, seat, event.card), to, event.card, gold or None)
    if event.other is None:
        return table
    return with_card(without_card(table, to, event.other), seat, event.other, None)
