"""§3 Double (成套): own pairs, asking round, shared sales."""

import pytest

from domain.game import Seat
from domain.modern_art.events import (
    AskingOpened,
    DoubleDeclined,
    DoubleJoined,
    LotSold,
    PaintingsPutUp,
    RoundBegan,
    RoundEnded,
    SealingOpened,
    SellerCalled,
)
from domain.modern_art.moves import Bid, Decline, Join, Leave, NamePrice, Pass, Take
from domain.modern_art.pieces import Painting, Way
from domain.modern_art.view_types import Share
from tests.modern_art.tables import (
    CHRISTIN,
    KRYPTO,
    LOT,
    NEXT,
    SPARE,
    YOKO,
    after,
    count_of,
    given,
    hand_of,
    joins,
    money_of,
    names,
    on_sale,
    painting,
    put_up,
    sealed,
    seated,
    seller_of,
    wall_of,
)
from tests.story import ANN, BOB, CAT, DAN, Story

DOUBLE = painting(YOKO, "double")
SEALED = painting(YOKO, "sealed")
BOTH = (DOUBLE, SEALED)


def asked(second: Painting = SEALED, joiner: Seat = CAT) -> Story:
    """Ann has put up a lone Double; this seat has a second."""
    return on_sale(DOUBLE, hands={joiner: (SPARE[joiner], second)})


def joined(way: Way = "sealed") -> Story:
    """Ann's Double, joined by Cat."""
    second = painting(YOKO, way)
    return after(asked(second), (BOB, Decline(LOT)), joins(CAT, second))


# Own pair


def test_an_own_pair_is_one_sale_by_the_seconds_way_and_its_host_gets_all() -> None:
    """T06, MA-15: Bob's pair at a fixed 20, Dan buys; Cat is next."""
    pair = (DOUBLE, painting(YOKO, "fixed"))
    story = after(on_sale(*pair, seat=BOB), names(BOB, 20), (CAT, Leave(LOT)))
    story = after(story, (DAN, Take(LOT)))
    assert money_of(story, BOB, DAN) == (120, 80)
    assert wall_of(story, DAN) == pair
    assert seller_of(story) == CAT
    assert count_of(story, YOKO) == 2


def test_an_own_pair_that_brings_five_ends_the_round_unsold() -> None:
    """T15, MA-02: Christin P. at 3; both are void and counted; Bob starts the next round."""
    pair = (painting(CHRISTIN, "double"), painting(CHRISTIN, "once"))
    story = given(seated(hands={ANN: (*pair, SPARE[0])}, counts={CHRISTIN: 3}))
    story = story.when(ANN, put_up(*pair)).then_first(
        PaintingsPutUp(LOT, ANN, pair, "once"), RoundEnded(1, ANN, pair, CHRISTIN)
    )
    assert story.table.settlements[-1].counts[CHRISTIN] == 5
    assert story.table.museum == pair
    assert seller_of(story) == BOB
    assert story.table.round == 2


# Asking round


def test_a_lone_double_asks_clockwise_from_the_left() -> None:
    """MA-13."""
    story = given(seated(hands={ANN: (DOUBLE, SPARE[0])}))
    story.when(ANN, put_up(DOUBLE)).then(
        PaintingsPutUp(LOT, ANN, (DOUBLE,), "double"), AskingOpened(LOT, (BOB, CAT, DAN))
    )


def test_who_joins_is_the_new_host_and_their_card_says_how() -> None:
    """MA-14, MA-17."""
    story = after(asked(), (BOB, Decline(LOT)))
    story = story.when(CAT, Join(LOT, SEALED)).then(
        DoubleJoined(LOT, CAT, SEALED, "sealed"), SealingOpened(LOT, (DAN, ANN, BOB, CAT))
    )
    sale = story.sees(None).table.stage.sale
    assert (sale.host, sale.partner, sale.paintings) == (CAT, ANN, BOTH)


def test_a_join_counts_one_more_and_the_double_only_once() -> None:
    """Fault: a lone double counted twice when joined."""
    assert count_of(asked(), YOKO) == 1
    assert count_of(joined(), YOKO) == 2


def test_able_and_unable_are_asked_alike() -> None:
    """MA-13, B-12: Bob has no Yoko, yet they are asked, and can only decline."""
    story = asked()
    assert story.sees(None).table.stage.speaker == BOB
    assert [may.move for may in story.sees(BOB).options] == ["Decline"]
    able = asked(joiner=BOB)
    assert [may.move for may in able.sees(BOB).options] == ["Join", "Decline"]


