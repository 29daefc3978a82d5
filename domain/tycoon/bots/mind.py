"""A bot at one moment: what it sees, what it makes of it, and its temper."""

from msgspec import Struct
from msgspec.structs import replace

from domain.auctions import Lot
from domain.luck import Luck
from domain.moods import Style, leaning
from domain.tycoon.bots.appraisal import Eye, what_it_adds, what_it_costs
from domain.tycoon.bots.outlook import Outlook, with_hand
from domain.tycoon.bots.styles import style
from domain.tycoon.pieces import Card, value_of
from domain.tycoon.view_types import View

LEAST_FANCY = 3
"""Gold, to which comes a part of the card's value."""


class Temper(Struct, frozen=True):
    """What makes a player of an eye.

    eye      how it looks at a collection
    crowd    points by which each player more than three is expected to press the house's bonus
    margin   percent of a card's worth it wants to gain
    caution  percent it wants beside, for each player more than three: the more bid, the likelier
             that who wins has overrated the card
    purse    percent of its gold it puts on one card while rounds are left
    envy     percent of another's gain it counts as its own loss
    astray   percent by which it misjudges a lot, at most
    whims    percent by which it likes a card more or less than it is worth, when asked to deal
    reckons  whether it weighs each sealed bid against what others may bid
    offers   whether it offers free trades
    """

    eye: Eye
    crowd: int
    margin: int
    caution: int
    purse: int
    envy: int
    astray: int
    whims: int
    reckons: bool
    offers: bool


class Mind(Struct, frozen=True):
    view: View
    outlook: Outlook
    temper: Temper
    luck: Luck

    @property
    def style(self) -> Style:
        return style(self.view)

    def guess(self, lot: Lot) -> float:
        """What it takes a lot for, in parts of its worth: the same all through an auction."""
        return 1 + self.temper.astray / 100 * leaning(lot, self.outlook.seat, *self.outlook.hand)

    def fancy(self, card: Card) -> float:
        """Gold by which it likes a card more, this round, than what it is worth."""
        table, seat = self.view.table, self.outlook.seat
        lean = leaning(table.round, seat, card, len(self.outlook.hand), self.outlook.gold)
        return lean * (LEAST_FANCY + value_of(card) * self.temper.whims / 100)

    def adds(self, card: Card) -> float:
        """Gold one more such card is worth to it."""
        return what_it_adds(self.temper.eye, self.outlook, card)

    def costs(self, card: Card) -> float:
        """Gold it would lose with this card of its own."""
        return what_it_costs(self.temper.eye, self.outlook, card)

    def all_told(self) -> float:
        """Gold its whole collection is worth to it."""
        held = self.outlook.held
        return sum(self.temper.eye(self.outlook, era, held[era]) for era in held)

    def having(self, card: Card) -> "Mind":
        """The same mind had it this card too."""
        return replace(self, outlook=with_hand(self.outlook, (*self.outlook.hand, card)))

    def without(self, card: Card) -> "Mind":
        """The same mind had it one such card less."""
        hand = list(self.outlook.hand)
        hand.remove(card)
        return replace(self, outlook=with_hand(self.outlook, tuple(hand)))
