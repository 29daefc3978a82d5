"""Clocks that jump, and clocks that differ (B-08)."""

import pytest

from domain.game import Seat
from domain.room.commands import Go, Play
from domain.room.events import ClockSetBack, PersonCame, SeatKept
from domain.room.pieces import APART_MS
from domain.tycoon.moves import Bid
from tests.room.story import ANN, BOB, CAT, Story, at_table, lobby

HOUR = 3_600


def outcry() -> Story:
    return at_table(BOB, CAT, stage="Outcry")


def bid(story: Story) -> Play:
    """The least that may be bid."""
    move = story.first_move(story.asked[0], "Bid")
    assert isinstance(move, Bid)
    return Play(move)


def test_a_bid_a_millisecond_before_the_hammer_counts() -> None:
    story = outcry()
    assert story.wakes_in is not None
    in_time = story.after(story.wakes_in - 0.001)
    assert in_time.when_it_ticks().facts() == []
    in_time.when(story.person_at(story.asked[0]), bid(story)).accepted()


def test_in_the_millisecond_of_the_hammer_the_hammer_is_first() -> None:
    """What is due comes before any command (infra/rooms/handle.py); then the lot is gone."""
    story = outcry()
    late = story.after(story.wakes_in or 0)
    ticked = late.when_it_ticks().accepted()
    ticked.when(story.person_at(story.asked[0]), bid(story)).refused("no-open-auction")


def test_a_clock_that_jumps_ahead_ends_no_more_than_the_wait_that_ran() -> None:
    """Suspended for an hour: those who are late lose one decision, the next has its whole time."""
    story = at_table(BOB, CAT, stage="Picking", late="pass").after(HOUR)
    after = story.when_it_ticks().accepted()
    assert after.playing.turn != story.playing.turn
    assert after.when_it_ticks().facts() == []
    assert (after.wakes_in or 0) >= 10


def test_a_clock_that_is_set_back_begins_anew_what_ran() -> None:
    story = at_table(BOB, CAT, stage="Picking").after(40)
    back = story.after(-HOUR).when_it_ticks().then(ClockSetBack())
    assert back.wakes_in == 90
    assert back.when_it_ticks().facts() == []
    kept = back.after(90).when_it_ticks().facts()[0]
    assert isinstance(kept, SeatKept)


def test_it_is_set_back_only_once() -> None:
    back = at_table(BOB, CAT).after(-HOUR).when_it_ticks().accepted()
    back.after(-APART_MS / 1000).when_it_ticks().nothing()


def test_the_grace_of_who_is_away_begins_anew_too() -> None:
    story = at_table(BOB, CAT, stage="Picking").when(CAT, Go()).accepted()
    back = story.after(-HOUR).when_it_ticks().then(ClockSetBack())
    assert back.wakes_in == 30
    assert back.after(30).when_it_ticks().facts()[0] == SeatKept(Seat(2), "offline")


def test_so_does_that_of_a_host_in_the_lobby() -> None:
    story = lobby(BOB).when(ANN, Go()).accepted()
    back = story.after(-HOUR).when_it_ticks().then(ClockSetBack())
    assert back.wakes_in == 30


@pytest.mark.parametrize("apart", [-5, -4, -2, 2])
def test_two_servers_whose_clocks_are_a_little_apart_need_no_setting_back(apart: float) -> None:
    story = at_table(BOB, CAT, stage="Picking").after(apart)
    story.when_it_ticks().nothing()
    assert story.wakes_in == 90 - apart


def test_what_the_fast_clock_ticked_the_slow_clock_does_not_tick_again() -> None:
    """Two seconds early by the one; by the other it has not been due at all, and is over."""
    story = at_table(BOB, CAT, stage="Picking", late="pass").after(90)
    ticked = story.when_it_ticks().accepted()
    slow = ticked.after(-4)
    slow.when_it_ticks().nothing()
    assert slow.wakes_in is not None
    assert slow.wakes_in >= 10


def test_a_move_by_the_slow_clock_counts_until_somebody_has_ticked() -> None:
    """In the order of the journal, whatever the clocks say."""
    story = at_table(BOB, CAT, stage="Picking").after(90)
    slow = story.after(-4)
    person = slow.person_at(slow.asked[0])
    move = Play(slow.first_move(slow.asked[0]))
    slow.when(person, move).accepted()
    slow.given(*story.when_it_ticks().facts()).when(person, move).refused("seat-is-kept")


def test_who_comes_back_before_they_went_by_another_clock_is_back() -> None:
    story = at_table(BOB, CAT).when(CAT, Go()).accepted().after(-4)
    back = story.given(PersonCame(CAT, "Cat"))
    visitor = back.room.visitor(CAT)
    assert visitor is not None
    assert visitor.gone is None
