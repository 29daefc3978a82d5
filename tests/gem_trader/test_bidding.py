"""§3 The auction: bidding in turns."""

import pytest

from domain.auctions import Call
from domain.game import Seat
from domain.gem_trader.events import BidderPassed, BiddingOpened, BidMade, LotSold, LotTurned
from domain.gem_trader.moves import Bid, Pass
from tests.gem_trader.tables import (
    LOT,
    NEXT,
    RRSS,
    SSEE,
    bidding,
    cash_of,
    gems,
    gems_of,
    given,
    seated,
)
from tests.story import ANN, BOB, CAT, DAN

PLAIN = gems("RRSS")


def test_the_opener_must_open() -> None:
    """G01, GT-03: pass, 0, 5, 10."""
    story = given(bidding(seated()))
    story.when(ANN, Pass(LOT)).refused("opener-must-bid", least=10)
    story.when(ANN, Bid(LOT, 0)).refused("bid-too-low", least=10)
    story.when(ANN, Bid(LOT, 5)).refused("bid-too-low", least=10)
    story.when(ANN, Bid(LOT, 10)).then(BidMade(LOT, ANN, 10))


def test_ten_more_in_steps_of_ten() -> None:
    """G02, GT-01: A 10, then B 15, 25, 30."""
    story = given(bidding(seated())).when(ANN, Bid(LOT, 10)).accepted()
    story.when(BOB, Bid(LOT, 15)).refused("bid-too-low", least=20)
    story.when(BOB, Bid(LOT, 25)).refused("bid-off-step", step=10)
    story.when(BOB, Bid(LOT, 30)).then(BidMade(LOT, BOB, 30))


def test_the_opener_may_open_higher() -> None:
    given(bidding(seated())).when(ANN, Bid(LOT, 500)).then(BidMade(LOT, ANN, 500))


def test_two_players_bid_once_and_the_loser_takes_the_other_card() -> None:
    """G03, GT-07: A 10, B 30, A passes: B 470; A pays 250 for the second card."""
    story = given(bidding(seated(2), RRSS, SSEE))
    story = story.when(ANN, Bid(LOT, 10)).accepted().when(BOB, Bid(LOT, 30)).accepted()
    story = story.when(ANN, Pass(LOT)).then_first(
        BidderPassed(LOT, ANN),
        LotSold(LOT, BOB, 30, 30, 0, PLAIN, (), forced=False),
        LotTurned(NEXT, SSEE),
        LotSold(NEXT, ANN, 250, 250, 0, gems("SSEE"), (), forced=True),
    )
    assert cash_of(story, ANN, BOB) == [250, 470]
    assert (gems_of(story, ANN), gems_of(story, BOB)) == (gems("SSEE"), PLAIN)


def test_who_passes_does_not_come_back() -> None:
    """G04, GT-05: A 10, B pass, C 20, D 30, A pass, C pass: D wins at 30."""
    story = given(bidding(seated(4)))
    story = story.when(ANN, Bid(LOT, 10)).accepted().when(BOB, Pass(LOT)).accepted()
    story = story.when(CAT, Bid(LOT, 20)).accepted().when(DAN, Bid(LOT, 30)).accepted()
    story.when(BOB, Bid(LOT, 40)).refused("passed-for-good")
    story = story.when(ANN, Pass(LOT)).then(BidderPassed(LOT, ANN))
    story.when(BOB, Bid(LOT, 40)).refused("passed-for-good")
    story = story.when(CAT, Pass(LOT)).then_among(
        LotSold(LOT, DAN, 30, 30, 0, PLAIN, (), forced=False)
    )
    assert cash_of(story, ANN, BOB, CAT, DAN) == [500, 500, 500, 470]


def test_if_all_others_pass_the_opener_has_it() -> None:
    """GT-06."""
    story = given(bidding(seated(), bids=(Call(ANN, 10),))).when(BOB, Pass(LOT)).accepted()
    story = story.when(CAT, Pass(LOT)).accepted()
    assert cash_of(story, ANN) == [490]


