"""What came of wishes and free trades, and how blind cards were sold (see manners.py)."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from domain.tycoon.events import (
    BlindPicked,
    TradeMade,
    TradeOffered,
    WishGranted,
    WishMade,
)
from domain.tycoon.pieces import title_of


@dataclass
class Deals:
    """Of all games. `vain`: wishes for what nobody had. `again`: offers refused before."""

    games: int = 0
    wishes: int = 0
    vain: int = 0
    granted: int = 0
    offers: int = 0
    made: int = 0
    again: int = 0
    openly: int = 0
    picks: int = 0
    _offered: set[tuple[Any, ...]] = field(default_factory=set)

    def begin(self) -> None:
        self.games += 1
        self._offered.clear()

    def add(self, table: Any, facts: list[Any]) -> None:
        for fact in facts:
            match fact:
                case WishMade():
                    self.wishes += 1
                    self.vain += not _is_held(table, fact)
                case WishGranted():
                    self.granted += 1
                case TradeOffered():
                    offer = (fact.seat, fact.to, fact.card, fact.title)
                    self.offers += 1
                    self.again += offer in self._offered
                    self._offered.add(offer)
                case TradeMade():
                    self.made += 1
                case BlindPicked():
                    self.picks += 1
                    self.openly += fact.ways[0] == "open"
                case _:
                    pass

    def habits(self) -> Iterator[tuple[str, str, str]]:
        yield "wishes a game", f"{self.wishes / self.games:.2f}", ""
        yield "wishes for what nobody has", _share(self.vain, self.wishes), "fewer than half"
        yield "wishes granted", _share(self.granted, self.wishes), "above 15 %"
        yield "offers a game", f"{self.offers / self.games:.2f}", ""
        yield "offers accepted", _share(self.made, self.offers), ""
        yield "the same offer made twice", _share(self.again, self.offers), "0 %"
        deals = (self.granted + self.made) / self.games
        yield "deals a game", f"{deals:.2f}", "at least 1"
        yield "blind cards sold openly", _share(self.openly, self.picks), "25-75 %"


def _is_held(table: Any, wish: WishMade) -> bool:
    return any(
        title_of(card) == wish.title
        for seat, player in enumerate(table.players)
        for card in player.hand
        if seat != wish.seat
    )


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"
