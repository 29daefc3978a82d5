"""The log that all read: a line's key and numbers for each fact, none of them a secret.

Every price and payment is told (MA-29, MA-30); sealed bids once opened; a hand never.
"""

from typing import assert_never

from domain.game import Line, Said
from domain.modern_art import events
from domain.modern_art.events import (
    CircleEvent,
    DealEvent,
    DoubleEvent,
    ModernArtEvent,
    OutcryEvent,
    PriceEvent,
    RoundEvent,
    SaleEvent,
    SealedEvent,
)
from domain.modern_art.pieces import PURSE, ROUNDS
from domain.modern_art.pricing import ranked
from domain.modern_art.stages import Outcry
from domain.modern_art.table import Table
from domain.modern_art.view_types import Sale


def line(key: str, **numbers: Said) -> Line:
    return Line(key, numbers)


def tell(table: Table, event: ModernArtEvent) -> Line | None:
    """The line of a fact, given the table before it; None if it is secret or seen anyway."""
    if isinstance(event, events.BidMade):
        return line("bid-made", lot=event.lot, seat=event.seat, gold=event.amount)
    if isinstance(event, OutcryEvent):
        return _outcry(table, event)
    if isinstance(event, SaleEvent):
        return _sale(table, event)
    if isinstance(event, CircleEvent):
        return _circle(event)
    if isinstance(event, SealedEvent):
        return _sealed(event)
    if isinstance(event, PriceEvent):
        return _price(event)
    if isinstance(event, DoubleEvent):
        return _double(table, event)
    if isinstance(event, RoundEvent):
        return _round(table, event)
    if isinstance(event, DealEvent):
        return _deal(event)
    return _ended(event)


def _ended(event: events.GameEnded) -> Line:
    ranking = event.ranking
    return line(
        "game-ended",
        seat=ranking[0].seat,
        gold=ranking[0].money,
        seats=tuple(score.seat for score in ranking),
        golds=tuple(score.money for score in ranking),
        places=tuple(score.place for score in ranking),
    )


def _deal(event: DealEvent) -> Line:
    match event:
        case events.GameOpened(players):
            return line("game-opened", players=players, gold=PURSE)
        case events.RoundBegan(number, seller, dealt):
            cards = len(dealt[0])
            return line("round-began", round=number, rounds=ROUNDS, seat=seller, cards=cards)
        case _:
            assert_never(event)


def _sale(table: Table, event: SaleEvent) -> Line | None:
    match event:
        case events.PaintingsPutUp(lot, seat, (painting,), way):
            return line("put-up", lot=lot, seat=seat, painting=painting, way=way)
        case events.PaintingsPutUp(lot, seat, paintings, way):
            double, second = paintings
            numbers: dict[str, Said] = {"lot": lot, "seat": seat, "painting": double}
            return Line("pair-put-up", {**numbers, "second": second, "way": way})
        case events.LotSold():
            return _sold(table.on_sale, event)
        case events.SellerCalled():
            return None
        case _:
            assert_never(event)


def _sold(sale: Sale, event: events.LotSold) -> Line:
    """Who pays whom (MA-26, MA-16); for nothing is said in other words than for 0 (MA-12)."""
    lot, buyer, price, paintings = event.lot, event.buyer, event.price, sale.paintings
    if sale.way == "double":
        return line("double-kept", lot=lot, seat=buyer, painting=paintings[0])
    if sale.partner is not None:
        return _shared(sale, event)
    if buyer == sale.host:
        return line("lot-kept", lot=lot, paintings=paintings, seat=buyer, gold=price)
    return line("lot-sold", lot=lot, paintings=paintings, seat=buyer, other=sale.host, gold=price)


def _shared(sale: Sale, event: events.LotSold) -> Line:
    assert sale.partner is not None
    received = {share.to: share.amount for share in event.shares}
    return line(
        "lot-shared",
        lot=event.lot,
        paintings=sale.paintings,
        seat=event.buyer,
        gold=event.price,
        seats=(sale.partner, sale.host),
        golds=(received.get(sale.partner, 0), received.get(sale.host, 0)),
        bank=received.get(None, 0),
    )


def _double(table: Table, event: DoubleEvent) -> Line | None:
    match event:
        case events.DoubleJoined():
            return _joined(table.on_sale, event)
        case events.DoubleDeclined(lot, seat):
            return line("double-declined", lot=lot, seat=seat)
        case events.AskingOpened():
            return None
        case _:
            assert_never(event)


def _joined(sale: Sale, event: events.DoubleJoined) -> Line:
    return line(
        "double-joined",
        lot=event.lot,
        seat=event.seat,
        other=sale.host,
        painting=event.painting,
        paintings=(*sale.paintings, event.painting),
        way=event.way,
    )


def _outcry(table: Table, event: OutcryEvent) -> Line | None:
    match event:
        case events.GoingCalled(_, count):
            return _going(table, event) if count == 1 else None
        case events.OutcryOpened() | events.SaidNoMore():
            return None
        case _:
            assert_never(event)


def _going(table: Table, event: events.GoingCalled) -> Line:
    high = table.stage.auction.high if isinstance(table.stage, Outcry) else None
    leader, gold = (high.seat, high.amount) if high else (None, 0)
    return line("going", lot=event.lot, seat=table.on_sale.host, other=leader, gold=gold)


def _circle(event: CircleEvent) -> Line | None:
    match event:
        case events.Passed(lot, seat):
            return line("passed", lot=lot, seat=seat)
        case events.CircleOpened():
            return None
        case _:
            assert_never(event)


def _sealed(event: SealedEvent) -> Line | None:
    match event:
        case events.BidsOpened(lot, calls):
            seats = tuple(call.seat for call in calls)
            return line("bids-opened", lot=lot, seats=seats, golds=tuple(c.amount for c in calls))
        case events.SealingOpened() | events.BidSent():
            return None
        case _:
            assert_never(event)


def _price(event: PriceEvent) -> Line | None:
    match event:
        case events.PriceNamed(lot, seat, price):
            return line("price-named", lot=lot, seat=seat, gold=price)
        case events.PriceLeft(lot, seat):
            return line("price-left", lot=lot, seat=seat)
        case events.PricingOpened():
            return None
        case _:
            assert_never(event)


def _round(table: Table, event: RoundEvent) -> Line:
    match event:
        case events.RoundEnded(number, seat, paintings, artist):
            return line("round-ended", round=number, seat=seat, paintings=paintings, artist=artist)
        case events.TokensPlaced():
            return _placed(table, event)
        case events.PaintingsCashed(number, seat, paintings, prices, gold):
            sums: dict[str, Said] = {"paintings": paintings, "golds": prices, "gold": gold}
            return Line("paintings-cashed", {"round": number, "seat": seat, **sums})
        case _:
            assert_never(event)


def _placed(table: Table, event: events.TokensPlaced) -> Line:
    """First, second, third (MA-04, MA-05), and what a painting of each brings now (MA-06)."""
    artists = ranked(table.counts)
    return line(
        "tokens-placed",
        round=event.round,
        artists=artists,
        golds=tuple(event.tokens[artist] for artist in artists),
        values=tuple(event.values[artist] for artist in artists),
    )
