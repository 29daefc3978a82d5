"""The shape of what one seat may see. `view.py` builds it.

Everything in `Table` is public; `Own` is what only this seat knows. Money is gold.
"""

from typing import Literal

from msgspec import Struct

from domain.auctions import Call, Lot
from domain.game import Seat, Value
from domain.options import May
from domain.tycoon.pieces import Card, Title

Way = Literal["open", "sealed"]


class Collector(Value, frozen=True):
    """A seat as all see it. `banned`: formal auctions still to sit out (TY-50)."""

    gold: int
    cards: int
    reds: tuple[Card, ...]
    banned: int


class Slot(Value, frozen=True):
    """One of this round's cards. `card` only once it has been turned over.

    `fate`: "waiting", "now", "sold" (to `buyer` for `paid`) or "unsold".
    """

    lot: Lot
    way: Way | None
    picked: bool
    card: Card | None
    fate: Literal["waiting", "now", "sold", "unsold"]
    buyer: Seat | None = None
    paid: int | None = None


class Terms(Value, frozen=True):
    """What turns a bid into a payment (TY-44): the six faces' changes, discount and luxury tax.

    pay = d + ceil(d * tax_percent / 100), d = ceil(max(0, bid + change) * of_100 / 100)
    """

    changes: tuple[int, ...]
    of_100: int
    tax_percent: int


class Sum(Value, frozen=True):
    """A payment as a sum one can follow: bid, change by the die, base, discounted, tax, pay."""

    bid: int
    change: int
    base: int
    discounted: int
    tax: int
    pay: int


class Attempt(Value, frozen=True):
    """Who tried to pay, in order. `paid` False: they could not."""

    seat: Seat
    sum: Sum
    paid: bool


class Outcome(Value, frozen=True):
    """How the last lot ended. `face` None: no die was rolled. `buyer` None: unsold."""

    lot: Lot
    card: Card
    way: Way
    face: int | None
    attempts: tuple[Attempt, ...]
    buyer: Seat | None
    sealed: tuple[tuple[Call, ...], ...] = ()


class _Stage(Struct, frozen=True, gc=False, tag=True, tag_field="is"):
    """What is going on. Its name in JSON stands under `is`."""


class Directing(_Stage, frozen=True):
    """The first player chooses the direction. `rolls`: every round of opening dice (TY-05)."""

    seat: Seat
    rolls: tuple[tuple[Call, ...], ...]


class Picking(_Stage, frozen=True):
    seat: Seat


class Selling(_Stage, frozen=True):
    """A selling window before `window`. `closer`: the start player."""

    window: Lot
    ready: tuple[Seat, ...]
    closer: Seat


class Outcry(_Stage, frozen=True):
    """An open auction. `bids` in order; `least` would lead; `quiet` said "no more"."""

    lot: Lot
    card: Card
    bidders: tuple[Seat, ...]
    bids: tuple[Call, ...]
    least: int
    quiet: tuple[Seat, ...]


class Sealing(_Stage, frozen=True):
    """A sealed auction. `sent`: who has submitted. `earlier`: the submissions opened before."""

    lot: Lot
    card: Card
    attempt: int
    bidders: tuple[Seat, ...]
    sent: tuple[Seat, ...]
    earlier: tuple[tuple[Call, ...], ...]


class Rolling(_Stage, frozen=True):
    lot: Lot
    card: Card
    winner: Seat
    amount: int


class Wishing(_Stage, frozen=True):
    seat: Seat


class WishAsked(_Stage, frozen=True):
    """All others answer; who said what is for the start player alone."""

    seat: Seat
    title: Title
    gold: int
    answered: tuple[Seat, ...]


class WishChoice(_Stage, frozen=True):
    seat: Seat
    title: Title
    gold: int


class Offering(_Stage, frozen=True):
    seat: Seat


class TradeAsked(_Stage, frozen=True):
    """A free trade waits for `to`. Only reds are named to all (TY-65)."""

    seat: Seat
    to: Seat
    gold: int
    red: Card | None
    asks_card: bool
    asks_red: Title | None


class Over(_Stage, frozen=True):
    """Final ranking, best first."""

    ranking: tuple["Score", ...]


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


class EraWorth(Value, frozen=True):
    """One era of a collection: its cards, the stars among 1-3 that are missing, its worth.

    `percent` 100, 150 or 200 (TY-71); `forfeited`: a red's 40 taken back at the end (TY-72).
    """

    era: int
    cards: tuple[Card, ...]
    missing: tuple[int, ...]
    percent: int
    worth: int
    forfeited: int = 0


class Score(Value, frozen=True):
    """total = gold + sum of the eras' worth - forfeited (§5). `sets`: eras with all four stars.

    `eras`: all; in a view those of which the seat has cards.
    """

    seat: Seat
    place: int
    gold: int
    total: int
    sets: int
    eras: tuple[EraWorth, ...]


class Item(Value, frozen=True):
    """A card one holds. `paid`: what was last paid for it, by auction or trade; None: unknown.

    `quote`: what the house would pay now for this card alone, red tax taken off.
    """

    card: Card
    paid: int | None
    quote: int


class Trade(Value, frozen=True):
    """A free trade as its two parties see it. `tax`: the red tax, paid by `seat` (TY-64)."""

    seat: Seat
    to: Seat
    card: Card
    gold: int
    title: Title | None
    tax: int


class Own(Value, frozen=True):
    """What only this seat knows.

    terms      of the lot on sale (or rolling), for this seat; None outside an auction
    ladder     per star, what the house would pay for the first, second, … card one holds, red
               tax taken off
    worth      by era, in the order of the table's eras
    submitted  one's own sealed bid, until all are opened
    sellers    who would grant one's wish (start player only)
    trade      the free trade one is party to
    """

    hand: tuple[Item, ...]
    terms: Terms | None
    ladder: tuple[tuple[int, ...], ...]
    worth: tuple[EraWorth, ...]
    submitted: int | None = None
    sellers: tuple[Seat, ...] = ()
    trade: Trade | None = None


class Table(Value, frozen=True):
    """The public table. `prices`: what the house pays now per star, before red tax.

    `removed`: the era that lost its red card, once the game is over (TY-02). `variants`: those the
    game is played by.
    """

    round: int
    rounds: int
    eras: tuple[int, ...]
    removed: int | None
    starter: Seat | None
    clockwise: bool | None
    lone_human: Seat | None
    collectors: tuple[Collector, ...]
    dice: tuple[int, ...]
    bonuses: tuple[int, ...]
    prices: tuple[int, ...]
    slots: tuple[Slot, ...]
    unsold: tuple[Card, ...]
    deck: int
    last: Outcome | None
    stage: Stage
    variants: tuple[str, ...] = ()


class View(Value, frozen=True):
    """What one seat sees; a spectator has no `seat`, no `own` and no `options`."""

    seat: Seat | None
    table: Table
    own: Own | None
    options: tuple[May, ...]
