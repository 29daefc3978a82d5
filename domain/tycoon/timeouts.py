"""What the slow are taken to have done when time is up."""

from typing import assert_never

from domain.tycoon.moves import (
    AnswerTrade,
    AnswerWish,
    BidSealed,
    ChooseDirection,
    GiveUpWish,
    PickBlind,
    SkipTrade,
    SkipWish,
    TycoonMove,
)
from domain.tycoon.stages import (
    Directing,
    Offering,
    Picking,
    Sealing,
    TradeAsked,
    WishAsked,
    WishChoice,
    Wishing,
)
from domain.tycoon.table import Table

Slow = Directing | Picking | Sealing | Wishing | WishAsked | WishChoice | Offering | TradeAsked


def neutral(table: Table, stage: Slow) -> TycoonMove:
    """What a seat that let its time pass is taken to have said (TY-06, TY-41, TY-78)."""
    match stage:
        case Directing():
            return ChooseDirection(clockwise=True)
        case Picking():
            return PickBlind(table.round, slot=0, openly=True)
        case Sealing(lot, attempt):
            return BidSealed(lot, attempt, 0)
        case Wishing():
            return SkipWish(table.round)
        case WishAsked():
            return AnswerWish(table.round, sells=False)
        case WishChoice():
            return GiveUpWish(table.round)
        case Offering():
            return SkipTrade(table.round)
        case TradeAsked():
            return AnswerTrade(table.round, agrees=False)
        case _:
            assert_never(stage)
