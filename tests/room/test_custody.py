"""§5 Custody: a bot keeps the seat of who is away or too slow, and gives it back."""

from typing import Any

from domain.game import Line, Seat
from domain.room.commands import Change, Come, Go, Play, Reclaim
from domain.room.events import (
    HostPassed,
    PersonCame,
    PersonWent,
    SeatKept,
    SeatReturned,
    TablePlayed,
)
from domain.room.pieces import Person, Settings
from tests.room.story import ANN, BOB, CAT, DAN, Story, at_table, lobby, seated


def seat_of(story: Story, person: Person) -> Seat:
    seat = story.room.seat_of(person)
    assert seat is not None
    return seat


def bidding_sealed(**settings: Any) -> Story:
    """Three humans, and nobody has sent a bid."""
    return at_table(BOB, CAT, stage="Sealing", **settings)


def test_an_offline_humans_seat_is_kept_after_thirty_seconds() -> None:
    """R-07, B-09, TY-79."""
    story = at_table(BOB, CAT).when(CAT, Go()).then(PersonWent(CAT))
    story.after(29.999).when_it_ticks().nothing()
    story.after(30).when_it_ticks().then_first(SeatKept(seat_of(story, CAT), "offline"))


def test_the_offline_are_marked_at_once_and_the_kept_when_they_are() -> None:
    story = at_table(BOB, CAT).given(PersonWent(CAT))
    chair = story.sees(ANN).chairs[2]
    assert chair is not None
    assert not chair.online
    assert story.sees(ANN).playing.kept == ()  # type: ignore[union-attr]
    kept = story.after(30).when_it_ticks().accepted().sees(ANN).playing
    assert kept is not None
    assert [(k.seat, k.why) for k in kept.kept] == [(seat_of(story, CAT), "offline")]


def test_coming_back_within_the_grace_changes_nothing_else() -> None:
    story = at_table(BOB, CAT).given(PersonWent(CAT)).after(29)
    story = story.when(CAT, Come("Cat")).then(PersonCame(CAT, "Cat"))
    story.after(2).when_it_ticks().nothing()


def test_coming_back_gives_an_offline_seat_back_at_once() -> None:
    """B-09."""
    story = at_table(BOB, CAT)
    seat = seat_of(story, CAT)
    story = story.given(PersonWent(CAT), SeatKept(seat, "offline"))
    story = story.when(CAT, Come("Cat")).then(PersonCame(CAT, "Cat"), SeatReturned(seat))
    assert story.playing.kept == ()


def test_while_a_bot_keeps_the_seat_its_owner_does_not_move() -> None:
    """R-16."""
    story = at_table(BOB, CAT)
    seat = story.asked[0]
    owner, move = story.person_at(seat), Play(story.first_move(seat))
    story = story.given(SeatKept(seat, "slow"))
    story.when(owner, move).refused("seat-is-kept")
    story = story.when(owner, Reclaim()).then(SeatReturned(seat))
    story.when(owner, move).then_kinds(TablePlayed)


def test_only_a_kept_seat_is_claimed_back() -> None:
    at_table(BOB, CAT).when(BOB, Reclaim()).refused("seat-is-yours")


def test_a_slow_seat_is_not_given_back_by_a_reload() -> None:
    """R-16: a button on the table gives it back."""
    story = at_table(BOB, CAT)
    story = story.given(SeatKept(seat_of(story, CAT), "slow"), PersonWent(CAT))
    story = story.when(CAT, Come("Cat")).then(PersonCame(CAT, "Cat"))
    story.when(CAT, Reclaim()).then(SeatReturned(seat_of(story, CAT)))


def test_a_bot_that_keeps_moves_at_a_human_pace() -> None:
    """B-21."""
    story = at_table(BOB, CAT)
    seat = story.asked[0]
    story = story.given(SeatKept(seat, "slow"))
    assert story.wakes_in is not None
    assert 0.8 <= story.wakes_in <= 2.5
    (played,) = story.after(story.wakes_in).when_it_ticks().facts()
    assert (played.seat, played.bot) == (seat, True)


def test_in_time_the_bot_takes_slow_seats_over() -> None:
    """R-15, R-16, Y51."""
    story = bidding_sealed(late="bot")
    story.after(89.999).when_it_ticks().nothing()
    taken = [SeatKept(seat, "slow") for seat in story.asked]
    story = story.after(90).when_it_ticks().then_first(*taken)
    assert {k.seat for k in story.playing.kept} == {0, 1, 2}


