"""What was paid for cards, and what they were worth to those who bought them."""

from collections.abc import Iterable

from msgspec.structs import replace

from domain.auctions import Lot
from domain.game import Purchase, Seat
from domain.tycoon import events
from domain.tycoon.events import TycoonEvent
from domain.tycoon.evolve import evolve
from domain.tycoon.pieces import Card, era_of, is_red, value_of
from domain.tycoon.scoring import worths
from domain.tycoon.table import EMPTY, Table


class _Books:
    """All purchases so far, and which of them each card in hand came by."""

    def __init__(self) -> None:
        self.all: list[Purchase] = []
        self._open: dict[Card, int] = {}

    def bought(self, seat: Seat, card: Card, paid: int, lot: Lot | None = None) -> None:
        self._open[card] = len(self.all)
        self.all.append(Purchase(seat, lot, (card,), paid, 0))

    def went(self, card: Card, worth: int) -> None:
        """Its owner gave it away for so much."""
        number = self._open.pop(card, None)
        if number is not None:
            self.all[number] = replace(self.all[number], worth=worth)


def purchases(facts: Iterable[TycoonEvent]) -> tuple[Purchase, ...]:
    """Lots, and cards for gold in private trade.

    Worth: what the buyer got for it later, taxes off; of a card he kept, its part of the final
    score. What is bartered goes by its value and is no purchase; the income of red cards is left
    out.
    """
    books, table = _Books(), EMPTY
    for fact in facts:
        _entered(books, table, fact)
        table = evolve(table, fact)
    for player in table.players:
        for card in player.hand:
            books.went(card, _part_of_score(player.hand, card))
    return tuple(books.all)


def _entered(books: _Books, table: Table, fact: TycoonEvent) -> None:
    match fact:
        case events.LotSold(lot, seat, due):
            books.bought(seat, table.slot(lot).card, due.pay, lot)
        case events.CardSold(_, card, price, tax):
            books.went(card, price - tax)
        case events.WishGranted(buyer, _, card, gold, tax):
            books.went(card, gold - tax)
            books.bought(buyer, card, gold)
        case events.TradeMade():
            _traded(books, fact)
        case _:
            pass


def _traded(books: _Books, made: events.TradeMade) -> None:
    if made.other is None:
        books.went(made.card, made.gold - made.tax)
        books.bought(made.to, made.card, made.gold)
        return
    books.went(made.card, made.gold - made.tax + value_of(made.other))
    books.went(made.other, value_of(made.card) - made.gold)


def _part_of_score(hand: tuple[Card, ...], card: Card) -> int:
    """A card's value in its set; nothing for a red card without one (TY-71, TY-72)."""
    (era,) = worths(hand, (era_of(card),))
    return 0 if era.missing and is_red(card) else value_of(card) * era.percent // 100
