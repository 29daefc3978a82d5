"""§1 Set-up: the decks, and who starts."""

from domain.game import Seat, Seating
from domain.gem_trader.events import GameOpened, GemEvent
from domain.gem_trader.evolve import evolve
from domain.gem_trader.pieces import AUCTION_DECK, CREW_DECK, MARKET_DECK, ROUNDS
from domain.gem_trader.rounds import begin_round
from domain.gem_trader.table import EMPTY
from domain.luck import Luck, shuffled


def setup(seating: Seating, luck: Luck) -> list[GemEvent]:
    """Four market cards face down, every deck shuffled, the start player by chance (GT-27)."""
    opened = drawn_decks(len(seating.seats), seating.lone_human, luck)
    return [opened, *begin_round(evolve(EMPTY, opened), luck)]


def drawn_decks(players: int, lone_human: Seat | None, luck: Luck) -> GameOpened:
    markets = tuple(shuffled(luck, MARKET_DECK))
    return GameOpened(
        players=players,
        lone_human=lone_human,
        starter=Seat(luck.below(players)),
        markets=markets[:ROUNDS],
        spare=markets[ROUNDS:],
        deck=tuple(shuffled(luck, AUCTION_DECK)),
        crews=tuple(shuffled(luck, CREW_DECK)),
    )