def test_nobody_bids_above_their_cash() -> None:
    """G06: cash 120, bid 130."""
    story = given(bidding(seated(cash={BOB: 120}), bids=(Call(ANN, 10),)))
    story.when(BOB, Bid(LOT, 130)).refused("bid-too-high", most=120)
    story.when(BOB, Bid(LOT, 120)).accepted()


def test_who_has_nothing_opens_at_ten_on_credit() -> None:
    """GT-04."""
    story = given(bidding(seated(cash={ANN: 0})))
    story.when(ANN, Bid(LOT, 20)).refused("bid-too-high", most=10)
    story = story.when(ANN, Bid(LOT, 10)).accepted().when(BOB, Pass(LOT)).accepted()
    story = story.when(CAT, Pass(LOT)).then_among(
        LotSold(LOT, ANN, 10, 0, 10, PLAIN, (), forced=False)
    )
    assert (story.sees(ANN).own.cash, story.sees(ANN).own.debt) == (0, 10)


def test_each_speaks_in_their_turn() -> None:
    story = given(bidding(seated(), bids=(Call(ANN, 10),)))
    story.when(CAT, Bid(LOT, 50)).refused("not-your-turn", seat=BOB)
    story.when(CAT, Pass(LOT)).refused("not-your-turn", seat=BOB)
    story.when(ANN, Bid(LOT, 50)).refused("not-your-turn", seat=BOB)


def test_bidding_goes_round_and_round() -> None:
    story = given(bidding(seated()))
    for amount, seat in zip(range(10, 130, 10), (ANN, BOB, CAT) * 4, strict=True):
        story = story.when(seat, Bid(LOT, amount)).then(BidMade(LOT, seat, amount))


def test_a_late_bid_never_lands_on_the_next_card() -> None:
    """B-06."""
    story = given(bidding(seated()))
    story.when(ANN, Bid(NEXT, 10)).refused("other-lot", lot=LOT)
    story = given(bidding(seated(), bids=(Call(ANN, 10),)))
    story.when(BOB, Pass(NEXT)).refused("other-lot", lot=LOT)


# Who opens the next card


def test_the_start_player_opens_until_they_have_won() -> None:
    """GT-02."""
    story = given(bidding(seated(), bids=(Call(ANN, 10), Call(BOB, 20))))
    story = story.when(CAT, Pass(LOT)).accepted()
    story.when(ANN, Pass(LOT)).then_among(BiddingOpened(NEXT, (ANN, CAT), 10, 10))


def test_then_the_next_to_their_left_who_has_not_won_opens() -> None:
    """GT-02."""
    story = given(bidding(seated(4), bids=(Call(ANN, 10),)))
    story = story.when(BOB, Pass(LOT)).accepted().when(CAT, Pass(LOT)).accepted()
    story = story.when(DAN, Pass(LOT)).then_among(BiddingOpened(NEXT, (BOB, CAT, DAN), 10, 10))
    story.when(BOB, Pass(NEXT)).refused("opener-must-bid", least=10)
    story.when(ANN, Bid(NEXT, 10)).refused("not-a-bidder")


# Hidden money


def test_who_cannot_outbid_is_asked_like_anybody_else() -> None:
    """B-12: passing them over would tell their cash."""
    poor = given(bidding(seated(cash={BOB: 10}), bids=(Call(ANN, 10),)))
    rich = given(bidding(seated(), bids=(Call(ANN, 10),)))
    assert poor.game.waits(poor.table) == rich.game.waits(rich.table)
    assert poor.sees(CAT) == rich.sees(CAT)
    assert [may.move for may in poor.sees(BOB).options] == ["Pass"]
    assert [may.move for may in rich.sees(BOB).options] == ["Bid", "Pass"]


@pytest.mark.parametrize("seat", [ANN, CAT, None])
def test_all_see_who_is_still_in_and_every_bid(seat: Seat | None) -> None:
    story = given(bidding(seated(4), bids=(Call(ANN, 10),))).when(BOB, Pass(LOT)).accepted()
    stage = story.sees(seat).table.stage
    assert (stage.seat, stage.queue, stage.bidders) == (CAT, (CAT, DAN, ANN), (ANN, BOB, CAT, DAN))
    assert (stage.bids, stage.least) == ((Call(ANN, 10),), 20)
