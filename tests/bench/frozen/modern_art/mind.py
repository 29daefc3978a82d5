"""A bot's mind: what it sees, how it looks at it, and how it is minded."""

from collections.abc import Callable
from functools import cached_property

from msgspec import Struct

from domain.luck import Luck
from domain.modern_art.view_types import View
from tests.bench.frozen.modern_art.outlook import ByArtist, Outlook, Values

Eye = Callable[[Outlook, ByArtist], Values]
"""By artist, what a painting will bring, if so many have been put out."""


class Temper(Struct, frozen=True):
    """What makes a level. Percentages.

    limit    of what buying is worth, the most it pays
    jump     of the way to its limit, how far one raise in an open sale goes
    envy     of what a rival gains, how much it feels as its own loss
    keeps    of what a card may bring in a later round, how much it minds selling it now
    reckons  whether it weighs the chance to win with a bid against what is then left
    """

    eye: Eye
    limit: int
    jump: int
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
    def envy(self) -> float:
        """Own loss for every 1 that the rivals gain together."""
        return self.temper.envy / 100 / len(self.outlook.rivals)
