"""The same questions for all levels, seen with another eye and temper."""

from typing import assert_never

from domain.game import Level
from domain.luck import Luck
from domain.modern_art.bots.bidding import bid_in_turn, bid_openly, bid_sealed
from domain.modern_art.bots.eyes import a_masters_eye, a_players_eye
from domain.modern_art.bots.fixing import name_price, take_or_leave
from domain.modern_art.bots.mind import Mind, Temper
from domain.modern_art.bots.offering import join_or_not, put_up
from domain.modern_art.bots.outlook import outlook
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

EASY = Temper(eye=a_players_eye, limit=85, astray=34, envy=0, keeps=0, reckons=False)
MEDIUM = Temper(eye=a_masters_eye, limit=92, astray=38, envy=0, keeps=0, reckons=True)
STRONG = Temper(eye=a_masters_eye, limit=92, astray=0, envy=100, keeps=40, reckons=True)

TEMPERS: dict[Level, Temper] = {"easy": EASY, "medium": MEDIUM, "strong": STRONG}


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
