"""Those who think: the same questions for both levels, with another temper."""

from typing import assert_never

from domain.gem_trader.moves import GemMove
from domain.gem_trader.view_types import Bidding, Over, Playing, Selling, Taking, View
from tests.bench.frozen.gem_trader.bidding import bid_or_pass, take_best
from tests.bench.frozen.gem_trader.crews import play_or_end
from tests.bench.frozen.gem_trader.outlook import Temper, outlook
from tests.bench.frozen.gem_trader.selling import sell_best

MEDIUM = Temper(waits=False, races=False, lure=0.0, envy=0.0, plans=False, choosy=8, hurries=0.6)
STRONG = Temper(waits=True, races=True, lure=0.2, envy=1.0, plans=True, choosy=16, hurries=0.5)


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