def test_who_has_no_card_at_all_is_not_asked() -> None:
    """MA-07: an empty hand is seen by all."""
    story = on_sale(DOUBLE, hands={BOB: (), CAT: (SPARE[2],)})
    assert story.sees(None).table.stage.order == (CAT, DAN)


def test_nobody_has_a_card_to_join_with_and_the_host_has_it_for_nothing() -> None:
    """MA-12, MA-07."""
    story = given(seated(hands={ANN: (DOUBLE, SPARE[0]), BOB: (), CAT: (), DAN: ()}))
    story.when(ANN, put_up(DOUBLE)).then(
        PaintingsPutUp(LOT, ANN, (DOUBLE,), "double"),
        LotSold(LOT, ANN, 0, ()),
        SellerCalled(NEXT, ANN),
    )


def test_only_one_matching_card_may_be_added() -> None:
    """MA-14."""
    other, krypto = painting(YOKO, "double", 1), painting(KRYPTO, "once")
    story = on_sale(DOUBLE, hands={BOB: (other, krypto)})
    story.when(BOB, Join(LOT, other)).refused("not-a-match", painting=DOUBLE, second=other)
    story.when(BOB, Join(LOT, krypto)).refused("not-a-match", painting=DOUBLE, second=krypto)
    story = story.when(BOB, Join(LOT, SEALED)).refused("not-your-card", painting=SEALED)
    assert hand_of(story, BOB) == (other, krypto)


def test_each_is_asked_in_their_turn_and_once() -> None:
    story = asked()
    story.when(CAT, Join(LOT, SEALED)).refused("not-your-turn", seat=BOB)
    story.when(ANN, Decline(LOT)).refused("not-your-turn", seat=BOB)
    story = after(story, (BOB, Decline(LOT)))
    story.when(BOB, Decline(LOT)).refused("not-your-turn", seat=CAT)


def test_nobody_joins_and_the_host_has_it_for_nothing_and_it_counts() -> None:
    """T16, MA-12: Christin P. at 3. Fault: an unjoined double was discarded and not counted."""
    double = painting(CHRISTIN, "double")
    story = on_sale(double, counts={CHRISTIN: 3})
    story = after(story, (BOB, Decline(LOT)), (CAT, Decline(LOT)))
    story = story.when(DAN, Decline(LOT)).then(
        DoubleDeclined(LOT, DAN), LotSold(LOT, ANN, 0, ()), SellerCalled(NEXT, BOB)
    )
    assert wall_of(story) == (double,)
    assert count_of(story, CHRISTIN) == 4
    assert story.table.round == 1


def test_a_join_that_brings_five_ends_the_round_without_a_price() -> None:
    """T17, MA-09: Christin P. at 3, Cat adds a fixed one; Dan starts the next round.

    Fault: a joined double that ended the round sent no word of the card played.
    """
    double, fixed = painting(CHRISTIN, "double"), painting(CHRISTIN, "fixed")
    story = on_sale(double, hands={CAT: (SPARE[2], fixed)}, counts={CHRISTIN: 3})
    story = after(story, (BOB, Decline(LOT)))
    story = story.when(CAT, Join(LOT, fixed)).then_first(
        DoubleJoined(LOT, CAT, fixed, "fixed"), RoundEnded(1, CAT, (double, fixed), CHRISTIN)
    )
    assert story.table.museum == (double, fixed)
    assert seller_of(story) == DAN


def test_a_fifth_double_ends_the_round_alone() -> None:
    """MA-03."""
    double = painting(CHRISTIN, "double")
    story = given(seated(hands={ANN: (double, SPARE[0])}, counts={CHRISTIN: 4}))
    story.when(ANN, put_up(double)).then_first(
        PaintingsPutUp(LOT, ANN, (double,), "double"), RoundEnded(1, ANN, (double,), CHRISTIN)
    ).when(BOB, Decline(LOT)).refused("no-double-to-join")


def test_the_slow_decline() -> None:
    """R-16."""
    asked().when_time_is_up().then(DoubleDeclined(LOT, BOB))


def test_who_has_no_money_may_join() -> None:
    """MA-32: joining costs nothing; with a Fixed card their price is nothing."""
    fixed = painting(YOKO, "fixed")
    story = on_sale(DOUBLE, hands={BOB: (SPARE[1], fixed)}, money={BOB: 0})
    story = after(story, joins(BOB, fixed))
    story.when(BOB, NamePrice(LOT, 1)).refused("price-too-high", most=0)
    story.when(ANN, NamePrice(LOT, 0)).refused("not-the-host", seat=BOB)
    after(story, names(BOB, 0), (CAT, Take(LOT)))


# Shared sales


