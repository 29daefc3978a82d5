"""What has happened at a Modern Art table. Names and fields are stored: add, never change.

Whatever a rule or chance decided is in the fact: nothing is worked out again when it is remembered.
"""

from domain.auctions import Call, Lot
from domain.game import Event, Seat
from domain.modern_art.pieces import Artist, Painting, Way
from domain.modern_art.view_types import Score, Share

# §1 Set-up, §6 Refill


class GameOpened(Event, frozen=True):
    """`pile` in the order it will be dealt."""

    players: int
    lone_human: Seat | None
    pile: tuple[Painting, ...]


class RoundBegan(Event, frozen=True):
    """`seller` begins; `dealt` is what each seat gets from the pile."""

    round: int
    seller: Seat
    dealt: tuple[tuple[Painting, ...], ...]


# §2 Selling


class SellerCalled(Event, frozen=True):
    lot: Lot
    seat: Seat


class PaintingsPutUp(Event, frozen=True):
    """One, or a Double with a second. `way` "double": a lone Double."""

    lot: Lot
    seat: Seat
    paintings: tuple[Painting, ...]
    way: Way


class LotSold(Event, frozen=True):
    """The buyer pays the price in these shares."""

    lot: Lot
    buyer: Seat
    price: int
    shares: tuple[Share, ...]


# §3 Double


class AskingOpened(Event, frozen=True):
    lot: Lot
    order: tuple[Seat, ...]


class DoubleJoined(Event, frozen=True):
    """`seat` is the host now; `way` is their painting's."""

    lot: Lot
    seat: Seat
    painting: Painting
    way: Way


class DoubleDeclined(Event, frozen=True):
    lot: Lot
    seat: Seat


# §3 Open


class OutcryOpened(Event, frozen=True):
    lot: Lot
    bidders: tuple[Seat, ...]
    floor: int
    step: int


class BidMade(Event, frozen=True):
    """Openly, or once around."""

    lot: Lot
    seat: Seat
    amount: int


class SaidNoMore(Event, frozen=True):
    lot: Lot
    seat: Seat


class GoingCalled(Event, frozen=True):
    """Going once, going twice, the last time."""

    lot: Lot
    count: int


# §3 Once around


class CircleOpened(Event, frozen=True):
    lot: Lot
    order: tuple[Seat, ...]
    floor: int
    step: int


class Passed(Event, frozen=True):
    lot: Lot
    seat: Seat


# §3 Sealed


class SealingOpened(Event, frozen=True):
    lot: Lot
    bidders: tuple[Seat, ...]


class BidSent(Event, frozen=True):
    lot: Lot
    seat: Seat
    amount: int


class BidsOpened(Event, frozen=True):
    """All bids, from the host's left, their own last."""

    lot: Lot
    calls: tuple[Call, ...]


# §3 Fixed


class PricingOpened(Event, frozen=True):
    lot: Lot


class PriceNamed(Event, frozen=True):
    lot: Lot
    seat: Seat
    price: int
    order: tuple[Seat, ...]


class PriceLeft(Event, frozen=True):
    lot: Lot
    seat: Seat


# §4, §5 The end of a round


class RoundEnded(Event, frozen=True):
    """`artist` has five; None: nobody has a card. The last `paintings` are nobody's."""

    round: int
    seat: Seat
    paintings: tuple[Painting, ...]
    artist: Artist | None


class TokensPlaced(Event, frozen=True):
    """By artist: this round's token, and what one painting brings."""

    round: int
    tokens: tuple[int, ...]
    values: tuple[int, ...]


class PaintingsCashed(Event, frozen=True):
    """To the bank, for these prices."""

    round: int
    seat: Seat
    paintings: tuple[Painting, ...]
    prices: tuple[int, ...]
    gold: int


# §7 The end


class GameEnded(Event, frozen=True):
    """The final ranking, best first."""

    ranking: tuple[Score, ...]


DealEvent = GameOpened | RoundBegan
SaleEvent = SellerCalled | PaintingsPutUp | LotSold
DoubleEvent = AskingOpened | DoubleJoined | DoubleDeclined
OutcryEvent = OutcryOpened | SaidNoMore | GoingCalled
BidEvent = BidMade
CircleEvent = CircleOpened | Passed
SealedEvent = SealingOpened | BidSent | BidsOpened
PriceEvent = PricingOpened | PriceNamed | PriceLeft
RoundEvent = RoundEnded | TokensPlaced | PaintingsCashed
ModernArtEvent = (
    DealEvent
    | SaleEvent
    | DoubleEvent
    | OutcryEvent
    | BidEvent
    | CircleEvent
    | SealedEvent
    | PriceEvent
    | RoundEvent
    | GameEnded
)
