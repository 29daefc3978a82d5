"""The shape of what one seat may see. `view.py` builds it.

Everything in `Table` is public; `Own` is what only this seat knows. Lists by artist are in board
order, lists by seat in the order of the seats.
"""

from msgspec import Struct

from domain.auctions import Call, Lot
from domain.game import Seat, Value
from domain.modern_art.pieces import Painting, Way
from domain.options import May


class Gallery(Value, frozen=True):
    """A seat as all see it: the size of its hand, its paintings on the wall, in order of buying.

    `money` only once the game is over (MA-29).
    """

    cards: int
    paintings: tuple[Painting, ...]
    money: int | None = None


class Share(Value, frozen=True):
    """A part of a price. `to` None: the bank."""

    to: Seat | None
    amount: int


class Sale(Value, frozen=True):
    """What is up for sale. `host` runs it.

    `partner`: who put up the Double that `host` joined; they share the price (MA-16). `way` is
    "double" while a lone Double waits for a second, then the second's.
    """

    lot: Lot
    host: Seat
    partner: Seat | None
    paintings: tuple[Painting, ...]
    way: Way


class Outcome(Value, frozen=True):
    """How the last sale ended. `buyer` None: its paintings ended the round and are nobody's.

    `shares` add up to `price`; `calls` are all sealed bids, once opened.
    """

    sale: Sale
    buyer: Seat | None
    price: int
    shares: tuple[Share, ...]
    calls: tuple[Call, ...] = ()


class Settlement(Value, frozen=True):
    """A round's settlement (§5).

    ender    who put out what ended it; `ending`: those paintings, counted but nobody's
    counts   paintings put out, by artist
    tokens   30, 20, 10 or 0, by artist
    values   what one painting brought, by artist: all its tokens, or 0
    sold     the paintings the bank took, by seat; `paid`: what it paid for them
    """

    round: int
    ender: Seat
    ending: tuple[Painting, ...]
    counts: tuple[int, ...]
    tokens: tuple[int, ...]
    values: tuple[int, ...]
    sold: tuple[tuple[Painting, ...], ...]
    paid: tuple[int, ...]


class Score(Value, frozen=True):
    """How a seat ended; equal money shares a place (MA-28).

    money = 100 - spent + earned + the sum of banked; `banked` by round.
    """

    seat: Seat
    place: int
    money: int
    spent: int
    earned: int
    banked: tuple[int, ...]


class _Stage(Struct, frozen=True, gc=False, tag=True, tag_field="is"):
    """What is going on. Its name in JSON stands under `is`."""


class Offering(_Stage, frozen=True):
    """`seat` chooses what to put up as `lot`."""

    lot: Lot
    seat: Seat


class Asking(_Stage, frozen=True):
    """A lone Double asks round in `order` for a second painting; `speaker` answers now."""

    sale: Sale
    order: tuple[Seat, ...]
    declined: tuple[Seat, ...]
    speaker: Seat


class Pricing(_Stage, frozen=True):
    """The host thinks of a fixed price."""

    sale: Sale


class Outcry(_Stage, frozen=True):
    """Open: all bid at any time. `bids` in order; `least` would lead; `quiet` said "no more".

    `going`: 0, or how often the host has called: going once (1), twice (2), the last time (3).
    """

    sale: Sale
    bids: tuple[Call, ...]
    least: int
    quiet: tuple[Seat, ...]
    going: int


class Circling(_Stage, frozen=True):
    """Once around: each speaks once in `order`, the host last. `said` so far; amount 0: passed.

    `high` is the last real bid; `speaker` passes or bids at least `least`.
    """

    sale: Sale
    order: tuple[Seat, ...]
    said: tuple[Call, ...]
    high: Call | None
    least: int
    speaker: Seat


class Sealing(_Stage, frozen=True):
    """Sealed: all write an amount. `sent`: who has."""

    sale: Sale
    sent: tuple[Seat, ...]


class Taking(_Stage, frozen=True):
    """Fixed price: take it or leave it, in `order`; `left`: who would not.

    If nobody does the host must.
    """

    sale: Sale
    price: int
    order: tuple[Seat, ...]
    left: tuple[Seat, ...]
    speaker: Seat


class Over(_Stage, frozen=True):
    """Final ranking, best first."""

    ranking: tuple[Score, ...]


Stage = Offering | Asking | Pricing | Outcry | Circling | Sealing | Taking | Over


class Own(Value, frozen=True):
    """What only this seat knows. `submitted`: its sealed bid, until all are opened."""

    hand: tuple[Painting, ...]
    money: int
    submitted: int | None = None


class Table(Value, frozen=True):
    """The public table.

    counts      paintings put out this round, by artist, those on sale included
    tokens      by artist, the token of each settled round (0: none)
    standing    by artist, the token it would get if the round ended now
    worth       by artist, what a painting would bring if the round ended now
    pile        cards not yet dealt
    museum      paintings out of the game, in order
    last        how the last sale ended
    """

    round: int
    rounds: int
    lone_human: Seat | None
    galleries: tuple[Gallery, ...]
    counts: tuple[int, ...]
    tokens: tuple[tuple[int, ...], ...]
    standing: tuple[int, ...]
    worth: tuple[int, ...]
    pile: int
    museum: tuple[Painting, ...]
    last: Outcome | None
    settlements: tuple[Settlement, ...]
    stage: Stage


class View(Value, frozen=True):
    """What one seat sees; a spectator has no `seat`, no `own` and no `options`."""

    seat: Seat | None
    table: Table
    own: Own | None
    options: tuple[May, ...]
