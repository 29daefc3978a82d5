"""What a gem that is kept may still bring, from the market cards not yet seen."""

from functools import lru_cache

from domain.gem_trader.pieces import GEMS, LEFTOVER, MARKET_DECK, MARKETS, MarketCard
from domain.gem_trader.view_types import View

Money = tuple[float, ...]
"""Dollars by kind of gem."""

KEPT: Money = (float(LEFTOVER),) * len(GEMS)


def later(view: View, lure: float) -> Money:
    """Each kind's price if it is sold on the best of the days to come (the scout knows the next).

    `lure`: the part of a bonus that counts as price, as one of several gems may win it.
    """
    table, own = view.table, view.own
    days = table.rounds - table.round
    known = own.peek if own else None
    if known is None:
        return kept_for(unseen(view), days, lure)
    hidden = tuple(card for card in unseen(view) if card != known.card)
    rest = kept_for(hidden, days - 1, lure)
    return tuple([max(_worth(known.card, gem, lure), rest[gem]) for gem in GEMS])


def unseen(view: View) -> tuple[MarketCard, ...]:
    """Market cards that lie face down somewhere."""
    seen = {view.table.market.printed.card, *(past.card for past in view.table.markets)}
    return tuple(card for card in MARKET_DECK if card not in seen)


@lru_cache(maxsize=1 << 12)
def kept_for(hidden: tuple[MarketCard, ...], days: int, lure: float) -> Money:
    """On each day one sells at its price or waits for those after it; at the end it is $20."""
    if not days:
        return KEPT
    rest = kept_for(hidden, days - 1, lure)
    return tuple([_mean(hidden, gem, rest[gem], lure) for gem in GEMS])


def _mean(hidden: tuple[MarketCard, ...], gem: int, waiting: float, lure: float) -> float:
    return sum([max(_worth(card, gem, lure), waiting) for card in hidden]) / len(hidden)


def _worth(card: MarketCard, gem: int, lure: float) -> float:
    return MARKETS[card].prices[gem] + lure * MARKETS[card].bonuses[gem]


@lru_cache(maxsize=1 << 10)
def mean_price(hidden: tuple[MarketCard, ...]) -> Money:
    """What a gem brings on an average day."""
    days = len(hidden)
    return tuple([sum([MARKETS[card].prices[gem] for card in hidden]) / days for gem in GEMS])
