"""Once around (喊一圈價): each speaks once, in turn, the host last; the highest has it."""

from msgspec import Struct
from msgspec.structs import replace

from domain.auctions import Call
from domain.game import Seat, must


class OnceAround(Struct, frozen=True, gc=False):
    """`order` ends with the host. `said` is what each has said so far; amount 0: passed."""

    order: tuple[Seat, ...]
    floor: int
    step: int
    said: tuple[Call, ...] = ()

    @property
    def high(self) -> Call | None:
        """The last real bid is the highest: a pass does not lower it (MA-24)."""
        return next((call for call in reversed(self.said) if call.amount), None)

    @property
    def least(self) -> int:
        high = self.high
        return high.amount + self.step if high else self.floor

    @property
    def speaker(self) -> Seat | None:
        """Whose turn it is; None at the end. Where nobody bid the host is not asked (MA-24)."""
        left = len(self.order) - len(self.said)
        if left == 0 or (left == 1 and self.high is None):
            return None
        return self.order[-left]


def must_speak(auction: OnceAround, seat: Seat) -> None:
    must(seat == auction.speaker, "not-your-turn", seat=auction.speaker)


def must_overbid(auction: OnceAround, seat: Seat, amount: int, most: int) -> None:
    """Once, in turn, and above the last real bid (MA-24)."""
    must_speak(auction, seat)
    must(amount >= auction.least, "bid-too-low", least=auction.least)
    must(amount <= most, "bid-too-high", most=most)


def with_said(auction: OnceAround, call: Call) -> OnceAround:
    return replace(auction, said=(*auction.said, call))
