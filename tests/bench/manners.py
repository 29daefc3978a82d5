"""How much like people strong bots play among themselves: their habits, beside the targets.

    python -m tests.bench.manners [--games N] [game ...]

Bids of an open lot: the opening one counts too. A lot is tied if its first opening of sealed bids
has two equal highest ones above 0.
"""

import argparse
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import mean, median
from typing import Any

from domain.game import Level, Placing, Seat, Wait
from domain.games import GAMES
from domain.gem_trader import events as gem
from domain.gem_trader.bots.styles import style as gem_style
from domain.modern_art import events as art
from domain.modern_art.bots.styles import style as art_style
from domain.moods import STYLES, Style
from domain.room.due import pause
from domain.room.pieces import PACES
from domain.tycoon import events as ty
from domain.tycoon.bots.styles import style as ty_style
from tests.bench.deals import Deals
from tests.bench.levels import error, winning_share
from tests.bench.playing import opened, steps
from tests.laws import AnyGame
from tests.story import Chance

GAMES_EACH = 60
LEVEL: Level = "strong"
PLAYERS = 4

STYLE: dict[str, Callable[[Any], Style]] = {
    "tycoon": ty_style,
    "modern_art": art_style,
    "gem_trader": gem_style,
}
RAISES = ty.BidMade, art.BidMade, gem.BidMade
STAYS = ty.SaidNoMore, art.SaidNoMore, gem.BidderPassed
OPEN = "Outcry", "Bidding"
"""Where one raises or not: in one such stage, pauses must be alike."""

OPENINGS = ty.OutcryOpened, art.OutcryOpened, gem.BiddingOpened
BIDS = ty.BidMade, art.BidMade, gem.BidMade
OPENED = ty.BidsOpened, art.BidsOpened


@dataclass
class Lots:
    """What was bid for the lots of all games.

    bids   of each open lot that had any
    steps  raises, in steps above the bid before: 1 is the least
    tied   of each first opening of sealed bids, whether the highest was tied
    again  lots that were unsold because they were tied to the end, of all sealed lots
    """

    bids: list[int] = field(default_factory=list)
    steps: list[float] = field(default_factory=list)
    tied: list[bool] = field(default_factory=list)
    lost: int = 0
    _step: int | None = None
    _last: list[int] = field(default_factory=list)

    def add(self, facts: list[Any]) -> None:
        for fact in facts:
            if isinstance(fact, OPENINGS):
                self._close()
                self._step = fact.step
            elif isinstance(fact, BIDS) and self._step is not None:
                self._last.append(fact.amount)
            elif isinstance(fact, OPENED):
                self._opened(fact)
            elif isinstance(fact, art.CircleOpened | ty.LotSold | art.LotSold | gem.LotSold):
                self._close()
        self.lost += _is_lost(facts)

    def _close(self) -> None:
        if self._last and self._step is not None:
            raises = pairwise(self._last)
            self.steps += [(after - before) / self._step for before, after in raises]
            self.bids.append(len(self._last))
        self._step, self._last = None, []

    def _opened(self, fact: Any) -> None:
        if getattr(fact, "attempt", 0) == 0:
            amounts = sorted((call.amount for call in fact.calls), reverse=True)
            self.tied.append(len(amounts) > 1 and amounts[0] == amounts[1] > 0)


def _is_lost(facts: list[Any]) -> bool:
    """Unsold right after an opening whose highest bids are above 0: they tied once too often."""
    pairs = pairwise(facts)
    return any(
        isinstance(first, ty.BidsOpened)
        and isinstance(then, ty.LotUnsold)
        and max(call.amount for call in first.calls) > 0
        for first, then in pairs
    )


@dataclass
class Tells:
    """What a seat's style and its pauses tell: wins by style, pauses before raising or not."""

    wins: dict[Style, list[float]] = field(default_factory=lambda: {style: [] for style in STYLES})
    pauses: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))

    def paused(self, wait: Wait | None, facts: list[Any]) -> None:
        first = facts[0]
        if wait is not None and isinstance(first, RAISES + STAYS):
            thought = pause(PACES["calm"], wait.turn, first.seat)
            self.pauses[isinstance(first, RAISES)].append(thought)

    def ended(self, styles: list[Style], placings: Sequence[Placing]) -> None:
        for seat, style in enumerate(styles):
            self.wins[style].append(winning_share(tuple(placings), seat))

    def habits(self) -> Iterator[tuple[str, str, str]]:
        for style, wins in self.wins.items():
            is_ = f"{100 * mean(wins):.1f} ± {error(wins):.0f}"
            yield f"wins of the {style}", is_, f"{100 / PLAYERS:.0f} ± 3 %"
        yield "a raise told by its pause (AUC)", f"{_auc(*self.pauses):.3f}", "at most 0.55"


def _auc(stays: list[int], raises: list[int]) -> float:
    """The chance that of one of each the raise took longer; or shorter, if that is more."""
    ranked = sorted(stays)
    above = sum((bisect_left(ranked, r) + bisect_right(ranked, r)) / 2 for r in raises)
    found = above / (len(stays) * len(raises))
    return max(found, 1 - found)


def main(games: int, names: list[str]) -> None:
    print(f"{'game':12}{'habit':48}{'is':>12}  target")
    for name in names or list(GAMES):
        lots, deals, tells = played(GAMES[name], games)
        of_deals = deals.habits() if name == "tycoon" else ()
        for habit, is_, target in (*habits(lots), *of_deals, *tells.habits()):
            print(f"{name:12}{habit:48}{is_:>12}  {target}", flush=True)


def played(game: AnyGame, games: int) -> tuple[Lots, Deals, Tells]:
    lots, deals, tells = Lots(), Deals(), Tells()
    for seed in range(games):
        luck = Chance(seed)
        table = opened(game, PLAYERS, luck)
        styles = [STYLE[game.name](game.view(table, Seat(n))) for n in range(PLAYERS)]
        deals.begin()
        for after, facts in steps(game, table, [LEVEL] * PLAYERS, luck, game.bot):
            lots.add(facts)
            deals.add(table, facts)
            if type(table.stage).__name__ in OPEN:
                tells.paused(game.waits(table), facts)
            table = after
        tells.ended(styles, game.placings(table) or ())
    return lots, deals, tells


def habits(lots: Lots) -> Iterator[tuple[str, str, str]]:
    least = [step == 1 for step in lots.steps]
    yield "bids an open lot, median and most", _middle(lots.bids), "at most 5"
    yield "raises by exactly the least", share(sum(least), len(least)), "below 60 %"
    if lots.tied:
        tied = share(sum(lots.tied), len(lots.tied))
        yield "sealed lots with a tied highest bid at first", tied, "below 10 %"
        yield "sealed lots unsold by ties", share(lots.lost, len(lots.tied)), "below 3 %"


def _middle(numbers: list[int]) -> str:
    return f"{median(numbers):g}, {max(numbers)}" if numbers else "-"


def share(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=GAMES_EACH)
    parser.add_argument("names", nargs="*", metavar="game")
    asked = parser.parse_args()
    main(asked.games, asked.names)
