"""The one clock of Auction Tycoon's selling window (TY-16), rung by the room."""

from dataclasses import replace

import pytest

from domain.game import Seat
from domain.room.commands import Play
from domain.tycoon.moves import CloseWindow, SayReady, TakeReadyBack
from domain.tycoon.stages import Outcry, Selling
from tests.room.story import BOB, CAT, START, Story, at_table


def opened(late: str = "pass") -> Story:
    """A window has just opened; its first card will be auctioned openly."""
    return at_table(BOB, CAT, stage="Selling", late=late)


def starter(story: Story) -> Seat:
    seat: Seat = story.playing.table.starter
    return seat


def window(story: Story) -> Selling:
    stage = story.playing.table.stage
    assert isinstance(stage, Selling)
    return stage


def ready(story: Story, *seats: Seat) -> Story:
    for seat in seats:
        move = SayReady(window(story).window)
        story = story.when(story.person_at(seat), Play(move)).accepted()
    return story


def taken_back(story: Story, seat: Seat) -> Story:
    move = TakeReadyBack(window(story).window)
    return story.when(story.person_at(seat), Play(move)).accepted()


def at(story: Story, seconds: float, begun: int) -> Story:
    return replace(story, at=begun + round(seconds * 1000))


def others(story: Story, seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in story.playing.table.seats if other != seat)


def due(story: Story) -> int | None:
    """When patience ends, as Bob is told."""
    playing = story.sees(BOB).playing
    assert playing is not None
    return playing.due


def is_open(story: Story) -> bool:
    return isinstance(story.playing.table.stage, Selling)


@pytest.mark.parametrize("late", ["pass", "bot"])
def test_a_seat_that_toggles_cannot_hold_a_window_open(late: str) -> None:
    """Y55: ready and back every 10 s, all others ready: it closes at 90 s."""
    story = opened(late)
    begun, toggling = story.at, others(story, starter(story))[0]
    story = ready(story, *others(story, toggling))
    for seconds in range(10, 90, 10):
        story = at(story, seconds, begun)
        is_ready = toggling in window(story).ready
        story = taken_back(story, toggling) if is_ready else ready(story, toggling)
        assert due(story) == begun + 90_000
    at(story, 89.999, begun).when_it_ticks().nothing()
    story = at(story, 90, begun).when_it_ticks().accepted()
    assert isinstance(story.playing.table.stage, Outcry)
    assert [k.seat for k in story.playing.kept] == ([toggling] if late == "bot" else [])


def test_the_start_player_still_has_fifteen_seconds() -> None:
    """Y56: all ready at 85 s, the start player silent: it closes at 100 s, and nobody is late."""
    for late in ("pass", "bot"):
        story = opened(late)
        begun = story.at
        story = ready(at(story, 85, begun), *story.playing.table.seats)
        at(story, 99.999, begun).when_it_ticks().nothing()
        story = at(story, 100, begun).when_it_ticks().accepted()
        assert (is_open(story), story.playing.kept) == (False, ())


def test_once_in_a_window() -> None:
    """Y56: had one taken it back at 95 s, still 100 s."""
    story = opened()
    begun, one = story.at, others(story, starter(story))[0]
    story = ready(at(story, 85, begun), *story.playing.table.seats)
    story = taken_back(at(story, 95, begun), one)
    assert due(story) == begun + 100_000
    story = ready(at(story, 97, begun), one)
    assert due(story) == begun + 100_000
    assert not is_open(at(story, 100, begun).when_it_ticks().accepted())


def test_the_next_window_has_a_clock_of_its_own() -> None:
    story = opened()
    begun = story.at
    story = ready(at(story, 85, begun), *story.playing.table.seats)
    close = CloseWindow(window(story).window)
    story = story.when(story.person_at(starter(story)), Play(close)).accepted()
    story = story.until_stage("Selling")
    assert story.wakes_in == 90


def test_a_clock_that_was_set_back_begins_the_window_anew() -> None:
    """B-08."""
    story = opened()
    begun = story.at
    story = ready(at(story, 85, begun), *story.playing.table.seats)
    story = at(story, -3600, START).when_it_ticks().accepted()
    assert story.wakes_in == 90
