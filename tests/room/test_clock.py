"""§6 The clock: what is due happens once, in the order of its time."""

import re
from dataclasses import replace
from typing import Any

import pytest

from domain.games import GAMES
from domain.room.chance import Chance
from domain.room.commands import Go, Play
from domain.room.due import dues
from domain.room.events import PersonWent, SeatKept, TablePlayed
from domain.tycoon.moves import ChooseDirection
from tests.room.story import ANN, BOB, CAT, Story, at_table, lobby, seed


def test_a_room_without_a_table_sleeps() -> None:
    assert lobby(BOB).wakes_in is None
    lobby(BOB).after(3600).when_it_ticks().nothing()


def test_ticking_twice_is_ticking_once() -> None:
    """B-07."""
    for stage in ("Sealing", "Outcry"):
        story = at_table(BOB, CAT, stage=stage).after(90)
        story.when_it_ticks().accepted().when_it_ticks().nothing()


def test_ninety_seconds_to_decide_and_fifteen_to_bid() -> None:
    """R-15, TY-77."""
    assert at_table(BOB, CAT, stage="Picking").wakes_in == 90
    assert at_table(BOB, CAT, stage="Selling").wakes_in == 90
    assert at_table(BOB, CAT, stage="Sealing").wakes_in == 90
    assert at_table(BOB, CAT, stage="Outcry").wakes_in == 15


def test_every_bid_starts_the_fifteen_seconds_anew_and_nothing_else_does() -> None:
    """TY-29."""
    story = at_table(BOB, CAT, stage="Outcry").after(14)
    seat = story.asked[0]
    assert story.wakes_in == 1
    story = story.given(PersonWent(CAT))
    assert story.wakes_in == 1
    story = story.when(story.person_at(seat), Play(story.first_move(seat))).accepted()
    assert story.wakes_in == 15


def test_the_view_says_by_the_servers_clock_when_time_is_up() -> None:
    """B-08."""
    story = at_table(BOB, CAT, stage="Outcry")
    playing = story.sees(ANN).playing
    assert playing is not None
    assert playing.due == story.at + 15_000
    assert playing.turn == story.playing.turn


def test_in_a_one_human_game_only_the_die_has_a_clock() -> None:
    """R-15, TY-43: ten seconds."""
    story = at_table(bots=2)
    seconds = set()
    while story.playing.table.round < 2:
        wait = GAMES["tycoon"].waits(story.playing.table)
        assert wait is not None
        seconds.add((type(story.playing.table.stage).__name__, wait.seconds))
        story = story.on()
    assert {stage for stage, clock in seconds if clock is not None} <= {"Rolling"}
    assert {clock for _, clock in seconds} <= {None, 10}


def test_bots_think_a_while_each_its_own() -> None:
    """B-21: 0.8 to 2.5 seconds, brisk ones 0.06 to 0.2."""
    for pace, least, most in (("calm", 0.8, 2.5), ("brisk", 0.06, 0.2)):
        story = at_table(bots=5, stage="Selling", pace=pace)
        bots = [due for due in dues(story.room) if due.what == "bot"]
        thought = [(due.at - story.playing.since) / 1000 for due in bots]
        assert len(set(thought)) == 5
        assert all(least <= seconds <= most for seconds in thought)


def test_a_bot_thinks_longer_of_a_sealed_bid_than_of_a_raise() -> None:
    """B-21: by what all see."""
    assert thought("Sealing") > 1.5 * thought("Outcry")


def thought(stage: str) -> float:
    """Seconds, on the average of the bots asked."""
    story = at_table(bots=5, stage=stage)
    bots = [due.at - story.playing.since for due in dues(story.room) if due.what == "bot"]
    return sum(bots) / len(bots) / 1000


def late_sealing() -> Story:
    """Bob's seat is kept, and nobody has bid for long."""
    story = at_table(BOB, CAT, stage="Sealing")
    return story.given(SeatKept(story.asked[1], "slow")).after(100)


