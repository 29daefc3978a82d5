"""§2 The selling window and §4 selling to the house."""

from domain.tycoon.events import CardSold, CardTurned, OutcryOpened, ReadyTakenBack, SaidReady
from domain.tycoon.moves import CloseWindow, SayReady, Sell, TakeReadyBack
from domain.tycoon.pieces import Card
from domain.tycoon.quotes import price
from domain.tycoon.table import Table
from tests.story import ANN, BOB, CAT
from tests.tycoon.tables import (
    HAN,
    LOT,
    NEXT,
    SONG_1,
    SONG_2,
    TANG_1,
    TANG_2,
    TANG_3,
    TANG_RED,
    card,
    given,
    gold_of,
    hand_of,
    outcry,
    seated,
    window,
)

ALL_ONES = (TANG_1,) * 3 + (SONG_1,) * 3
MORE_ONES = (card(HAN, 1),) * 3
AT_ZERO = (0, 0, 0, 0)
AT_THIRTY = (30, 30, 30, 30)


def open_window(hand: tuple[Card, ...] = (), bonuses: tuple[int, ...] = AT_ZERO) -> Table:
    return window(seated(hands={ANN: hand}, bonuses=bonuses))


# Prices


def test_three_one_stars_at_thirty() -> None:
    """Y07, TY-13: 13 + 12 + 11 = 36, and the bonus is 0."""
    story = given(open_window(ALL_ONES, bonuses=AT_THIRTY))
    story = story.when(ANN, Sell(LOT, ALL_ONES[:3], AT_THIRTY)).then(
        CardSold(ANN, ALL_ONES[0], 13, 0, (20, 30, 30, 30)),
        CardSold(ANN, ALL_ONES[1], 12, 0, (10, 30, 30, 30)),
        CardSold(ANN, ALL_ONES[2], 11, 0, (0, 30, 30, 30)),
    )
    assert gold_of(story) == 150 + 36
    assert hand_of(story) == ALL_ONES[3:]


def test_five_more_fall_to_minus_fifty() -> None:
    """Y08, TY-10: 10 + 9 + 8 + 7 + 6 = 40."""
    cards = (*ALL_ONES[3:], *MORE_ONES)[:5]
    story = given(open_window(cards)).when(ANN, Sell(LOT, cards, AT_ZERO)).accepted()
    assert gold_of(story) == 150 + 40
    assert story.table.bonuses == (-50, 0, 0, 0)


def test_below_minus_a_hundred_the_house_pays_nothing_and_the_bonus_still_falls() -> None:
    """TY-11."""
    bonuses = (-100, 0, 0, 0)
    given(open_window((TANG_1,), bonuses=bonuses)).when(ANN, Sell(LOT, (TANG_1,), bonuses)).then(
        CardSold(ANN, TANG_1, 0, 0, (-110, 0, 0, 0))
    )


def test_a_red_is_taxed_a_fifth() -> None:
    """Y10, TY-12: 48 - 10 = 38, and the 4-star bonus is 10."""
    bonuses = (0, 0, 0, 20)
    story = given(open_window((TANG_RED,), bonuses=bonuses))
    story = story.when(ANN, Sell(LOT, (TANG_RED,), bonuses)).then(
        CardSold(ANN, TANG_RED, 48, 10, (0, 0, 0, 10))
    )
    assert gold_of(story) == 150 + 38


def test_prices_are_always_whole() -> None:
    """TY-12."""
    for star in (1, 2, 3, 4):
        for bonus in range(-150, 31, 10):
            assert price(star, bonus) * 100 == max(0, 10 * star * (100 + bonus))


def test_a_set_does_not_raise_what_the_house_pays() -> None:
    """TY-18."""
    cards = (TANG_1, TANG_2, TANG_3, TANG_RED)
    story = given(open_window(cards)).when(ANN, Sell(LOT, (TANG_3,), AT_ZERO)).accepted()
    assert gold_of(story) == 150 + 30


def test_each_star_falls_by_itself() -> None:
    cards = (TANG_1, TANG_2, TANG_1)
    given(open_window(cards)).when(ANN, Sell(LOT, cards, AT_ZERO)).then(
        CardSold(ANN, cards[0], 10, 0, (-10, 0, 0, 0)),
        CardSold(ANN, cards[1], 20, 0, (-10, -10, 0, 0)),
        CardSold(ANN, cards[2], 9, 0, (-20, -10, 0, 0)),
    )


def test_the_window_shows_the_price_of_each_card_and_of_one_after_another() -> None:
    """R-12, TY-13: the quote and the ladder, red tax taken off."""
    bonuses = (30, 0, 0, 20)
    own = given(open_window((TANG_1, TANG_1, TANG_RED), bonuses=bonuses)).sees(ANN).own
    assert [item.quote for item in own.hand] == [13, 13, 38]
    assert own.ladder == ((13, 12), (), (), (38,))


# Quotes


def test_the_second_seller_at_the_same_moment_is_quoted_anew() -> None:
    """Y12, TY-14: A and B both quoted 26 for a 2-star; A confirms first."""
    hands = {ANN: (TANG_2,), BOB: (SONG_2,)}
    story = given(window(seated(hands=hands, bonuses=AT_THIRTY)))
    story = story.when(ANN, Sell(LOT, (TANG_2,), AT_THIRTY)).accepted()
    assert gold_of(story) == 150 + 26
    after = (30, 20, 30, 30)
    story.when(BOB, Sell(LOT, (SONG_2,), AT_THIRTY)).refused(
        "quote-has-moved", gold=24, bonuses=after
    )
    story.when(BOB, Sell(LOT, (SONG_2,), after)).then(
        CardSold(BOB, SONG_2, 24, 0, (30, 10, 30, 30))
    )


