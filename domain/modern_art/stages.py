"""What the table is doing, and what must be remembered meanwhile, secrets included.

What is up for sale stands in `Table.sale`.
"""

from msgspec import Struct

from domain.auctions.circle import Circle
from domain.auctions.fixed_price import FixedPrice
from domain.auctions.once_around import OnceAround
from domain.auctions.open_outcry import OpenOutcry
from domain.auctions.sealed import Sealed
from domain.game import Seat
from domain.modern_art.view_types import Score


class _Stage(Struct, frozen=True, gc=False, tag=True, tag_field="is"):
    """A stage is known in JSON by its name under `is`."""


class Offering(_Stage, frozen=True):
    """A seat chooses what to put up."""

    seat: Seat


class Asking(_Stage, frozen=True):
    """A lone Double asks for a second painting."""

    circle: Circle


class Pricing(_Stage, frozen=True):
    """The host is to name a price."""


class Outcry(_Stage, frozen=True):
    auction: OpenOutcry


class Circling(_Stage, frozen=True):
    auction: OnceAround


class Sealing(_Stage, frozen=True):
    auction: Sealed


class Taking(_Stage, frozen=True):
    auction: FixedPrice


class Over(_Stage, frozen=True):
    ranking: tuple[Score, ...]


Stage = Offering | Asking | Pricing | Outcry | Circling | Sealing | Taking | Over
