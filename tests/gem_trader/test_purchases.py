"""What auction cards cost and what was on them; what gems are worth on the way."""

from typing import Any

import pytest
from msgspec.structs import replace

from domain.gem_trader import GEM_TRADER
from domain.gem_trader.counts import plus, times
from domain.gem_trader.events import GemsTaken, IncomePaid, LotSold, SalesOpened
from domain.gem_trader.pieces import CASH, EMERALD, LEFTOVER, MARKETS, MarketCard
from domain.gem_trader.purchases import purchases
from domain.gem_trader.stages import Over
from domain.gem_trader.table import Day, Player, Table
from tests.laws import play_by_chance
from tests.story import ANN, BOB, Chance, seating

GEMS = (1, 0, 0, 2, 0)
FEVER = MarketCard(2)


def worth(table: Table) -> list[tuple[int, int]]:
    return [(holding.money, holding.worth) for holding in GEM_TRADER.reckon(table)]


def with_gems(**changes: Any) -> Table:
    players = (Player(100, gems=GEMS, crews=("mate",)), Player(0, debt=30))
    return replace(Table(players=players, round=1, day=Day(FEVER)), **changes)


def test_gems_are_worth_what_this_rounds_market_pays() -> None:
    """Emeralds are dear in the fever; a debt is less than nothing."""
    prices = MARKETS[FEVER].prices
    expected = 100 + prices[0] + 2 * prices[EMERALD] + LEFTOVER
    assert worth(with_gems()) == [(100, expected), (-30, -30)]


def test_talk_changes_their_worth_at_once() -> None:
    talked = replace(with_gems(), day=Day(FEVER, changes=(0, 0, 0, 20, 0)))
    assert worth(talked)[ANN][1] == worth(with_gems())[ANN][1] + 40


def test_gems_of_a_closed_harbour_count_as_left_over() -> None:
    closed = replace(with_gems(), day=Day(FEVER, closed=(EMERALD,)))
    assert worth(closed)[ANN][1] == 100 + MARKETS[FEVER].prices[0] + 3 * LEFTOVER


def test_after_the_end_all_gems_do() -> None:
    """GT-21."""
    assert worth(with_gems(stage=Over(())))[ANN] == (100, 100 + 4 * LEFTOVER)
    assert worth(with_gems(stage=Over(())))[BOB] == (-30, -30)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", GEM_TRADER.seats)
def test_a_card_is_worth_its_gems_in_the_market_of_its_round(players: int, seed: int) -> None:
    _, facts = play_by_chance(GEM_TRADER, seating(players), Chance(seed))
    found = iter(purchases(facts))
    for sales, outcome in by_round(facts):
        for sale in sales:
            gems = sale.gems
            for taken in facts:
                if isinstance(taken, GemsTaken) and taken.lot == sale.lot:
                    gems = plus(gems, taken.gems)
            market = outcome.outcome.market
            each = [LEFTOVER if n in market.closed else p for n, p in enumerate(market.prices)]
            purchase = next(found)
            expected = times(gems, tuple(each)) + LEFTOVER * len(sale.crews)
            assert (purchase.lot, purchase.paid, purchase.worth) == (
                sale.lot,
                sale.price,
                expected,
            )


def by_round(facts: list[Any]) -> list[tuple[list[LotSold], SalesOpened]]:
    rounds: list[tuple[list[LotSold], SalesOpened]] = []
    sales: list[LotSold] = []
    for fact in facts:
        if isinstance(fact, LotSold):
            sales.append(fact)
        if isinstance(fact, SalesOpened):
            rounds.append((sales, fact))
            sales = []
    return rounds


def test_money_is_what_was_begun_with_less_purchases_and_with_incomes() -> None:
    table, facts = play_by_chance(GEM_TRADER, seating(3), Chance(1))
    for holding in GEM_TRADER.reckon(table):
        seat = holding.seat
        paid = sum(p.paid for p in purchases(facts) if p.seat == seat)
        earned = [f for f in facts if isinstance(f, IncomePaid) and f.seat == seat]
        assert holding.money == CASH - paid + sum(f.cash + f.repaid for f in earned)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", GEM_TRADER.seats)
def test_money_comes_by_sales_alone_and_goes_by_cards_alone(players: int, seed: int) -> None:
    """So the end tells from the cash and the chart what one has sold for."""
    table, facts = play_by_chance(GEM_TRADER, seating(players), Chance(seed))
    money = [CASH] * players
    for bought in purchases(facts):
        money[bought.seat] -= bought.paid
    for fact in facts:
        if isinstance(fact, SalesOpened):
            for income in fact.outcome.incomes:
                money[income.seat] += income.total
    assert [holding.money for holding in GEM_TRADER.reckon(table)] == money