def test_a_quote_lapses_only_when_its_own_star_was_sold() -> None:
    """TY-14: B was quoted for a 1-star before A sold a 2-star."""
    hands = {ANN: (TANG_2,), BOB: (SONG_1,)}
    story = given(window(seated(hands=hands, bonuses=AT_THIRTY)))
    story = story.when(ANN, Sell(LOT, (TANG_2,), AT_THIRTY)).accepted()
    story.when(BOB, Sell(LOT, (SONG_1,), AT_THIRTY)).then(
        CardSold(BOB, SONG_1, 13, 0, (20, 20, 30, 30))
    )


def test_a_quote_is_for_four_stars() -> None:
    story = given(open_window((TANG_1,)))
    for bonuses in ((), (0, 0), (*AT_ZERO, 0)):
        sale = Sell(LOT, (TANG_1,), bonuses)
        story.when(ANN, sale).refused("quote-has-moved", gold=10, bonuses=AT_ZERO)


def test_one_sells_only_what_one_holds() -> None:
    story = given(open_window((TANG_1,)))
    story.when(ANN, Sell(LOT, (SONG_1,), AT_ZERO)).refused("not-your-card", card=SONG_1)


def test_one_card_is_sold_once() -> None:
    story = given(open_window((TANG_1,)))
    story.when(ANN, Sell(LOT, (TANG_1, TANG_1), AT_ZERO)).refused("card-twice", card=TANG_1)


def test_as_many_alike_as_one_holds_are_sold_and_no_more() -> None:
    story = given(open_window((TANG_1, TANG_2, TANG_1)))
    three = Sell(LOT, (TANG_1, TANG_1, TANG_1), AT_ZERO)
    story.when(ANN, three).refused("card-twice", card=TANG_1)
    sold = story.when(ANN, Sell(LOT, (TANG_1, TANG_1), AT_ZERO)).then(
        CardSold(ANN, TANG_1, 10, 0, (-10, 0, 0, 0)),
        CardSold(ANN, TANG_1, 9, 0, (-20, 0, 0, 0)),
    )
    assert hand_of(sold) == (TANG_2,)


def test_to_sell_nothing_is_no_sale() -> None:
    given(open_window((TANG_1,))).when(ANN, Sell(LOT, (), AT_ZERO)).refused("nothing-chosen")


def test_a_sale_for_another_window_comes_too_late() -> None:
    """B-06."""
    story = given(open_window((TANG_1,)))
    story.when(ANN, Sell(NEXT, (TANG_1,), AT_ZERO)).refused("other-window", window=LOT)


def test_nothing_is_sold_outside_a_window() -> None:
    """TY-17, TY-49."""
    table = outcry(seated(hands={ANN: (TANG_1,)}), TANG_2)
    given(table).when(ANN, Sell(LOT, (TANG_1,), AT_ZERO)).refused("no-window")


# Ready and close


def test_who_is_ready_must_take_it_back_to_sell() -> None:
    """TY-15: and nobody else's flag changes by the sale."""
    story = given(window(seated(hands={ANN: (TANG_1,)}), ANN, BOB))
    sale = Sell(LOT, (TANG_1,), (0, 0, 0, 0))
    story.when(ANN, sale).refused("you-are-ready")
    story = story.when(ANN, TakeReadyBack(LOT)).then(ReadyTakenBack(ANN))
    story = story.when(ANN, sale).accepted()
    assert story.sees(None).table.stage.ready == (BOB,)


def test_ready_is_said_once() -> None:
    story = given(window(seated(), BOB))
    story.when(BOB, SayReady(LOT)).refused("you-are-ready")
    story.when(CAT, TakeReadyBack(LOT)).refused("you-are-not-ready")


def test_only_the_start_player_closes() -> None:
    """TY-16."""
    story = given(window(seated(), ANN, BOB, CAT))
    story.when(BOB, CloseWindow(LOT)).refused("not-your-turn", seat=ANN)
    story.when(ANN, CloseWindow(LOT)).then(
        CardTurned(LOT, TANG_1), OutcryOpened(LOT, (ANN, BOB, CAT), 5, 2)
    )


def test_the_start_player_too_must_be_ready() -> None:
    """TY-16."""
    story = given(window(seated(), BOB, CAT))
    story.when(ANN, CloseWindow(LOT)).refused("not-all-ready", seats=(ANN,))


def test_who_is_no_longer_ready_keeps_the_window_open() -> None:
    """Y13: all ready, C toggles before the start player presses close."""
    story = given(window(seated(), ANN, BOB, CAT))
    story = story.when(CAT, TakeReadyBack(LOT)).accepted()
    story.when(ANN, CloseWindow(LOT)).refused("not-all-ready", seats=(CAT,))
    story = story.when(CAT, SayReady(LOT)).then(SaidReady(CAT))
    story.when(ANN, CloseWindow(LOT)).accepted()


def test_the_card_stays_face_down_while_the_window_is_open() -> None:
    """TY-25."""
    story = given(open_window())
    assert [slot.card for slot in story.sees(ANN).table.slots] == [None, None]


# What the house takes is gone


def test_what_the_house_has_bought_never_comes_back() -> None:
    """The house only buys (§4)."""
    story = given(open_window((TANG_1,))).when(ANN, Sell(LOT, (TANG_1,), AT_ZERO)).accepted()
    table = story.table
    assert hand_of(story) == ()
    assert TANG_1 not in (*table.deck, *table.unsold)
