"""§2 Selling: what may be put up, who pays whom, who sells next."""

import pytest

from domain.auctions import Lot
from domain.modern_art.events import LotSold, OutcryOpened, PaintingsPutUp, SellerCalled
from domain.modern_art.moves import Bid, Hammer, Pass, PutUp
from domain.modern_art.pieces import Painting
from domain.modern_art.stages import Offering
from domain.modern_art.view_types import Share
from tests.modern_art.tables import (
    CHRISTIN,
    KRYPTO,
    LOT,
    NEXT,
    SPARE,
    YOKO,
    after,
    bids,
    given,
    hand_of,
    money_of,
    on_sale,
    painting,
    put_up,
    seated,
    seller_of,
    wall_of,
)
from tests.story import ANN, BOB, CAT, DAN

OPEN = painting(YOKO, "open")
ONCE = painting(YOKO, "once")
SEALED = painting(YOKO, "sealed")
FIXED = painting(YOKO, "fixed")
DOUBLE = painting(YOKO, "double")
OTHER_DOUBLE = painting(YOKO, "double", 1)
ALL = (OPEN, ONCE, SEALED, FIXED, DOUBLE, OTHER_DOUBLE, painting(KRYPTO, "open"))


def test_the_seller_puts_up_a_painting_and_its_sale_opens() -> None:
    story = given(seated(hands={ANN: (OPEN, SPARE[0])}))
    story = story.when(ANN, put_up(OPEN)).then(
        PaintingsPutUp(LOT, ANN, (OPEN,), "open"),
        OutcryOpened(LOT, (BOB, CAT, DAN, ANN), 1, 1),
    )
    assert hand_of(story) == (SPARE[0],)
    assert story.table.counts == (0, 1, 0, 0, 0)


@pytest.mark.parametrize(
    ("card", "stage"),
    [
        (OPEN, "Outcry"),
        (ONCE, "Circling"),
        (SEALED, "Sealing"),
        (FIXED, "Pricing"),
        (DOUBLE, "Asking"),
    ],
)
def test_the_card_says_how_it_is_sold(card: Painting, stage: str) -> None:
    story = on_sale(card)
    assert type(story.sees(None).table.stage).__name__ == stage


@pytest.mark.parametrize("second", [OTHER_DOUBLE, painting(KRYPTO, "open")])
def test_a_double_goes_with_no_double_and_no_other_artist(second: Painting) -> None:
    """T26, MA-14: rejected, and the hand is unchanged."""
    story = given(seated(hands={ANN: ALL}))
    pair = story.when(ANN, PutUp(LOT, DOUBLE, second))
    story = pair.refused("not-a-match", painting=DOUBLE, second=second)
    assert hand_of(story) == ALL


def test_two_that_are_no_doubles_do_not_go_together() -> None:
    """T26."""
    story = given(seated(hands={ANN: ALL}))
    story.when(ANN, PutUp(LOT, OPEN, ONCE)).refused("not-a-match", painting=OPEN, second=ONCE)
    story.when(ANN, PutUp(LOT, OPEN, DOUBLE)).refused("not-a-match", painting=OPEN, second=DOUBLE)


@pytest.mark.parametrize("second", [OPEN, ONCE, SEALED, FIXED])
def test_any_of_the_four_other_ways_goes_with_a_double(second: Painting) -> None:
    """MA-14. Fault: once around was missing among the second cards."""
    story = given(seated(hands={ANN: ALL}))
    story = story.when(ANN, PutUp(LOT, DOUBLE, second)).accepted()
    assert story.table.sale.paintings == (DOUBLE, second)
    assert story.table.counts[YOKO] == 2


def test_only_ones_own_cards_can_be_put_up() -> None:
    story = given(seated(hands={ANN: (DOUBLE,), BOB: (OPEN,)}))
    story.when(ANN, put_up(OPEN)).refused("not-your-card", painting=OPEN)
    story.when(ANN, put_up(DOUBLE, OPEN)).refused("not-your-card", painting=OPEN)


def test_only_the_seller_puts_up() -> None:
    story = given(seated())
    story.when(BOB, put_up(SPARE[1])).refused("not-your-turn", seat=ANN)


def test_nothing_is_put_up_during_a_sale() -> None:
    on_sale(OPEN).when(ANN, put_up(SPARE[0])).refused("nothing-to-put-up")


