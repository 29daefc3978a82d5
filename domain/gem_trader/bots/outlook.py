"""What a seat makes of the table, worked out once a move from the view alone."""

from msgspec import Struct

from domain.choosing import own_of, seat_of
from domain.gem_trader.bots.later import Money, later, mean_price, unseen
from domain.gem_trader.bots.race import chances
from domain.gem_trader.pieces import GEMS, Dollars, Gem, Gems
from domain.gem_trader.view_types import View


class Temper(Struct, frozen=True):
    """What makes a level.

    waits    whether it reckons with the best of the days to come, not with an average one
    lure     part of a bonus that counts as price on days to come
    envy     part of a rival's gain it counts as its own loss
    plans    whether it keeps an event card for a better day
    choosy   dollars by which each further auction to come is better than the card for $250
    astray   dollars by which its guess of a card is wrong, at most
    duels    part of the way to its limit that it goes in one call against a last rival
    """

    waits: bool
    lure: float
    envy: float
    plans: bool
    choosy: int
    astray: int
    duels: float


class Day(Struct, frozen=True):
    """A market as it is, or as an event card would make it."""

    prices: Dollars
    bonuses: Dollars
    closed: tuple[Gem, ...]
    notary: bool


class Outlook(Struct, frozen=True):
    """What one holds to be worth how much.

    later    what each kind may bring on another day
    worths   by kind, what having 0, 1, 2, ... of it is worth, sold and kept at best
    sales    by kind, how many of so many to sell for that
    """

    view: View
    temper: Temper
    day: Day
    later: Money
    worths: tuple[tuple[float, ...], ...]
    sales: tuple[tuple[int, ...], ...]


MORE = 6
"""Nobody gets more gems of a kind at once than the four of a card and a roll's three, or nearly."""


def outlook(view: View, temper: Temper) -> Outlook:
    market = view.table.market
    notary = market.notary == seat_of(view)
    day = Day(market.prices, market.bonuses, market.closed, notary)
    return on_day(view, temper, day, _later(view, temper))


def _later(view: View, temper: Temper) -> Money:
    if temper.waits:
        return later(view, temper.lure)
    if view.table.round == view.table.rounds:
        return later(view, 0.0)
    return mean_price(unseen(view))


def on_day(view: View, temper: Temper, day: Day, kept: Money) -> Outlook:
    """The outlook if the market were like this."""
    have = own_of(view).gems
    both = [_of_kind(view, day, gem, have[gem] + MORE, kept[gem]) for gem in GEMS]
    worths, sales = zip(*both, strict=True)
    return Outlook(view, temper, day, kept, worths, sales)


def _of_kind(
    view: View, day: Day, gem: Gem, most: int, kept: float
) -> tuple[tuple[float, ...], tuple[int, ...]]:
    """For each number one may have: the best one can make of it, and how many to sell for it."""
    if gem in day.closed:
        return tuple([n * kept for n in range(most + 1)]), (0,) * (most + 1)
    gains = _gains(view, day, gem, most, kept)
    worths, sales, best = [], [], 0
    for have in range(most + 1):
        if gains[have] > gains[best]:
            best = have
        worths.append(gains[best] + have * kept)
        sales.append(best)
    return tuple(worths), tuple(sales)


def _gains(view: View, day: Day, gem: Gem, most: int, kept: float) -> list[float]:
    """What selling 0, 1, 2, ... of it now brings above keeping them."""
    bonus, each = day.bonuses[gem], day.prices[gem] - kept
    if not bonus:
        return [n * each for n in range(most + 1)]
    wins = chances(view, gem, most, day.notary)
    return [n * each + wins[n] * bonus for n in range(most + 1)]


def fortune(outlook: Outlook, gems: Gems) -> float:
    """Dollars that these gems are worth, at best."""
    worths = outlook.worths
    return sum([worths[gem][min(gems[gem], len(worths[gem]) - 1)] for gem in GEMS])
