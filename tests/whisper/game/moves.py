"""What a player may ask for: there is one kind of move."""

from domain.auctions import Lot
from domain.game import Move


class Bid(Move, frozen=True):
    """In secret and final (WH-03). `lot` is the round it is for, so a late one hits nothing."""

    lot: Lot
    amount: int


WhisperMove = Bid
