"""What is remembered of the facts of §3: bids, purchases, the die."""

from typing import assert_never

from msgspec.structs import replace

from domain.auctions import Call
from domain.auctions.ascending import Ascending, with_bid, with_pass
from domain.gem_trader import events
from domain.gem_trader.changes import seated, waiting, with_gems, with_slot
from domain.gem_trader.events import AuctionEvent
from domain.gem_trader.stages import Bidding, Taking
from domain.gem_trader.table import Table
from domain.gem_trader.view_types import Roll


def evolve_auction(table: Table, event: AuctionEvent) -> Table:
    match event:
        case events.LotTurned(lot):
            return with_slot(table, lot, fate="now")
        case events.BiddingOpened(lot, bidders, floor, step):
            return waiting(table, Bidding(lot, Ascending(bidders, bidders, floor, step)))
        case events.BidMade(lot, seat, amount):
            assert isinstance(table.stage, Bidding)
            auction = with_bid(table.stage.auction, Call(seat, amount))
            return waiting(table, Bidding(lot, auction))
        case events.BidderPassed(lot):
            assert isinstance(table.stage, Bidding)
            return waiting(table, Bidding(lot, with_pass(table.stage.auction)))
        case events.LotSold():
            return _sold(table, event)
        case events.DieRolled(lot, seat, face, count):
            rolls = (*table.slot(lot).rolls, Roll(face, None))
            return waiting(with_slot(table, lot, rolls=rolls), Taking(lot, seat, count))
        case events.GemsTaken():
            return _taken(table, event)
        case _:
            assert_never(event)


def _sold(table: Table, event: events.LotSold) -> Table:
    seat, player = event.seat, table.players[event.seat]
    player = replace(
        player,
        cash=player.cash - event.paid,
        debt=player.debt + event.debt,
        crews=(*player.crews, *event.crews),
    )
    table = replace(seated(table, seat, player), crews=table.crews[len(event.crews) :])
    how = {"price": event.price, "forced": event.forced, "gems": event.gems}
    table = with_slot(table, event.lot, fate="sold", buyer=seat, **how)
    return with_gems(table, seat, event.gems)


def _taken(table: Table, event: events.GemsTaken) -> Table:
    rolls = table.slot(event.lot).rolls
    rolls = (*rolls[:-1], replace(rolls[-1], gems=event.gems))
    return with_gems(with_slot(table, event.lot, rolls=rolls), event.seat, event.gems)
