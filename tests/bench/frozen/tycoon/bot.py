"""The move of a bot that is asked. It sees what its seat may see, and asks for what is offered."""

from domain.game import Level
from domain.luck import Luck
from domain.tycoon.moves import TycoonMove
from domain.tycoon.view_types import View
from tests.bench.frozen.tycoon.easy import easy_move
from tests.bench.frozen.tycoon.thinking import MEDIUM, STRONG, thought_move


def bot(view: View, level: Level, luck: Luck) -> TycoonMove:
    """Always one the options allow."""
    match level:
        case "easy":
            return easy_move(view, luck)
        case "medium":
            return thought_move(view, MEDIUM, luck)
        case "strong":
            return thought_move(view, STRONG, luck)