def test_a_late_move_never_lands_on_the_next_lot() -> None:
    """B-06."""
    story = on_sale(OPEN)
    story.when(BOB, Bid(NEXT, 3)).refused("other-lot", lot=LOT)
    given(seated()).when(ANN, put_up(SPARE[0], lot=NEXT)).refused("other-lot", lot=LOT)


def test_who_has_cards_must_sell_and_is_never_skipped() -> None:
    """§2 必需. Fault: a turn's time-out skipped the player without a card."""
    story = given(seated(hands={ANN: (OPEN,)}))
    story = story.when_time_is_up().accepted()
    assert story.table.sale.paintings == (OPEN,)


# Who pays whom


def test_the_buyer_pays_the_host_and_hangs_it_up() -> None:
    """MA-26. Fault: money from player to player went to the bank."""
    story = after(on_sale(OPEN), *bids((CAT, 12)))
    story = story.when_time_is_up().then(
        LotSold(LOT, CAT, 12, (Share(ANN, 12),)), SellerCalled(NEXT, BOB)
    )
    assert money_of(story, ANN, BOB, CAT, DAN) == (112, 100, 88, 100)
    assert wall_of(story, CAT) == (OPEN,)


def test_a_host_who_buys_pays_the_bank() -> None:
    """MA-26. Fault: who bought their own painting paid themselves."""
    story = after(on_sale(OPEN), *bids((CAT, 12), (ANN, 13)))
    story = story.when_time_is_up().then_first(LotSold(LOT, ANN, 13, (Share(None, 13),)))
    assert money_of(story, ANN, CAT) == (87, 100)
    assert wall_of(story) == (OPEN,)


# Who sells next


def test_the_left_neighbour_of_the_host_sells_next_not_the_buyer() -> None:
    """MA-34. Fault: a help text said that the winner sells next."""
    story = after(on_sale(OPEN, seat=BOB), *bids((ANN, 5))).when_time_is_up().accepted()
    assert seller_of(story) == CAT


def test_who_has_no_card_is_skipped_as_seller() -> None:
    """T21, MA-07: Bob and Cat have empty hands, Ann sells, Dan is next."""
    story = on_sale(OPEN, hands={BOB: (), CAT: ()})
    assert seller_of(story.when_time_is_up().accepted()) == DAN


def test_who_has_no_card_still_bids_and_buys() -> None:
    """MA-07."""
    story = after(on_sale(OPEN, hands={BOB: ()}), *bids((BOB, 4))).when_time_is_up().accepted()
    assert wall_of(story, BOB) == (OPEN,)


def test_the_only_one_with_cards_sells_twice_in_a_row() -> None:
    """MA-07. Fault: an endless search for a seller."""
    story = on_sale(OPEN, hands={BOB: (), CAT: (), DAN: ()})
    assert seller_of(story.when_time_is_up().accepted()) == ANN


def test_sold_paintings_never_come_back_to_the_hand() -> None:
    story = after(on_sale(ONCE), (BOB, Bid(LOT, 3)), (CAT, Pass(LOT)), (DAN, Pass(LOT)))
    story = story.when(ANN, Pass(LOT)).accepted()
    assert ONCE not in hand_of(story, BOB)
    story.when(BOB, put_up(ONCE, lot=NEXT)).refused("not-your-card", painting=ONCE)


def test_lots_are_counted_through_the_game() -> None:
    story = on_sale(OPEN).when_time_is_up().accepted()
    assert story.table.lot == NEXT
    story = story.when(BOB, put_up(SPARE[1], lot=NEXT)).accepted().when_time_is_up().accepted()
    assert story.table.lot == Lot(3)


def test_a_double_may_be_put_up_alone_although_one_has_a_match() -> None:
    """MA-11."""
    story = given(seated(hands={ANN: ALL})).when(ANN, put_up(DOUBLE)).accepted()
    assert story.table.counts[YOKO] == 1


def test_a_pair_is_refused_where_the_double_alone_ends_the_round() -> None:
    """MA-03."""
    hand = (painting(CHRISTIN, "double"), painting(CHRISTIN, "once"))
    story = given(seated(hands={ANN: hand}, counts={CHRISTIN: 4}))
    story.when(ANN, put_up(*hand)).refused("no-second-needed")
    assert [may.fields["second"] for may in story.sees(ANN).options] == [(None,)]


def test_a_hammer_is_no_move_of_the_next_sale() -> None:
    given(seated(stage=Offering(BOB))).when(ANN, Hammer(LOT, 0)).refused("no-open-auction")
