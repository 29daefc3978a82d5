"""The table as it stands, secrets included."""

from msgspec import Struct

from domain.auctions import Call, Lot
from domain.auctions.sealed import Sealed
from domain.game import Seat, Value
from tests.whisper.game.pieces import Card


class Score(Value, frozen=True):
    seat: Seat
    place: int
    points: int


class _Stage(Struct, frozen=True, gc=False, tag=True, tag_field="is"):
    """A stage is known in JSON by its name under `is`."""


class Sealing(_Stage, frozen=True):
    card: Card
    auction: Sealed


class Over(_Stage, frozen=True):
    ranking: tuple[Score, ...] = ()


Stage = Sealing | Over


class Player(Value, frozen=True):
    coins: int
    cards: tuple[Card, ...] = ()


class Outcome(Value, frozen=True):
    """How the last sale ended; `calls` from the round's first seat."""

    card: Card
    buyer: Seat
    price: int
    calls: tuple[Call, ...]


class Table(Value, frozen=True):
    """`deck`: the cards nobody has seen. `calls`: the last bids that were opened."""

    players: tuple[Player, ...] = ()
    lone_human: Seat | None = None
    deck: tuple[Card, ...] = ()
    round: int = 0
    first: Seat = Seat(0)
    calls: tuple[Call, ...] = ()
    last: Outcome | None = None
    stage: Stage = Over()

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(n) for n in range(len(self.players)))

    @property
    def lot(self) -> Lot:
        return Lot(self.round)


EMPTY = Table()