def test_a_third_party_pays_both_and_the_new_host_gets_the_odd_one() -> None:
    """T01, MA-16, MA-19: Dan at 27. Fault: the odd unit went to the first host."""
    story = after(joined(), *sealed((DAN, 27), (ANN, 0), (BOB, 5), (CAT, 0)))
    assert money_of(story, ANN, BOB, CAT, DAN) == (113, 100, 114, 73)
    assert wall_of(story, DAN) == BOTH
    assert seller_of(story) == DAN


def test_the_old_host_buys_and_their_half_goes_to_the_bank() -> None:
    """T02, MA-16. Fault: they got their half back."""
    story = after(joined(), *sealed((DAN, 26), (ANN, 27), (BOB, 5)))
    story = story.when(CAT, sealed((CAT, 0))[0][1]).then_among(
        LotSold(LOT, ANN, 27, (Share(None, 13), Share(CAT, 14)))
    )
    assert money_of(story, ANN, BOB, CAT, DAN) == (73, 100, 114, 100)


def test_the_new_host_buys_and_the_odd_one_goes_to_the_bank() -> None:
    """MA-16."""
    story = after(joined(), *sealed((DAN, 26), (ANN, 0), (BOB, 5)))
    story = story.when(CAT, sealed((CAT, 27))[0][1]).then_among(
        LotSold(LOT, CAT, 27, (Share(ANN, 13), Share(None, 14)))
    )
    assert money_of(story, ANN, CAT) == (113, 73)


@pytest.mark.parametrize(("price", "old", "new"), [(26, 13, 13), (1, 0, 1)])
def test_even_prices_and_a_price_of_one(price: int, old: int, new: int) -> None:
    """T04."""
    story = after(joined(), *sealed((DAN, price), (ANN, 0), (BOB, 0), (CAT, 0)))
    assert money_of(story, ANN, CAT, DAN) == (100 + old, 100 + new, 100 - price)


def test_all_bid_nothing_and_the_new_host_has_both() -> None:
    """T05, MA-18."""
    story = after(joined(), *sealed((DAN, 0), (ANN, 0), (BOB, 0), (CAT, 0)))
    assert wall_of(story, CAT) == BOTH
    assert money_of(story, ANN, BOB, CAT, DAN) == (100, 100, 100, 100)


def test_nobody_bids_openly_and_the_new_host_has_both() -> None:
    """MA-18."""
    story = joined("open").when_time_is_up().accepted()
    assert wall_of(story, CAT) == (DOUBLE, painting(YOKO, "open"))


def test_once_around_is_counted_from_the_new_host() -> None:
    """MA-17: the old host is an ordinary bidder."""
    stage = joined("once").sees(None).table.stage
    assert stage.order == (DAN, ANN, BOB, CAT)
    story = after(joined("once"), (DAN, Pass(LOT)), (ANN, Bid(LOT, 9)), (BOB, Pass(LOT)))
    story = after(story, (CAT, Pass(LOT)))
    assert money_of(story, ANN, CAT) == (91, 105)


def test_sealed_ties_are_counted_from_the_new_host() -> None:
    """MA-17."""
    story = after(joined(), *sealed((DAN, 0), (ANN, 8), (BOB, 8), (CAT, 0)))
    assert wall_of(story, ANN) == BOTH
    story = after(joined(), *sealed((DAN, 8), (ANN, 8), (BOB, 8), (CAT, 8)))
    assert wall_of(story, CAT) == BOTH


def test_nobody_takes_a_shared_fixed_price_so_the_new_host_must() -> None:
    """MA-18: half to the old host, the rest to the bank. Fault: a joint price was not capped."""
    story = joined("fixed")
    assert story.sees(CAT).options[0].fields["price"].most == 100
    story = after(story, names(CAT, 25), *((seat, Leave(LOT)) for seat in (DAN, ANN, BOB)))
    assert money_of(story, ANN, CAT) == (112, 75)
    assert seller_of(story) == DAN


def test_everybody_between_is_skipped_after_a_shared_sale() -> None:
    """MA-19."""
    story = joined("open").when_time_is_up().then_among(SellerCalled(NEXT, DAN))
    assert seller_of(story) == DAN


def test_a_double_ends_round_one_and_the_left_of_the_joiner_begins() -> None:
    """MA-09."""
    double, once = painting(CHRISTIN, "double"), painting(CHRISTIN, "once")
    story = on_sale(double, hands={DAN: (SPARE[3], once)}, counts={CHRISTIN: 3})
    story = after(story, (BOB, Decline(LOT)), (CAT, Decline(LOT)))
    facts = story.when(DAN, Join(LOT, once)).facts()
    began = next(fact for fact in facts if isinstance(fact, RoundBegan))
    assert (began.round, began.seller) == (2, ANN)
