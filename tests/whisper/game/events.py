"""What has happened. Names and fields are stored: add, never change."""

from domain.auctions import Call, Lot
from domain.game import Event, Seat
from tests.whisper.game.pieces import Card
from tests.whisper.game.table import Score


class GameOpened(Event, frozen=True):
    """`deck` in the order it will be turned up."""

    players: int
    lone_human: Seat | None
    deck: tuple[Card, ...]


class RoundBegan(Event, frozen=True):
    """The top card is turned up for sale; of equal bids the one nearest to `first` wins."""

    lot: Lot
    first: Seat


class BidSent(Event, frozen=True):
    lot: Lot
    seat: Seat
    amount: int


class BidsOpened(Event, frozen=True):
    """All bids, from the round's first seat."""

    lot: Lot
    calls: tuple[Call, ...]


class LotSold(Event, frozen=True):
    lot: Lot
    buyer: Seat
    price: int
    card: Card


class GameEnded(Event, frozen=True):
    """Best first."""

    ranking: tuple[Score, ...]


WhisperEvent = GameOpened | RoundBegan | BidSent | BidsOpened | LotSold | GameEnded
