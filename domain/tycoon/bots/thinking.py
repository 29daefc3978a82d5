"""The same questions for all levels, seen with another eye and temper."""

from typing import assert_never

from domain.game import Level
from domain.luck import Luck
from domain.tycoon.bots.appraisal import a_masters_eye, a_players_eye
from domain.tycoon.bots.bidding import bid_openly, bid_sealed
from domain.tycoon.bots.choosing import choose_direction, pick_blind, roll_die, suits_openly
from domain.tycoon.bots.mind import Mind, Temper
from domain.tycoon.bots.offering import offer_trade
from domain.tycoon.bots.outlook import outlook
from domain.tycoon.bots.selling import use_window
from domain.tycoon.bots.trading import answer_trade, answer_wish, choose_seller
from domain.tycoon.bots.wishing import wish
from domain.tycoon.moves import TycoonMove
from domain.tycoon.view_types import (
    Directing,
    Offering,
    Outcry,
    Over,
    Picking,
    Rolling,
    Sealing,
    Selling,
    TradeAsked,
    View,
    WishAsked,
    WishChoice,
    Wishing,
)

EASY = Temper(
    eye=a_players_eye,
    crowd=2,
    margin=4,
    caution=1,
    purse=60,
    envy=0,
    astray=60,
    whims=30,
    reckons=False,
    offers=False,
)
MEDIUM = Temper(
    eye=a_players_eye,
    crowd=2,
    margin=6,
    caution=1,
    purse=60,
    envy=0,
    astray=22,
    whims=10,
    reckons=False,
    offers=True,
)
STRONG = Temper(
    eye=a_masters_eye,
    crowd=3,
    margin=5,
    caution=1,
    purse=100,
    envy=10,
    astray=0,
    whims=6,
    reckons=True,
    offers=True,
)

TEMPERS: dict[Level, Temper] = {"easy": EASY, "medium": MEDIUM, "strong": STRONG}


def thought_move(view: View, temper: Temper, luck: Luck) -> TycoonMove:
    """Looks around first, if there is anything to weigh."""
    stage = view.table.stage
    match stage:
        case Directing():
            return choose_direction(view, luck)
        case Picking():
            return pick_blind(view, luck, openly=suits_openly(view))
        case Rolling():
            return roll_die(view)
        case WishChoice():
            return choose_seller(view)
        case _:
            return _weighed(Mind(view, outlook(view, temper.crowd), temper, luck))


def _weighed(mind: Mind) -> TycoonMove:
    stage = mind.view.table.stage
    match stage:
        case Selling():
            return use_window(mind)
        case Outcry():
            return bid_openly(mind)
        case Sealing():
            return bid_sealed(mind)
        case Wishing():
            return wish(mind)
        case WishAsked():
            return answer_wish(mind)
        case Offering():
            return offer_trade(mind)
        case TradeAsked():
            return answer_trade(mind)
        case Directing() | Picking() | Rolling() | WishChoice() | Over():
            raise AssertionError("nothing to weigh")
        case _:
            assert_never(stage)
