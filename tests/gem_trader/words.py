"""Gem Trader in words, for playthroughs: cards by their numbers in the box, gems by letters."""

from collections.abc import Callable
from typing import Any

from domain.game import Seat
from domain.gem_trader.moves import Sell
from domain.gem_trader.pieces import GEMS, MARKETS, AuctionCard, Gem, MarketCard
from domain.gem_trader.table import Table
from tests.gem_trader.tables import gems
from tests.story import NAMES as PEOPLE

LETTERS = "DRSEA"

SPOKEN: dict[Any, Callable[[Any], str]] = {
    Seat: lambda seat: PEOPLE[seat],
    Gem: lambda gem: LETTERS[gem],
    MarketCard: lambda card: f"M{card + 1:02} {MARKETS[card].name}",
    AuctionCard: lambda card: f"C{card + 1:02}",
}


def known(table: Table, seat: Seat | None) -> dict[str, Any]:
    """Every kind by its letter, `gems("DDR")`, and `sell("DDR")` in the round that is played."""

    def sell(letters: str = "") -> Sell:
        return Sell(table.round, *gems(letters))

    return {**dict(zip(LETTERS, GEMS, strict=True)), "gems": gems, "sell": sell}
