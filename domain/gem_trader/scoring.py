"""§6 The end: what is left is worth $20 each, debts are paid, the richest wins."""

from msgspec.structs import replace

from domain.game import Placing, Seat
from domain.gem_trader.pieces import LEFTOVER
from domain.gem_trader.stages import Over
from domain.gem_trader.table import Table
from domain.gem_trader.view_types import Score


def ranking(table: Table) -> tuple[Score, ...]:
    """Most money first; those with equal totals share the place (GT-22)."""
    scores = sorted((_score(table, seat) for seat in table.seats), key=lambda s: -s.total)
    totals = [score.total for score in scores]
    return tuple(replace(score, place=totals.index(score.total) + 1) for score in scores)


def _score(table: Table, seat: Seat) -> Score:
    """$20 for each unsold gem and unused event card (GT-21); the debt may go below 0 (GT-12)."""
    player = table.players[seat]
    leftovers = LEFTOVER * (sum(player.gems) + len(player.crews))
    total = player.cash + leftovers - player.debt
    return Score(seat, 0, player.cash, player.gems, player.crews, leftovers, player.debt, total)


def placings(table: Table) -> tuple[Placing, ...] | None:
    """How it ended; None while it runs."""
    if not isinstance(table.stage, Over):
        return None
    return tuple(Placing(score.seat, score.place, score.total) for score in table.stage.ranking)
