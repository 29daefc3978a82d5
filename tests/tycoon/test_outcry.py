"""§3 Open auctions (明拍)."""

import pytest
from msgspec.structs import replace

from domain.auctions import Call
from domain.game import Seat
from domain.tycoon import TYCOON
from domain.tycoon.events import (
    BidMade,
    CardTurned,
    HammerFell,
    LotUnsold,
    OutcryOpened,
    SaidNoMore,
    WindowOpened,
)
from domain.tycoon.moves import Bid, CloseWindow, NoMore
from domain.tycoon.pieces import MOST_BID, Card
from domain.tycoon.table import Table
from tests.story import ANN, BOB, CAT
from tests.tycoon.tables import (
    LOT,
    NEXT,
    SONG,
    TANG_1,
    TANG_2,
    TANG_3,
    TANG_RED,
    banned,
    card,
    given,
    outcry,
    seated,
    window,
)


def lone(table: Table, human: Seat = ANN) -> Table:
    """The same table, where only one seat is a human."""
    return replace(table, lone_human=human)


# Prices


@pytest.mark.parametrize(
    ("sold", "start"), [(TANG_1, 5), (TANG_2, 10), (TANG_3, 15), (TANG_RED, 20)]
)
def test_the_start_price_is_half_the_value(sold: Card, start: int) -> None:
    """TY-26."""
    table = window(seated(), ANN, BOB, CAT, cards=(sold, TANG_1))
    given(table).when(ANN, CloseWindow(LOT)).then(
        CardTurned(LOT, sold), OutcryOpened(LOT, (ANN, BOB, CAT), start, 2)
    )


def test_from_the_start_price_and_then_two_more() -> None:
    """Y14, TY-27: 14, 15, 16, 17 for a 3-star: no, yes, no, yes."""
    story = given(outcry(seated(), TANG_3))
    story.when(ANN, Bid(LOT, 14)).refused("bid-too-low", least=15)
    story = story.when(BOB, Bid(LOT, 15)).then(BidMade(LOT, BOB, 15))
    story.when(CAT, Bid(LOT, 16)).refused("bid-too-low", least=17)
    story.when(ANN, Bid(LOT, 17)).then(BidMade(LOT, ANN, 17))


def test_who_leads_does_not_raise_themselves_nor_start_the_clock_anew() -> None:
    """Y15, TY-28."""
    story = given(outcry(seated(), TANG_3)).when(BOB, Bid(LOT, 17)).accepted()
    turn = story.table.turn
    after = story.when(BOB, Bid(LOT, 19)).refused("you-lead-already")
    assert after.table.turn == turn


def test_a_bid_cannot_be_taken_back() -> None:
    """TY-32: the leader has nothing more to say."""
    story = given(outcry(seated(), TANG_3)).when(BOB, Bid(LOT, 17)).accepted()
    assert story.sees(BOB).options == ()
    story.when_time_is_up().then(HammerFell(LOT, (Call(BOB, 17),)))


def test_every_valid_bid_starts_the_clock_anew() -> None:
    """TY-29."""
    story = given(outcry(seated(), TANG_3))
    before = TYCOON.waits(story.table)
    after = TYCOON.waits(story.when(BOB, Bid(LOT, 15)).accepted().table)
    assert before is not None
    assert after is not None
    assert (before.seconds, after.seconds) == (15, 15)
    assert after.turn != before.turn


def test_the_second_of_two_bids_at_once_must_beat_the_first() -> None:
    """TY-31."""
    story = given(outcry(seated(), TANG_3)).when(BOB, Bid(LOT, 20)).accepted()
    story.when(CAT, Bid(LOT, 20)).refused("bid-too-low", least=22)


def test_a_bid_may_be_above_ones_gold() -> None:
    """TY-30: up to 9,999."""
    story = given(outcry(seated(), TANG_3))
    story.when(BOB, Bid(LOT, MOST_BID)).then(BidMade(LOT, BOB, MOST_BID))
    story.when(BOB, Bid(LOT, MOST_BID + 1)).refused("bid-too-high", most=MOST_BID)


def test_a_late_bid_never_lands_on_the_next_lot() -> None:
    """B-06."""
    story = given(outcry(seated(), TANG_3))
    story.when(BOB, Bid(NEXT, 20)).refused("other-lot", lot=LOT)


def test_who_is_banned_does_not_bid() -> None:
    story = given(outcry(banned(seated(), BOB, 1), TANG_3))
    story.when(BOB, Bid(LOT, 20)).refused("not-a-bidder")


# The hammer


def test_time_is_up_and_the_hammer_falls_for_the_leader() -> None:
    """TY-29, TY-51: the others stand by their own highest bid."""
    bids = (Call(ANN, 15), Call(BOB, 17), Call(ANN, 19), Call(CAT, 21))
    given(outcry(seated(), TANG_3, *bids)).when_time_is_up().then(
        HammerFell(LOT, (Call(CAT, 21), Call(ANN, 19), Call(BOB, 17)))
    )


def test_without_a_bid_the_lot_is_unsold() -> None:
    """TY-29."""
    given(outcry(seated(), TANG_3)).when_time_is_up().then(
        LotUnsold(LOT, (0, 0, 0)), WindowOpened(NEXT)
    )


def test_nobody_may_bid_so_the_card_is_turned_and_unsold() -> None:
    """TY-34."""
    table = window(seated(), ANN, BOB, CAT)
    for seat in (ANN, BOB, CAT):
        table = banned(table, seat, 1)
    given(table).when(ANN, CloseWindow(LOT)).then(
        CardTurned(LOT, TANG_1), LotUnsold(LOT, (0, 0, 0)), WindowOpened(NEXT)
    )


