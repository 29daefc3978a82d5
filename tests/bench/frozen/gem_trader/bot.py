"""The move of a bot that is asked. It sees what its seat may see, and asks for what is offered."""

from domain.game import Level
from domain.gem_trader.moves import GemMove
from domain.gem_trader.view_types import View
from domain.luck import Luck
from tests.bench.frozen.gem_trader.easy import easy_move
from tests.bench.frozen.gem_trader.thinking import MEDIUM, STRONG, thought_move


def bot(view: View, level: Level, luck: Luck) -> GemMove:
    """Always one the options allow."""
    match level:
        case "easy":
            return easy_move(view, luck)
        case "medium":
            return thought_move(view, MEDIUM)
        case "strong":
            return thought_move(view, STRONG)
