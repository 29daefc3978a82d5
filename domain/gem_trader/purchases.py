"""What was paid for auction cards, and what was on them in the market of their round."""

from collections.abc import Iterable

from msgspec.structs import replace

from domain.auctions import Lot
from domain.game import Purchase
from domain.gem_trader import events
from domain.gem_trader.counts import plus, times
from domain.gem_trader.events import GemEvent
from domain.gem_trader.evolve import evolve
from domain.gem_trader.holdings import gem_values
from domain.gem_trader.pieces import LEFTOVER, Gems
from domain.gem_trader.table import EMPTY, Table
from domain.gem_trader.view_types import Market


class _Books:
    """All purchases so far; those of a round are valued when its market ends."""

    def __init__(self) -> None:
        self.valued: list[Purchase] = []
        self._round: dict[Lot, tuple[Purchase, Gems]] = {}

    def bought(self, table: Table, sold: events.LotSold) -> None:
        """Event cards count as left over: what one can do is not foreseen."""
        crews = LEFTOVER * len(sold.crews)
        purchase = Purchase(sold.seat, sold.lot, (table.slot(sold.lot).card,), sold.price, crews)
        self._round[sold.lot] = purchase, sold.gems

    def taken(self, lot: Lot, gems: Gems) -> None:
        purchase, had = self._round[lot]
        self._round[lot] = purchase, plus(had, gems)

    def settled(self, market: Market) -> None:
        each = gem_values(market.closed, market.prices)
        for purchase, gems in self._round.values():
            self.valued.append(replace(purchase, worth=purchase.worth + times(gems, each)))
        self._round.clear()


def purchases(facts: Iterable[GemEvent]) -> tuple[Purchase, ...]:
    """Every auction card.

    Worth: its gems, those of the die too, at the final prices of its round's market, wherever they
    went later; bonuses are left out.
    """
    books, table = _Books(), EMPTY
    for fact in facts:
        match fact:
            case events.LotSold():
                books.bought(table, fact)
            case events.GemsTaken(lot, _, gems):
                books.taken(lot, gems)
            case events.SalesOpened(outcome):
                books.settled(outcome.market)
            case _:
                pass
        table = evolve(table, fact)
    return tuple(books.valued)
