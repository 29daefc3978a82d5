"""What every seat has at a moment of the game."""

from domain.game import Holding, Seat
from domain.gem_trader.counts import times
from domain.gem_trader.markets import prices
from domain.gem_trader.pieces import GEMS, LEFTOVER, Dollars
from domain.gem_trader.stages import Over
from domain.gem_trader.table import Table


def reckon(table: Table) -> tuple[Holding, ...]:
    """Money: cash less debt. Worth: and every gem at what this round's market pays for it.

    What can be sold no more counts as left over: gems of a closed harbour, all gems after the end
    (GT-21); event cards always do.
    """
    over = isinstance(table.stage, Over)
    each = (LEFTOVER,) * len(GEMS) if over else gem_values(table.day.closed, prices(table.day))
    return tuple([_holding(table, seat, each) for seat in table.seats])


def gem_values(closed: tuple[int, ...], market: Dollars) -> Dollars:
    """What a gem brings in this market, by kind; where the harbour is closed, as a leftover."""
    return tuple([LEFTOVER if gem in closed else market[gem] for gem in GEMS])


def _holding(table: Table, seat: Seat, each: Dollars) -> Holding:
    player = table.players[seat]
    money = player.cash - player.debt
    return Holding(seat, money, money + times(player.gems, each) + LEFTOVER * len(player.crews))
