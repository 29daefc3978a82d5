"""How a seat plays: cautious, keen or sly, for the whole game."""

from domain.choosing import seat_of
from domain.gem_trader.pieces import MARKET_DECK
from domain.gem_trader.view_types import View
from domain.moods import Style, style_of


def style(view: View) -> Style:
    """The first market card and who started shift them: a chair's bot is not always the same."""
    table = view.table
    first = table.markets[0] if table.markets else table.market.printed
    starter = (table.starter - table.round) % len(table.traders)
    return style_of(seat_of(view), MARKET_DECK.index(first.card) + starter)
