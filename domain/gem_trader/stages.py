"""What the table is doing, and what must be remembered meanwhile, secrets included."""

from msgspec import Struct

from domain.auctions import Lot
from domain.auctions.ascending import Ascending
from domain.game import Seat, Value
from domain.gem_trader.pieces import Gems
from domain.gem_trader.view_types import Score


class _Stage(Struct, frozen=True, gc=False, tag=True, tag_field="is"):
    """A stage is known in JSON by its name under `is`."""


class Bidding(_Stage, frozen=True):
    lot: Lot
    auction: Ascending


class Taking(_Stage, frozen=True):
    """`seat` takes `count` gems for the last roll of the lot."""

    lot: Lot
    seat: Seat
    count: int


class Playing(_Stage, frozen=True):
    """The circuit of event cards: the first of the `queue` plays now."""

    queue: tuple[Seat, ...]


class Sale(Value, frozen=True):
    """What a seat has in the fist."""

    seat: Seat
    gems: Gems


class Selling(_Stage, frozen=True):
    """`sellers`: all who have gems; `sales` are secret until each of them has sent one."""

    sellers: tuple[Seat, ...]
    sales: tuple[Sale, ...] = ()

    @property
    def sent(self) -> tuple[Seat, ...]:
        """Whose fist is closed: that much is public."""
        return tuple(sale.seat for sale in self.sales)

    @property
    def missing(self) -> tuple[Seat, ...]:
        sent = self.sent
        return tuple(seat for seat in self.sellers if seat not in sent)

    def sale_of(self, seat: Seat | None) -> Gems | None:
        return next((sale.gems for sale in self.sales if sale.seat == seat), None)


class Over(_Stage, frozen=True):
    ranking: tuple[Score, ...]


Stage = Bidding | Taking | Playing | Selling | Over
