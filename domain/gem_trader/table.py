"""A Gem Trader table as it stands, secrets included. `evolve.py` remembers it from the facts."""

from typing import Literal

from domain.auctions import Lot
from domain.game import Seat, Value
from domain.gem_trader.pieces import BOX, NO_GEMS, AuctionCard, Crew, Dollars, Gem, Gems, MarketCard
from domain.gem_trader.stages import Selling, Stage
from domain.gem_trader.view_types import Outcome, Played, Roll, Theft

FIRST = Seat(0)


class Player(Value, frozen=True):
    """What is behind a screen. Who has a debt has no cash. `repaid`: off it, by the last income."""

    cash: int
    debt: int = 0
    gems: Gems = NO_GEMS
    crews: tuple[Crew, ...] = ()
    repaid: int = 0


class Slot(Value, frozen=True):
    """One of this round's auction cards; face down while it waits. Fields as in `seen.Slot`."""

    lot: Lot
    card: AuctionCard
    fate: Literal["waiting", "now", "sold"] = "waiting"
    buyer: Seat | None = None
    price: int | None = None
    forced: bool = False
    gems: Gems | None = None
    rolls: tuple[Roll, ...] = ()


class Day(Value, frozen=True):
    """The market card of this round and what event cards do. Fields as in `seen.Market`.

    `scouts` have looked at the next market card.
    """

    card: MarketCard
    changes: Dollars = NO_GEMS
    raises: Dollars = NO_GEMS
    closed: tuple[Gem, ...] = ()
    notary: Seat | None = None
    played: tuple[Played, ...] = ()
    scouts: tuple[Seat, ...] = ()
    thefts: tuple[Theft, ...] = ()


class Table(Value, frozen=True):
    """Decks in the order in which they will be drawn. `lots` counts those drawn in the whole game.

    markets  face down, for the rounds to come
    spare    market cards set aside (EV1)
    gone     auction cards of earlier rounds
    past     market cards of earlier rounds and changed ones
    played   event cards of the whole game
    turn     changes whenever the clock starts anew
    """

    players: tuple[Player, ...] = ()
    lone_human: Seat | None = None
    markets: tuple[MarketCard, ...] = ()
    spare: tuple[MarketCard, ...] = ()
    deck: tuple[AuctionCard, ...] = ()
    crews: tuple[Crew, ...] = ()
    pile: Gems = BOX
    lots: int = 0
    starter: Seat = FIRST
    round: int = 0
    day: Day = Day(MarketCard(0))
    slots: tuple[Slot, ...] = ()
    gone: tuple[AuctionCard, ...] = ()
    past: tuple[MarketCard, ...] = ()
    played: tuple[Crew, ...] = ()
    last: Outcome | None = None
    stage: Stage = Selling(())
    turn: int = 0

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(n) for n in range(len(self.players)))

    @property
    def from_starter(self) -> tuple[Seat, ...]:
        """All seats to the left, the start player first."""
        return self.seats[self.starter :] + self.seats[: self.starter]

    def slot(self, lot: Lot) -> Slot:
        return self.slots[lot - self.slots[0].lot]

    @property
    def buyers(self) -> tuple[Seat, ...]:
        """Who has bought a card this round."""
        return tuple(slot.buyer for slot in self.slots if slot.buyer is not None)

    def others(self, seat: Seat | None) -> tuple[Seat, ...]:
        return tuple(other for other in self.seats if other != seat)


EMPTY = Table()
