"""A Tycoon table as it stands, secrets included. `evolve.py` remembers it from the facts."""

from functools import lru_cache
from typing import Literal

from domain.auctions import Lot
from domain.game import Seat, Value
from domain.tycoon.pieces import BONUS_OF_A_FACE, STARS, Card, Title, is_red, rounds_for, title_of
from domain.tycoon.stages import Directing, Stage
from domain.tycoon.view_types import Outcome, Way

FIRST = Seat(0)


class Player(Value, frozen=True):
    """`paid[i]` is what was last paid for `hand[i]`, None for a card that came for no gold.

    `banned`: formal auctions still to sit out.
    """

    gold: int
    hand: tuple[Card, ...] = ()
    paid: tuple[int | None, ...] = ()
    banned: int = 0

    @property
    def reds(self) -> tuple[Card, ...]:
        return reds_in(self.hand)

    def card_called(self, title: Title) -> Card | None:
        """A card of this title in hand."""
        return next((card for card in self.hand if title_of(card) == title), None)


@lru_cache(maxsize=1 << 12)
def reds_in(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple([card for card in hand if is_red(card)])


class Slot(Value, frozen=True):
    """One of this round's cards; face down while it waits. `way` is set with the blind pick."""

    lot: Lot
    card: Card
    way: Way | None = None
    picked: bool = False
    fate: Literal["waiting", "now", "sold", "unsold"] = "waiting"
    buyer: Seat | None = None
    paid: int | None = None


class Table(Value, frozen=True):
    """`deck` in the order it will be drawn; `drawn` counts the lots of the whole game so far.

    `turn` changes whenever the clock starts anew. `variants`: those the game is played by.
    """

    players: tuple[Player, ...] = ()
    arrivals: tuple[Seat, ...] = ()
    lone_human: Seat | None = None
    eras: tuple[int, ...] = ()
    removed: int = 0
    deck: tuple[Card, ...] = ()
    drawn: int = 0
    starter: Seat = FIRST
    clockwise: bool | None = None
    round: int = 0
    dice: tuple[int, ...] = ()
    bonuses: tuple[int, ...] = (BONUS_OF_A_FACE[0],) * len(STARS)
    slots: tuple[Slot, ...] = ()
    unsold: tuple[Card, ...] = ()
    last: Outcome | None = None
    stage: Stage = Directing()
    turn: int = 0
    variants: tuple[str, ...] = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(n) for n in range(len(self.players)))

    @property
    def rounds(self) -> int:
        return rounds_for(len(self.players))

    @property
    def draws(self) -> int:
        """Cards a round puts up, where the deck has as many (TY-03)."""
        return len(self.players) - 1

    @property
    def next_starter(self) -> Seat:
        step = -1 if self.clockwise is False else 1
        return Seat((self.starter + step) % len(self.players))

    def slot(self, lot: Lot) -> Slot:
        return self.slots[lot - self.slots[0].lot]

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        return tuple(other for other in self.seats if other != seat)


EMPTY = Table()
