"""What has happened at a Tycoon table. Names and fields are stored: add, never change.

Whatever a rule or a die decided is in the fact: nothing is worked out again when it is remembered.
"""

from domain.auctions import Call, Lot
from domain.game import Event, Seat
from domain.tycoon.pieces import Card, Title
from domain.tycoon.view_types import Score, Sum, Way

# §1 Opening


class GameOpened(Event, frozen=True):
    """`deck` in the order it will be drawn, without the red card of the era `removed`."""

    players: int
    arrivals: tuple[Seat, ...]
    lone_human: Seat | None
    eras: tuple[int, ...]
    removed: int
    deck: tuple[Card, ...]
    variants: tuple[str, ...] = ()


class StartDiceRolled(Event, frozen=True):
    """One round of opening dice; a call's amount is the face."""

    dice: tuple[Call, ...]


class FirstPlayerFound(Event, frozen=True):
    seat: Seat


class DirectionChosen(Event, frozen=True):
    seat: Seat
    clockwise: bool


# §2 A round


class RoundBegan(Event, frozen=True):
    """The start player has changed and every ban is lifted."""

    round: int
    starter: Seat


class RedsEarned(Event, frozen=True):
    seat: Seat
    gold: int


class HouseDiceRolled(Event, frozen=True):
    """A die for each star, and the four bargaining bonuses after it."""

    faces: tuple[int, ...]
    bonuses: tuple[int, ...]


class UnsoldReturned(Event, frozen=True):
    """By the variant: all unsold cards go under the deck, in the order they will be drawn."""

    cards: tuple[Card, ...]


class CardsDrawn(Event, frozen=True):
    """They lie face down; the first of them is lot `first`."""

    first: Lot
    cards: tuple[Card, ...]


class BlindPicked(Event, frozen=True):
    """The card of `slot` lies first now; `ways` for all of this round's cards in order."""

    seat: Seat
    slot: int
    ways: tuple[Way, ...]


class WindowOpened(Event, frozen=True):
    window: Lot


class CardSold(Event, frozen=True):
    """To the house, for `price` less `tax`; the four bonuses after it."""

    seat: Seat
    card: Card
    price: int
    tax: int
    bonuses: tuple[int, ...]


class SaidReady(Event, frozen=True):
    seat: Seat


class ReadyTakenBack(Event, frozen=True):
    seat: Seat


class CardTurned(Event, frozen=True):
    lot: Lot
    card: Card


# §3 Auctions, the die, payment


class OutcryOpened(Event, frozen=True):
    lot: Lot
    bidders: tuple[Seat, ...]
    floor: int
    step: int


class BidMade(Event, frozen=True):
    lot: Lot
    seat: Seat
    amount: int


class SaidNoMore(Event, frozen=True):
    lot: Lot
    seat: Seat


class SealingOpened(Event, frozen=True):
    """`attempt` 0: all who may bid; 1 to 3: only those who tied."""

    lot: Lot
    attempt: int
    bidders: tuple[Seat, ...]


class BidSent(Event, frozen=True):
    lot: Lot
    seat: Seat
    amount: int


class BidsOpened(Event, frozen=True):
    lot: Lot
    attempt: int
    calls: tuple[Call, ...]


class HammerFell(Event, frozen=True):
    """`ranking`: the winner, then those who would take over, each with their own bid."""

    lot: Lot
    ranking: tuple[Call, ...]


class DieRolled(Event, frozen=True):
    lot: Lot
    seat: Seat
    face: int


class PaymentFailed(Event, frozen=True):
    lot: Lot
    seat: Seat
    sum: Sum


class LotSold(Event, frozen=True):
    """`banned`: by seat, the auctions still to sit out after this lot."""

    lot: Lot
    seat: Seat
    sum: Sum
    banned: tuple[int, ...]


class LotUnsold(Event, frozen=True):
    lot: Lot
    banned: tuple[int, ...]


# §4 Private trade


class TradingOpened(Event, frozen=True):
    pass


class WishMade(Event, frozen=True):
    seat: Seat
    title: Title
    gold: int


class WishSkipped(Event, frozen=True):
    seat: Seat


class WishAnswered(Event, frozen=True):
    seat: Seat
    sells: bool


class SellersFound(Event, frozen=True):
    """Everybody has answered; these would sell."""

    sellers: tuple[Seat, ...]


class WishUnmet(Event, frozen=True):
    seat: Seat


class WishGranted(Event, frozen=True):
    """The buyer pays `gold`, the seller pays `tax` of it."""

    buyer: Seat
    seller: Seat
    card: Card
    gold: int
    tax: int


class WishGivenUp(Event, frozen=True):
    seat: Seat


class FreeTradeOpened(Event, frozen=True):
    pass


class TradeOffered(Event, frozen=True):
    seat: Seat
    to: Seat
    card: Card
    gold: int
    title: Title | None


class TradeMade(Event, frozen=True):
    """`seat` gave `card` to `to` for `gold`, less `tax`, and for `other`."""

    seat: Seat
    to: Seat
    card: Card
    gold: int
    tax: int
    other: Card | None


class TradeRefused(Event, frozen=True):
    seat: Seat
    to: Seat


class TradeSkipped(Event, frozen=True):
    seat: Seat


# §5 The end


class GameEnded(Event, frozen=True):
    """The final ranking, best first."""

    ranking: tuple[Score, ...]


OpeningEvent = GameOpened | StartDiceRolled | FirstPlayerFound | DirectionChosen
RoundEvent = RoundBegan | RedsEarned | HouseDiceRolled | UnsoldReturned | CardsDrawn | BlindPicked
WindowEvent = WindowOpened | CardSold | SaidReady | ReadyTakenBack | CardTurned
OutcryEvent = OutcryOpened | BidMade | SaidNoMore
SealedEvent = SealingOpened | BidSent | BidsOpened
PaymentEvent = HammerFell | DieRolled | PaymentFailed | LotSold | LotUnsold
WishEvent = (
    TradingOpened
    | WishMade
    | WishSkipped
    | WishAnswered
    | SellersFound
    | WishUnmet
    | WishGranted
    | WishGivenUp
)
TradeEvent = FreeTradeOpened | TradeOffered | TradeMade | TradeRefused | TradeSkipped
TycoonEvent = (
    OpeningEvent
    | RoundEvent
    | WindowEvent
    | OutcryEvent
    | SealedEvent
    | PaymentEvent
    | WishEvent
    | TradeEvent
    | GameEnded
)
