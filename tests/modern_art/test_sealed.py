"""§3 Sealed (暗標)."""

from domain.auctions import Call
from domain.modern_art import MODERN_ART
from domain.modern_art.events import BidSent, BidsOpened, LotSold, SellerCalled
from domain.modern_art.moves import BidSealed
from domain.modern_art.view_types import Share
from tests.modern_art.tables import (
    LOT,
    NEXT,
    YOKO,
    after,
    money_of,
    on_sale,
    painting,
    sealed,
    wall_of,
)
from tests.story import ANN, BOB, CAT, DAN

SEALED = painting(YOKO, "sealed")


def test_the_host_wins_a_tie_they_are_part_of_and_pays_the_bank() -> None:
    """T07, MA-25: host Bob; 15, 15, 9, 15. Fault: the host lost ties."""
    story = after(on_sale(SEALED, seat=BOB), *sealed((ANN, 15), (BOB, 15), (CAT, 9)))
    story = story.when(DAN, BidSealed(LOT, 15)).then(
        BidSent(LOT, DAN, 15),
        BidsOpened(LOT, (Call(CAT, 9), Call(DAN, 15), Call(ANN, 15), Call(BOB, 15))),
        LotSold(LOT, BOB, 15, (Share(None, 15),)),
        SellerCalled(NEXT, CAT),
    )
    assert money_of(story, ANN, BOB, CAT, DAN) == (100, 85, 100, 100)


def test_other_ties_go_to_the_first_from_the_hosts_left() -> None:
    """MA-25. Faults: the tie started one seat off, or went by seat number."""
    story = on_sale(SEALED, seat=CAT)
    story = after(story, *sealed((ANN, 20), (BOB, 20), (CAT, 3), (DAN, 4)))
    assert wall_of(story, ANN) == (SEALED,)
    story = after(on_sale(SEALED, seat=CAT), *sealed((ANN, 20), (BOB, 20), (CAT, 3), (DAN, 20)))
    assert wall_of(story, DAN) == (SEALED,)


def test_the_highest_wins_whoever_sent_first() -> None:
    """Fault: the winner was taken from the wrong starting seat."""
    story = after(on_sale(SEALED), *sealed((DAN, 3), (ANN, 0), (CAT, 11), (BOB, 10)))
    assert wall_of(story, CAT) == (SEALED,)
    assert money_of(story, ANN, CAT) == (111, 89)


def test_all_zero_and_the_host_has_it_for_nothing() -> None:
    """MA-25."""
    story = after(on_sale(SEALED), *sealed((BOB, 0), (CAT, 0), (DAN, 0), (ANN, 0)))
    assert wall_of(story) == (SEALED,)
    assert money_of(story, ANN, BOB, CAT, DAN) == (100, 100, 100, 100)


def test_a_bid_is_final_from_nothing_to_all_ones_money() -> None:
    """MA-25, MA-31."""
    story = on_sale(SEALED, money={BOB: 30})
    story.when(BOB, BidSealed(LOT, 31)).refused("bid-too-high", most=30)
    story.when(BOB, BidSealed(LOT, -1)).refused("bid-too-low", least=0)
    story = story.when(BOB, BidSealed(LOT, 30)).then(BidSent(LOT, BOB, 30))
    story.when(BOB, BidSealed(LOT, 1)).refused("bid-is-final")


def test_the_seller_sends_one_too() -> None:
    """Fault: the seller was barred from sealed bids."""
    wait = MODERN_ART.waits(on_sale(SEALED).table)
    assert wait is not None
    assert set(wait.asked) == {ANN, BOB, CAT, DAN}


def test_nobody_sees_an_amount_before_all_are_in() -> None:
    """MA-29. Fault: sealed bids were logged one by one."""
    story = on_sale(SEALED)
    first = story.when(BOB, BidSealed(LOT, 17)).facts()
    assert [MODERN_ART.tell(story.table, fact) for fact in first] == [None]
    story = after(story, (BOB, BidSealed(LOT, 17)))
    assert story.sees(CAT).table.stage.sent == (BOB,)
    assert story.sees(BOB).own.submitted == 17
    other = after(on_sale(SEALED), (BOB, BidSealed(LOT, 4)))
    assert story.sees(CAT) == other.sees(CAT)
    assert story.sees(None) == other.sees(None)


def test_all_amounts_are_shown_in_the_end() -> None:
    """MA-25 同時亮出."""
    story = after(on_sale(SEALED), *sealed((BOB, 1), (CAT, 2), (DAN, 0), (ANN, 3)))
    last = story.sees(None).table.last
    assert last.calls == (Call(BOB, 1), Call(CAT, 2), Call(DAN, 0), Call(ANN, 3))
    assert last.buyer == ANN


def test_the_slow_bid_nothing() -> None:
    """R-16: each of them, at once."""
    story = after(on_sale(SEALED), *sealed((CAT, 2)))
    story.when_time_is_up().then_first(
        BidSent(LOT, BOB, 0), BidSent(LOT, DAN, 0), BidSent(LOT, ANN, 0)
    ).sees(None)
