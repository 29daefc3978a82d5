"""The move of a bot that is asked. It sees what its seat may see, and asks for what is offered."""

from domain.game import Level
from domain.gem_trader.bots.thinking import TEMPERS, thought_move
from domain.gem_trader.moves import GemMove
from domain.gem_trader.view_types import View
from domain.luck import Luck


def bot(view: View, level: Level, luck: Luck) -> GemMove:
    """Always one the options allow. Its moods come from what it has: it draws no luck."""
    return thought_move(view, TEMPERS[level])
