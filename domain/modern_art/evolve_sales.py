"""What is remembered of the facts of §3: the five ways of selling."""

from typing import assert_never

from msgspec.structs import replace

from domain.auctions import Call
from domain.auctions.circle import Circle, with_refusal
from domain.auctions.fixed_price import FixedPrice, with_left
from domain.auctions.once_around import OnceAround, with_said
from domain.auctions.open_outcry import OpenOutcry, with_bid, with_going, with_quiet
from domain.auctions.sealed import Sealed, with_sent
from domain.modern_art import events
from domain.modern_art.changes import put_out, waiting
from domain.modern_art.events import (
    CircleEvent,
    DoubleEvent,
    OutcryEvent,
    PriceEvent,
    SealedEvent,
)
from domain.modern_art.stages import Asking, Circling, Outcry, Pricing, Sealing, Taking
from domain.modern_art.table import Table
from domain.modern_art.view_types import Sale


def evolve_double(table: Table, event: DoubleEvent) -> Table:
    match event:
        case events.AskingOpened(_, order):
            return waiting(table, Asking(Circle(order)))
        case events.DoubleJoined():
            return _joined(table, event)
        case events.DoubleDeclined():
            assert isinstance(table.stage, Asking)
            return waiting(table, Asking(with_refusal(table.stage.circle)))
        case _:
            assert_never(event)


def _joined(table: Table, event: events.DoubleJoined) -> Table:
    former = table.on_sale
    paintings = (*former.paintings, event.painting)
    sale = Sale(event.lot, event.seat, former.host, paintings, event.way)
    return replace(put_out(table, event.seat, (event.painting,)), sale=sale)


def evolve_bid(table: Table, event: events.BidMade) -> Table:
    stage, call = table.stage, Call(event.seat, event.amount)
    if isinstance(stage, Circling):
        return waiting(table, Circling(with_said(stage.auction, call)))
    assert isinstance(stage, Outcry)
    return waiting(table, Outcry(with_bid(stage.auction, call)))


def evolve_outcry(table: Table, event: OutcryEvent) -> Table:
    if isinstance(event, events.OutcryOpened):
        auction = OpenOutcry(event.bidders, event.floor, event.step)
        return waiting(table, Outcry(auction))
    assert isinstance(table.stage, Outcry)
    auction = table.stage.auction
    match event:
        case events.SaidNoMore(_, seat):
            return replace(table, stage=Outcry(with_quiet(auction, seat)))
        case events.GoingCalled(_, count):
            return waiting(table, Outcry(with_going(auction, count)))
        case _:
            assert_never(event)


def evolve_circle(table: Table, event: CircleEvent) -> Table:
    match event:
        case events.CircleOpened(_, order, floor, step):
            return waiting(table, Circling(OnceAround(order, floor, step)))
        case events.Passed(_, seat):
            assert isinstance(table.stage, Circling)
            return waiting(table, Circling(with_said(table.stage.auction, Call(seat, 0))))
        case _:
            assert_never(event)


def evolve_sealed(table: Table, event: SealedEvent) -> Table:
    if isinstance(event, events.SealingOpened):
        return waiting(table, Sealing(Sealed(event.bidders)))
    assert isinstance(table.stage, Sealing)
    auction = table.stage.auction
    match event:
        case events.BidSent(_, seat, amount):
            return replace(table, stage=Sealing(with_sent(auction, Call(seat, amount))))
        case events.BidsOpened(_, calls):
            return replace(table, stage=Sealing(replace(auction, calls=calls)))
        case _:
            assert_never(event)


def evolve_price(table: Table, event: PriceEvent) -> Table:
    match event:
        case events.PricingOpened():
            return waiting(table, Pricing())
        case events.PriceNamed(_, _, price, order):
            return waiting(table, Taking(FixedPrice(price, Circle(order))))
        case events.PriceLeft():
            assert isinstance(table.stage, Taking)
            return waiting(table, Taking(with_left(table.stage.auction)))
        case _:
            assert_never(event)
