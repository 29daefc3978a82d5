"""Those who think: the same questions for both levels, seen with another eye and temper."""

from typing import assert_never

from domain.luck import Luck
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
from tests.bench.frozen.tycoon.appraisal import a_masters_eye, a_players_eye
from tests.bench.frozen.tycoon.bidding import bid_openly, bid_sealed
from tests.bench.frozen.tycoon.choosing import choose_direction, pick_blind, roll_die
from tests.bench.frozen.tycoon.mind import Mind, Temper
from tests.bench.frozen.tycoon.offering import offer_trade
from tests.bench.frozen.tycoon.outlook import outlook
from tests.bench.frozen.tycoon.selling import use_window
from tests.bench.frozen.tycoon.trading import answer_trade, answer_wish, choose_seller
from tests.bench.frozen.tycoon.wishing import wish

MEDIUM = Temper(
    eye=a_players_eye, crowd=5, margin=7, caution=1, purse=60, envy=0, reckons=False, offers=False
)
STRONG = Temper(
    eye=a_masters_eye, crowd=3, margin=5, caution=1, purse=100, envy=10, reckons=True, offers=True
)


def thought_move(view: View, temper: Temper, luck: Luck) -> TycoonMove:
    """Looks around first, if there is anything to weigh."""
    stage = view.table.stage
    match stage:
        case Directing():
            return choose_direction(view, luck)
        case Picking():
            # Openly the discount of a fifth outbids all who think alike.
            return pick_blind(view, luck, openly=True)
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
