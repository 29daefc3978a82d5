"""What the slow are taken to have done when time is up."""

from domain.gem_trader.counts import each, one, plus
from domain.gem_trader.markets import prices
from domain.gem_trader.moves import Bid, EndTurn, GemMove, Pass, Sell, Take
from domain.gem_trader.pieces import NO_GEMS, Gem, Gems
from domain.gem_trader.stages import Bidding, Over, Playing, Selling, Taking
from domain.gem_trader.table import Table


def neutral(table: Table) -> GemMove:
    """A slow opener opens at the least bid, a slow bidder passes, the rest plays or sells nothing.

    For the die a slow buyer gets what is dearest just now: nobody is to lose by it.
    """
    match table.stage:
        case Bidding(lot, auction):
            return Pass(lot) if auction.bids else Bid(lot, auction.least)
        case Taking(lot, _, count):
            return Take(lot, len(table.slot(lot).rolls), dearest(table, count))
        case Playing():
            return EndTurn(table.round)
        case Selling():
            return Sell(table.round, *NO_GEMS)
        case Over():
            raise AssertionError("nothing waits at its end")


def dearest(table: Table, count: int) -> Gems:
    """So many gems of the pile, the highest prices of this round first; then in box order."""
    money = prices(table.day)

    def order(gem: Gem) -> tuple[int, Gem]:
        return (-money[gem], gem)

    taken = NO_GEMS
    for gem in sorted(each(table.pile), key=order)[:count]:
        taken = plus(taken, one(gem))
    return taken
