"""§4 What a gem brings this round, and who gets the bonuses."""

from collections.abc import Sequence

from domain.game import Seat
from domain.gem_trader import view_types as seen
from domain.gem_trader.counts import plus, times
from domain.gem_trader.pieces import GEMS, LEAST_PRICE, MARKETS, NO_GEMS, Dollars, Gem, MarketCard
from domain.gem_trader.stages import Sale
from domain.gem_trader.table import Day


def printed(card: MarketCard) -> seen.Printed:
    return seen.Printed(card, MARKETS[card].prices, MARKETS[card].bonuses)


def prices(day: Day) -> Dollars:
    """The card's price and all talking up and down, whatever its order; at least $10 (GT-26)."""
    talked = plus(MARKETS[day.card].prices, day.changes)
    return tuple([max(LEAST_PRICE, price) for price in talked])


def bonuses(day: Day) -> Dollars:
    """What the card and the envoys offer the biggest seller of each gem (EV4)."""
    return plus(MARKETS[day.card].bonuses, day.raises)


def market(day: Day) -> seen.Market:
    """The market as all see it."""
    return seen.Market(
        printed=printed(day.card),
        prices=prices(day),
        bonuses=bonuses(day),
        changes=day.changes,
        raises=day.raises,
        closed=day.closed,
        notary=day.notary,
        played=day.played,
    )


def biggest_seller(sales: Sequence[Sale], gem: Gem, notary: Seat | None) -> Seat | None:
    """Who sold most of it, at least one; a tie is nobody's but the notary's.

    GT-16, GT-17, EV9.
    """
    most = max((sale.gems[gem] for sale in sales), default=0)
    best = [sale.seat for sale in sales if most and sale.gems[gem] == most]
    if len(best) == 1:
        return best[0]
    return notary if notary in best else None


def incomes(day: Day, sales: Sequence[Sale], seats: Sequence[Seat]) -> tuple[seen.Income, ...]:
    """What each of these seats earns: the price of all it sold, and its bonuses."""
    winners = [biggest_seller(sales, gem, day.notary) for gem in GEMS]
    offered, each = bonuses(day), prices(day)
    sold = {sale.seat: sale.gems for sale in sales}
    found: list[seen.Income] = []
    for seat in seats:
        gems = sold.get(seat, NO_GEMS)
        won = tuple([offered[gem] if winners[gem] == seat else 0 for gem in GEMS])
        sale = times(gems, each)
        found.append(seen.Income(seat, gems, sale, won, sale + sum(won)))
    return tuple(found)
