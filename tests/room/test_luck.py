"""Luck that can be checked: committed to before anybody adds to it, recomputed after the game."""

from typing import Any

from domain.game import Command, Seating, TimeIsUp
from domain.games import GAMES
from domain.luck import SeededLuck, commitment
from domain.room.commands import Again, BringLuck, Play, Sit, Start
from domain.room.events import GameBegan, TablePlayed
from domain.room.pieces import Chair
from tests.room.story import ANN, BOB, CAT, at_table, lobby, opened, seated, seed


def test_the_commitment_stands_before_any_string_is_brought() -> None:
    story = opened()
    assert story.room.commitment == commitment(seed(1))
    assert not any(story.room.chairs)
    assert lobby(BOB).sees(BOB).commitment == commitment(seed(1))


def test_the_next_games_commitment_stands_before_its_strings() -> None:
    story = at_table(BOB, CAT, late="pass").until_over().when(ANN, Again()).accepted()
    assert story.room.commitment == commitment(seed(2))
    assert {sitter.luck for sitter in story.room.chairs if sitter} == {""}
    assert not any(chair.lucky for chair in story.sees(ANN).chairs if chair)


def test_every_string_goes_into_the_luck_in_the_order_of_the_seats() -> None:
    story = lobby(BOB, CAT)
    for chair, person in ((4, ANN), (0, BOB), (2, CAT)):
        story = story.when(person, Sit(Chair(chair), f"{chair:032x}")).accepted()
    story = story.when(CAT, BringLuck("f" * 32)).accepted().when(ANN, Start()).accepted()
    assert story.playing.salt == "|".join((f"{0:032x}", "f" * 32, f"{4:032x}"))


def test_another_string_is_another_game() -> None:
    ours = seated(BOB, CAT).when(ANN, Start()).accepted()
    other = seated(BOB, CAT).when(CAT, BringLuck("f" * 32)).accepted()
    other = other.when(ANN, Start()).accepted()
    assert ours.playing.table.deck != other.playing.table.deck


def test_no_view_shows_a_string_a_seed_or_the_deck() -> None:
    story = at_table(BOB, CAT)
    shown = repr([story.sees(person) for person in (ANN, BOB, CAT)])
    assert f"{1:032x}" not in shown
    assert seed(1).hex() not in shown
    assert repr(story.playing.table.deck) not in shown


def test_every_draw_of_a_whole_game_is_recomputed_from_seed_and_salt() -> None:
    """Deciding again with the published luck gives the same facts, draw by draw."""
    began, commands = whole_game()
    game: Any = GAMES[began.game]
    luck = SeededLuck(seed(1), began.salt)
    humans, arrivals = (True,) * 3, tuple(range(3))
    table = game.replay(game.setup(Seating(humans, arrivals), luck))  # type: ignore[arg-type]
    assert table == game.replay(began.events)
    assert luck.drawn == began.drawn
    for command, played in commands:
        facts = game.decide(table, command, luck)
        assert facts == list(played.events)
        assert luck.drawn == played.drawn
        assert played.move == (None if command.by is None else command.move)
        table = game.replay(facts, table)
    assert game.waits(table) is None
    assert luck.drawn > began.drawn + 6, "dice were rolled on the way"


def whole_game() -> tuple[GameBegan, list[tuple[Any, TablePlayed]]]:
    """What began it, and each command to the table with what followed from it."""
    story = seated(BOB, CAT, late="pass")
    (began,) = story.when(ANN, Start()).facts()
    story = story.given(began)
    commands: list[tuple[Any, TablePlayed]] = []
    while not story.playing.over:
        if len(commands) % 3 and story.asked:
            seat = story.asked[0]
            move = story.first_move(seat)
            command = Command(seat, move)
            facts = story.when(story.person_at(seat), Play(move)).facts()
        else:
            turn = story.playing.turn
            assert turn is not None
            assert story.wakes_in is not None
            story, command = story.after(story.wakes_in), Command(None, TimeIsUp(turn))
            facts = story.when_it_ticks().facts()
        commands.append((command, facts[0]))
        story = story.given(*facts)
    return began, commands
