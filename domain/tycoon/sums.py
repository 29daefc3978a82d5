"""§3 From a bid to a payment: die, discount, luxury tax, in this order (TY-44)."""

from domain.auctions import Lot
from domain.game import Seat
from domain.tycoon.pieces import LUXURY_PERCENT, PICK_PERCENT, is_red, percent_up, star_of
from domain.tycoon.table import Table
from domain.tycoon.view_types import Sum, Terms


def changes(star: int) -> tuple[int, ...]:
    """What the faces 1-6 do to a bid: up by the star's 1, 2, 3 times, or down."""
    return tuple(star * step for step in (1, 2, 3, -1, -2, -3))


def terms(table: Table, lot: Lot, seat: Seat) -> Terms:
    """A seat's terms for a lot; reds count as they are held now (TY-47)."""
    slot, reds = table.slot(lot), len(table.players[seat].reds)
    own_pick = slot.picked and seat == table.starter  # TY-24
    luxury = LUXURY_PERCENT[min(reds, len(LUXURY_PERCENT) - 1)]
    return Terms(
        changes=changes(star_of(slot.card)),
        of_100=PICK_PERCENT if own_pick else 100,
        tax_percent=luxury if is_red(slot.card) else 0,
    )


def payment(bid: int, face: int, own: Terms) -> Sum:
    """The sum of one payer: everything in whole gold, fractions up (TY-45, TY-46)."""
    change = own.changes[face - 1]
    base = max(0, bid + change)
    discounted = percent_up(base, own.of_100)
    tax = percent_up(discounted, own.tax_percent)
    return Sum(bid, change, base, discounted, tax, discounted + tax)
