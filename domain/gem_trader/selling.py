"""§4 The sale: secret, simultaneous, of any gems one has."""

from domain.game import Seat, at, must
from domain.gem_trader.events import GemEvent, SaleSent, SaleTakenBack
from domain.gem_trader.evolve import evolve
from domain.gem_trader.guards import must_be_counts, must_be_round, must_be_within
from domain.gem_trader.moves import Sell, TakeSaleBack
from domain.gem_trader.rounds import open_fists
from domain.gem_trader.stages import Selling
from domain.gem_trader.table import Table
from domain.luck import Luck


def sell(table: Table, seat: Seat, move: Sell, luck: Luck) -> list[GemEvent]:
    """Only own gems, none of a closed colour, or nothing; the last fist opens all (GT-15)."""
    stage = at(table, Selling, "no-sale-now")
    must_be_round(table, move.round)
    must(seat in stage.sellers, "nothing-to-sell")
    must(seat not in stage.sent, "sale-is-closed")
    must_be_counts(move.gems)
    must_be_within(move.gems, table.players[seat].gems, "not-your-gems")
    for gem in table.day.closed:
        must(move.gems[gem] == 0, "gem-is-closed", gem=gem)
    sent = SaleSent(seat, move.gems)
    table = evolve(table, sent)
    stage = at(table, Selling, "no-sale-now")
    return [sent, *(() if stage.missing else open_fists(table, stage.sales, luck))]


def take_sale_back(table: Table, seat: Seat, move: TakeSaleBack) -> list[GemEvent]:
    """Nothing is locked before all are in (GT-15)."""
    stage = at(table, Selling, "no-sale-now")
    must_be_round(table, move.round)
    must(seat in stage.sent, "sale-is-open")
    return [SaleTakenBack(seat)]
