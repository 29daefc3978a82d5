"""§4 The free trade (自由交易), when the wish was not met."""

from domain.game import Seat
from domain.tycoon.events import (
    RoundBegan,
    TradeMade,
    TradeOffered,
    TradeRefused,
    TradeSkipped,
)
from domain.tycoon.moves import (
    AnswerTrade,
    OfferTrade,
    SkipTrade,
)
from domain.tycoon.pieces import Card
from tests.story import ANN, BOB, CAT, Story
from tests.tycoon.tables import (
    SONG,
    SONG_2,
    SONG_RED,
    TANG_1,
    TANG_2,
    TANG_RED,
    given,
    gold_of,
    hand_of,
    offering,
    title,
    with_hands,
)

SONG_RED_TITLE = title(SONG, 4)
NEXT_ROUND = RoundBegan(2, BOB)


def offers(**hands: tuple[Card, ...]) -> Story:
    """Ann may offer a free trade; the house's dice come next."""
    return given(offering(with_hands(hands))).with_dice(1, 1, 1, 1)


def test_a_card_for_gold() -> None:
    """TY-62."""
    story = (
        offers(ann=(TANG_2,))
        .when(ANN, OfferTrade(1, TANG_2, BOB, 30, None))
        .then(TradeOffered(ANN, BOB, TANG_2, 30, None))
    )
    after = story.when(BOB, AnswerTrade(1, agrees=True)).then_first(
        TradeMade(ANN, BOB, TANG_2, 30, 0, None), NEXT_ROUND
    )
    assert (gold_of(after), gold_of(after, BOB)) == (180, 120)
    assert (hand_of(after), hand_of(after, BOB)) == ((), (TANG_2,))


def test_a_red_for_gold_is_taxed_at_the_start_player() -> None:
    """TY-64: who receives the gold pays, once."""
    story = offers(ann=(TANG_RED,)).when(ANN, OfferTrade(1, TANG_RED, BOB, 51, None)).accepted()
    story.when(BOB, AnswerTrade(1, agrees=True)).then_first(
        TradeMade(ANN, BOB, TANG_RED, 51, 11, None)
    )


def test_a_red_that_comes_with_gold_is_taxed_too() -> None:
    """TY-64: any red that changes hands."""
    story = offers(ann=(TANG_1,), bob=(SONG_RED,))
    story = story.when(ANN, OfferTrade(1, TANG_1, BOB, 10, SONG_RED_TITLE)).accepted()
    after = story.when(BOB, AnswerTrade(1, agrees=True)).then_first(
        TradeMade(ANN, BOB, TANG_1, 10, 2, SONG_RED)
    )
    assert hand_of(after) == (SONG_RED,)


def test_two_reds_for_gold_are_taxed_once() -> None:
    """TY-64."""
    story = offers(ann=(TANG_RED,), bob=(SONG_RED,))
    story = story.when(ANN, OfferTrade(1, TANG_RED, BOB, 10, SONG_RED_TITLE)).accepted()
    story.when(BOB, AnswerTrade(1, agrees=True)).then_first(
        TradeMade(ANN, BOB, TANG_RED, 10, 2, SONG_RED)
    )


def test_red_for_red_without_gold_is_not_taxed() -> None:
    """Y45, TY-64."""
    story = offers(ann=(TANG_RED,), bob=(SONG_RED,))
    story = story.when(ANN, OfferTrade(1, TANG_RED, BOB, 0, SONG_RED_TITLE)).accepted()
    after = story.when(BOB, AnswerTrade(1, agrees=True)).then_first(
        TradeMade(ANN, BOB, TANG_RED, 0, 0, SONG_RED)
    )
    assert (hand_of(after), hand_of(after, BOB)) == ((SONG_RED,), (TANG_RED,))


def test_there_is_no_luxury_tax_in_a_trade() -> None:
    """TY-48."""
    story = offers(ann=(TANG_RED,), bob=(SONG_RED,))
    story = story.when(ANN, OfferTrade(1, TANG_RED, BOB, 50, None)).accepted()
    after = story.when(BOB, AnswerTrade(1, agrees=True)).accepted()
    income = 2 + 2
    assert gold_of(after, BOB) == 150 - 50 + income


