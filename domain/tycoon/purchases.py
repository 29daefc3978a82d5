"""What was paid for cards, and what they were worth to those who bought them."""

from collections import defaultdict
from collections.abc import Iterable

from msgspec.structs import replace

from domain.auctions import Lot
from domain.game import Purchase, Seat
from domain.tycoon import events
from domain.tycoon.events import TycoonEvent
from domain.tycoon.evolve import evolve
from domain.tycoon.pieces import Card, Title, era_of, first_of_title, is_red, title_of, value_of
from domain.tycoon.scoring import worths
from domain.tycoon.table import EMPTY, Table


class _Books:
    """All purchases so far, and which of them each card in hand came by (None: by barter).

    Of alike cards the one held longest goes first, as in `without_card`.
    """

    def __init__(self) -> None:
        self.all: list[Purchase] = []
        self._held: defaultdict[tuple[Seat, Title], list[int | None]] = defaultdict(list)

    def bought(self, seat: Seat, card: Card, paid: int, lot: Lot | None = None) -> None:
        self._held[seat, title_of(card)].append(len(self.all))
        self.all.append(Purchase(seat, lot, (first_of_title(card),), paid, 0))

    def bartered(self, seat: Seat, card: Card) -> None:
        self._held[seat, title_of(card)].append(None)

    def went(self, seat: Seat, card: Card, worth: int) -> None:
        """Its owner gave it away for so much."""
        number = self._held[seat, title_of(card)].pop(0)
        if number is not None:
            self.all[number] = replace(self.all[number], worth=worth)


def purchases(facts: Iterable[TycoonEvent]) -> tuple[Purchase, ...]:
    """Lots, and cards for gold in private trade.

    Worth: what the buyer got for it later, taxes off; of a card they kept, its part of the final
    score. What is bartered goes by its value and is no purchase; the income of red cards is left
    out.
    """
    books, table = _Books(), EMPTY
    for fact in facts:
        _entered(books, table, fact)
        table = evolve(table, fact)
    for seat, player in zip(table.seats, table.players, strict=True):
        for card in player.hand:
            books.went(seat, card, _part_of_score(player.hand, card))
    return tuple(books.all)


def _entered(books: _Books, table: Table, fact: TycoonEvent) -> None:
    match fact:
        case events.LotSold(lot, seat, due):
            books.bought(seat, table.slot(lot).card, due.pay, lot)
        case events.CardSold(seat, card, price, tax):
            books.went(seat, card, price - tax)
        case events.WishGranted(buyer, seller, card, gold, tax):
            books.went(seller, card, gold - tax)
            books.bought(buyer, card, gold)
        case events.TradeMade():
            _traded(books, fact)
        case _:
            pass


def _traded(books: _Books, made: events.TradeMade) -> None:
    seat, to, card, other = made.seat, made.to, made.card, made.other
    if other is None:
        books.went(seat, card, made.gold - made.tax)
        books.bought(to, card, made.gold)
        return
    books.went(seat, card, made.gold - made.tax + value_of(other))
    books.went(to, other, value_of(card) - made.gold)
    books.bartered(to, card)
    books.bartered(seat, other)


def _part_of_score(hand: tuple[Card, ...], card: Card) -> int:
    """A card's value in its set; nothing for a red card without one (TY-71, TY-72)."""
    (era,) = worths(hand, (era_of(card),))
    return 0 if era.missing and is_red(card) else value_of(card) * era.percent // 100
