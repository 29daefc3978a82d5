"""Sealed bids (暗拍, 暗標): everybody writes one amount in secret, all are opened together."""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from domain.auctions import Call
from domain.game import Seat, must


class Sealed(Struct, frozen=True, gc=False):
    """`calls` are secret until all `bidders` have sent one; 0 gives up."""

    bidders: tuple[Seat, ...]
    calls: tuple[Call, ...] = ()

    @property
    def sent(self) -> tuple[Seat, ...]:
        """Who has sent a bid: that much is public."""
        return tuple(call.seat for call in self.calls)

    @property
    def missing(self) -> tuple[Seat, ...]:
        sent = self.sent
        return tuple(seat for seat in self.bidders if seat not in sent)


def must_send(auction: Sealed, seat: Seat, amount: int, most: int) -> None:
    """A bidder sends one amount from 0 to `most`, and it is final (TY-36, MA-25)."""
    must(seat in auction.bidders, "not-a-bidder")
    must(seat not in auction.sent, "bid-is-final")
    must(amount >= 0, "bid-too-low", least=0)
    must(amount <= most, "bid-too-high", most=most)


def with_sent(auction: Sealed, call: Call) -> Sealed:
    return replace(auction, calls=(*auction.calls, call))


def highest(calls: Iterable[Call]) -> tuple[Call, ...]:
    """The calls that share the highest amount."""
    calls = tuple(calls)
    top = max((call.amount for call in calls), default=0)
    return tuple(call for call in calls if call.amount == top)


def nearest(calls: Iterable[Call], order: Sequence[Seat]) -> Call:
    """Of the calls that share the highest amount, the one that comes first in this order."""
    return min(highest(calls), key=lambda call: order.index(call.seat))
