"""The move of a bot that is asked. It sees what its seat may see, and asks for what is offered."""

from domain.game import Level
from domain.luck import Luck
from domain.modern_art.moves import ModernArtMove
from domain.modern_art.view_types import View
from tests.bench.frozen.modern_art.easy import easy_move
from tests.bench.frozen.modern_art.thinking import MEDIUM, STRONG, thought_move


def bot(view: View, level: Level, luck: Luck) -> ModernArtMove:
    """Always one the options allow."""
    match level:
        case "easy":
            return easy_move(view, luck)
        case "medium":
            return thought_move(view, MEDIUM, luck)
        case "strong":
            return thought_move(view, STRONG, luck)
