"""The same questions for all levels, with another temper."""

from typing import assert_never

from domain.game import Level
from domain.gem_trader.bots.bidding import bid_or_pass, take_best
from domain.gem_trader.bots.crews import play_or_end
from domain.gem_trader.bots.outlook import Temper, outlook
from domain.gem_trader.bots.selling import sell_best
from domain.gem_trader.moves import GemMove
from domain.gem_trader.view_types import Bidding, Over, Playing, Selling, Taking, View

EASY = Temper(waits=False, lure=0.0, envy=0.0, plans=False, choosy=5, astray=130, duels=0.2)
MEDIUM = Temper(waits=False, lure=0.0, envy=0.3, plans=True, choosy=10, astray=30, duels=0.2)
STRONG = Temper(waits=True, lure=0.2, envy=1.0, plans=True, choosy=15, astray=20, duels=0.2)


TEMPERS: dict[Level, Temper] = {"easy": EASY, "medium": MEDIUM, "strong": STRONG}


def thought_move(view: View, temper: Temper) -> GemMove:
    """Looks around first."""
    stage, found = view.table.stage, outlook(view, temper)
    match stage:
        case Bidding():
            return bid_or_pass(found)
        case Taking():
            return take_best(found)
        case Playing():
            return play_or_end(found)
        case Selling():
            return sell_best(found)
        case Over():
            raise AssertionError("nobody is asked any more")
        case _:
            assert_never(stage)
