"""§1 Opening: eras, the removed red card, the first player and the direction."""

import pytest

from domain.auctions import Call
from domain.game import Seat
from domain.tycoon import TYCOON
from domain.tycoon import view_types as seen
from domain.tycoon.events import (
    CardsDrawn,
    DirectionChosen,
    FirstPlayerFound,
    GameOpened,
    HouseDiceRolled,
    RoundBegan,
    StartDiceRolled,
    TycoonEvent,
)
from domain.tycoon.moves import ChooseDirection
from domain.tycoon.opening import setup, start_dice
from domain.tycoon.pieces import PURSE, cards_of, era_of, red_of
from domain.tycoon.stages import Directing
from tests.story import ANN, BOB, CAT, DAN, EVE, Chance, Faces, Story, seating
from tests.tycoon.tables import LOT, given, seated


def opened(players: int, seed: int = 1) -> Story:
    return Story(TYCOON, TYCOON.replay(setup(seating(players), Chance(seed))))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_begins_with_150_gold_and_no_cards(players: int) -> None:
    table = opened(players).table
    assert [(p.gold, p.hand) for p in table.players] == [(PURSE, ())] * players


def test_three_to_six_can_play() -> None:
    """TY-01."""
    assert list(TYCOON.seats) == [3, 4, 5, 6]


@pytest.mark.parametrize(("players", "cards"), [(3, 26), (4, 35), (5, 44), (6, 53)])
def test_as_many_eras_as_players_and_one_red_card_less(players: int, cards: int) -> None:
    """TY-02."""
    table = opened(players).table
    assert len(set(table.eras)) == players
    assert table.removed in table.eras
    all_cards = [card for era in table.eras for card in cards_of(era)]
    all_cards.remove(red_of(table.removed))
    assert sorted(table.deck) == sorted(all_cards)
    assert len(table.deck) == cards


def test_any_era_can_be_in_and_any_can_lose_its_red() -> None:
    tables = [opened(3, seed).table for seed in range(60)]
    assert {era for table in tables for era in table.eras} == set(range(9))
    assert {table.eras.index(table.removed) for table in tables} == {0, 1, 2}


def test_the_deck_is_shuffled() -> None:
    first_eras = {era_of(opened(3, seed).table.deck[0]) for seed in range(30)}
    assert len(first_eras) > 3


def test_only_those_who_tie_for_the_highest_roll_again() -> None:
    """Y03, TY-05: A6 B6 C2 D6; A3 B5 D5; B1 D4."""
    luck = Faces(6, 6, 2, 6, 3, 5, 5, 1, 4)
    assert start_dice((ANN, BOB, CAT, DAN), luck) == [
        StartDiceRolled((Call(ANN, 6), Call(BOB, 6), Call(CAT, 2), Call(DAN, 6))),
        StartDiceRolled((Call(ANN, 3), Call(BOB, 5), Call(DAN, 5))),
        StartDiceRolled((Call(BOB, 1), Call(DAN, 4))),
        FirstPlayerFound(DAN),
    ]


def test_all_see_every_round_of_opening_dice() -> None:
    facts: list[TycoonEvent] = [
        GameOpened(3, (ANN, BOB, CAT), None, (0, 1, 2), 1, ()),
        StartDiceRolled((Call(ANN, 6), Call(BOB, 6), Call(CAT, 2))),
        StartDiceRolled((Call(ANN, 3), Call(BOB, 5))),
        FirstPlayerFound(BOB),
    ]
    stage = TYCOON.view(TYCOON.replay(facts), None).table.stage
    assert isinstance(stage, seen.Directing)
    assert stage.seat == BOB
    assert [len(calls) for calls in stage.rolls] == [3, 2]


def test_the_first_player_chooses_the_direction_and_round_one_begins() -> None:
    """TY-06, TY-07: round 1 has its settlement, with the four house dice."""
    deck = cards_of(0)
    story = given(seated(round=0, drawn=0, deck=deck, stage=Directing())).with_dice(2, 3, 6, 4)
    story.when(ANN, ChooseDirection(clockwise=False)).then(
        DirectionChosen(ANN, clockwise=False),
        RoundBegan(1, ANN),
        HouseDiceRolled((2, 3, 6, 4), (10, 20, 30, 20)),
        CardsDrawn(LOT, deck[:2]),
    )


def test_nobody_else_chooses_the_direction() -> None:
    story = given(seated(round=0, stage=Directing()))
    story.when(BOB, ChooseDirection(clockwise=True)).refused("not-your-turn", seat=ANN)


def test_the_direction_is_chosen_once() -> None:
    """TY-06."""
    chosen = given(seated(deck=cards_of(0), round=0)).with_dice(1, 1, 1, 1)
    chosen = chosen.when(ANN, ChooseDirection(clockwise=True)).accepted()
    chosen.when(ANN, ChooseDirection(clockwise=False)).refused("direction-is-set")


def test_a_slow_first_player_goes_clockwise() -> None:
    """TY-06, TY-78."""
    story = given(seated(round=0, deck=cards_of(0), stage=Directing())).with_dice(1, 1, 1, 1)
    story.when_time_is_up().then_first(DirectionChosen(ANN, clockwise=True))


@pytest.mark.parametrize("clockwise", [True, False])
def test_the_start_passes_on_in_the_direction(clockwise: bool) -> None:
    table = seated(clockwise=clockwise)
    assert table.next_starter == (BOB if clockwise else CAT)


def test_each_seat_starts_twice() -> None:
    """Y04: five players, counter-clockwise, D first: each starts in rounds k and k+5."""
    starts: list[Seat] = []
    table = seated(5, starter=DAN, clockwise=False, round=0)
    for number in range(1, 11):
        starter = table.next_starter if table.round else table.starter
        starts.append(starter)
        table = TYCOON.evolve(table, RoundBegan(number, starter))
    assert starts == [DAN, CAT, BOB, ANN, EVE] * 2
