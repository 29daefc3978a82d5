"""The log that all read: a line's key and numbers for each fact, none of them a secret.

Non-red cards are named only while they lie face up (TY-19, TY-65); sealed bids once opened. Cards
of one title bear one number, so a card that is named is not told from those alike (B-11).
"""

from typing import assert_never

from domain.auctions import Call
from domain.game import Line, Said, Seat
from domain.tycoon import events
from domain.tycoon.events import (
    OpeningEvent,
    OutcryEvent,
    PaymentEvent,
    RoundEvent,
    SealedEvent,
    TradeEvent,
    TycoonEvent,
    WindowEvent,
    WishEvent,
)
from domain.tycoon.pieces import BAN, PURSE, first_of_title, is_red, is_red_title, star_of
from domain.tycoon.stages import Rolling
from domain.tycoon.sums import changes
from domain.tycoon.table import Table
from domain.tycoon.view_types import Sum


def line(key: str, **numbers: Said) -> Line:
    return Line(key, numbers)


def tell(table: Table, event: TycoonEvent) -> Line | None:
    """The line of a fact, given the table before it; None if it is secret or seen anyway."""
    if isinstance(event, OpeningEvent):
        return _opening(event)
    if isinstance(event, RoundEvent):
        return _round(table, event)
    if isinstance(event, WindowEvent):
        return _window(table, event)
    if isinstance(event, OutcryEvent):
        return _outcry(event)
    if isinstance(event, SealedEvent):
        return _sealed(event)
    if isinstance(event, PaymentEvent):
        return _payment(table, event)
    if isinstance(event, WishEvent):
        return _wish(event)
    if isinstance(event, TradeEvent):
        return _trade(event)
    return _ended(event)


def _ended(event: events.GameEnded) -> Line:
    ranking = event.ranking
    seats, totals = tuple(s.seat for s in ranking), tuple(s.total for s in ranking)
    return line("game-ended", seat=seats[0], gold=totals[0], seats=seats, golds=totals)


def _opening(event: OpeningEvent) -> Line:
    match event:
        case events.GameOpened(players, _, _, eras):
            return line("game-opened", players=players, gold=PURSE, eras=eras)
        case events.StartDiceRolled(dice):
            seats, faces = _split(dice)
            return line("start-dice", seats=seats, faces=faces)
        case events.FirstPlayerFound(seat):
            return line("first-player", seat=seat)
        case events.DirectionChosen(seat, clockwise):
            return line("direction-chosen", seat=seat, clockwise=clockwise)
        case _:
            assert_never(event)


def _round(table: Table, event: RoundEvent) -> Line:
    match event:
        case events.RoundBegan(number, starter):
            return line("round-began", round=number, rounds=table.rounds, seat=starter)
        case events.RedsEarned(seat, gold):
            return line("reds-earned", seat=seat, gold=gold)
        case events.HouseDiceRolled(faces, bonuses):
            return line("house-dice", faces=faces, bonuses=bonuses)
        case events.UnsoldReturned(cards):
            return line("unsold-returned", count=len(cards))
        case events.CardsDrawn(_, cards):
            return line("cards-drawn", count=len(cards))
        case events.BlindPicked(seat, slot, ways):
            return line("blind-picked", seat=seat, slot=slot, openly=ways[0] == "open")
        case _:
            assert_never(event)


def _window(table: Table, event: WindowEvent) -> Line | None:
    match event:
        case events.CardSold():
            return _card_sold(event)
        case events.CardTurned(lot):
            slot = table.slot(lot)
            openly, picked = slot.way == "open", slot.picked
            return line("card-turned", lot=lot, card=slot.card, openly=openly, picked=picked)
        case events.WindowOpened() | events.SaidReady() | events.ReadyTakenBack():
            return None
        case _:
            assert_never(event)


def _card_sold(event: events.CardSold) -> Line:
    """Star, price and the new bonus; the name only of a red (TY-19)."""
    seat, card, star = event.seat, event.card, star_of(event.card)
    gold, bonus = event.price - event.tax, event.bonuses[star - 1]
    if is_red(card):
        price, tax = event.price, event.tax
        return line("red-sold", seat=seat, card=card, price=price, tax=tax, gold=gold, bonus=bonus)
    return line("card-sold", seat=seat, star=star, gold=gold, bonus=bonus)


def _outcry(event: OutcryEvent) -> Line | None:
    match event:
        case events.BidMade(lot, seat, amount):
            return line("bid-made", lot=lot, seat=seat, gold=amount)
        case events.OutcryOpened() | events.SaidNoMore():
            return None
        case _:
            assert_never(event)


