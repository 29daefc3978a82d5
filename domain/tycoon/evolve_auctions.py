"""What is remembered of the facts of §3: auctions, the die, payment."""

from typing import assert_never

from msgspec.structs import replace

from domain.auctions import Call, Lot
from domain.auctions.open_outcry import OpenOutcry, with_bid, with_quiet
from domain.auctions.sealed import Sealed, with_sent
from domain.game import Seat
from domain.tycoon import events
from domain.tycoon.changes import waiting, with_bans, with_card, with_fate, with_gold
from domain.tycoon.events import OutcryEvent, PaymentEvent, SealedEvent
from domain.tycoon.stages import Outcry, Rolling, Sealing
from domain.tycoon.table import Table
from domain.tycoon.view_types import Attempt, Outcome


def evolve_outcry(table: Table, event: OutcryEvent) -> Table:
    if isinstance(event, events.OutcryOpened):
        auction = OpenOutcry(event.bidders, event.floor, event.step)
        return waiting(table, Outcry(event.lot, auction))
    assert isinstance(table.stage, Outcry)
    auction = table.stage.auction
    match event:
        case events.BidMade(lot, seat, amount):
            return waiting(table, Outcry(lot, with_bid(auction, Call(seat, amount))))
        case events.SaidNoMore(lot, seat):
            return replace(table, stage=Outcry(lot, with_quiet(auction, seat)))
        case _:
            assert_never(event)


def evolve_sealed(table: Table, event: SealedEvent) -> Table:
    stage = table.stage
    match event:
        case events.SealingOpened(lot, attempt, bidders):
            opened = stage.opened if isinstance(stage, Sealing) else ()
            return waiting(table, Sealing(lot, attempt, Sealed(bidders), opened))
        case events.BidSent(_, seat, amount):
            assert isinstance(stage, Sealing)
            auction = with_sent(stage.auction, Call(seat, amount))
            return replace(table, stage=replace(stage, auction=auction))
        case events.BidsOpened(_, _, calls):
            assert isinstance(stage, Sealing)
            return replace(table, stage=replace(stage, opened=(*stage.opened, calls)))
        case _:
            assert_never(event)


def evolve_payment(table: Table, event: PaymentEvent) -> Table:
    stage = table.stage
    match event:
        case events.HammerFell(lot, ranking):
            opened = stage.opened if isinstance(stage, Sealing) else ()
            return waiting(table, Rolling(lot, ranking, opened))
        case events.DieRolled(_, _, face):
            assert isinstance(stage, Rolling)
            return replace(table, stage=replace(stage, face=face))
        case events.PaymentFailed(_, seat, due):
            return _tried(table, Attempt(seat, due, paid=False))
        case events.LotSold():
            return _sold(table, event)
        case events.LotUnsold(lot, banned):
            unsold = (*table.unsold, table.slot(lot).card)
            table = replace(table, unsold=unsold, last=_outcome(table, lot, None))
            return replace(with_fate(table, lot, fate="unsold"), players=with_bans(table, banned))
        case _:
            assert_never(event)


def _tried(table: Table, attempt: Attempt) -> Table:
    assert isinstance(table.stage, Rolling)
    return replace(table, stage=replace(table.stage, attempts=(*table.stage.attempts, attempt)))


def _sold(table: Table, event: events.LotSold) -> Table:
    lot, seat, pay = event.lot, event.seat, event.sum.pay
    table = _tried(table, Attempt(seat, event.sum, paid=True))
    table = replace(table, last=_outcome(table, lot, seat))
    table = with_fate(table, lot, fate="sold", buyer=seat, paid=pay)
    table = with_card(with_gold(table, seat, -pay), seat, table.slot(lot).card, pay)
    return replace(table, players=with_bans(table, event.banned))


def _outcome(table: Table, lot: Lot, buyer: Seat | None) -> Outcome:
    slot, stage = table.slot(lot), table.stage
    face = stage.face if isinstance(stage, Rolling) else None
    attempts = stage.attempts if isinstance(stage, Rolling) else ()
    opened = stage.opened if isinstance(stage, Rolling | Sealing) else ()
    return Outcome(lot, slot.card, slot.way or "open", face, attempts, buyer, opened)