def test_what_is_overdue_happens_in_the_order_of_its_time() -> None:
    """A bot that had thought long before the deadline moves before it, then the slow are taken."""
    story = late_sealing()
    bot, first, last = story.asked[1], story.asked[0], story.asked[2]
    played, *kept = story.when_it_ticks().facts()[:3]
    assert (played.seat, played.bot) == (bot, True)
    assert kept == [SeatKept(first, "slow"), SeatKept(last, "slow")]


def test_an_offline_grace_that_ended_before_the_deadline_comes_before_it() -> None:
    story = at_table(BOB, CAT, stage="Sealing", late="pass")
    gone = story.room.seat_of(CAT)
    assert gone is not None
    story = story.when(CAT, Go()).accepted().after(100)
    kept, moved, passed = story.when_it_ticks().facts()
    assert kept == SeatKept(gone, "offline")
    assert (moved.seat, moved.bot) == (gone, True)
    assert (passed.seat, passed.bot) == (None, False)


def test_a_slept_through_night_costs_one_wait_only() -> None:
    """What the tick begins has its whole time: nobody finds the game played out without them."""
    story = at_table(BOB, CAT, stage="Outcry", late="pass").after(8 * 3600)
    story = story.when_it_ticks().then_kinds(TablePlayed)
    assert story.wakes_in is not None
    assert story.wakes_in > 0


def failing(*_: Any) -> Any:
    raise ZeroDivisionError


def forbidden(*_: Any) -> Any:
    return ChooseDirection(clockwise=True)


HERE = r"in tests\.room\.test_clock:\d+"


@pytest.mark.parametrize(
    ("flaw", "told"), [(failing, f"ZeroDivisionError {HERE}"), (forbidden, "direction-is-set")]
)
def test_a_bot_that_fails_does_not_stop_the_room(flaw: Any, told: str, monkeypatch: Any) -> None:
    """B-07."""
    story = at_table(BOB, CAT, stage="Sealing")
    story = story.given(SeatKept(story.asked[0], "slow")).after(4)
    broken = _with_bot(GAMES["tycoon"], flaw)
    monkeypatch.setitem(GAMES, "tycoon", broken)
    (played,) = story.when_it_ticks().facts()
    assert (played.seat, played.bot) == (story.asked[0], True)
    assert re.fullmatch(f"{told} at Sealing", played.flaw)


def test_what_a_bot_does_well_bears_no_flaw() -> None:
    story = at_table(BOB, CAT, stage="Sealing")
    story = story.given(SeatKept(story.asked[0], "slow")).after(4)
    (played,) = story.when_it_ticks().facts()
    assert played.flaw == ""


def _with_bot(game: Any, bot: Any) -> Any:
    return replace(game, bot=bot)


def test_a_bot_sees_what_its_seat_sees(monkeypatch: Any) -> None:
    """B-11."""
    shown: list[Any] = []
    game = GAMES["tycoon"]

    def spy(view: Any, level: Any, luck: Any) -> Any:
        shown.append((view, level))
        return game.bot(view, level, luck)

    story = at_table(BOB, CAT, stage="Sealing")
    seat = story.asked[1]
    story = story.given(SeatKept(seat, "slow")).after(4)
    monkeypatch.setitem(GAMES, "tycoon", _with_bot(game, spy))
    story.when_it_ticks().accepted()
    assert shown == [(game.view(story.playing.table, seat), "strong")]


def test_the_seed_is_fetched_only_when_something_is_drawn() -> None:
    fetched: list[int] = []

    def watched(number: int) -> bytes:
        fetched.append(number)
        return seed(number)

    story = at_table(BOB, CAT, stage="Outcry")
    chance = Chance(watched, story.chance.bots)
    story = Story(story.room, story.at, chance)
    bid = Play(story.first_move(story.asked[0]))
    story = story.when(story.person_at(story.asked[0]), bid).accepted()
    assert fetched == []
    story.until_stage("Rolling").wait()
    assert fetched
    assert set(fetched) == {1}
