"""§2 The end of a sale: who pays whom, and who sells next."""

from collections.abc import Sequence

from domain.auctions import Lot
from domain.auctions.circle import clockwise
from domain.auctions.joint import split
from domain.game import Seat
from domain.modern_art.events import LotSold, ModernArtEvent, SellerCalled
from domain.modern_art.pieces import Painting
from domain.modern_art.table import Table
from domain.modern_art.view_types import Sale, Share


def sell(table: Table, buyer: Seat, price: int) -> list[ModernArtEvent]:
    """The buyer pays and hangs it up; the next seller sits left of the host (MA-26, MA-19)."""
    sold = LotSold(table.lot, buyer, price, shares(table.on_sale, buyer, price))
    seller = next_seller(table, table.on_sale.host)
    return [sold, SellerCalled(Lot(table.lot + 1), seller)]


def shares(sale: Sale, buyer: Seat, price: int) -> tuple[Share, ...]:
    """All to the host, or in halves; what would go to the buyer goes to the bank (MA-16).

    MA-15, MA-26.
    """
    if sale.partner is None:
        parts = [(sale.host, price)]
    else:
        halves = split(price)
        parts = [(sale.partner, halves.former), (sale.host, halves.new)]
    return tuple(Share(None if to == buyer else to, part) for to, part in parts if part)


def next_seller(table: Table, after: Seat) -> Seat:
    """The first from the seller's left with a card; the seller, if only they have one (MA-07)."""
    return first_with_cards(after, tuple(player.hand for player in table.players))


def first_with_cards(after: Seat, hands: Sequence[tuple[Painting, ...]]) -> Seat:
    return next(seat for seat in clockwise(after, len(hands)) if hands[seat])
