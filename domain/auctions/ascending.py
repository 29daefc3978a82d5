"""Ascending in turns: each in their turn raises or passes for good; the last one in has it."""

from msgspec import Struct
from msgspec.structs import replace

from domain.auctions import Call
from domain.game import Seat, must


class Ascending(Struct, frozen=True, gc=False):
    """`bidders`: all who may bid, in turn, the opener first.

    `queue`: those still in, in the order they will speak: the first speaks now. Whoever bids goes
    to its end, whoever passes leaves it. `bids` in the order they were made.
    """

    bidders: tuple[Seat, ...]
    queue: tuple[Seat, ...]
    floor: int
    step: int
    bids: tuple[Call, ...] = ()

    @property
    def speaker(self) -> Seat:
        return self.queue[0]

    @property
    def high(self) -> Call | None:
        return self.bids[-1] if self.bids else None

    @property
    def least(self) -> int:
        """The least amount that may be called."""
        return self.bids[-1].amount + self.step if self.bids else self.floor

    @property
    def winner(self) -> Call | None:
        """The last one in, once all others have passed."""
        return self.high if len(self.queue) == 1 else None


def must_bid(auction: Ascending, seat: Seat, amount: int, most: int) -> None:
    """In one's turn, in whole steps, from the least to `most` (GT-01)."""
    must_speak(auction, seat)
    must(amount >= auction.least, "bid-too-low", least=auction.least)
    must((amount - auction.floor) % auction.step == 0, "bid-off-step", step=auction.step)
    must(amount <= most, "bid-too-high", most=most)


def must_pass(auction: Ascending, seat: Seat) -> None:
    """In one's turn; whoever opens has to bid (GT-03)."""
    must_speak(auction, seat)
    must(auction.high is not None, "opener-must-bid", least=auction.floor)


def must_speak(auction: Ascending, seat: Seat) -> None:
    must(seat in auction.bidders, "not-a-bidder")
    must(seat in auction.queue, "passed-for-good")
    must(seat == auction.speaker, "not-your-turn", seat=auction.speaker)


def with_bid(auction: Ascending, call: Call) -> Ascending:
    queue = (*auction.queue[1:], call.seat)
    return replace(auction, queue=queue, bids=(*auction.bids, call))


def with_pass(auction: Ascending) -> Ascending:
    return replace(auction, queue=auction.queue[1:])
