"""B-26: the host rules who comes, who sits and what people call themselves."""

import pytest

from domain.room.commands import Admit, Come, Go, LetSit, Mute, Remove, Sit
from domain.room.events import (
    AdmissionChanged,
    ChairTaken,
    HostPassed,
    PersonCame,
    PersonLetSit,
    PersonMuted,
    PersonWent,
)
from domain.room.names import look
from domain.room.pieces import RENAMES_A_MINUTE, Chair, Person
from tests.room.story import ANN, BOB, CAT, DAN, LUCK, Story, at_table, lobby, seated


def closed(*people: Person) -> Story:
    return lobby(*people).when(ANN, Admit("closed")).then(AdmissionChanged("closed"))


def names(story: Story) -> list[str]:
    return [visitor.name for visitor in story.sees(ANN).people]


def test_into_a_locked_room_nobody_new_comes() -> None:
    story = closed(BOB)
    story.when(CAT, Come("Cat")).refused("room-is-locked")
    assert story.sees(BOB).admission == "closed"
    story = story.when(ANN, Admit("open")).then(AdmissionChanged("open"))
    story.when(CAT, Come("Cat")).accepted()


def test_who_was_inside_comes_back_into_a_locked_room_after_a_tunnel() -> None:
    story = closed(BOB).when(BOB, Go()).then(PersonWent(BOB))
    assert [v.online for v in story.sees(ANN).people] == [True, False]
    story.when(BOB, Come("Bob")).then(PersonCame(BOB, "Bob"))
    opened = story.when(ANN, Admit("open")).accepted()
    assert names(opened) == ["Ann"], "and is forgotten like any spectator once it is open"


def test_a_locked_room_is_locked_for_its_removed_too() -> None:
    story = closed(BOB, CAT).when(ANN, Remove(BOB)).accepted()
    story.when(BOB, Come("Bob")).refused("removed-from-room")


def test_where_seats_are_locked_only_who_is_let_sits_down() -> None:
    story = seated(BOB).given(PersonCame(CAT, "Cat"), PersonCame(DAN, "Dan"))
    story = story.when(ANN, Admit("seats")).accepted()
    story.when(CAT, Sit(Chair(4), LUCK)).refused("sitting-is-locked")
    let = story.when(ANN, LetSit(CAT, may=True)).then(PersonLetSit(CAT, may=True))
    assert [v.person for v in let.sees(BOB).people if v.let] == [CAT]
    let.when(CAT, Sit(Chair(4), LUCK)).then(ChairTaken(Chair(4), CAT, LUCK))
    let.when(DAN, Sit(Chair(4), LUCK)).refused("sitting-is-locked")
    taken_back = let.when(ANN, LetSit(CAT, may=False)).accepted()
    taken_back.when(CAT, Sit(Chair(4), LUCK)).refused("sitting-is-locked")


def test_who_sits_already_may_change_chairs_and_the_host_may_sit_down() -> None:
    story = seated(BOB).when(ANN, Admit("seats")).accepted()
    story.when(BOB, Sit(Chair(4), LUCK)).accepted()
    lobby(BOB).when(ANN, Admit("closed")).accepted().when(ANN, Sit(Chair(0), LUCK)).accepted()


def test_only_the_host_locks_and_lets_sit_and_may_at_any_time() -> None:
    for story in (lobby(BOB, CAT), at_table(BOB, CAT)):
        story.when(BOB, Admit("closed")).refused("host-only")
        story.when(BOB, LetSit(CAT, may=True)).refused("host-only")
        story.when(ANN, Admit("open")).nothing()
        story.when(ANN, Admit("closed")).accepted().given(HostPassed(BOB)).when(
            ANN, Admit("open")
        ).refused("host-only")
        story.when(ANN, LetSit(DAN, may=True)).refused("not-in-the-room")
        story.when(ANN, LetSit(BOB, may=False)).nothing()


def test_who_is_muted_says_nothing_by_names_either() -> None:
    """B-20."""
    story = lobby(BOB).when(ANN, Mute(BOB, muted=True)).then(PersonMuted(BOB, muted=True))
    story.when(BOB, Come("Buy my coins")).nothing()
    gone = story.when(BOB, Go()).accepted()
    back = gone.when(BOB, Come("Buy my coins")).then(PersonCame(BOB, "Bob"))
    assert names(back) == ["Ann", "Bob"]
    back.when(ANN, Mute(BOB, muted=False)).accepted().when(BOB, Come("Rob")).accepted()


def test_names_change_a_few_times_a_minute() -> None:
    story = lobby(BOB)
    for n in range(RENAMES_A_MINUTE):
        story = story.when(BOB, Come(f"Bob {n}")).then(PersonCame(BOB, f"Bob {n}"))
    last = f"Bob {RENAMES_A_MINUTE - 1}"
    story.when(BOB, Come("slogan")).nothing()
    came = story.given(PersonWent(ANN), PersonCame(ANN, "Ann")).after(30)
    assert names(came) == ["Ann", last]
    story.after(61).when(BOB, Come("Robert")).then(PersonCame(BOB, "Robert"))


@pytest.mark.parametrize(
    "twin",
    ["Ann", "ann", "Аnn", "ＡＮＮ", "A\u200dnn", "A\u0301nn", "A nn", "A-nn", "Αnn", "𝐀𝐧𝐧"],
)
def test_who_is_called_like_somebody_else_bears_a_number(twin: str) -> None:
    story = seated(BOB).given(PersonCame(CAT, twin))
    assert names(story)[2] == f"{twin} (2)"
    assert names(story.given(PersonCame(DAN, "Ann")))[2:] == [f"{twin} (2)", "Ann (3)"]


def test_a_watcher_takes_no_players_name_away_by_having_come_first() -> None:
    story = lobby(CAT, BOB).given(ChairTaken(Chair(0), BOB, LUCK), PersonCame(BOB, "Cat"))
    assert names(story) == ["Ann", "Cat (2)", "Cat"]
    chair = story.sees(CAT).chairs[0]
    assert chair is not None
    assert chair.name == "Cat"
    assert names(story.given(PersonCame(CAT, "Cat (2)")))[1:] == ["Cat (2)", "Cat"]


def test_names_that_differ_are_left_alone() -> None:
    assert (
        len({look(name) for name in ("Ann", "Anna", "安", "桉", "Bob", "王", "玉", "🔨", "🎨")})
        == 9
    )
    assert names(seated(BOB)) == ["Ann", "Bob"]
