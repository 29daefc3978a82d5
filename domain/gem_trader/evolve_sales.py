"""What is remembered of the facts of §4: the secret sale and the incomes."""

from typing import assert_never

from msgspec.structs import replace

from domain.gem_trader import events
from domain.gem_trader.changes import seated, waiting, without_gems
from domain.gem_trader.events import SaleEvent
from domain.gem_trader.stages import Sale, Selling
from domain.gem_trader.table import Table


def evolve_sale(table: Table, event: SaleEvent) -> Table:
    """The clock of the sale runs on, whoever has sent theirs."""
    stage = table.stage
    match event:
        case events.SellingOpened(sellers):
            return waiting(table, Selling(sellers))
        case events.SaleSent(seat, gems):
            assert isinstance(stage, Selling)
            sales = (*stage.sales, Sale(seat, gems))
            return replace(table, stage=replace(stage, sales=sales))
        case events.SaleTakenBack(seat):
            assert isinstance(stage, Selling)
            sales = tuple(sale for sale in stage.sales if sale.seat != seat)
            return replace(table, stage=replace(stage, sales=sales))
        case events.SalesOpened(outcome):
            return replace(table, last=outcome)
        case events.IncomePaid():
            return _paid(table, event)
        case _:
            assert_never(event)


def _paid(table: Table, event: events.IncomePaid) -> Table:
    player = table.players[event.seat]
    cash, debt = player.cash + event.cash, player.debt - event.repaid
    player = replace(player, cash=cash, debt=debt, repaid=event.repaid)
    table = seated(table, event.seat, player)
    return without_gems(table, event.seat, event.gems)
