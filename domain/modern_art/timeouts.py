"""What the slow are taken to have done when time is up."""

from typing import assert_never

from domain.game import Seat
from domain.luck import Luck, picked
from domain.modern_art.moves import (
    BidSealed,
    Decline,
    Leave,
    ModernArtMove,
    NamePrice,
    Pass,
    PutUp,
)
from domain.modern_art.pieces import TOKENS, Painting, artist_of, is_double
from domain.modern_art.stages import Asking, Circling, Offering, Pricing, Sealing, Taking
from domain.modern_art.table import Table

Slow = Offering | Asking | Pricing | Circling | Sealing | Taking


def neutral(table: Table, stage: Slow, luck: Luck) -> ModernArtMove:
    """The seller must sell, so the house draws a card; whoever is asked says no (R-16)."""
    match stage:
        case Offering(seat):
            return PutUp(table.lot, drawn_card(table, seat, luck), None)
        case Asking():
            return Decline(table.lot)
        case Pricing():
            return NamePrice(table.lot, _plain_price(table))
        case Circling():
            return Pass(table.lot)
        case Sealing():
            return BidSealed(table.lot, 0)
        case Taking():
            return Leave(table.lot)
        case _:
            assert_never(stage)


def drawn_card(table: Table, seat: Seat, luck: Luck) -> Painting:
    """Never skipped (§2): by chance, a Double only if they have nothing else."""
    hand = table.players[seat].hand
    plain = [painting for painting in hand if not is_double(painting)]
    return picked(luck, plain or hand)


def _plain_price(table: Table) -> int:
    """What the bank would pay if the artist came third, as far as the host has it.

    Neither a present to their left neighbour nor more than a painting can be hoped to bring.
    """
    sale = table.on_sale
    third = sum(table.tokens[artist_of(sale.paintings[0])]) + TOKENS[-1]
    return min(third * len(sale.paintings), table.players[sale.host].money)
