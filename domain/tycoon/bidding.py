"""§3 Open and sealed auctions, from the turning of the card to the hammer."""

from domain.auctions import Call, Lot
from domain.auctions.open_outcry import must_bid, must_fall_quiet, own_highest
from domain.auctions.sealed import highest, must_send
from domain.game import Seat, at, must
from domain.tycoon.events import (
    BidMade,
    BidSent,
    BidsOpened,
    CardTurned,
    HammerFell,
    OutcryOpened,
    SaidNoMore,
    SealingOpened,
    TycoonEvent,
)
from domain.tycoon.evolve import evolve
from domain.tycoon.moves import Bid, BidSealed, NoMore
from domain.tycoon.pieces import MOST_BID, RAISE, REBIDS, start_price
from domain.tycoon.rounds import unsold
from domain.tycoon.stages import Outcry, Sealing
from domain.tycoon.table import Table


def turn_over(table: Table, lot: Lot) -> list[TycoonEvent]:
    """The card is turned and goes to those not banned; with none of them it is unsold (TY-34)."""
    slot = table.slot(lot)
    turned = CardTurned(lot, slot.card)
    bidders = tuple(seat for seat in table.seats if not table.players[seat].banned)
    if not bidders:
        return [turned, *unsold(evolve(table, turned), lot)]
    if slot.way == "sealed":
        return [turned, SealingOpened(lot, 0, bidders)]
    return [turned, OutcryOpened(lot, bidders, start_price(slot.card), RAISE)]


# Open auctions, 明拍


def bid(table: Table, seat: Seat, move: Bid) -> list[TycoonEvent]:
    """From the start price, then at least 2 more; above one's gold at one's own risk.

    TY-26, TY-27, TY-28, TY-30.
    """
    stage = _outcry(table, move.lot)
    must_bid(stage.auction, seat, move.amount, MOST_BID)
    return [BidMade(move.lot, seat, move.amount)]


def no_more(table: Table, seat: Seat, move: NoMore) -> list[TycoonEvent]:
    """To say "no more" is the hammer only where one human plays with bots (TY-33)."""
    stage = _outcry(table, move.lot)
    if seat != table.lone_human:
        must(seat in stage.auction.bidders, "not-a-bidder")
        must(seat != stage.auction.leader, "you-lead-already")
    must_fall_quiet(stage.auction, seat, move.high)
    said = SaidNoMore(move.lot, seat)
    return [said, *_lone_hammer(evolve(table, said))]


def _lone_hammer(table: Table) -> list[TycoonEvent]:
    """It falls when the only human has said so and no bot raises."""
    stage = at(table, Outcry, "no-open-auction")
    if table.lone_human not in stage.auction.quiet or stage.auction.undecided:
        return []
    return hammer(table, stage)


def hammer(table: Table, stage: Outcry) -> list[TycoonEvent]:
    """Each stands by their own highest bid (TY-51); without any the lot is unsold (TY-29)."""
    if not stage.auction.bids:
        return unsold(table, stage.lot)
    return [HammerFell(stage.lot, own_highest(stage.auction))]


def _outcry(table: Table, lot: Lot) -> Outcry:
    stage = at(table, Outcry, "no-open-auction")
    must(lot == stage.lot, "other-lot", lot=stage.lot)
    return stage


# Sealed auctions, 暗拍


def bid_sealed(table: Table, seat: Seat, move: BidSealed) -> list[TycoonEvent]:
    """One amount, final; all are opened when the last has come in (TY-36)."""
    stage = at(table, Sealing, "no-sealed-auction")
    must(move.lot == stage.lot, "other-lot", lot=stage.lot)
    must(move.attempt == stage.attempt, "other-attempt", attempt=stage.attempt)
    must_send(stage.auction, seat, move.amount, MOST_BID)
    sent = BidSent(move.lot, seat, move.amount)
    after = evolve(table, sent)
    stage = at(after, Sealing, "no-sealed-auction")
    return [sent] if stage.auction.missing else [sent, *_open_bids(after, stage)]


def _open_bids(table: Table, stage: Sealing) -> list[TycoonEvent]:
    """The highest has it; only those who tie bid again, three times at most.

    TY-37, TY-38, TY-40.
    """
    opened = BidsOpened(stage.lot, stage.attempt, stage.auction.calls)
    after = evolve(table, opened)
    best = highest(stage.auction.calls)
    if best[0].amount == 0 or (len(best) > 1 and stage.attempt == REBIDS):
        return [opened, *unsold(after, stage.lot)]
    if len(best) > 1:
        tied = tuple(call.seat for call in best)
        return [opened, SealingOpened(stage.lot, stage.attempt + 1, tied)]
    return [opened, HammerFell(stage.lot, _ranking(after, best[0]))]


def _ranking(table: Table, winner: Call) -> tuple[Call, ...]:
    """The others by their last bid, if it was above 0: who gave up a re-bid is nobody's second.

    Equal ones by who lasted longer, then turn order (TY-54).
    """
    stage = at(table, Sealing, "no-sealed-auction")
    last = {call.seat: call for calls in stage.opened for call in calls}
    attempts = {call.seat: n for n, calls in enumerate(stage.opened) for call in calls}

    def order(call: Call) -> tuple[int, int, int]:
        return (-call.amount, -attempts[call.seat], _distance(table, call.seat))

    others = (c for c in last.values() if c.amount and c.seat != winner.seat)
    return (winner, *sorted(others, key=order))


def _distance(table: Table, seat: Seat) -> int:
    """Turns from the start player, in the direction of this game."""
    ahead = seat - table.starter if table.clockwise is not False else table.starter - seat
    return ahead % len(table.players)
