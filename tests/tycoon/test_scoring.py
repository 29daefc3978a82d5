"""§5 Red cards, sets and the final score."""

import pytest

from domain.game import Placing
from domain.tycoon import TYCOON
from domain.tycoon.events import GameEnded
from domain.tycoon.moves import Bid, SkipWish
from domain.tycoon.pieces import Card, cards_of
from domain.tycoon.scoring import ranking, red_income, worths
from domain.tycoon.view_types import EraWorth
from tests.story import ANN, BOB, CAT
from tests.tycoon.tables import (
    HAN_RED,
    LOT,
    SONG_1,
    SONG_RED,
    TANG,
    TANG_1,
    TANG_2,
    TANG_3,
    TANG_RED,
    card,
    given,
    seated,
    trading,
)

TWO_OF_ONE_STAR = (TANG_1, TANG_1)
SET = (TANG_1, TANG_2, TANG_3)


def worth(*hand: Card) -> EraWorth:
    (tang,) = worths(hand, (TANG,))
    return tang


# Income


def test_a_red_earns_two_for_each_card_of_its_era_itself_too() -> None:
    """Y40, TY-67: Tang: red, two 1-stars, a 2-star."""
    assert red_income((TANG_RED, *TWO_OF_ONE_STAR, TANG_2)) == 8


def test_with_one_two_and_three_stars_it_earns_four() -> None:
    """Y41, TY-68."""
    assert red_income((TANG_RED, *TWO_OF_ONE_STAR, TANG_2, TANG_3)) == 20


def test_each_red_counts_its_own_era() -> None:
    """Y41, TY-70: a lone Song red adds 2."""
    assert red_income((TANG_RED, *TWO_OF_ONE_STAR, TANG_2, TANG_3, SONG_RED)) == 22


def test_without_a_red_nothing_is_earned() -> None:
    assert red_income((*SET, SONG_1)) == 0


# Worth


def test_cards_without_a_set_are_worth_their_value() -> None:
    assert worth(*TWO_OF_ONE_STAR, TANG_3) == EraWorth(
        TANG, (*TWO_OF_ONE_STAR, TANG_3), (2,), 100, 50
    )


def test_a_set_is_worth_half_more_duplicates_too() -> None:
    """TY-71: 15 + 15 + 30 + 45; a duplicate stands for no missing star."""
    era = worth(*TWO_OF_ONE_STAR, TANG_2, TANG_3)
    assert (era.percent, era.worth, era.missing) == (150, 105, ())
    assert worth(TANG_1, TANG_1, TANG_2).percent == 100


def test_a_set_with_its_red_is_worth_double() -> None:
    """TY-71: 20 + 20 + 40 + 60 + 80."""
    era = worth(*TWO_OF_ONE_STAR, TANG_2, TANG_3, TANG_RED)
    assert (era.percent, era.worth, era.forfeited) == (200, 220, 0)


@pytest.mark.parametrize("hand", [(TANG_RED,), (TANG_RED, TANG_1), (TANG_RED, TANG_1, TANG_3)])
def test_a_red_without_a_set_is_forfeited(hand: tuple[Card, ...]) -> None:
    """TY-72: +40 and -40; the others count as usual."""
    era = worth(*hand)
    assert (era.percent, era.forfeited) == (100, 40)
    assert era.worth - era.forfeited == sum({TANG_1: 10, TANG_3: 30}.get(c, 0) for c in hand)


def test_the_era_that_lost_its_red_is_worth_half_more_at_most() -> None:
    """TY-73."""
    assert worth(*cards_of(TANG)[:-1]).percent == 150


# The end


def test_total_is_gold_and_worth_less_what_is_forfeited() -> None:
    hands = {ANN: (*SET, TANG_RED), BOB: (SONG_RED, SONG_1)}
    scores = {score.seat: score for score in ranking(seated(hands=hands))}
    assert (scores[ANN].total, scores[ANN].sets) == (150 + 200, 1)
    assert (scores[BOB].total, scores[BOB].sets) == (150 + 10, 0)
    assert scores[CAT].total == 150


def test_equal_totals_and_gold_and_sets_go_by_who_sat_down_first() -> None:
    """Y49, TY-75: A 300 with gold 100 and one set, B the same, A seated first."""
    hands = {ANN: (*SET, TANG_RED), BOB: (*SET, TANG_RED)}
    table = seated(hands=hands, gold={ANN: 100, BOB: 100, CAT: 0})
    assert [score.total for score in ranking(table)] == [300, 300, 0]
    assert [score.seat for score in ranking(table)] == [ANN, BOB, CAT]
    late = seated(hands=hands, gold={ANN: 100, BOB: 100, CAT: 0}, arrivals=(CAT, BOB, ANN))
    assert [score.seat for score in ranking(late)] == [BOB, ANN, CAT]


def test_equal_totals_go_by_gold() -> None:
    """Y49, TY-75: more of the same total in gold is ahead, even of a four-star set."""
    hands = {ANN: (*SET, TANG_RED), BOB: (SONG_1,)}
    table = seated(hands=hands, gold={ANN: 10, BOB: 200, CAT: 0})
    assert [(score.total, score.sets) for score in ranking(table)][:2] == [(210, 0), (210, 1)]
    assert [score.seat for score in ranking(table)][:2] == [BOB, ANN]


def test_one_more_gold_is_ahead() -> None:
    """Y49: with gold 101 B is ahead."""
    hands = {ANN: (*SET, TANG_RED), BOB: (*SET, TANG_RED)}
    table = seated(hands=hands, gold={ANN: 100, BOB: 101, CAT: 0})
    assert [score.seat for score in ranking(table)][:2] == [BOB, ANN]


def test_equal_totals_and_gold_go_by_four_star_sets() -> None:
    """TY-74, TY-75: 200 in a four-star set against 200 in loose cards."""
    loose = tuple(card(era, 3) for era in (2, 3, 5)) * 2
    hands = {ANN: (*loose, card(2, 2)), BOB: (*SET, TANG_RED)}
    table = seated(hands=hands, eras=(2, 3, TANG, 5))
    assert [(s.seat, s.total, s.sets) for s in ranking(table)][:2] == [
        (BOB, 350, 1),
        (ANN, 350, 0),
    ]


def test_two_eras_complete_are_two_sets() -> None:
    """TY-74."""
    hand = (*SET, TANG_RED, *cards_of(5)[::3], card(5, 3), SONG_RED)
    (best, *_) = ranking(seated(hands={CAT: tuple(dict.fromkeys(hand))}))
    assert (best.seat, best.sets) == (CAT, 2)


def test_the_game_ends_with_a_strict_ranking_that_all_see() -> None:
    """R-13, TY-02, TY-75: and the removed red is told."""
    table = trading(seated(round=6, hands={BOB: SET, CAT: (HAN_RED,)}))
    assert TYCOON.placings(table) is None
    story = given(table).when(ANN, SkipWish(6)).then_among(GameEnded(ranking(table)))
    assert TYCOON.placings(story.table) == (
        Placing(BOB, 1, 240),
        Placing(ANN, 2, 150),
        Placing(CAT, 3, 150),
    )
    seen = story.sees(None).table
    assert seen.removed == table.removed
    assert [score.place for score in seen.stage.ranking] == [1, 2, 3]
    story.when(ANN, Bid(LOT, 5)).refused("game-is-over")
    assert story.sees(ANN).options == ()
