"""§1 Set-up: 100 each, hidden; hands; a random first seller."""

from domain.game import Seating
from domain.luck import Luck, picked, shuffled
from domain.modern_art.events import GameOpened, ModernArtEvent, RoundBegan
from domain.modern_art.evolve import evolve
from domain.modern_art.pieces import PAINTINGS
from domain.modern_art.rounds import deal
from domain.modern_art.table import EMPTY


def setup(seating: Seating, luck: Luck) -> list[ModernArtEvent]:
    """All 70 are shuffled; chance says who sells first (MA-10)."""
    players = len(seating.seats)
    opened = GameOpened(players, seating.lone_human, tuple(shuffled(luck, PAINTINGS)))
    seller = picked(luck, seating.seats)
    return [opened, RoundBegan(1, seller, deal(evolve(EMPTY, opened)))]
