"""What a seat may do now. The rules refuse everything else."""

from typing import assert_never

from domain.game import Seat
from domain.options import May, Some, Span, may
from domain.tycoon import moves
from domain.tycoon.pieces import MOST_BID, titles_of
from domain.tycoon.stages import (
    Directing,
    Offering,
    Outcry,
    Over,
    Picking,
    Rolling,
    Sealing,
    Selling,
    TradeAsked,
    WishAsked,
    WishChoice,
    Wishing,
)
from domain.tycoon.table import Table

Mays = tuple[May, ...]
EITHER = (True, False)


def options(table: Table, seat: Seat) -> Mays:
    match table.stage:
        case Selling():
            return _selling(table, table.stage, seat)
        case Outcry():
            return _outcry(table, table.stage, seat)
        case Sealing():
            return _sealing(table.stage, seat)
        case Rolling():
            return _rolling(table.stage, seat)
        case WishAsked():
            return _answering_wish(table, table.stage, seat)
        case TradeAsked():
            return _answering_trade(table, table.stage, seat)
        case Over():
            return ()
        case _:
            return _starting(table) if seat == table.starter else ()


def _starting(table: Table) -> Mays:
    """The start player's own decisions."""
    stage, now = table.stage, (table.round,)
    match stage:
        case Directing():
            return (may(moves.ChooseDirection, clockwise=EITHER),)
        case Picking():
            slots = Span(0, len(table.slots) - 1)
            return (may(moves.PickBlind, round=now, slot=slots, openly=EITHER),)
        case Wishing():
            return _wishing(table)
        case WishChoice(sellers=sellers):
            choose = may(moves.ChooseSeller, round=now, seller=sellers)
            return (choose, may(moves.GiveUpWish, round=now))
        case Offering():
            return _offering(table)
        case Selling() | Outcry() | Sealing() | Rolling() | WishAsked() | TradeAsked() | Over():
            return ()
        case _:
            assert_never(stage)


def _selling(table: Table, stage: Selling, seat: Seat) -> Mays:
    window = (stage.window,)
    if seat not in stage.ready:
        return (may(moves.SayReady, window=window), *_sales(table, stage, seat))
    back = may(moves.TakeReadyBack, window=window)
    if seat == table.starter and len(stage.ready) == len(table.players):
        return (may(moves.CloseWindow, window=window), back)
    return (back,)


def _sales(table: Table, stage: Selling, seat: Seat) -> Mays:
    hand = table.players[seat].hand
    if not hand:
        return ()
    cards = Some(hand, 1, len(hand))
    return (may(moves.Sell, window=(stage.window,), cards=cards, bonuses=(table.bonuses,)),)


def _outcry(table: Table, stage: Outcry, seat: Seat) -> Mays:
    lot, auction = (stage.lot,), stage.auction
    bids = seat in auction.bidders and seat != auction.leader
    found: list[May] = []
    if bids and auction.least <= MOST_BID:
        found.append(may(moves.Bid, lot=lot, amount=Span(auction.least, MOST_BID)))
    if (bids or seat == table.lone_human) and seat not in auction.quiet:
        high = auction.high.amount if auction.high else 0
        found.append(may(moves.NoMore, lot=lot, high=(high,)))
    return tuple(found)


def _sealing(stage: Sealing, seat: Seat) -> Mays:
    if seat not in stage.auction.missing:
        return ()
    amounts = Span(0, MOST_BID)
    return (may(moves.BidSealed, lot=(stage.lot,), attempt=(stage.attempt,), amount=amounts),)


def _rolling(stage: Rolling, seat: Seat) -> Mays:
    return (may(moves.RollDie, lot=(stage.lot,)),) if seat == stage.ranking[0].seat else ()


def _wishing(table: Table) -> Mays:
    gold, skip = table.players[table.starter].gold, may(moves.SkipWish, round=(table.round,))
    if not gold:
        return (skip,)
    titles, price = titles_of(table.eras), Span(1, gold)
    return (may(moves.Wish, round=(table.round,), title=titles, gold=price), skip)


def _answering_wish(table: Table, stage: WishAsked, seat: Seat) -> Mays:
    if seat == table.starter or any(answer.seat == seat for answer in stage.answers):
        return ()
    holds = table.players[seat].card_called(stage.title) is not None
    return (may(moves.AnswerWish, round=(table.round,), sells=EITHER if holds else (False,)),)


def _offering(table: Table) -> Mays:
    """To anybody for a card alone; or for gold they have, with or without a card."""
    others, titles = table.others(table.starter), titles_of(table.eras)
    cards = tuple(dict.fromkeys(table.players[table.starter].hand))
    fixed = {"round": (table.round,), "card": cards}
    for_cards = may(moves.OfferTrade, **fixed, to=others, gold=(0,), title=titles)
    for_gold = [
        may(moves.OfferTrade, **fixed, to=(other,), gold=Span(1, gold), title=(None, *titles))
        for other in others
        if (gold := table.players[other].gold)
    ]
    return (for_cards, *for_gold, may(moves.SkipTrade, round=(table.round,)))


def _answering_trade(table: Table, stage: TradeAsked, seat: Seat) -> Mays:
    if seat != stage.to:
        return ()
    agrees = EITHER if stage.gold <= table.players[seat].gold else (False,)
    if stage.title is not None and table.players[seat].card_called(stage.title) is None:
        agrees = (False,)
    return (may(moves.AnswerTrade, round=(table.round,), agrees=agrees),)
