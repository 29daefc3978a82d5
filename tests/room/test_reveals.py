"""Strings are bound by hashes, seats are locked, strings are revealed, then it is dealt."""

import pytest

from domain.luck import hash_of_string
from domain.room.commands import (
    Again,
    BringLuck,
    Change,
    Go,
    PlaceBot,
    Remove,
    Reveal,
    Sit,
    Stand,
    Start,
    Unseat,
    Wanted,
)
from domain.room.events import (
    ChairTaken,
    ClockSetBack,
    GameBegan,
    GameCalled,
    LuckBrought,
)
from domain.room.pieces import REVEAL_MS, Chair, Person, Settings
from tests.room.story import ANN, BOB, CAT, DAN, LUCK, Story, lobby, seated

STRINGS = {ANN: "a" * 32, BOB: "b" * 32, CAT: "c" * 32}


def promised(*people: Person, bots: int = 0) -> Story:
    """Ann and these people sit, and have brought hashes."""
    story = lobby(*people)
    for n, person in enumerate((ANN, *people)):
        sit = Sit(Chair(n), luck_hash=hash_of_string(STRINGS[person]))
        story = story.when(person, sit).accepted()
    for n in range(bots):
        story = story.when(ANN, PlaceBot(Chair(1 + len(people) + n), "easy")).accepted()
    return story


def called(*people: Person, bots: int = 0) -> Story:
    return promised(*people, bots=bots).when(ANN, Start()).then_kinds(GameCalled)


def test_a_page_brings_the_hash_of_its_string() -> None:
    bound = hash_of_string(STRINGS[BOB])
    story = lobby(BOB).when(BOB, Sit(Chair(1), luck_hash=bound))
    sees = story.then(ChairTaken(Chair(1), BOB, "", bound)).sees(ANN)
    assert [chair.lucky for chair in sees.chairs if chair] == [True]
    assert STRINGS[BOB] not in repr(sees)


def test_the_start_locks_seats_and_waits_for_the_strings() -> None:
    story = called(BOB, CAT)
    sees = story.sees(BOB)
    assert sees.playing is None
    assert sees.called is not None
    assert sees.called.waits_for == (0, 1, 2)
    assert sees.called.due == story.at + REVEAL_MS


def test_with_the_last_string_it_is_dealt() -> None:
    story = called(BOB, CAT)
    for person in (CAT, ANN):
        story = story.when(person, Reveal(STRINGS[person])).then_kinds(LuckBrought)
    story = story.when(BOB, Reveal(STRINGS[BOB])).then_kinds(LuckBrought, GameBegan)
    assert story.playing.salt == "|".join(STRINGS[person] for person in (ANN, BOB, CAT))
    assert story.room.called is None


def test_one_human_among_bots_reveals_too() -> None:
    story = called(bots=2).when(ANN, Reveal(STRINGS[ANN])).then_kinds(LuckBrought, GameBegan)
    assert story.playing.salt == f"{STRINGS[ANN]}||"


def test_who_does_not_reveal_in_time_plays_without_a_string() -> None:
    story = called(BOB, CAT).when(CAT, Reveal(STRINGS[CAT])).accepted()
    assert story.wakes_in == REVEAL_MS / 1000
    (began,) = story.after(REVEAL_MS / 1000).when_it_ticks().facts()
    assert began.salt == f"||{STRINGS[CAT]}"
    assert began.luck_hashes == tuple(hash_of_string(STRINGS[p]) for p in (ANN, BOB, CAT))


def test_who_is_away_is_not_waited_for() -> None:
    story = promised(BOB, CAT).when(BOB, Go()).accepted().when(ANN, Start()).accepted()
    assert story.sees(ANN).called.waits_for == (0, 2)  # type: ignore[union-attr]
    story = story.when(ANN, Reveal(STRINGS[ANN])).accepted()
    story = story.when(CAT, Reveal(STRINGS[CAT])).then_kinds(LuckBrought, GameBegan)
    assert story.playing.salt == f"{STRINGS[ANN]}||{STRINGS[CAT]}"


