"""What others may bid under cover, and the bid that is worth most against it.

A first-price auction: a higher bid wins more often and gains less.
"""

from math import prod

from msgspec import Struct

from domain.game import Seat
from domain.luck import Luck, picked
from domain.tycoon.pieces import era_of
from domain.tycoon.view_types import Sealing, Terms
from tests.bench.frozen.tycoon.market import holds_red, market_price
from tests.bench.frozen.tycoon.mind import Mind
from tests.bench.frozen.tycoon.paying import mean_payment

LOW, HIGH = 55, 125
"""Percent of what the house will pay: others bid anything between, each amount as likely."""

TIED_LOW, TIED_HIGH = 95, 130
"""The same, in parts of the amount they tied at: they will think of going higher."""

KEEN = 140
"""Percent to which the holder of the era's red card bids instead."""

NEARLY = 85
"""Percent of the best hope that is as good as the best."""


class Rival(Struct, frozen=True):
    """Bids evenly from `low` to `high`; both are 0 for one without gold."""

    low: float
    high: float

    def stays_below(self, bid: int) -> float:
        """The chance that he bids less. A rival's even bid is as bad as a higher one."""
        if bid > self.high:
            return 1.0
        return max(0.0, (bid - self.low) / (self.high - self.low + 1))


def rivals(mind: Mind, stage: Sealing) -> tuple[Rival, ...]:
    """All who bid beside it, as far as their gold reaches."""
    others = (seat for seat in stage.bidders if seat != mind.outlook.seat)
    return tuple(_rival(mind, stage, seat) for seat in others)


def _rival(mind: Mind, stage: Sealing, seat: Seat) -> Rival:
    rival = mind.view.table.collectors[seat]
    low, high = _span(mind, stage)
    if holds_red(mind, seat, era_of(stage.card)):
        high = high * KEEN / HIGH
    return Rival(min(low, rival.gold), min(high, rival.gold))


def _span(mind: Mind, stage: Sealing) -> tuple[float, float]:
    if stage.earlier:
        tied = max(call.amount for call in stage.earlier[-1])
        return tied * TIED_LOW / 100, tied * TIED_HIGH / 100
    price = market_price(mind, stage.card)
    return price * LOW / 100, price * HIGH / 100


def best_bid(against: tuple[Rival, ...], worth: float, most: int, terms: Terms, luck: Luck) -> int:
    """Where chance times gain is highest, or nearly: who can be read is overbid by one gold."""
    hopes = [_hope(against, worth, bid, terms) for bid in range(1, most + 1)]
    enough = max(hopes) * NEARLY / 100
    return 1 + picked(luck, [n for n, hope in enumerate(hopes) if hope >= enough])


def _hope(against: tuple[Rival, ...], worth: float, bid: int, terms: Terms) -> float:
    chance = prod(rival.stays_below(bid) for rival in against)
    return chance * (worth - mean_payment(bid, terms)) if chance else 0.0
