"""The move of a bot that is asked. It sees what its seat may see, and asks for what is offered."""

from domain.game import Level
from domain.luck import Luck
from domain.tycoon.bots.thinking import TEMPERS, thought_move
from domain.tycoon.moves import TycoonMove
from domain.tycoon.view_types import View


def bot(view: View, level: Level, luck: Luck) -> TycoonMove:
    """Always one the options allow."""
    return thought_move(view, TEMPERS[level], luck)