def test_the_only_one_who_may_bid_pays_at_least_the_start_price() -> None:
    """TY-34."""
    story = given(outcry(banned(banned(seated(), ANN, 1), CAT, 2), TANG_3))
    story.when(BOB, Bid(LOT, 14)).refused("bid-too-low", least=15)
    story = story.when(BOB, Bid(LOT, 15)).accepted()
    story.when_time_is_up().then(HammerFell(LOT, (Call(BOB, 15),)))


# No more


def test_no_more_is_shown_and_a_new_bid_clears_it() -> None:
    story = given(outcry(seated(), TANG_3)).when(CAT, NoMore(LOT, 0)).then(SaidNoMore(LOT, CAT))
    assert story.sees(None).table.stage.quiet == (CAT,)
    story = story.when(BOB, Bid(LOT, 15)).accepted()
    assert story.sees(None).table.stage.quiet == ()


def test_where_a_clock_runs_no_more_is_no_hammer() -> None:
    story = given(outcry(seated(), TANG_3, Call(ANN, 15)))
    story = story.when(BOB, NoMore(LOT, 15)).then(SaidNoMore(LOT, BOB))
    story.when(CAT, NoMore(LOT, 15)).then(SaidNoMore(LOT, CAT))


def test_no_more_is_said_to_the_bid_one_saw() -> None:
    """B-06."""
    story = given(outcry(seated(), TANG_3, Call(ANN, 15)))
    story.when(BOB, NoMore(LOT, 0)).refused("bid-has-moved")


def test_no_more_is_said_once_and_not_by_the_leader() -> None:
    story = given(outcry(seated(), TANG_3, Call(ANN, 15)))
    story.when(ANN, NoMore(LOT, 15)).refused("you-lead-already")
    story = story.when(BOB, NoMore(LOT, 15)).accepted()
    story.when(BOB, NoMore(LOT, 15)).refused("said-already")


def test_who_is_banned_has_nothing_to_say() -> None:
    story = given(outcry(banned(seated(), BOB, 1), TANG_3))
    story.when(BOB, NoMore(LOT, 0)).refused("not-a-bidder")


def test_who_said_no_more_may_think_again() -> None:
    story = given(outcry(seated(), TANG_3, Call(ANN, 15)))
    story = story.when(BOB, NoMore(LOT, 15)).accepted()
    story.when(BOB, Bid(LOT, 17)).accepted()


# One human among bots


def test_no_hammer_falls_until_the_only_human_presses_it() -> None:
    """Y50, TY-33: one human and bots, an open auction, silence for as long as you like."""
    story = given(lone(outcry(seated(), TANG_3, Call(BOB, 15))))
    story = story.when(CAT, NoMore(LOT, 15)).then(SaidNoMore(LOT, CAT))
    story.when_time_is_up().nothing()
    story.when(ANN, NoMore(LOT, 15)).then(SaidNoMore(LOT, ANN), HammerFell(LOT, (Call(BOB, 15),)))


def test_the_human_has_spoken_and_the_last_bot_lets_the_hammer_fall() -> None:
    """TY-33."""
    story = given(lone(outcry(seated(), TANG_3, Call(BOB, 15))))
    story = story.when(ANN, NoMore(LOT, 15)).then(SaidNoMore(LOT, ANN))
    story.when(CAT, NoMore(LOT, 15)).then(SaidNoMore(LOT, CAT), HammerFell(LOT, (Call(BOB, 15),)))


def test_a_bot_raises_and_the_human_is_asked_again() -> None:
    """TY-33."""
    story = given(lone(outcry(seated(), TANG_3, Call(BOB, 15))))
    story = story.when(ANN, NoMore(LOT, 15)).accepted()
    story = story.when(CAT, Bid(LOT, 17)).then(BidMade(LOT, CAT, 17))
    wait = TYCOON.waits(story.table)
    assert wait is not None
    assert (wait.asked, wait.seconds) == ((ANN, BOB), None)


def test_the_leading_human_lets_their_own_hammer_fall() -> None:
    """TY-33."""
    story = given(lone(outcry(seated(), TANG_3, Call(BOB, 15), Call(ANN, 17))))
    story = story.when(BOB, NoMore(LOT, 17)).accepted()
    story = story.when(CAT, NoMore(LOT, 17)).then(SaidNoMore(LOT, CAT))
    story.when(ANN, NoMore(LOT, 17)).then(
        SaidNoMore(LOT, ANN), HammerFell(LOT, (Call(ANN, 17), Call(BOB, 15)))
    )


def test_the_banned_human_goes_on() -> None:
    """TY-33: "also when banned"."""
    story = given(lone(outcry(banned(seated(), ANN, 1), TANG_3)))
    story.when(ANN, Bid(LOT, 15)).refused("not-a-bidder")
    story = story.when(BOB, NoMore(LOT, 0)).accepted().when(CAT, NoMore(LOT, 0)).accepted()
    story.when(ANN, NoMore(LOT, 0)).then(
        SaidNoMore(LOT, ANN), LotUnsold(LOT, (0, 0, 0)), WindowOpened(NEXT)
    )


def test_all_see_the_bids_and_who_leads() -> None:
    """B-13."""
    story = given(outcry(seated(), TANG_3, Call(ANN, 15), Call(BOB, 17)))
    stage = story.sees(None).table.stage
    assert stage.bids == (Call(ANN, 15), Call(BOB, 17))
    assert stage.least == 19
    assert stage.card == TANG_3
    assert card(SONG, 3) not in [slot.card for slot in story.sees(None).table.slots]
