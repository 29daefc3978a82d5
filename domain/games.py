"""The registry of games. A new game is one line here and one folder (README)."""

from typing import Any

from domain.game import Game
from domain.gem_trader import GEM_TRADER
from domain.modern_art import MODERN_ART
from domain.tycoon import TYCOON

GAMES: dict[str, Game[Any, Any, Any, Any]] = {
    game.name: game for game in (TYCOON, MODERN_ART, GEM_TRADER)
}
