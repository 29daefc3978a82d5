"""§1 Coming and going."""

from domain.room.commands import Come, Go, Mute, Remove, Sit
from domain.room.events import (
    ChairTaken,
    HostPassed,
    PersonCame,
    PersonMuted,
    PersonRemoved,
    PersonWent,
)
from domain.room.pieces import MOST_PEOPLE, Chair, Person
from tests.room.story import ANN, BOB, CAT, LUCK, lobby, opened, seated


def test_whoever_opens_a_room_is_its_host() -> None:
    """R-01."""
    assert opened().room.host == ANN


def test_whoever_opens_the_link_watches() -> None:
    """R-02."""
    story = lobby().when(BOB, Come("Bob")).then(PersonCame(BOB, "Bob"))
    assert story.sees(BOB).chair is None
    assert [(v.name, v.online) for v in story.sees(ANN).people] == [("Ann", True), ("Bob", True)]


def test_a_second_tab_changes_nothing() -> None:
    """B-01."""
    lobby(BOB).when(BOB, Come("Bob")).nothing()


def test_one_may_come_back_under_another_name() -> None:
    story = lobby(BOB).when(BOB, Come("Robert")).then(PersonCame(BOB, "Robert"))
    assert [v.name for v in story.room.people] == ["Ann", "Robert"]


def test_a_spectator_who_leaves_is_forgotten() -> None:
    story = lobby(BOB).when(BOB, Go()).then(PersonWent(BOB))
    assert [v.person for v in story.room.people] == [ANN]


def test_the_seated_and_the_host_are_remembered() -> None:
    story = seated(BOB).given(PersonWent(BOB), PersonWent(ANN))
    assert [(v.person, v.gone) for v in story.room.people] == [(ANN, story.at), (BOB, story.at)]


def test_who_is_gone_cannot_go() -> None:
    lobby().when(BOB, Go()).nothing()
    seated(BOB).given(PersonWent(BOB)).when(BOB, Go()).nothing()


def test_a_muted_spectator_does_not_shake_it_off_by_coming_again() -> None:
    """B-20."""
    story = lobby(BOB).when(ANN, Mute(BOB, muted=True)).then(PersonMuted(BOB, muted=True))
    story = story.when(BOB, Go()).then(PersonWent(BOB)).when(BOB, Come("Bob")).accepted()
    assert story.room.visitor(BOB) is not None
    assert [v.muted for v in story.sees(BOB).people] == [False, True]


def test_an_old_host_who_is_gone_and_does_not_sit_is_forgotten() -> None:
    story = lobby(BOB).given(PersonWent(ANN)).after(30).when_it_ticks().then(HostPassed(BOB))
    assert [v.person for v in story.room.people] == [BOB]


def test_a_removed_person_may_not_come_back_nor_ask_for_anything() -> None:
    """B-20."""
    story = lobby(BOB, CAT).when(ANN, Remove(BOB)).then(PersonRemoved(BOB))
    story.when(BOB, Come("Bob")).refused("removed-from-room")
    story.when(BOB, Sit(Chair(0), LUCK)).refused("removed-from-room")


def test_a_removed_persons_connection_may_still_close() -> None:
    lobby(BOB).given(PersonRemoved(BOB)).when(BOB, Go()).nothing()


def test_a_room_has_room_for_sixty() -> None:
    crowd = [PersonCame(Person(f"p{n}"), "P") for n in range(MOST_PEOPLE - 2)]
    story = lobby(BOB).given(*crowd)
    story.when(CAT, Come("Cat")).refused("room-is-full", most=MOST_PEOPLE)
    story = story.given(ChairTaken(Chair(0), BOB, LUCK), PersonWent(BOB))
    story.when(BOB, Come("Bob")).then(PersonCame(BOB, "Bob"))
