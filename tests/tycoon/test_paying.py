"""§3 The price die, discount, luxury tax and payment."""

import pytest

from domain.auctions import Call
from domain.game import Seat
from domain.tycoon import TYCOON
from domain.tycoon.events import (
    DieRolled,
    LotSold,
    WindowOpened,
)
from domain.tycoon.moves import RollDie
from domain.tycoon.pieces import Card
from domain.tycoon.sums import payment, terms
from domain.tycoon.view_types import Attempt, Sum
from tests.story import ANN, BOB, CAT
from tests.tycoon.tables import (
    HAN_RED,
    LOT,
    NEXT,
    SONG_RED,
    TANG_1,
    TANG_2,
    TANG_3,
    TANG_RED,
    given,
    gold_of,
    hand_of,
    outcry,
    rolling,
    seated,
    total,
)

NO_BANS = (0, 0, 0)
REDS = (SONG_RED, HAN_RED)


def rolled(
    card: Card, bid: int, face: int, buyer: Seat = BOB, reds: int = 0, *, picked: bool = False
) -> Sum:
    """What the buyer pays, with plenty of gold and this many reds already."""
    table = seated(gold={buyer: 500}, hands={buyer: REDS[:reds]})
    story = given(rolling(table, card, Call(buyer, bid), picked=picked)).with_dice(face)
    story = story.when(buyer, RollDie(LOT)).accepted()
    due: Sum = story.sees(None).table.last.attempts[-1].sum
    assert gold_of(story, buyer) == 500 - due.pay
    return due


@pytest.mark.parametrize("star", [1, 2, 3, 4])
def test_the_die_moves_a_price_by_the_stars_of_the_card(star: int) -> None:
    card = (TANG_1, TANG_2, TANG_3, TANG_RED)[star - 1]
    own = terms(outcry(seated(), card), LOT, BOB)
    assert own.changes == (star, 2 * star, 3 * star, -star, -2 * star, -3 * star)


def test_up_with_three_and_down_with_six() -> None:
    """Y16: a 3-star won at 17: die 3 pays 26, die 6 pays 8."""
    assert rolled(TANG_3, 17, 3) == total(17, 9, 26)
    assert rolled(TANG_3, 17, 6) == total(17, -9, 8)


def test_a_payment_is_never_below_nothing() -> None:
    """Y17: a 1-star won at 2, die 6: pays 0, and the card is theirs."""
    table = rolling(seated(), TANG_1, Call(BOB, 2))
    story = (
        given(table)
        .with_dice(6)
        .when(BOB, RollDie(LOT))
        .then(
            DieRolled(LOT, BOB, 6), LotSold(LOT, BOB, total(2, -3, 0), NO_BANS), WindowOpened(NEXT)
        )
    )
    assert (gold_of(story, BOB), hand_of(story, BOB)) == (150, (TANG_1,))


# The blind-pick discount


def test_the_start_player_pays_four_fifths_for_their_own_pick_rounded_up() -> None:
    """TY-24, TY-45: 14 becomes 11.2, so 12."""
    assert rolled(TANG_2, 12, 1, buyer=ANN, picked=True) == total(12, 2, 12)


def test_nobody_else_gets_the_discount() -> None:
    """Y19, TY-24: another player wins that card at 12, die 1: 14."""
    assert rolled(TANG_2, 12, 1, buyer=BOB, picked=True).pay == 14


def test_the_start_player_gets_it_for_their_pick_only() -> None:
    """TY-24."""
    assert rolled(TANG_2, 12, 1, buyer=ANN, picked=False).pay == 14


# Luxury tax


def test_the_first_red_is_not_taxed() -> None:
    """TY-47."""
    assert rolled(TANG_RED, 41, 2) == total(41, 8, 49)


def test_the_second_red_is_taxed_half() -> None:
    """Y20, TY-46: a red won at 41, die 2, one held, not the picker: 49 + 25 = 74."""
    assert rolled(TANG_RED, 41, 2, reds=1) == total(41, 8, 49, tax=25)


