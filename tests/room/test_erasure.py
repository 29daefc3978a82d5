"""§1 Erasure: who has themself erased leaves everything, and nobody can read their name again."""

import msgspec

from domain.game import Seat
from domain.room.commands import Again, Erase, Remove
from domain.room.events import (
    ChairLeft,
    HostPassed,
    PersonCame,
    PersonErased,
    PersonMuted,
    PersonWent,
    SeatKept,
)
from domain.room.pieces import Chair
from tests.room.story import ANN, BOB, CAT, DAN, Story, at_table, lobby, seated

NOBODY = Erase()


def is_told(story: Story, name: str) -> bool:
    """Whether a name stands anywhere in the room or in what somebody sees of it."""
    seen = [msgspec.json.encode(story.sees(person)) for person in (ANN, BOB, CAT)]
    return any(f'"{name}"'.encode() in one for one in (*seen, msgspec.json.encode(story.room)))


def test_in_the_lobby_the_chair_is_free_and_the_name_is_gone() -> None:
    """B-27."""
    story = seated(BOB)
    assert is_told(story, "Bob")
    story = story.when(BOB, NOBODY).then(ChairLeft(Chair(1)), PersonErased(BOB, ()))
    assert not is_told(story, "Bob")
    assert story.room.visitor(BOB) is None


def test_at_the_table_a_bot_plays_on_at_once_under_no_persons_name() -> None:
    """B-27: without a grace; the page shows the chair's bot where there is no name."""
    story = at_table(BOB, CAT)
    seat = story.room.seat_of(BOB)
    assert seat is not None
    story = story.when(BOB, NOBODY).then(PersonErased(BOB, ()), SeatKept(seat, "offline"))
    assert not is_told(story, "Bob")
    chair = story.sees(ANN).chairs[1]
    assert chair is not None
    assert (chair.name, chair.online) == ("", False)
    assert BOB not in {visitor.person for visitor in story.sees(ANN).people}
    assert story.until_over().playing.over


def test_the_next_game_finds_the_chair_free() -> None:
    story = at_table(BOB, CAT).when(BOB, NOBODY).accepted().until_over()
    assert not is_told(story, "Bob")
    story = story.when(ANN, Again()).accepted()
    assert story.room.chairs[1] is None
    assert story.room.visitor(BOB) is None


def test_the_seat_of_a_lone_human_is_kept_by_nobody() -> None:
    """R-07."""
    story = at_table(bots=2).when(ANN, NOBODY).then(PersonErased(ANN, ()))
    assert not is_told(story, "Ann")


def test_a_hosts_rights_pass_at_once_or_to_who_comes_next() -> None:
    """B-10."""
    story = lobby(BOB, CAT).when(ANN, NOBODY).then(PersonErased(ANN, ()), HostPassed(BOB))
    assert story.room.visitor(ANN) is None
    alone = lobby().when(ANN, NOBODY).then(PersonErased(ANN, ()))
    later = alone.given(PersonCame(DAN, "Dan")).after(30).when_it_ticks().then(HostPassed(DAN))
    assert later.room.visitor(ANN) is None


def test_names_in_games_that_are_over_are_gone_too() -> None:
    story = at_table(BOB, CAT).until_over()
    (past,) = story.room.past
    assert past.names == ("Ann", "Bob", "Cat")
    story = story.when(BOB, Erase(((past.number, Seat(1)),))).accepted()
    assert story.room.past[0].names == ("Ann", "", "Cat")
    assert not is_told(story, "Bob")


def test_who_is_muted_removed_or_away_can_be_erased_as_well() -> None:
    story = lobby(BOB).given(PersonMuted(BOB, True), PersonWent(BOB))
    assert not is_told(story.when(BOB, NOBODY).accepted(), "Bob")
    story = lobby(BOB).when(ANN, Remove(BOB)).accepted()
    assert is_told(story, "Bob")
    assert not is_told(story.when(BOB, NOBODY).accepted(), "Bob")


def test_a_second_time_nothing_follows() -> None:
    for story in (at_table(BOB, CAT), lobby(BOB)):
        story.when(BOB, NOBODY).accepted().after(5).when(BOB, NOBODY).nothing()
    lobby().when(DAN, Erase(((1, Seat(0)),))).nothing()
