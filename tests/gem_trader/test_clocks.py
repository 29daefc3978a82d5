"""Whom the table waits for, how long, and what becomes of the slow."""

import pytest
from msgspec.structs import replace

from domain.auctions import Call
from domain.game import Wait
from domain.gem_trader import GEM_TRADER
from domain.gem_trader.events import (
    BidderPassed,
    BidMade,
    GemsTaken,
    SaleSent,
    SellingOpened,
    TurnEnded,
)
from domain.gem_trader.moves import Bid, TalkUp
from domain.gem_trader.pieces import AUCTION_DECK
from domain.gem_trader.table import Table
from tests.gem_trader.tables import (
    LOT,
    D,
    bidding,
    gems,
    given,
    playing,
    sale,
    seated,
    selling,
    taking,
)
from tests.story import ANN, BOB, CAT, Chance, seating

SOLD = selling(seated(2, behind={ANN: "D", BOB: "D"}, deck=AUCTION_DECK[8:]))
TABLES = {
    "bidding": bidding(seated(2)),
    "taking": taking(seated(2), ANN, 2),
    "playing": playing(seated(2, crews={ANN: ("mate",)})),
    "selling": SOLD,
}


def wait_of(table: Table) -> Wait:
    wait = GEM_TRADER.waits(table)
    assert wait is not None
    return wait


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_every_decision_has_ninety_seconds(table: Table) -> None:
    """R-15."""
    wait = wait_of(table)
    assert wait.seconds == 90
    assert wait.slow == wait.asked


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_where_one_human_plays_no_clock_runs(table: Table) -> None:
    """R-15."""
    alone = replace(table, lone_human=ANN)
    assert wait_of(alone).seconds is None
    given(alone).when_time_is_up().nothing()


@pytest.mark.parametrize(("humans", "alone"), [(0, None), (1, ANN), (2, None)])
def test_a_table_of_bots_has_clocks(humans: int, alone: int | None) -> None:
    table = GEM_TRADER.replay(GEM_TRADER.setup(seating(3, humans), Chance(1)))
    assert table.lone_human == alone
    assert (wait_of(table).seconds is None) == (alone is not None)


# The slow


def test_a_slow_opener_opens_at_the_least() -> None:
    given(bidding(seated())).when_time_is_up().then(BidMade(LOT, ANN, 10))


def test_a_slow_bidder_passes() -> None:
    story = given(bidding(seated(), bids=(Call(ANN, 10),)))
    story.when_time_is_up().then(BidderPassed(LOT, BOB))


def test_for_a_slow_roller_the_dearest_gems_are_taken() -> None:
    """M01: D110, R70; nobody is to lose by it."""
    story = given(taking(seated(2, pile=(1, 5, 9, 9, 9)), BOB, 3)).with_dice(1)
    story.when_time_is_up().then_first(GemsTaken(LOT, BOB, gems("DRR")))


def test_a_slow_player_plays_nothing() -> None:
    story = given(playing(seated(behind={CAT: "D"}, crews={ANN: ("mate",)})))
    story.when_time_is_up().then(TurnEnded(ANN), SellingOpened((CAT,)))


def test_slow_sellers_sell_nothing() -> None:
    """Only those who are late; the fists open."""
    story = given(SOLD).when(BOB, sale("D")).accepted()
    assert wait_of(story.table).slow == (ANN,)
    story = story.when_time_is_up().then_first(SaleSent(ANN, gems("")))
    assert [i.total for i in story.sees(None).table.last.incomes] == [0, 110]


def test_an_old_clock_changes_nothing() -> None:
    story = given(bidding(seated()))
    old = wait_of(story.table).turn
    story = story.when(ANN, Bid(LOT, 10)).accepted()
    story.when_time_is_up(old).nothing()


# When it starts anew


def test_each_bid_and_each_event_card_starts_the_clock_anew() -> None:
    story = given(bidding(seated()))
    after = story.when(ANN, Bid(LOT, 10)).accepted()
    assert wait_of(after.table).turn != wait_of(story.table).turn
    story = given(playing(seated(crews={ANN: ("mate", "mate")})))
    after = story.when(ANN, TalkUp(1, D)).accepted()
    assert wait_of(after.table).turn != wait_of(story.table).turn


def test_a_fist_does_not_start_the_clock_anew() -> None:
    story = given(SOLD).when(BOB, sale("D")).accepted()
    assert wait_of(story.table).turn == wait_of(SOLD).turn
