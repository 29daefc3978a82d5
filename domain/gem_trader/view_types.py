"""The shape of what one seat may see. `view.py` builds it.

Everything in `Table` is public; `Own` is what only this seat knows. Money is dollars; gems are
five counts by kind. What each has behind their screen is shown nowhere, as at a real table (GT-23).
"""

from typing import Literal

from msgspec import Struct

from domain.auctions import Call, Lot
from domain.game import Seat, Value
from domain.gem_trader.pieces import AuctionCard, Crew, Dollars, Gem, Gems, MarketCard
from domain.options import May


class Printed(Value, frozen=True):
    """A market card as it is printed. A bonus of 0 is none."""

    card: MarketCard
    prices: Dollars
    bonuses: Dollars


class Played(Value, frozen=True):
    """An event card played this round, in order. `gem` where one was named, `other` the victim."""

    seat: Seat
    crew: Crew
    gem: Gem | None = None
    other: Seat | None = None


class Market(Value, frozen=True):
    """The market card of this round and what event cards have done to it.

    prices   what a gem brings now, after all talking up and down (GT-26)
    bonuses  for the sole biggest seller, raised ones included
    changes  what the talking adds to the printed prices so far; below $10 a price does not fall
    raises   what is added to the printed bonuses so far
    closed   gems that cannot be sold this round
    notary   who wins ties this round
    """

    printed: Printed
    prices: Dollars
    bonuses: Dollars
    changes: Dollars
    raises: Dollars
    closed: tuple[Gem, ...]
    notary: Seat | None
    played: tuple[Played, ...]


class Goods(Value, frozen=True):
    """What is printed on an auction card: gems, event cards, rolls of the die."""

    card: AuctionCard
    gems: Gems
    crews: int
    dice: int


class Roll(Value, frozen=True):
    """A roll of the die and the gems taken for it; None while the taker chooses."""

    face: int
    gems: Gems | None


class Slot(Value, frozen=True):
    """One of this round's auction cards. `goods` only once it has been turned up.

    `fate`: "waiting", "now" or "sold" (to `buyer` for `price`; `forced`: the last card, for $250).
    `gems`: the printed gems the buyer got, fewer than printed if the pile ran short (GT-11).
    """

    lot: Lot
    goods: Goods | None
    fate: Literal["waiting", "now", "sold"]
    buyer: Seat | None = None
    price: int | None = None
    forced: bool = False
    gems: Gems | None = None
    rolls: tuple[Roll, ...] = ()


class Income(Value, frozen=True):
    """What a seat earned in a market: `total` = `sale` + the sum of the `bonuses` by kind."""

    seat: Seat
    gems: Gems
    sale: int
    bonuses: Dollars
    total: int


class Outcome(Value, frozen=True):
    """The last market: the card as it ended, and everybody's income, from the start player on."""

    round: int
    market: Market
    incomes: tuple[Income, ...]


class _Stage(Struct, frozen=True, gc=False, tag=True, tag_field="is"):
    """What is going on. Its name in JSON stands under `is`."""


class Bidding(_Stage, frozen=True):
    """A card is up. `bidders`: all who may bid, the opener first, to the left.

    `queue`: those still in, in the order they will speak; the first, `seat`, speaks now.
    `bids` in order; `least` is the least bid. Before any bid passing is not allowed (GT-03).
    """

    lot: Lot
    seat: Seat
    bidders: tuple[Seat, ...]
    queue: tuple[Seat, ...]
    bids: tuple[Call, ...]
    least: int


class Taking(_Stage, frozen=True):
    """`seat` has rolled `face` in their roll `roll` of `rolls` and takes `count` gems."""

    lot: Lot
    seat: Seat
    roll: int
    rolls: int
    face: int
    count: int


class Playing(_Stage, frozen=True):
    """The circuit of event cards. `seat` plays now; `queue` comes after them."""

    seat: Seat
    queue: tuple[Seat, ...]


class Selling(_Stage, frozen=True):
    """The secret sale. `sellers`: who has gems; `sent`: whose fist is closed."""

    sellers: tuple[Seat, ...]
    sent: tuple[Seat, ...]


class Over(_Stage, frozen=True):
    """Final ranking, best first. Equal totals share a place (GT-22)."""

    ranking: tuple["Score", ...]


Stage = Bidding | Taking | Playing | Selling | Over


class Score(Value, frozen=True):
    """total = cash + leftovers - debt; leftovers: $20 for each gem and event card (GT-21)."""

    seat: Seat
    place: int
    cash: int
    gems: Gems
    crews: tuple[Crew, ...]
    leftovers: int
    debt: int
    total: int


class Theft(Value, frozen=True):
    """A gem stolen this round, as thief and victim know it. `gem` None: there was none."""

    thief: Seat
    victim: Seat
    gem: Gem | None


class Own(Value, frozen=True):
    """What only this seat knows.

    debt    what is still owed of a forced purchase; taken off the next income (GT-12)
    repaid  what the last income paid of it
    crews   event cards in hand
    sale    what one has in the fist, until all are opened
    peek    next round's market card, if one has looked at it (EV8)
    thefts  of this round, in which one is thief or victim
    """

    cash: int
    debt: int
    gems: Gems
    crews: tuple[Crew, ...]
    sale: Gems | None = None
    peek: Printed | None = None
    thefts: tuple[Theft, ...] = ()
    repaid: int = 0


class Trader(Value, frozen=True):
    """A seat as all see it. `lot`: the card won this round; who has one bids no more."""

    lot: Lot | None


class Table(Value, frozen=True):
    """The public table.

    pile     by kind, what lies there; 3 stands for three or more: nobody takes more at once
    lots     auction cards not drawn yet
    crews    event cards in the deck
    gone     auction cards of earlier rounds, face up
    markets  market cards of earlier rounds and changed ones, face up
    played   event cards of the whole game, face up, in order
    last     the last market, until the next one ends
    """

    round: int
    rounds: int
    starter: Seat
    lone_human: Seat | None
    traders: tuple[Trader, ...]
    market: Market
    slots: tuple[Slot, ...]
    pile: Gems
    lots: int
    crews: int
    gone: tuple[Goods, ...]
    markets: tuple[Printed, ...]
    played: tuple[Crew, ...]
    last: Outcome | None
    stage: Stage


class View(Value, frozen=True):
    """What one seat sees; a spectator has no `seat`, no `own` and no `options`."""

    seat: Seat | None
    table: Table
    own: Own | None
    options: tuple[May, ...]
