"""The games we can open a table for. A new game is one line here and one folder."""

from typing import Any

from domain.game import Game

GAMES: dict[str, Game[Any, Any, Any, Any]] = {}
