"""§4 The wish to buy (求购)."""

import pytest

from domain.game import Seat
from domain.tycoon.events import (
    FreeTradeOpened,
    RoundBegan,
    SellersFound,
    WishAnswered,
    WishGivenUp,
    WishGranted,
    WishMade,
    WishSkipped,
    WishUnmet,
)
from domain.tycoon.moves import (
    AnswerWish,
    ChooseSeller,
    GiveUpWish,
    SkipWish,
    Wish,
)
from domain.tycoon.pieces import Card, Title
from tests.story import ANN, BOB, CAT, Story
from tests.tycoon.tables import (
    MING,
    TANG,
    TANG_1,
    TANG_2,
    TANG_RED,
    given,
    gold_of,
    hand_of,
    outcry,
    seated,
    title,
    trading,
    with_hands,
)

TANG_RED_TITLE = title(TANG, 4)
NEXT_ROUND = RoundBegan(2, BOB)


def wishing(**hands: tuple[Card, ...]) -> Story:
    """Ann may wish; the house's dice come next."""
    return given(trading(with_hands(hands))).with_dice(1, 1, 1, 1)


def asked(story: Story, wanted: Title, gold: int, *sellers: Seat) -> Story:
    """Ann wishes; Bob and Cat answer."""
    story = story.when(ANN, Wish(1, wanted, gold)).then(WishMade(ANN, wanted, gold))
    for seat in (BOB, CAT):
        story = story.when(seat, AnswerWish(1, sells=seat in sellers)).accepted()
    return story


@pytest.mark.parametrize(("gold", "tax", "net"), [(50, 10, 40), (51, 11, 40), (1, 1, 0)])
def test_a_wish_for_a_red_is_taxed_at_the_seller_and_ends_the_trading(
    gold: int, tax: int, net: int
) -> None:
    """Y43, TY-58, TY-64: no free trade afterwards."""
    story = asked(wishing(bob=(TANG_RED,), ann=(TANG_1,)), TANG_RED_TITLE, gold, BOB)
    after = story.when(ANN, ChooseSeller(1, BOB)).then_first(
        WishGranted(ANN, BOB, TANG_RED, gold, tax), NEXT_ROUND
    )
    assert hand_of(after) == (TANG_1, TANG_RED)
    assert gold_of(after, BOB) == 150 + net
    income = 2 * len((TANG_1, TANG_RED))
    assert gold_of(after) == 150 - gold + income


def test_other_cards_are_not_taxed() -> None:
    story = asked(wishing(bob=(TANG_2,)), title(TANG, 2), 50, BOB)
    story.when(ANN, ChooseSeller(1, BOB)).then_first(WishGranted(ANN, BOB, TANG_2, 50, 0))


def test_the_start_player_picks_among_those_who_would_sell() -> None:
    """TY-61."""
    story = asked(wishing(bob=(TANG_2,), cat=(TANG_2,)), title(TANG, 2), 9, BOB, CAT)
    assert story.sees(ANN).own.sellers == (BOB, CAT)
    story.when(ANN, ChooseSeller(1, ANN)).refused("not-a-seller", seat=ANN)
    story.when(CAT, ChooseSeller(1, CAT)).refused("not-your-turn", seat=ANN)
    after = story.when(ANN, ChooseSeller(1, CAT)).accepted()
    assert hand_of(after, BOB) == (TANG_2,)


def test_all_are_asked_and_then_the_sellers_are_known() -> None:
    """TY-61."""
    story = wishing(cat=(TANG_2,)).when(ANN, Wish(1, title(TANG, 2), 9)).accepted()
    story = story.when(BOB, AnswerWish(1, sells=False)).then(WishAnswered(BOB, sells=False))
    story.when(CAT, AnswerWish(1, sells=True)).then(
        WishAnswered(CAT, sells=True), SellersFound((CAT,))
    )


def test_only_a_holder_can_say_yes() -> None:
    """TY-61."""
    story = wishing(cat=(TANG_2,)).when(ANN, Wish(1, title(TANG, 2), 9)).accepted()
    story.when(BOB, AnswerWish(1, sells=True)).refused(
        "you-hold-no-such-card", title=title(TANG, 2)
    )


def test_one_answers_once_and_not_oneself() -> None:
    story = wishing().when(ANN, Wish(1, title(TANG, 2), 9)).accepted()
    story.when(ANN, AnswerWish(1, sells=False)).refused("your-own-wish")
    story = story.when(BOB, AnswerWish(1, sells=False)).accepted()
    story.when(BOB, AnswerWish(1, sells=False)).refused("answered-already")


def test_a_wish_nobody_grants_opens_the_free_trade() -> None:
    """TY-58."""
    story = wishing(ann=(TANG_1,)).when(ANN, Wish(1, title(TANG, 2), 9)).accepted()
    story = story.when(BOB, AnswerWish(1, sells=False)).accepted()
    story.when(CAT, AnswerWish(1, sells=False)).then(
        WishAnswered(CAT, sells=False), WishUnmet(ANN), FreeTradeOpened()
    )


def test_without_a_card_of_ones_own_a_failed_wish_ends_the_trading() -> None:
    """Y46, TY-66."""
    story = wishing().when(ANN, Wish(1, title(TANG, 2), 9)).accepted()
    story = story.when(BOB, AnswerWish(1, sells=False)).accepted()
    story.when(CAT, AnswerWish(1, sells=False)).then_first(
        WishAnswered(CAT, sells=False), WishUnmet(ANN), NEXT_ROUND
    )


def test_to_skip_the_wish_opens_the_free_trade() -> None:
    """TY-59."""
    wishing(ann=(TANG_1,)).when(ANN, SkipWish(1)).then(WishSkipped(ANN), FreeTradeOpened())


def test_to_give_up_the_wish_opens_the_free_trade() -> None:
    """TY-61: nothing was bought."""
    story = asked(wishing(ann=(TANG_1,), bob=(TANG_2,)), title(TANG, 2), 9, BOB)
    story.when(ANN, GiveUpWish(1)).then(WishGivenUp(ANN), FreeTradeOpened())


def test_the_price_is_from_one_to_ones_own_gold() -> None:
    """TY-60."""
    story = wishing()
    story.when(ANN, Wish(1, title(TANG, 2), 0)).refused("gold-too-low", least=1)
    story.when(ANN, Wish(1, title(TANG, 2), 151)).refused("gold-too-high", most=150)
    story.when(ANN, Wish(1, title(TANG, 2), 150)).accepted()


def test_any_card_of_the_games_eras_may_be_named() -> None:
    """TY-60: even one that nobody holds, but of no other era."""
    story = wishing()
    story.when(ANN, Wish(1, TANG_RED_TITLE, 9)).accepted()
    unknown = title(MING, 1)
    story.when(ANN, Wish(1, unknown, 9)).refused("no-such-title", title=unknown)


def test_without_gold_one_can_only_skip() -> None:
    story = given(trading(seated(gold={ANN: 0})))
    assert [may.move for may in story.sees(ANN).options] == ["SkipWish"]


def test_only_the_start_player_wishes_and_only_now() -> None:
    """TY-58."""
    wishing().when(BOB, Wish(1, title(TANG, 2), 9)).refused("not-your-turn", seat=ANN)
    wishing().when(ANN, Wish(2, title(TANG, 2), 9)).refused("other-round", round=1)
    story = given(outcry(seated(), TANG_1))
    story.when(ANN, Wish(1, title(TANG, 2), 9)).refused("no-wish-now")
