"""The rulebook has the cards of the box."""

from domain.gem_trader import pieces as gems
from tests.rulebooks import numbers, rows


def test_the_cards_are_those_of_the_box() -> None:
    cards = rows("gem_trader", "market")
    markets = [(row[1], numbers(row[2:7]), numbers(row[7:])) for row in cards]
    assert markets == [(m.name, m.prices, m.bonuses) for m in gems.MARKETS]
    goods = [numbers(row[1:]) for row in rows("gem_trader", "card")]
    assert goods == [(*g.gems, g.crews, g.dice) for g in gems.GOODS]
    assert numbers(rows("gem_trader", "diamond 钻石")[0]) == (*gems.BOX, sum(gems.BOX))


def test_the_crew_is_that_of_the_box() -> None:
    crew = [row for row in rows("gem_trader", "card | | crew (船员)") if row[0].startswith("EV")]
    assert [row[2].split()[0] for row in crew] == list(gems.CREWS)
    assert numbers([row[3] for row in crew]) == gems.COPIES
