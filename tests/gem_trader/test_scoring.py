"""§6 The end."""

from domain.game import Placing
from domain.gem_trader import GEM_TRADER
from domain.gem_trader.events import GameEnded
from domain.gem_trader.moves import Bid
from domain.gem_trader.scoring import ranking
from domain.gem_trader.table import Table
from tests.gem_trader.tables import LOT, M01, gems, given, owing, sale, seated, selling
from tests.story import ANN, BOB, CAT, Story


def ended(table: Table) -> Table:
    return GEM_TRADER.evolve(table, GameEnded(ranking(table)))


def test_what_is_left_is_worth_twenty_each() -> None:
    """G25, GT-21: cash 640, 3 gems, 2 events."""
    table = seated(2, cash={ANN: 640}, behind={ANN: "DDA"}, crews={ANN: ("mate", "pilot")})
    score = ranking(table)[0]
    assert (score.seat, score.leftovers, score.total) == (ANN, 100, 740)
    owed = ranking(owing(table, ANN, 50))[0]
    assert (owed.total, owed.debt) == (690, 50)


def test_a_total_may_be_below_nothing() -> None:
    """GT-12."""
    assert ranking(owing(seated(2, cash={ANN: 0}), ANN, 250))[1].total == -250


def test_equal_totals_share_the_victory() -> None:
    """G26, GT-22: 810, 810, 700."""
    table = ended(seated(cash={ANN: 700, BOB: 810, CAT: 790}, behind={CAT: "A"}))
    assert GEM_TRADER.placings(table) == (
        Placing(BOB, 1, 810),
        Placing(CAT, 1, 810),
        Placing(ANN, 3, 700),
    )


def final_sale() -> Story:
    table = seated(2, behind={ANN: "DE", BOB: "S"}, crews={BOB: ("mate",)}, round=4, markets=())
    story = given(selling(table))
    return story.when(ANN, sale("D", 4)).accepted().when(BOB, sale("", 4)).accepted()


def test_after_the_fourth_market_it_is_over() -> None:
    """GT-21, GT-25: A 500 + 110 + E 20; B 500 + S 20 + event 20."""
    story = final_sale()
    assert GEM_TRADER.placings(story.table) == (Placing(ANN, 1, 630), Placing(BOB, 2, 540))
    assert GEM_TRADER.waits(story.table) is None
    assert [market.card for market in story.sees(None).table.markets] == [M01]
    story.when(ANN, Bid(LOT, 10)).refused("game-is-over")


def test_at_the_end_all_screens_are_lifted() -> None:
    scores = final_sale().sees(None).table.stage.ranking
    assert [(s.cash, s.gems, s.crews) for s in scores] == [
        (610, gems("E"), ()),
        (500, gems("S"), ("mate",)),
    ]


def test_an_unused_event_card_is_no_cash_before() -> None:
    """GT-25."""
    story = given(selling(seated(2, behind={ANN: "D"}, crews={ANN: ("mate",)})))
    assert story.sees(ANN).own.cash == 500


def test_while_it_runs_nobody_is_placed() -> None:
    assert GEM_TRADER.placings(seated()) is None
