"""What others may bid under cover, and the bid that is worth most against it.

A first-price auction: a higher bid wins more often and gains less.
"""

from math import prod

from msgspec import Struct

from domain.game import Seat
from domain.luck import picked
from domain.moods import liked
from domain.tycoon.bots.market import holds_red, market_price
from domain.tycoon.bots.mind import Mind
from domain.tycoon.bots.paying import mean_payment
from domain.tycoon.bots.reading import terms_of
from domain.tycoon.pieces import era_of
from domain.tycoon.view_types import Sealing, Terms

LOW, HIGH = 55, 125
"""Percent of what the house will pay: others bid anything between, each amount as likely."""

KEEN = 140
"""Percent to which the holder of the era's red card bids instead."""

NEARLY, SPARES = 40, 0.3
"""Percent of the best hope that is as good as the best, and gold it may cost to be less plain."""

AGAIN = 60
"""Percent of its limit from which on one bids that has tied."""


class Rival(Struct, frozen=True):
    """Bids evenly from `low` to `high`; both are 0 for one without gold."""

    low: float
    high: float

    def stays_below(self, bid: int) -> float:
        """The chance that they bid less. A rival's even bid is as bad as a higher one."""
        if bid > self.high:
            return 1.0
        return max(0.0, (bid - self.low) / (self.high - self.low + 1))


def rivals(mind: Mind, stage: Sealing) -> tuple[Rival, ...]:
    """All who bid beside it, as far as their gold reaches."""
    others = (seat for seat in stage.bidders if seat != mind.outlook.seat)
    return tuple(_rival(mind, stage, seat) for seat in others)


def _rival(mind: Mind, stage: Sealing, seat: Seat) -> Rival:
    rival = mind.view.table.collectors[seat]
    price = market_price(mind, stage.card)
    high = KEEN if holds_red(mind, seat, era_of(stage.card)) else HIGH
    return Rival(min(price * LOW / 100, rival.gold), min(price * high / 100, rival.gold))


def best_bid(mind: Mind, against: tuple[Rival, ...], worth: float, most: int) -> int:
    """Where chance times gain is highest, or nearly: who can be read is overbid by one gold."""
    terms = terms_of(mind.view)
    hopes = [_hope(against, worth, bid, terms) for bid in range(1, most + 1)]
    best = max(hopes)
    enough = max(best * NEARLY / 100, best - SPARES)
    good = [n + 1 for n, hope in enumerate(hopes) if hope >= enough]
    return liked(mind.luck, good, mind.outlook.seat, len(mind.view.table.collectors))


def bid_again(mind: Mind, most: int) -> int:
    """Who tied thinks as one does oneself: any amount up to the limit parts the two."""
    return picked(mind.luck, range(-(-most * AGAIN // 100), most + 1))


def _hope(against: tuple[Rival, ...], worth: float, bid: int, terms: Terms) -> float:
    chance = prod(rival.stays_below(bid) for rival in against)
    return chance * (worth - mean_payment(bid, terms)) if chance else 0.0
