"""Who knows which game: each is found in a module with the game's name."""

from importlib import import_module

from domain.games import GAMES
from tests.browser.player import Player


def player_of(game: str) -> type[Player]:
    """Raises ModuleNotFoundError: nobody knows it yet."""
    module = import_module(f"tests.browser.{game}")
    kinds = (kind for kind in vars(module).values() if getattr(kind, "game", None) == game)
    found: type[Player] = next(kinds)
    return found


PLAYERS = {name: player_of(name) for name in GAMES}
