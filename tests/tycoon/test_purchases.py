"""What cards were worth to those who bought them, to the last piece of gold."""

from typing import Any

import pytest

from domain.auctions import Lot
from domain.game import Purchase, Seat
from domain.tycoon import TYCOON, events
from domain.tycoon.events import TradeMade
from domain.tycoon.pieces import PURSE, Card, title_of
from domain.tycoon.purchases import purchases
from domain.tycoon.view_types import Sum
from tests.laws import play_by_chance
from tests.story import ANN, BOB, CAT, Chance, seating
from tests.tycoon.tables import SONG_RED, TANG_1, TANG_2, TANG_3, TANG_RED

SEATS = (ANN, BOB, CAT)


def sold(lot: int, seat: Seat, paid: int) -> events.LotSold:
    return events.LotSold(Lot(lot), seat, Sum(paid, 0, paid, paid, 0, paid), (0, 0, 0))


def bought(*cards: Card, seat: Seat = ANN, paid: int = 12) -> list[Any]:
    """The facts of a game in which a seat buys these for so much each."""
    ways: Any = ("open",) * len(cards)
    opened = events.GameOpened(3, SEATS, None, (4,), 4, cards)
    drawn = [events.CardsDrawn(Lot(1), cards), events.BlindPicked(ANN, 0, ways)]
    facts: list[Any] = [opened, *drawn]
    for lot in range(1, len(cards) + 1):
        facts += [events.HammerFell(Lot(lot), ()), sold(lot, seat, paid)]
    return facts


def worth(*facts: Any) -> list[tuple[Seat, int, int]]:
    return [(found.seat, found.paid, found.worth) for found in purchases(facts)]


def test_a_card_that_is_kept_is_worth_its_value() -> None:
    assert worth(*bought(TANG_2)) == [(ANN, 12, 20)]


def test_in_a_set_half_more_and_with_the_red_double() -> None:
    """TY-71."""
    assert [w for *_, w in worth(*bought(TANG_1, TANG_2, TANG_3))] == [15, 30, 45]
    assert [w for *_, w in worth(*bought(TANG_1, TANG_2, TANG_3, TANG_RED))] == [20, 40, 60, 80]


def test_a_red_without_its_set_is_worth_nothing() -> None:
    """TY-72."""
    assert worth(*bought(SONG_RED)) == [(ANN, 12, 0)]


def test_what_is_sold_to_the_house_is_worth_its_price_less_tax() -> None:
    gone = events.CardSold(ANN, TANG_RED, 60, 12, (0, 0, 0, 0))
    assert worth(*bought(TANG_RED), gone) == [(ANN, 12, 48)]


def test_a_granted_wish_ends_one_purchase_and_begins_another() -> None:
    granted = [
        events.TradingOpened(),
        events.WishMade(BOB, title_of(TANG_2), 30),
        events.WishGranted(BOB, ANN, TANG_2, 30, 0),
    ]
    assert worth(*bought(TANG_2), *granted) == [(ANN, 12, 30), (BOB, 30, 20)]


def test_so_does_a_trade_for_gold() -> None:
    made = TradeMade(ANN, BOB, TANG_2, 25, 0, None)
    assert worth(*bought(TANG_2), made) == [(ANN, 12, 25), (BOB, 25, 20)]


def test_barter_goes_by_value_and_is_no_purchase() -> None:
    """Ann gives a two-star; Bob gives gold and a one-star for it."""
    facts = bought(TANG_1, seat=BOB)
    other = [events.CardsDrawn(Lot(2), (TANG_2,)), events.BlindPicked(ANN, 0, ("open",))]
    facts += [*other, events.HammerFell(Lot(2), ()), sold(2, ANN, 15)]
    made = TradeMade(ANN, BOB, TANG_2, 5, 0, TANG_1)
    assert worth(*facts, made) == [(BOB, 12, 15), (ANN, 15, 15)]


@pytest.mark.parametrize("seed", range(8))
def test_purchases_explain_the_score_of_whoever_bartered_nothing(seed: int) -> None:
    """Purse and income, less what was paid, and what it was worth: the whole score."""
    table, facts = play_by_chance(TYCOON, seating(3), Chance(seed))
    bartered = {s for f in facts if isinstance(f, TradeMade) and f.other for s in (f.seat, f.to)}
    for placing in TYCOON.placings(table) or ():
        if placing.seat not in bartered:
            gains = sum(p.worth - p.paid for p in purchases(facts) if p.seat == placing.seat)
            assert PURSE + income(facts, placing.seat) + gains == placing.score


def income(facts: list[Any], seat: Seat) -> int:
    earned = (fact for fact in facts if isinstance(fact, events.RedsEarned))
    return sum(fact.gold for fact in earned if fact.seat == seat)


def test_a_purchase_knows_its_lot_and_its_card() -> None:
    assert purchases(bought(TANG_2)) == (Purchase(ANN, 1, (TANG_2,), 12, 20),)