def test_or_the_seat_just_passes() -> None:
    """R-16, TY-41, TY-78: bid 0."""
    story = bidding_sealed(late="pass")
    story = story.after(90).when_it_ticks().then_kinds(TablePlayed)
    assert story.playing.kept == ()
    assert story.playing.table.last.face is None, "all gave up"


def test_how_the_slow_fare_is_settled_when_the_game_begins() -> None:
    """TY-78."""
    story = bidding_sealed(late="bot").when(ANN, Change(Settings(late="pass"))).accepted()
    story = story.after(90).when_it_ticks().accepted()
    assert len(story.playing.kept) == 3


def test_whoever_has_answered_in_time_keeps_their_seat() -> None:
    story = bidding_sealed(late="bot")
    quick = story.asked[0]
    story = story.when(story.person_at(quick), Play(story.first_move(quick))).accepted()
    story = story.after(90).when_it_ticks().accepted()
    assert quick not in {k.seat for k in story.playing.kept}
    assert len(story.playing.kept) == 2


def test_a_hammer_and_a_die_take_nobodys_seat() -> None:
    """TY-29, TY-43: there the house acts."""
    story = at_table(BOB, CAT, stage="Outcry")
    story = story.after(15).when_it_ticks().then_kinds(TablePlayed)
    assert story.playing.kept == ()


def test_take_over_changes_neither_gold_nor_order() -> None:
    """B-09."""
    story = at_table(BOB, CAT)
    kept = story.given(SeatKept(seat_of(story, CAT), "offline"))
    assert kept.playing.table == story.playing.table


def test_the_log_tells_who_was_kept_and_returned() -> None:
    story = at_table(BOB, CAT)
    seat = seat_of(story, CAT)
    story = story.given(SeatKept(seat, "slow"), SeatReturned(seat))
    lines = [Line("seat-kept-slow", {"seat": seat}), Line("seat-returned", {"seat": seat})]
    assert story.playing.log[-2:] == tuple(lines)


def test_a_lone_human_is_never_kept() -> None:
    """R-07: not for being in the background, however long."""
    story = at_table(bots=2).until(lambda s: s.asked == (s.room.seat_of(ANN),))
    story = story.when(ANN, Go()).accepted()
    assert story.wakes_in is None
    story.after(86_400).when_it_ticks().nothing()


def test_a_lone_human_is_never_too_slow() -> None:
    """R-15, TY-77, Y50: no clock, and no hammer but their own."""
    story = at_table(bots=2).until(lambda s: s.asked == (s.room.seat_of(ANN),))
    assert story.sees(ANN).playing.due is None  # type: ignore[union-attr]
    story.after(3600).when_it_ticks().nothing()


def test_once_the_game_is_over_no_seat_is_kept() -> None:
    story = at_table(BOB, CAT, late="pass").given(PersonWent(CAT)).until_over()
    assert story.playing.kept == ()
    assert story.wakes_in is None
    story.when(CAT, Come("Cat")).then(PersonCame(CAT, "Cat"))


def test_the_hosts_rights_go_to_the_present_human_seated_longest() -> None:
    """B-10, TY-86."""
    story = seated(BOB, CAT).given(PersonCame(DAN, "Dan"), PersonWent(BOB), PersonWent(ANN))
    story.after(29.999).when_it_ticks().nothing()
    story = story.after(30).when_it_ticks().then(HostPassed(CAT))
    assert story.sees(DAN).host == CAT


def test_where_nobody_sits_they_go_to_who_came_first() -> None:
    story = lobby(CAT, BOB).given(PersonWent(ANN))
    story.after(30).when_it_ticks().then(HostPassed(CAT))


def test_a_host_who_comes_back_in_time_stays_host() -> None:
    story = lobby(BOB).given(PersonWent(ANN)).after(20).given(PersonCame(ANN, "Ann"))
    story.after(60).when_it_ticks().nothing()


def test_an_empty_room_keeps_its_host_until_somebody_comes() -> None:
    """B-10: nobody is left with a room that cannot start."""
    story = seated(BOB).given(PersonWent(ANN), PersonWent(BOB))
    assert story.wakes_in is None
    story = story.after(3600).when(BOB, Come("Bob")).accepted()
    story.when_it_ticks().then(HostPassed(BOB))


def test_rights_pass_in_the_middle_of_a_game_too() -> None:
    story = at_table(BOB, CAT).given(PersonWent(ANN)).after(30)
    facts = story.when_it_ticks().facts()
    assert HostPassed(BOB) in facts
    assert SeatKept(seat_of(story, ANN), "offline") in facts
