"""What a gallery owner may ask for. Each move names what it aims at, so a late one hits nothing.

`lot` counts what is put up in the whole game, from 1; a double and its second painting are one.
"""

from domain.auctions import Lot
from domain.game import Move
from domain.modern_art.pieces import Painting


class PutUp(Move, frozen=True):
    """A painting from one's hand; to a Double of one's own one may add a `second` (MA-11).

    A Double without a second asks the others round for one.
    """

    lot: Lot
    painting: Painting
    second: Painting | None


class Join(Move, frozen=True):
    """Add a painting to another's Double and become its host (MA-14)."""

    lot: Lot
    painting: Painting


class Decline(Move, frozen=True):
    """Add nothing to another's Double."""

    lot: Lot


class Bid(Move, frozen=True):
    """Openly at any time, or once around when it is one's turn."""

    lot: Lot
    amount: int


class Pass(Move, frozen=True):
    """Once around: let one's only turn go."""

    lot: Lot


class NoMore(Move, frozen=True):
    """Not above `high` (0: no bid yet). In a one-human game the human's hammer (R-15)."""

    lot: Lot
    high: int


class Hammer(Move, frozen=True):
    """The host is content with `high` (0: no bid yet): going once, going twice … (MA-23)."""

    lot: Lot
    high: int


class BidSealed(Move, frozen=True):
    """One amount, final; 0 is allowed (MA-25)."""

    lot: Lot
    amount: int


class NamePrice(Move, frozen=True):
    """The host's fixed price, from 0 to their own money (MA-20)."""

    lot: Lot
    price: int


class Take(Move, frozen=True):
    """Buy at the fixed price."""

    lot: Lot


class Leave(Move, frozen=True):
    """Not at this fixed price."""

    lot: Lot


ModernArtMove = (
    PutUp | Join | Decline | Bid | Pass | NoMore | Hammer | BidSealed | NamePrice | Take | Leave
)
