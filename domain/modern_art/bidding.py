"""§3 Open, once around and sealed: from the first bid to the last."""

from domain.auctions.once_around import must_overbid, must_speak
from domain.auctions.open_outcry import must_bid, must_fall_quiet, must_have_seen
from domain.auctions.sealed import must_send, nearest
from domain.game import Seat, must
from domain.modern_art.events import (
    BidMade,
    BidSent,
    BidsOpened,
    GoingCalled,
    ModernArtEvent,
    Passed,
    SaidNoMore,
)
from domain.modern_art.evolve import evolve
from domain.modern_art.guards import at, must_host
from domain.modern_art.moves import Bid, BidSealed, Hammer, NoMore, Pass
from domain.modern_art.pieces import GOING
from domain.modern_art.stages import Circling, Outcry, Sealing
from domain.modern_art.table import Table
from domain.modern_art.turns import sell


def bid(table: Table, seat: Seat, move: Bid) -> list[ModernArtEvent]:
    """Above the last bid, never above one's money; told to the requester alone (MA-22, MA-31)."""
    if isinstance(table.stage, Circling):
        return _bid_in_turn(table, seat, move)
    stage = at(table, Outcry, "no-bids-now", move.lot)
    must_bid(stage.auction, seat, move.amount, table.players[seat].money)
    return [BidMade(move.lot, seat, move.amount)]


# Open, 公開競價


def no_more(table: Table, seat: Seat, move: NoMore) -> list[ModernArtEvent]:
    """Shown to all; the hammer only where one human plays with bots (R-15)."""
    stage = at(table, Outcry, "no-open-auction", move.lot)
    _must_have_no_more(table, stage, seat)
    must_fall_quiet(stage.auction, seat, move.high)
    return _quiet(table, seat)


def _must_have_no_more(table: Table, stage: Outcry, seat: Seat) -> None:
    """The only human says it while they lead, too; a host who has hammered has said it."""
    hosts = seat == table.on_sale.host
    must(not (hosts and seat == table.lone_human), "host-hammers")
    must(not (hosts and stage.auction.going), "going-already")
    must(seat == table.lone_human or seat != stage.auction.leader, "you-lead-already")


def hammer(table: Table, seat: Seat, move: Hammer) -> list[ModernArtEvent]:
    """The host is content: going once … (MA-23). With one human no clock runs: see R-15."""
    stage = at(table, Outcry, "no-open-auction", move.lot)
    must_host(table, seat)
    if table.lone_human is not None:
        must(seat == table.lone_human, "human-hammers", seat=table.lone_human)
        must_fall_quiet(stage.auction, seat, move.high)
        return _quiet(table, seat)
    must(not stage.auction.going, "going-already")
    must_have_seen(stage.auction, move.high)
    return [GoingCalled(move.lot, 1)]


def _quiet(table: Table, seat: Seat) -> list[ModernArtEvent]:
    """With one human it is sold when they have said so and no bot raises (R-15)."""
    said = SaidNoMore(table.lot, seat)
    after = evolve(table, said)
    auction = _auction(after).auction
    if after.lone_human not in auction.quiet or auction.undecided:
        return [said]
    return [said, *knock_down(after)]


def count_down(table: Table) -> list[ModernArtEvent]:
    """Once, twice, three times; or time is up and the house hammers (MA-23)."""
    going = _auction(table).auction.going
    if 0 < going < GOING:
        return [GoingCalled(table.lot, going + 1)]
    return knock_down(table)


def knock_down(table: Table) -> list[ModernArtEvent]:
    """The highest bid has it; without any the host, for nothing (MA-23)."""
    high = _auction(table).auction.high
    if high is None:
        return sell(table, table.on_sale.host, 0)
    return sell(table, high.seat, high.amount)


def _auction(table: Table) -> Outcry:
    assert isinstance(table.stage, Outcry)
    return table.stage


# Once around, 喊一圈價


def _bid_in_turn(table: Table, seat: Seat, move: Bid) -> list[ModernArtEvent]:
    """Once, in turn, strictly above the last real bid; the host last (MA-24)."""
    stage = at(table, Circling, "no-bids-now", move.lot)
    must_overbid(stage.auction, seat, move.amount, table.players[seat].money)
    return _spoken(table, BidMade(move.lot, seat, move.amount))


def pass_by(table: Table, seat: Seat, move: Pass) -> list[ModernArtEvent]:
    """Who cannot outbid is asked as well: passing must not tell what they have (MA-29, B-12)."""
    must_speak(at(table, Circling, "not-once-around", move.lot).auction, seat)
    return _spoken(table, Passed(move.lot, seat))


def _spoken(table: Table, said: BidMade | Passed) -> list[ModernArtEvent]:
    """The last real bid has it; if all passed the host has it for nothing, unasked (MA-24)."""
    after = evolve(table, said)
    stage = after.stage
    assert isinstance(stage, Circling)
    if stage.auction.speaker is not None:
        return [said]
    high = stage.auction.high
    if high is None:
        return [said, *sell(after, after.on_sale.host, 0)]
    return [said, *sell(after, high.seat, high.amount)]


# Sealed, 暗標


def bid_sealed(table: Table, seat: Seat, move: BidSealed) -> list[ModernArtEvent]:
    """Everybody, the host too, from 0 to one's money, final; opened together (MA-25)."""
    stage = at(table, Sealing, "no-sealed-auction", move.lot)
    must_send(stage.auction, seat, move.amount, table.players[seat].money)
    sent = BidSent(move.lot, seat, move.amount)
    after = evolve(table, sent)
    stage = at(after, Sealing, "no-sealed-auction", move.lot)
    return [sent] if stage.auction.missing else [sent, *_open_bids(after, stage)]


def _open_bids(table: Table, stage: Sealing) -> list[ModernArtEvent]:
    """The highest; of equals the host, else the first from their left (MA-25)."""
    host, bidders = table.on_sale.host, stage.auction.bidders
    amounts = {call.seat: call for call in stage.auction.calls}
    opened = BidsOpened(table.lot, tuple(amounts[seat] for seat in bidders))
    best = nearest(opened.calls, (host, *bidders[:-1]))
    return [opened, *sell(evolve(table, opened), best.seat, best.amount)]
