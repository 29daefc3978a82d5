"""§3 The auction: bidding in turns, and the gems of the die."""

from domain.auctions import Lot
from domain.auctions.ascending import Ascending, must_bid, must_pass
from domain.game import Seat, at, must
from domain.gem_trader.events import BidderPassed, BidMade, GemEvent, GemsTaken
from domain.gem_trader.evolve import evolve
from domain.gem_trader.guards import must_be_counts, must_be_within
from domain.gem_trader.moves import Bid, Pass, Take
from domain.gem_trader.rounds import roll, sold
from domain.gem_trader.stages import Bidding, Taking
from domain.gem_trader.table import Table
from domain.luck import Luck


def bid(table: Table, seat: Seat, move: Bid) -> list[GemEvent]:
    """At least $10, then at least $10 more, never above one's cash (GT-01)."""
    auction = _bidding(table, move.lot).auction
    must_bid(auction, seat, move.amount, most_bid(table, auction, seat))
    return [BidMade(move.lot, seat, move.amount)]


def most_bid(table: Table, auction: Ascending, seat: Seat) -> int:
    """One's cash; the opening bid of $10 is always allowed, if need be on credit (GT-04)."""
    cash = table.players[seat].cash
    return cash if auction.bids else max(auction.floor, cash)


def pass_card(table: Table, seat: Seat, move: Pass, luck: Luck) -> list[GemEvent]:
    """For good; the last one in pays their own last bid (GT-05, GT-06)."""
    must_pass(_bidding(table, move.lot).auction, seat)
    passed = BidderPassed(move.lot, seat)
    table = evolve(table, passed)
    winner = at(table, Bidding, "no-auction").auction.winner
    return [passed, *(sold(table, move.lot, winner, luck) if winner else ())]


def _bidding(table: Table, lot: Lot) -> Bidding:
    stage = at(table, Bidding, "no-auction")
    must(lot == stage.lot, "other-lot", lot=stage.lot)
    return stage


def take(table: Table, seat: Seat, move: Take, luck: Luck) -> list[GemEvent]:
    """As many gems as the die says, any mix of what the pile has (GT-10, GT-11)."""
    stage = at(table, Taking, "no-gems-to-take")
    must(move.lot == stage.lot, "other-lot", lot=stage.lot)
    must(seat == stage.seat, "not-your-turn", seat=stage.seat)
    number = len(table.slot(stage.lot).rolls)
    must(move.roll == number, "other-roll", roll=number)
    must_be_counts(move.gems)
    must(sum(move.gems) == stage.count, "take-exactly", count=stage.count)
    must_be_within(move.gems, table.pile, "pile-too-small")
    taken = GemsTaken(stage.lot, seat, move.gems)
    return [taken, *roll(evolve(table, taken), stage.lot, seat, luck)]