def test_the_other_may_refuse_and_the_trading_is_over() -> None:
    """TY-58."""
    story = offers(ann=(TANG_2,)).when(ANN, OfferTrade(1, TANG_2, BOB, 30, None)).accepted()
    story.when(BOB, AnswerTrade(1, agrees=False)).then_first(TradeRefused(ANN, BOB), NEXT_ROUND)


def test_the_start_player_may_offer_nothing() -> None:
    offers(ann=(TANG_2,)).when(ANN, SkipTrade(1)).then_first(TradeSkipped(ANN), NEXT_ROUND)


def test_something_must_be_asked() -> None:
    """TY-62."""
    story = offers(ann=(TANG_2,))
    story.when(ANN, OfferTrade(1, TANG_2, BOB, 0, None)).refused("nothing-asked")


def test_one_offers_ones_own_card_to_another() -> None:
    """TY-62."""
    story = offers(ann=(TANG_2,), bob=(SONG_2,))
    story.when(ANN, OfferTrade(1, SONG_2, BOB, 5, None)).refused("not-your-card", card=SONG_2)
    story.when(ANN, OfferTrade(1, TANG_2, ANN, 5, None)).refused("no-such-partner", seat=ANN)
    story.when(ANN, OfferTrade(1, TANG_2, Seat(7), 5, None)).refused(
        "no-such-partner", seat=Seat(7)
    )


def test_the_start_player_adds_no_gold_and_asks_no_more_than_the_other_has() -> None:
    """TY-62, TY-64."""
    story = offers(ann=(TANG_2,))
    story.when(ANN, OfferTrade(1, TANG_2, BOB, -1, None)).refused("gold-too-low", least=0)
    story.when(ANN, OfferTrade(1, TANG_2, BOB, 151, None)).refused("gold-too-high", most=150)


def test_who_lacks_the_card_can_only_refuse() -> None:
    """TY-63."""
    story = offers(ann=(TANG_2,), bob=(SONG_2,))
    story = story.when(ANN, OfferTrade(1, TANG_2, BOB, 0, title(SONG, 3))).accepted()
    assert [may.fields["agrees"] for may in story.sees(BOB).options] == [(False,)]
    story.when(BOB, AnswerTrade(1, agrees=True)).refused(
        "you-hold-no-such-card", title=title(SONG, 3)
    )
    story.when(BOB, AnswerTrade(1, agrees=False)).then_first(TradeRefused(ANN, BOB))


def test_only_the_one_asked_answers() -> None:
    story = offers(ann=(TANG_2,)).when(ANN, OfferTrade(1, TANG_2, BOB, 30, None)).accepted()
    story.when(CAT, AnswerTrade(1, agrees=True)).refused("not-your-turn", seat=BOB)


def test_what_was_paid_in_a_trade_is_remembered_and_a_swap_has_no_price() -> None:
    """R-12."""
    story = offers(ann=(TANG_2,), bob=(SONG_2,))
    story = story.when(ANN, OfferTrade(1, TANG_2, BOB, 30, title(SONG, 2))).accepted()
    story = story.when(BOB, AnswerTrade(1, agrees=True)).accepted()
    assert [item.paid for item in story.sees(BOB).own.hand] == [30]
    assert [item.paid for item in story.sees(ANN).own.hand] == [None]


def test_a_card_for_a_card_has_no_price_on_either_side() -> None:
    """R-12."""
    story = offers(ann=(TANG_2,), bob=(SONG_2,))
    story = story.when(ANN, OfferTrade(1, TANG_2, BOB, 0, title(SONG, 2))).accepted()
    story = story.when(BOB, AnswerTrade(1, agrees=True)).accepted()
    assert [item.paid for item in story.sees(BOB).own.hand] == [None]
    assert [item.paid for item in story.sees(ANN).own.hand] == [None]


def test_before_they_agree_both_see_the_terms() -> None:
    """R-11, TY-64."""
    story = offers(ann=(TANG_RED,)).when(ANN, OfferTrade(1, TANG_RED, BOB, 51, None)).accepted()
    for seat in (ANN, BOB):
        trade = story.sees(seat).own.trade
        assert (trade.card, trade.gold, trade.title, trade.tax) == (TANG_RED, 51, None, 11)
    assert story.sees(CAT).own.trade is None
