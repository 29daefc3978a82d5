"""What a collector may ask for. Each move names what it aims at, so a late one hits nothing else.

`lot` counts the cards put up in the whole game from 1. A selling window bears the number of the
lot it stands before; in a round without cards (TY-03), of the lot that would come next.
"""

from domain.auctions import Lot
from domain.game import Move, Seat
from domain.tycoon.pieces import Card, Title


class ChooseDirection(Move, frozen=True):
    """Clockwise or not, for the whole game (TY-06)."""

    clockwise: bool


class PickBlind(Move, frozen=True):
    """Set the face-down card in `slot` (from 0) first, and say how it is sold: openly or sealed."""

    round: int
    slot: int
    openly: bool


class Sell(Move, frozen=True):
    """Sell cards to the house, in this order, for the four `bonuses` one saw (TY-13, TY-14)."""

    window: Lot
    cards: tuple[Card, ...]
    bonuses: tuple[int, ...]


class SayReady(Move, frozen=True):
    window: Lot


class TakeReadyBack(Move, frozen=True):
    window: Lot


class CloseWindow(Move, frozen=True):
    """The start player closes the window and turns the card over (TY-16)."""

    window: Lot


class Bid(Move, frozen=True):
    lot: Lot
    amount: int


class NoMore(Move, frozen=True):
    """Not above `high` (0: no bid yet). In a one-human game it is the human's hammer (TY-33)."""

    lot: Lot
    high: int


class BidSealed(Move, frozen=True):
    """`attempt` 0 is the first submission, 1 to 3 the re-bids. 0 gold gives up (TY-37)."""

    lot: Lot
    attempt: int
    amount: int


class RollDie(Move, frozen=True):
    lot: Lot


class Wish(Move, frozen=True):
    """求购: ask all for a card of this title, for gold (TY-60)."""

    round: int
    title: Title
    gold: int


class SkipWish(Move, frozen=True):
    round: int


class AnswerWish(Move, frozen=True):
    """Whether one would sell. Only a holder may say yes (TY-61)."""

    round: int
    sells: bool


class ChooseSeller(Move, frozen=True):
    round: int
    seller: Seat


class GiveUpWish(Move, frozen=True):
    round: int


class OfferTrade(Move, frozen=True):
    """One own card for gold, or for a card of the other's, or both (TY-62)."""

    round: int
    card: Card
    to: Seat
    gold: int
    title: Title | None


class SkipTrade(Move, frozen=True):
    round: int


class AnswerTrade(Move, frozen=True):
    round: int
    agrees: bool


TycoonMove = (
    ChooseDirection
    | PickBlind
    | Sell
    | SayReady
    | TakeReadyBack
    | CloseWindow
    | Bid
    | NoMore
    | BidSealed
    | RollDie
    | Wish
    | SkipWish
    | AnswerWish
    | ChooseSeller
    | GiveUpWish
    | OfferTrade
    | SkipTrade
    | AnswerTrade
)
