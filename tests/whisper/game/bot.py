"""The move of a bot that is asked: a part of what the card is worth, as its level has it."""

from domain.choosing import made, offered, span_of
from domain.game import Level
from domain.luck import Luck
from tests.whisper.game.moves import Bid
from tests.whisper.game.view import Sealing, View

PERCENT: dict[Level, tuple[int, int]] = {"easy": (0, 120), "medium": (40, 90), "strong": (60, 80)}
"""Of the card's worth, at least and at most."""


def bot(view: View, level: Level, luck: Luck) -> Bid:
    """Always one the options allow."""
    bidding, stage = offered(view, Bid), view.table.stage
    assert bidding is not None
    assert isinstance(stage, Sealing)
    least, most = PERCENT[level]
    wanted = stage.card * (least + luck.below(most - least + 1)) // 100
    return made(Bid, bidding, amount=min(wanted, span_of(bidding, "amount").most))
