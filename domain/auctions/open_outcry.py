"""Open outcry (明拍, 公開競價): all bid at any time, the highest has it when the hammer falls."""

from msgspec import Struct
from msgspec.structs import replace

from domain.auctions import Call
from domain.game import Seat, must


class OpenOutcry(Struct, frozen=True, gc=False):
    """`bids` in the order they were made, each higher than the one before.

    `quiet` are those who said "no more" since the last bid; `going` counts the hammer's calls
    since then: going once, going twice (MA-23).
    """

    bidders: tuple[Seat, ...]
    floor: int
    step: int
    bids: tuple[Call, ...] = ()
    quiet: tuple[Seat, ...] = ()
    going: int = 0

    @property
    def high(self) -> Call | None:
        return self.bids[-1] if self.bids else None

    @property
    def leader(self) -> Seat | None:
        return self.bids[-1].seat if self.bids else None

    @property
    def least(self) -> int:
        """The least amount that would lead."""
        return self.bids[-1].amount + self.step if self.bids else self.floor

    @property
    def undecided(self) -> tuple[Seat, ...]:
        """Those who could still raise and have not said "no more"."""
        leader = self.leader
        return tuple(s for s in self.bidders if s != leader and s not in self.quiet)


def must_bid(auction: OpenOutcry, seat: Seat, amount: int, most: int) -> None:
    """A bidder may call any amount from the least to `most`, unless they lead (TY-28, MA-22)."""
    must(seat in auction.bidders, "not-a-bidder")
    must(seat != auction.leader, "you-lead-already")
    must(amount >= auction.least, "bid-too-low", least=auction.least)
    must(amount <= most, "bid-too-high", most=most)


def must_fall_quiet(auction: OpenOutcry, seat: Seat, high: int) -> None:
    """Saying "no more" holds for the bid one saw (`high`, 0 before any), once."""
    must_have_seen(auction, high)
    must(seat not in auction.quiet, "said-already")


def must_have_seen(auction: OpenOutcry, high: int) -> None:
    """What is said of a bid (`high`, 0 before any) does not hold for a later one (B-06)."""
    must(high == (auction.high.amount if auction.high else 0), "bid-has-moved")


def with_bid(auction: OpenOutcry, call: Call) -> OpenOutcry:
    return replace(auction, bids=(*auction.bids, call), quiet=(), going=0)


def with_going(auction: OpenOutcry, going: int) -> OpenOutcry:
    return replace(auction, going=going)


def with_quiet(auction: OpenOutcry, seat: Seat) -> OpenOutcry:
    return replace(auction, quiet=(*auction.quiet, seat))


def own_highest(auction: OpenOutcry) -> tuple[Call, ...]:
    """Each bidder's last and highest call, the highest first (TY-51)."""
    last = {call.seat: call for call in auction.bids}
    return tuple(sorted(last.values(), key=lambda call: -call.amount))