def test_another_string_than_was_promised_is_refused() -> None:
    called(BOB, CAT).when(ANN, Reveal("f" * 32)).refused("another-string-was-promised")


def test_a_string_is_revealed_once_and_only_when_seats_are_locked() -> None:
    reveal = Reveal(STRINGS[ANN])
    promised(BOB, CAT).when(ANN, reveal).refused("no-string-awaited")
    story = called(BOB, CAT).when(ANN, reveal).accepted()
    story.when(ANN, reveal).refused("no-string-awaited")
    story.when(DAN, reveal).refused("not-seated")
    dealt = story.after(REVEAL_MS / 1000).when_it_ticks().accepted()
    dealt.when(BOB, Reveal(STRINGS[BOB])).refused("no-string-awaited")


@pytest.mark.parametrize(
    ("by", "wanted", "key"),
    [
        (BOB, BringLuck(luck_hash="0" * 64), "seats-are-locked"),
        (BOB, BringLuck(LUCK), "seats-are-locked"),
        (BOB, Stand(), "seats-are-locked"),
        (BOB, Sit(Chair(4), luck_hash="0" * 64), "seats-are-locked"),
        (ANN, PlaceBot(Chair(4), "easy"), "seats-are-locked"),
        (ANN, Unseat(Chair(1)), "seats-are-locked"),
        (ANN, Remove(BOB), "seats-are-locked"),
        (ANN, Change(Settings(game="gem_trader")), "seats-are-locked"),
        (ANN, Start(), "game-is-running"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Wanted) else str(value),
)
def test_nothing_changes_between_the_call_and_the_deal(
    by: Person, wanted: Wanted, key: str
) -> None:
    called(BOB, CAT).when(by, wanted).refused(key)


def test_a_hash_can_be_brought_anew_before_the_start_alone() -> None:
    other = BringLuck(luck_hash=hash_of_string("f" * 32))
    story = promised(BOB, CAT).when(BOB, other).accepted().when(ANN, Start()).accepted()
    story.when(BOB, Reveal(STRINGS[BOB])).refused("another-string-was-promised")
    story.when(BOB, Reveal("f" * 32)).accepted()


def test_a_string_beside_its_hash_counts_for_nothing() -> None:
    sit = Sit(Chair(1), STRINGS[BOB], hash_of_string(STRINGS[BOB]))
    lobby(BOB).when(BOB, sit).then(ChairTaken(Chair(1), BOB, "", hash_of_string(STRINGS[BOB])))


def test_strings_that_pages_from_before_brought_are_dealt_with_at_once() -> None:
    seated(BOB, CAT).when(ANN, Start()).then_kinds(GameBegan)


def test_where_some_pages_are_from_before_the_others_are_waited_for() -> None:
    story = lobby(BOB, CAT).when(CAT, Sit(Chair(4), LUCK)).accepted()
    story = story.when(ANN, Sit(Chair(0), luck_hash=hash_of_string(STRINGS[ANN]))).accepted()
    story = story.when(BOB, Sit(Chair(1), luck_hash=hash_of_string(STRINGS[BOB]))).accepted()
    story = story.when(ANN, Start()).then_kinds(GameCalled)
    assert story.sees(ANN).called.waits_for == (0, 1)  # type: ignore[union-attr]


def test_a_clock_that_is_set_back_waits_no_longer_for_it() -> None:
    story = called(BOB, CAT).after(-600).when_it_ticks().then(ClockSetBack())
    assert story.wakes_in == REVEAL_MS / 1000


def test_the_next_game_asks_for_new_hashes() -> None:

    story = called(BOB, CAT).after(REVEAL_MS / 1000).when_it_ticks().accepted().until_over()
    story = story.when(ANN, Again()).accepted()
    assert {sitter.luck_hash for sitter in story.room.chairs if sitter} == {""}
