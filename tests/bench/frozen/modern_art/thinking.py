"""Those who think: the same questions for both levels, seen with another eye and temper."""

from typing import assert_never

from domain.luck import Luck
from domain.modern_art.moves import ModernArtMove
from domain.modern_art.view_types import (
    Asking,
    Circling,
    Offering,
    Outcry,
    Over,
    Pricing,
    Sealing,
    Taking,
    View,
)
from tests.bench.frozen.modern_art.bidding import bid_in_turn, bid_openly, bid_sealed
from tests.bench.frozen.modern_art.eyes import a_masters_eye, a_players_eye
from tests.bench.frozen.modern_art.fixing import name_price, take_or_leave
from tests.bench.frozen.modern_art.mind import Mind, Temper
from tests.bench.frozen.modern_art.offering import join_or_not, put_up
from tests.bench.frozen.modern_art.outlook import outlook

MEDIUM = Temper(eye=a_players_eye, limit=85, jump=25, envy=0, keeps=0, reckons=False)
STRONG = Temper(eye=a_masters_eye, limit=92, jump=20, envy=100, keeps=40, reckons=True)


def thought_move(view: View, temper: Temper, luck: Luck) -> ModernArtMove:
    mind, stage = Mind(view, outlook(view), temper, luck), view.table.stage
    match stage:
        case Outcry():
            return bid_openly(mind, stage)
        case Circling():
            return bid_in_turn(mind, stage)
        case Sealing():
            return bid_sealed(mind, stage)
        case Taking():
            return take_or_leave(mind, stage)
        case Offering():
            return put_up(mind)
        case Asking():
            return join_or_not(mind, stage)
        case Pricing():
            return name_price(mind, stage)
        case Over():
            raise AssertionError("nobody is asked any more")
        case _:
            assert_never(stage)