def test_the_tax_comes_after_the_discount() -> None:
    """Y21, TY-44: the start player's own pick: 49 becomes 40, + 20 = 60."""
    assert rolled(TANG_RED, 41, 2, buyer=ANN, reds=1, picked=True) == total(41, 8, 40, tax=20)


def test_the_third_red_is_taxed_in_full() -> None:
    """Y22: a red at 30, die 5, two held: 22 + 22 = 44."""
    assert rolled(TANG_RED, 30, 5, reds=2) == total(30, -8, 22, tax=22)


def test_the_fourth_red_too() -> None:
    """Y22: or three held."""
    hand = (SONG_RED, HAN_RED, Card(80))
    own = terms(outcry(seated(hands={BOB: hand}), TANG_RED), LOT, BOB)
    assert payment(30, 5, own) == total(30, -8, 22, tax=22)


def test_other_cards_are_not_taxed_however_many_reds_one_holds() -> None:
    assert rolled(TANG_3, 17, 3, reds=2) == total(17, 9, 26)


def test_the_preview_runs_over_the_six_faces() -> None:
    """Y24, TY-87: 41 on one's own red pick with one red: 36 to 65."""
    table = outcry(seated(hands={ANN: (SONG_RED,)}), TANG_RED, picked=True)
    own = given(table).sees(ANN).own.terms
    pays = [payment(41, face, own).pay for face in range(1, 7)]
    assert (min(pays), max(pays)) == (36, 65)


# Who rolls, who gets the money


def test_the_winner_rolls() -> None:
    """TY-43."""
    story = given(rolling(seated(), TANG_3, Call(BOB, 17), Call(ANN, 15))).with_dice(3)
    story.when(ANN, RollDie(LOT)).refused("not-your-turn", seat=BOB)
    story.when(BOB, RollDie(NEXT)).refused("other-lot", lot=LOT)
    story.when(BOB, RollDie(LOT)).then_first(DieRolled(LOT, BOB, 3))


@pytest.mark.parametrize("lone", [None, ANN])
def test_after_ten_seconds_the_house_rolls(lone: Seat | None) -> None:
    """TY-43, TY-77: in a game of one human too."""
    table = rolling(seated(lone_human=lone), TANG_3, Call(BOB, 17))
    wait = TYCOON.waits(table)
    assert wait is not None
    assert (wait.seconds, wait.asked, wait.slow) == (10, (BOB,), ())
    given(table).with_dice(3).when_time_is_up().then_first(DieRolled(LOT, BOB, 3))


def test_the_money_goes_to_the_bank() -> None:
    """TY-42: nobody at the table gains by a sale."""
    story = given(rolling(seated(), TANG_3, Call(BOB, 17))).with_dice(3)
    story = story.when(BOB, RollDie(LOT)).accepted()
    assert [gold_of(story, seat) for seat in (ANN, BOB, CAT)] == [150, 124, 150]


def test_all_see_the_whole_sum() -> None:
    """R-10."""
    story = given(rolling(seated(), TANG_3, Call(BOB, 17))).with_dice(3)
    story = story.when(BOB, RollDie(LOT)).accepted()
    for seat in (ANN, BOB, None):
        last = story.sees(seat).table.last
        assert (last.lot, last.card, last.face, last.buyer) == (LOT, TANG_3, 3, BOB)
        assert last.attempts == (Attempt(BOB, total(17, 9, 26), paid=True),)


def test_a_buyer_knows_what_they_paid() -> None:
    """R-12."""
    story = given(rolling(seated(), TANG_3, Call(BOB, 17))).with_dice(3)
    story = story.when(BOB, RollDie(LOT)).accepted()
    assert [(item.card, item.paid) for item in story.sees(BOB).own.hand] == [(TANG_3, 26)]
