"""What one seat may see, built from nothing: a view is never a table with holes."""

from functools import lru_cache
from typing import assert_never

from domain.game import Seat
from domain.gem_trader import stages
from domain.gem_trader import view_types as seen
from domain.gem_trader.markets import market, printed
from domain.gem_trader.options import options
from domain.gem_trader.pieces import GOODS, MOST_TAKEN, ROUNDS, AuctionCard
from domain.gem_trader.table import Slot, Table


def view(table: Table, seat: Seat | None) -> seen.View:
    """A spectator (None) sees what is public and nothing else."""
    if seat is None:
        return seen.View(None, _public(table), None, ())
    return seen.View(seat, _public(table), _own(table, seat), options(table, seat))


# What all see


def _public(table: Table) -> seen.Table:
    return seen.Table(
        round=table.round,
        rounds=ROUNDS,
        starter=table.starter,
        lone_human=table.lone_human,
        traders=_traders(table),
        market=market(table.day),
        slots=tuple([_slot(slot) for slot in table.slots]),
        pile=tuple([min(n, MOST_TAKEN) for n in table.pile]),
        lots=len(table.deck),
        crews=len(table.crews),
        gone=tuple(map(goods, table.gone)),
        markets=tuple(map(printed, table.past)),
        played=table.played,
        last=table.last,
        stage=_stage(table),
    )


def _traders(table: Table) -> tuple[seen.Trader, ...]:
    bought = {slot.buyer: slot.lot for slot in table.slots}
    return tuple([seen.Trader(bought.get(seat)) for seat in table.seats])


@lru_cache(maxsize=len(GOODS))
def goods(card: AuctionCard) -> seen.Goods:
    """An auction card, face up."""
    there = GOODS[card]
    return seen.Goods(card, there.gems, there.crews, there.dice)


def _slot(slot: Slot) -> seen.Slot:
    """Nobody sees the face before it is turned up (GT-09)."""
    return seen.Slot(
        lot=slot.lot,
        goods=None if slot.fate == "waiting" else goods(slot.card),
        fate=slot.fate,
        buyer=slot.buyer,
        price=slot.price,
        forced=slot.forced,
        gems=slot.gems,
        rolls=slot.rolls,
    )


def _stage(table: Table) -> seen.Stage:
    stage = table.stage
    match stage:
        case stages.Bidding():
            return _bidding(stage)
        case stages.Taking():
            return _taking(table, stage)
        case stages.Playing(queue):
            return seen.Playing(queue[0], queue[1:])
        case stages.Selling():
            return seen.Selling(stage.sellers, stage.sent)
        case stages.Over(ranking):
            return seen.Over(ranking)
        case _:
            assert_never(stage)


def _bidding(stage: stages.Bidding) -> seen.Bidding:
    auction = stage.auction
    return seen.Bidding(
        lot=stage.lot,
        seat=auction.speaker,
        bidders=auction.bidders,
        queue=auction.queue,
        bids=auction.bids,
        least=auction.least,
    )


def _taking(table: Table, stage: stages.Taking) -> seen.Taking:
    slot = table.slot(stage.lot)
    return seen.Taking(
        lot=stage.lot,
        seat=stage.seat,
        roll=len(slot.rolls),
        rolls=GOODS[slot.card].dice,
        face=slot.rolls[-1].face,
        count=stage.count,
    )


# What one seat alone sees


def _own(table: Table, seat: Seat) -> seen.Own:
    player, stage = table.players[seat], table.stage
    return seen.Own(
        cash=player.cash,
        debt=player.debt,
        gems=player.gems,
        crews=player.crews,
        sale=stage.sale_of(seat) if isinstance(stage, stages.Selling) else None,
        peek=_peek(table, seat),
        thefts=tuple(t for t in table.day.thefts if seat in (t.thief, t.victim)),
        repaid=player.repaid,
    )


def _peek(table: Table, seat: Seat) -> seen.Printed | None:
    """The scout's alone, until it is turned up (EV8)."""
    if seat not in table.day.scouts or not table.markets:
        return None
    return printed(table.markets[0])
