"""What the table is doing, and what must be remembered meanwhile, secrets included."""

from msgspec import Struct

from domain.auctions import Call, Lot
from domain.auctions.open_outcry import OpenOutcry
from domain.auctions.sealed import Sealed
from domain.game import Seat, Value
from domain.tycoon.pieces import Card, Title
from domain.tycoon.view_types import Attempt, Score


class _Stage(Struct, frozen=True, gc=False, tag=True, tag_field="is"):
    """A stage is known in JSON by its name under `is`."""


class Directing(_Stage, frozen=True):
    """The first player chooses the direction. `rolls`: every round of opening dice."""

    rolls: tuple[tuple[Call, ...], ...] = ()


class Picking(_Stage, frozen=True):
    """The start player picks a face-down card."""


class Selling(_Stage, frozen=True):
    """The house buys, until all are ready and the start player closes."""

    window: Lot
    ready: tuple[Seat, ...] = ()


class Outcry(_Stage, frozen=True):
    lot: Lot
    auction: OpenOutcry


class Sealing(_Stage, frozen=True):
    """`attempt` 0 is the first submission; `opened` are the submissions before it."""

    lot: Lot
    attempt: int
    auction: Sealed
    opened: tuple[tuple[Call, ...], ...] = ()


class Rolling(_Stage, frozen=True):
    """`ranking`: who may have the lot, in order, each for their own bid; the winner first."""

    lot: Lot
    ranking: tuple[Call, ...]
    opened: tuple[tuple[Call, ...], ...] = ()
    face: int | None = None
    attempts: tuple[Attempt, ...] = ()


class Wishing(_Stage, frozen=True):
    """The start player may wish to buy."""


class Answer(Value, frozen=True):
    """What a seat said to a wish."""

    seat: Seat
    sells: bool


class WishAsked(_Stage, frozen=True):
    title: Title
    gold: int
    answers: tuple[Answer, ...] = ()


class WishChoice(_Stage, frozen=True):
    title: Title
    gold: int
    sellers: tuple[Seat, ...]


class Offering(_Stage, frozen=True):
    """The start player may offer a free trade."""


class TradeAsked(_Stage, frozen=True):
    to: Seat
    card: Card
    gold: int
    title: Title | None


class Over(_Stage, frozen=True):
    ranking: tuple[Score, ...]


Stage = (
    Directing
    | Picking
    | Selling
    | Outcry
    | Sealing
    | Rolling
    | Wishing
    | WishAsked
    | WishChoice
    | Offering
    | TradeAsked
    | Over
)
