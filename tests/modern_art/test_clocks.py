"""Whom the table waits for, how long, and what is done for the slow (R-15, R-16)."""

import pytest
from msgspec.structs import replace

from domain.game import Seat, Wait
from domain.modern_art import MODERN_ART
from domain.modern_art.events import PaintingsPutUp
from domain.modern_art.moves import Bid, Decline, NamePrice
from domain.modern_art.pieces import Way, way_of
from domain.modern_art.stages import Offering
from domain.modern_art.table import Table
from tests.modern_art.tables import (
    LOT,
    YOKO,
    after,
    given,
    on_sale,
    painting,
    sealed,
    seated,
)
from tests.story import ANN, BOB, CAT, DAN, Chance, Story

MINUTE_AND_A_HALF = 90


def wait_of(table: Table) -> Wait:
    wait = MODERN_ART.waits(table)
    assert wait is not None
    return wait


def up(way: Way) -> Story:
    return on_sale(painting(YOKO, way))


@pytest.mark.parametrize(
    ("story", "asked"),
    [
        (given(seated(stage=Offering(CAT))), (CAT,)),
        (up("double"), (BOB,)),
        (after(up("double"), (BOB, Decline(LOT))), (CAT,)),
        (up("fixed"), (ANN,)),
        (after(up("fixed"), (ANN, NamePrice(LOT, 5))), (BOB,)),
        (up("once"), (BOB,)),
        (after(up("once"), (BOB, Bid(LOT, 5))), (CAT,)),
        (up("sealed"), (BOB, CAT, DAN, ANN)),
        (after(up("sealed"), *sealed((CAT, 5))), (BOB, DAN, ANN)),
    ],
)
def test_every_single_decision_has_ninety_seconds(story: Story, asked: tuple[Seat, ...]) -> None:
    wait = wait_of(story.table)
    assert (wait.seconds, wait.asked, wait.slow) == (MINUTE_AND_A_HALF, asked, asked)
    alone = wait_of(replace(story.table, lone_human=ANN))
    assert (alone.seconds, alone.asked) == (None, asked)


def test_nobody_is_late_in_an_open_sale() -> None:
    wait = wait_of(up("open").table)
    assert (wait.seconds, wait.asked, wait.slow) == (15, (BOB, CAT, DAN, ANN), ())


def test_every_answer_starts_the_next_ones_clock() -> None:
    story = up("once")
    turns = [story.table.turn]
    for seat in (BOB, CAT):
        story = after(story, (seat, Bid(LOT, 5 + seat)))
        turns.append(story.table.turn)
    assert len(set(turns)) == 3


def test_a_sealed_bid_does_not_start_the_clock_anew() -> None:
    story = up("sealed")
    assert after(story, *sealed((CAT, 5))).table.turn == story.table.turn


def test_the_house_puts_up_a_card_of_the_slow_seller_by_chance() -> None:
    """§2 必需: they are never skipped. A Double only if they have nothing else."""
    double, open_, once = (painting(YOKO, way) for way in ("double", "open", "once"))
    story = given(seated(hands={ANN: (double, open_, once)}))
    chosen = {first_put_up(replace_luck(story, seed)) for seed in range(20)}
    assert chosen == {(open_,), (once,)}
    story = given(seated(hands={ANN: (double,)}))
    assert first_put_up(story) == (double,)
    assert way_of(double) == "double"


def replace_luck(story: Story, seed: int) -> Story:
    return Story(MODERN_ART, story.table, lambda: Chance(seed))


def first_put_up(story: Story) -> tuple[int, ...]:
    fact = story.when_time_is_up().facts()[0]
    assert isinstance(fact, PaintingsPutUp)
    return fact.paintings


def test_an_old_clock_does_nothing() -> None:
    story = up("once")
    later = after(story, (BOB, Bid(LOT, 5)))
    later.when_time_is_up(story.table.turn).nothing()


def test_a_table_of_bots_has_clocks() -> None:
    assert wait_of(given(seated()).table).seconds == MINUTE_AND_A_HALF


def test_who_is_asked_has_something_to_say() -> None:
    for way in ("open", "once", "sealed", "fixed", "double"):
        story = up(way)
        for seat in wait_of(story.table).asked:
            assert story.sees(seat).options
