"""What a seat may do now. The rules refuse everything else."""

from typing import assert_never

from domain.game import Seat
from domain.gem_trader import moves
from domain.gem_trader.bidding import most_bid
from domain.gem_trader.counts import handfuls
from domain.gem_trader.pieces import GEMS, MOST_SWAPPED, MOST_TAKEN, Crew, Gem, Gems
from domain.gem_trader.stages import Bidding, Over, Playing, Selling, Taking
from domain.gem_trader.table import Table
from domain.options import Field, May, Span, may

Mays = tuple[May, ...]


def options(table: Table, seat: Seat) -> Mays:
    stage = table.stage
    match stage:
        case Bidding():
            return _bidding(table, stage, seat)
        case Taking():
            return _taking(table, stage, seat)
        case Playing(queue):
            return _playing(table, seat) if seat == queue[0] else ()
        case Selling():
            return _selling(table, stage, seat)
        case Over():
            return ()
        case _:
            assert_never(stage)


def _bidding(table: Table, stage: Bidding, seat: Seat) -> Mays:
    auction = stage.auction
    if seat != auction.speaker:
        return ()
    lot, most = (stage.lot,), most_bid(table, auction, seat)
    found: list[May] = []
    if most >= auction.least:
        found.append(may(moves.Bid, lot=lot, amount=Span(auction.least, most, auction.step)))
    if auction.bids:
        found.append(may(moves.Pass, lot=lot))
    return tuple(found)


def _taking(table: Table, stage: Taking, seat: Seat) -> Mays:
    if seat != stage.seat:
        return ()
    roll = (len(table.slot(stage.lot).rolls),)
    return (may(moves.Take, lot=(stage.lot,), roll=roll, gems=_out_of(table.pile, stage.count)),)


def _out_of(gems: Gems, count: int) -> tuple[Gems, ...]:
    """All handfuls of so many; more than that of one kind make no difference."""
    return handfuls(tuple([min(n, MOST_TAKEN) for n in gems]), count)


def _playing(table: Table, seat: Seat) -> Mays:
    hand = table.players[seat].crews
    cards = (may for crew in dict.fromkeys(hand) for may in _card(table, seat, crew))
    return (*cards, may(moves.EndTurn, round=(table.round,)))


def _card(table: Table, seat: Seat, crew: Crew) -> Mays:
    """What can be done with this event card now."""
    now = (table.round,)
    match crew:
        case "governor":
            return (may(moves.ChangeMarket, round=now),)
        case "mate":
            return (may(moves.TalkUp, round=now, gem=GEMS),)
        case "lookout":
            return (may(moves.TalkDown, round=now, gem=GEMS),)
        case "envoy":
            return (may(moves.RaiseBonus, round=now, gem=GEMS),)
        case "smuggler":
            there = _there(table)
            return (may(moves.Smuggle, round=now, gem=there),) if there else ()
        case "pirate":
            return (may(moves.PickPocket, round=now, victim=table.others(seat)),)
        case "boatswain":
            return _swaps(table, seat)
        case "pilot":
            return (may(moves.Scout, round=now),) if table.markets else ()
        case "notary":
            return (may(moves.Notarize, round=now),)
        case "harbourmaster":
            return (may(moves.CloseHarbour, round=now, gem=GEMS),)
        case _:
            assert_never(crew)


def _there(table: Table) -> tuple[Gem, ...]:
    return tuple(gem for gem in GEMS if table.pile[gem])


def _swaps(table: Table, seat: Seat) -> Mays:
    """One for one, two for two."""
    found: list[May] = []
    for count in range(1, MOST_SWAPPED + 1):
        back = _out_of(table.players[seat].gems, count)
        gems = _out_of(table.pile, count)
        if back and gems:
            found.append(may(moves.Swap, round=(table.round,), back=back, gems=gems))
    return tuple(found)


def _selling(table: Table, stage: Selling, seat: Seat) -> Mays:
    if seat in stage.sent:
        return (may(moves.TakeSaleBack, round=(table.round,)),)
    if seat not in stage.sellers:
        return ()
    counts = {
        name: _sellable(table, seat, gem) for name, gem in zip(moves.FISTFUL, GEMS, strict=True)
    }
    return (may(moves.Sell, round=(table.round,), **counts),)


def _sellable(table: Table, seat: Seat, gem: Gem) -> Field:
    """Always a range, so that the screen draws all kinds alike; of a closed one, nothing."""
    have = 0 if gem in table.day.closed else table.players[seat].gems[gem]
    return Span(0, have)
