"""A bot's mind: what it sees, how it looks at it, and how it is minded."""

from collections.abc import Callable
from functools import cached_property

from msgspec import Struct

from domain.choosing import own_of
from domain.luck import Luck
from domain.modern_art.bots.outlook import ByArtist, Outlook, Values
from domain.modern_art.bots.styles import style
from domain.modern_art.view_types import View
from domain.moods import Style, leaning

Eye = Callable[[Outlook, ByArtist], Values]
"""By artist, what a painting will bring, if so many have been put out."""


class Temper(Struct, frozen=True):
    """What makes a level. Percentages.

    limit    of what buying is worth, the most it pays
    astray   of what a sale is worth, by how much its guess is wrong, at most
    envy     of what a rival gains, how much it feels as its own loss
    keeps    of what a card may bring in a later round, how much it minds selling it now
    reckons  whether it weighs the chance to win with a bid against what is then left
    """

    eye: Eye
    limit: int
    astray: int
    envy: int
    keeps: int
    reckons: bool


class Mind:
    """One thought of one bot."""

    def __init__(self, view: View, outlook: Outlook, temper: Temper, luck: Luck) -> None:
        self.view = view
        self.outlook = outlook
        self.temper = temper
        self.luck = luck

    def values(self, counts: ByArtist) -> Values:
        return self.temper.eye(self.outlook, counts)

    @cached_property
    def guess(self) -> float:
        """What it takes a sale for, in parts of what that is worth: the same all through a sale.

        No other seat can work it out: it comes from one's own hand and money.
        """
        secrets = (self.outlook.seat, self.outlook.money, *own_of(self.view).hand)
        return 1 + self.temper.astray / 100 * leaning(*secrets)

    @cached_property
    def style(self) -> Style:
        return style(self.view)

    @cached_property
    def envy(self) -> float:
        """Own loss for every 1 that the rivals gain together."""
        return self.temper.envy / 100 / len(self.outlook.rivals)
