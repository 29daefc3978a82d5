"""What was paid for paintings, and what the bank paid for them at the round's end."""

from collections.abc import Iterable

from domain.game import Purchase
from domain.modern_art import events
from domain.modern_art.events import ModernArtEvent
from domain.modern_art.evolve import evolve
from domain.modern_art.pieces import Painting
from domain.modern_art.table import EMPTY

Bought = tuple[events.LotSold, tuple[Painting, ...]]


def purchases(facts: Iterable[ModernArtEvent]) -> tuple[Purchase, ...]:
    """Every sale; worth: what its paintings brought when the round was settled (MA-06)."""
    sales: list[Bought] = []
    brought: dict[Painting, int] = {}
    table = EMPTY
    for fact in facts:
        match fact:
            case events.LotSold():
                sales.append((fact, table.on_sale.paintings))
            case events.PaintingsCashed(paintings=paintings, prices=prices):
                brought |= zip(paintings, prices, strict=True)
            case _:
                pass
        table = evolve(table, fact)
    return tuple(_purchase(sale, brought) for sale in sales)


def _purchase(bought: Bought, brought: dict[Painting, int]) -> Purchase:
    sale, paintings = bought
    worth = sum(brought[painting] for painting in paintings)
    return Purchase(sale.buyer, sale.lot, paintings, sale.price, worth)
