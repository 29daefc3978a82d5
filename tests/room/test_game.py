"""§4 The game."""

from dataclasses import replace
from typing import Any

import pytest

from domain.game import Level, RuleBroken, Seat
from domain.games import GAMES
from domain.luck import commitment
from domain.room.commands import Again, PlaceBot, Play, Reclaim, Sit, Start
from domain.room.events import (
    ChairTaken,
    GameBegan,
    GameEnded,
    PersonCame,
    RoomEvent,
    TableCleared,
    TablePlayed,
)
from domain.room.pieces import CHAIRS, Chair
from tests.room.story import ANN, BOB, CAT, DAN, LUCK, Story, at_table, lobby, seated, seed


def test_the_host_starts_when_enough_seats_are_filled() -> None:
    """R-04."""
    seated(bots=1).when(ANN, Start()).refused("too-few-players", least=3)
    seated(bots=2).when(ANN, Start()).then_kinds(GameBegan)


def test_nobody_else_starts() -> None:
    seated(BOB, CAT).when(BOB, Start()).refused("host-only")


def test_what_is_running_is_not_started_again() -> None:
    at_table(BOB, CAT).when(ANN, Start()).refused("game-is-running")


def test_bots_alone_do_not_play() -> None:
    """TY-76: at least one human sits."""
    story = lobby()
    for chair in CHAIRS[:3]:
        story = story.given(*_bot(story, chair))
    story.when(ANN, Start()).refused("no-human-player")


def _bot(story: Story, chair: Chair, level: Level = "easy") -> list[RoomEvent]:
    return story.when(ANN, PlaceBot(chair, level)).facts()


def test_empty_chairs_are_skipped_and_seats_go_round() -> None:
    """TY-06."""
    story = lobby(BOB, CAT).given(
        ChairTaken(Chair(5), ANN, LUCK), ChairTaken(Chair(1), BOB, LUCK),
        ChairTaken(Chair(3), CAT, LUCK),
    )  # fmt: skip
    story = story.when(ANN, Start()).accepted()
    assert story.playing.chairs == (1, 3, 5)
    assert [story.person_at(Seat(n)) for n in range(3)] == [BOB, CAT, ANN]
    assert story.playing.table.arrivals == (2, 0, 1)


def test_exactly_one_human_owned_seat_makes_a_one_human_game_whoever_watches() -> None:
    """TY-76."""
    story = seated(bots=2).given(PersonCame(BOB, "Bob"), PersonCame(CAT, "Cat"))
    assert story.when(ANN, Start()).accepted().playing.lone_human == 0
    assert at_table(BOB, bots=1).playing.lone_human is None


def test_a_move_is_the_seats_own_and_follows_the_rules() -> None:
    """B-05."""
    story = at_table(BOB, CAT)
    starter = story.person_at(story.asked[0])
    other = next(person for person in (ANN, BOB, CAT) if person != starter)
    move = Play(story.first_move(story.asked[0]))
    story.when(other, move).refused("not-your-turn", seat=story.asked[0])
    story = story.when(starter, move).then_kinds(TablePlayed)
    story.when(starter, move).refused("direction-is-set")


def test_a_spectator_moves_nothing() -> None:
    story = at_table(BOB, CAT).given(PersonCame(DAN, "Dan"))
    story.when(DAN, Play(story.first_move(story.asked[0]))).refused("not-seated")
    story.when(DAN, Reclaim()).refused("seat-is-yours")


def test_without_a_table_there_is_nothing_to_play() -> None:
    story = at_table(BOB, CAT)
    seated(BOB, CAT).when(ANN, Play(story.first_move(story.asked[0]))).refused("no-game-running")
    seated(BOB, CAT).when(ANN, Reclaim()).refused("seat-is-yours")
    seated(BOB, CAT).when(ANN, Again()).refused("game-is-running")


def ended() -> Story:
    return at_table(BOB, CAT, late="pass").until_over()


def test_a_game_ends_with_its_placings_and_is_over() -> None:
    story = ended()
    (past,) = story.room.past
    assert (past.number, past.game, past.names) == (1, "tycoon", ("Ann", "Bob", "Cat"))
    assert sorted(placing.place for placing in past.placings) == [1, 2, 3]
    assert story.playing.over
    assert story.wakes_in is None


def test_the_end_is_told_in_the_commit_of_the_last_move() -> None:
    story = at_table(BOB, CAT, late="pass")
    while not story.playing.over:
        before, story = story, story.wait()
    assert before.wakes_in is not None
    before.after(before.wakes_in).when_it_ticks().then_kinds(TablePlayed, GameEnded)


def test_after_the_end_nobody_moves_and_seats_stay_locked() -> None:
    story = ended()
    move = at_table(BOB, CAT)
    story.when(ANN, Play(move.first_move(move.asked[0]))).refused("game-is-over")
    story.when(ANN, Sit(Chair(5), LUCK)).refused("seats-are-locked")


def test_the_host_keeps_the_room_for_the_next_game() -> None:
    """R-14, TY-84: seats and code stay, gold and cards are fresh, games are numbered."""
    story = ended()
    story.when(BOB, Again()).refused("host-only")
    story = story.when(ANN, Again()).then(TableCleared(commitment(seed(2))))
    assert [s.person for s in story.room.chairs if s] == [ANN, BOB, CAT]
    story = story.when(ANN, Start()).accepted()
    assert story.playing.number == 2
    assert {player.gold for player in story.playing.table.players} == {150}
    assert [past.number for past in story.room.past] == [1]
    story = story.until_over()
    assert [past.number for past in story.room.past] == [1, 2]


def test_while_it_runs_there_is_no_next_game() -> None:
    at_table(BOB, CAT).when(ANN, Again()).refused("game-is-running")


def test_a_table_keeps_the_version_of_the_rules_it_began_with() -> None:
    """B-22."""
    assert at_table(BOB, CAT).playing.rules == GAMES["tycoon"].rules


def test_a_table_is_remembered_by_its_facts_whatever_becomes_of_the_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """B-22: new rules decide what comes, never what has been."""
    story = seated(BOB, CAT, late="pass")
    facts = story.when(ANN, Start()).facts()
    story = story.given(*facts)
    for _ in range(6):
        assert story.wakes_in is not None
        story = story.after(story.wakes_in)
        facts += (fresh := story.when_it_ticks().facts())
        story = story.given(*fresh)

    def forbid(*_: Any) -> Any:
        raise RuleBroken("other-rules")

    game = GAMES["tycoon"]
    monkeypatch.setitem(GAMES, "tycoon", replace(game, rules=game.rules + 1, decide=forbid))
    again = seated(BOB, CAT, late="pass").given(*facts)
    assert again.playing.table == story.playing.table
    assert again.playing.rules == game.rules
