"""A beginner: a gem is worth what the market card says, and everything is for sale.

He does not think of other days, of rivals, nor of the card that is left for $250.
"""

from typing import assert_never, get_args

from domain.choosing import made, offered, own_of, seat_of, span_of
from domain.gem_trader.counts import times
from domain.gem_trader.moves import (
    FISTFUL,
    Bid,
    CrewMove,
    EndTurn,
    GemMove,
    Pass,
    Sell,
    Take,
)
from domain.gem_trader.pieces import RAISE
from domain.gem_trader.view_types import Bidding, Goods, Over, Playing, Selling, Taking, View
from domain.luck import Luck, picked
from domain.options import drawn_move
from tests.bench.frozen.gem_trader.reading import handfuls_of

CREW_MOVES: tuple[type[CrewMove], ...] = get_args(CrewMove)

LEAST_MOOD, MOODS = 70, 51
"""Percent of a card's worth he goes to: 70 to 120, as the mood takes him for this card."""

OF_A_CREW, OF_A_ROLL = 40, 100
"""Dollars."""

RAISES = (0, 0, 2, 4)
"""Steps above the least raise."""

SELDOM = 3
"""He plays an event card on one of so many occasions, whatever it does."""


def easy_move(view: View, luck: Luck) -> GemMove:
    stage = view.table.stage
    match stage:
        case Bidding():
            return _bid(view, luck)
        case Taking():
            return _take(view)
        case Playing():
            return _play(view, luck)
        case Selling():
            return _sell(view, luck)
        case Over():
            raise AssertionError("nobody is asked any more")
        case _:
            assert_never(stage)


def _bid(view: View, luck: Luck) -> Bid | Pass:
    bidding, passing = offered(view, Bid), offered(view, Pass)
    if bidding is not None:
        amounts = span_of(bidding, "amount")
        thought = min(amounts.least + RAISE * picked(luck, RAISES), amounts.most)
        for amount in (thought, amounts.least):
            if passing is None or amount <= _limit(view):
                return made(Bid, bidding, amount=amount)
    assert passing is not None
    return made(Pass, passing)


def _limit(view: View) -> int:
    """The mood stays for a card: asked again, he does not change his mind."""
    slot = next(slot for slot in view.table.slots if slot.fate == "now")
    assert slot.goods is not None
    mood = LEAST_MOOD + (slot.lot * 31 + seat_of(view) * 17 + own_of(view).cash) % MOODS
    return _about(view, slot.goods) * mood // 100


def _about(view: View, goods: Goods) -> int:
    gems = times(goods.gems, view.table.market.prices)
    return gems + OF_A_CREW * goods.crews + OF_A_ROLL * goods.dice


def _take(view: View) -> Take:
    """What is dear today."""
    taking = offered(view, Take)
    assert taking is not None
    prices = view.table.market.prices
    gems = max(handfuls_of(taking, "gems"), key=lambda some: times(some, prices))
    return made(Take, taking, gems=gems)


def _play(view: View, luck: Luck) -> CrewMove | EndTurn:
    ending = offered(view, EndTurn)
    assert ending is not None
    plays = [may for may in view.options if may != ending]
    if not plays or luck.below(SELDOM):
        return made(EndTurn, ending)
    move = drawn_move(plays, CREW_MOVES, luck)
    assert isinstance(move, CrewMove)
    return move


def _sell(view: View, luck: Luck) -> Sell:
    """All of it, but for a kind that he likes too much today."""
    selling = offered(view, Sell)
    assert selling is not None
    counts = {name: span_of(selling, name).most for name in FISTFUL}
    counts[picked(luck, FISTFUL)] = 0
    return made(Sell, selling, **counts)