def _sealed(event: SealedEvent) -> Line | None:
    match event:
        case events.SealingOpened(lot, attempt, bidders):
            return line("rebid", lot=lot, attempt=attempt, seats=bidders) if attempt else None
        case events.BidsOpened(lot, attempt, calls):
            seats, golds = _split(calls)
            return line("bids-opened", lot=lot, attempt=attempt, seats=seats, golds=golds)
        case events.BidSent():
            return None
        case _:
            assert_never(event)


def _payment(table: Table, event: PaymentEvent) -> Line:
    lot, card = event.lot, table.slot(event.lot).card
    match event:
        case events.HammerFell(_, ranking):
            seat, gold = ranking[0].seat, ranking[0].amount
            return line("hammer", lot=lot, card=card, seat=seat, gold=gold)
        case events.DieRolled(_, seat, face):
            change = changes(star_of(card))[face - 1]
            return line("die-rolled", lot=lot, seat=seat, face=face, change=change)
        case events.PaymentFailed():
            return _payment_failed(table, event)
        case events.LotSold(_, seat, due):
            key = "lot-sold" if _is_winner(table, seat) else "lot-taken-over"
            return line(key, lot=lot, card=card, seat=seat, **_sum(due))
        case events.LotUnsold():
            return line("lot-unsold", lot=lot, card=card)
        case _:
            assert_never(event)


def _payment_failed(table: Table, event: events.PaymentFailed) -> Line:
    """Only the winner is banned for it (TY-53)."""
    numbers: dict[str, Said] = {
        "lot": event.lot,
        "card": table.slot(event.lot).card,
        "seat": event.seat,
        **_sum(event.sum),
        "purse": table.players[event.seat].gold,
    }
    if _is_winner(table, event.seat):
        return Line("payment-failed", {**numbers, "lots": BAN})
    return Line("taker-failed", numbers)


def _is_winner(table: Table, seat: Seat) -> bool:
    return isinstance(table.stage, Rolling) and table.stage.ranking[0].seat == seat


def _sum(due: Sum) -> dict[str, Said]:
    """Bid, die, discount, tax and payment: a sum that can be followed afterwards (B-15)."""
    return {
        "bid": due.bid,
        "change": due.change,
        "base": due.base,
        "discounted": due.discounted,
        "discount": due.base - due.discounted,
        "tax": due.tax,
        "gold": due.pay,
    }


def _wish(event: WishEvent) -> Line | None:
    """A wish is told in full; what each answered is not (TY-61, TY-65)."""
    match event:
        case events.WishMade(seat, title, gold):
            return line("wish-made", seat=seat, title=title, gold=gold)
        case events.WishSkipped(seat):
            return line("wish-skipped", seat=seat)
        case events.WishUnmet(seat):
            return line("wish-unmet", seat=seat)
        case events.WishGivenUp(seat):
            return line("wish-given-up", seat=seat)
        case events.WishGranted(buyer, seller, card, gold, tax):
            named = first_of_title(card)
            return line("wish-granted", seat=buyer, other=seller, card=named, gold=gold, tax=tax)
        case events.TradingOpened() | events.WishAnswered() | events.SellersFound():
            return None
        case _:
            assert_never(event)


def _trade(event: TradeEvent) -> Line | None:
    """Who, how much gold, and reds by name; other cards are "a card" (TY-65)."""
    match event:
        case events.TradeOffered():
            return _trade_offered(event)
        case events.TradeMade():
            return _trade_made(event)
        case events.TradeRefused(seat, to):
            return line("trade-refused", seat=seat, other=to)
        case events.TradeSkipped(seat):
            return line("trade-skipped", seat=seat)
        case events.FreeTradeOpened():
            return None
        case _:
            assert_never(event)


def _trade_offered(event: events.TradeOffered) -> Line:
    card, title = event.card, event.title
    return line(
        "trade-offered",
        seat=event.seat,
        other=event.to,
        gold=event.gold,
        card=card if is_red(card) else None,
        asks=title is not None,
        title=title if title is not None and is_red_title(title) else None,
    )


def _trade_made(event: events.TradeMade) -> Line:
    card, other = event.card, event.other
    return line(
        "trade-made",
        seat=event.seat,
        other=event.to,
        gold=event.gold,
        tax=event.tax,
        card=card if is_red(card) else None,
        got=other is not None,
        got_card=other if other is not None and is_red(other) else None,
    )


def _split(calls: tuple[Call, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return tuple(call.seat for call in calls), tuple(call.amount for call in calls)
