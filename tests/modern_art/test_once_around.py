"""§3 Once around (喊一圈價)."""

from domain.auctions import Call
from domain.modern_art.events import BidMade, LotSold, Passed, SellerCalled
from domain.modern_art.moves import Bid, Hammer, NoMore, Pass
from domain.modern_art.view_types import Share
from tests.modern_art.tables import (
    LOT,
    NEXT,
    YOKO,
    after,
    bids,
    money_of,
    on_sale,
    painting,
    wall_of,
)
from tests.story import ANN, BOB, CAT, DAN

ONCE = painting(YOKO, "once")


def test_it_goes_round_from_the_hosts_left_and_the_host_is_last() -> None:
    """MA-24."""
    stage = on_sale(ONCE).sees(None).table.stage
    assert stage.order == (BOB, CAT, DAN, ANN)
    assert stage.speaker == BOB
    assert stage.high is None


def test_a_bid_equal_to_the_last_real_one_is_refused() -> None:
    """T09, MA-24: Bob 5, Cat passes, Dan must pass or say 6. Fault: `<` for `<=`."""
    story = after(on_sale(ONCE), (BOB, Bid(LOT, 5)), (CAT, Pass(LOT)))
    story.when(DAN, Bid(LOT, 5)).refused("bid-too-low", least=6)
    story.when(DAN, Bid(LOT, 6)).then(BidMade(LOT, DAN, 6))
    story.when(DAN, Pass(LOT)).then(Passed(LOT, DAN))


def test_a_pass_does_not_lower_the_price() -> None:
    """MA-24."""
    story = after(on_sale(ONCE), (BOB, Bid(LOT, 5)), (CAT, Pass(LOT)))
    stage = story.sees(None).table.stage
    assert stage.high == Call(BOB, 5)
    assert stage.said == (Call(BOB, 5), Call(CAT, 0))
    assert stage.least == 6


def test_all_pass_and_the_host_has_it_for_nothing_unasked() -> None:
    """T10, MA-24."""
    story = after(on_sale(ONCE), (BOB, Pass(LOT)), (CAT, Pass(LOT)))
    story = story.when(DAN, Pass(LOT)).then(
        Passed(LOT, DAN), LotSold(LOT, ANN, 0, ()), SellerCalled(NEXT, BOB)
    )
    assert wall_of(story) == (ONCE,)


def test_the_host_lets_it_go_to_the_last_real_bid() -> None:
    story = after(on_sale(ONCE), (BOB, Bid(LOT, 5)), (CAT, Pass(LOT)), (DAN, Pass(LOT)))
    story = story.when(ANN, Pass(LOT)).then(
        Passed(LOT, ANN), LotSold(LOT, BOB, 5, (Share(ANN, 5),)), SellerCalled(NEXT, BOB)
    )
    assert money_of(story, ANN, BOB) == (105, 95)


def test_the_host_may_have_the_last_word() -> None:
    """MA-24. Fault: the seller was barred from the last bid."""
    story = after(on_sale(ONCE), *bids((BOB, 5), (CAT, 8)), (DAN, Pass(LOT)))
    story = story.when(ANN, Bid(LOT, 9)).then_first(
        BidMade(LOT, ANN, 9), LotSold(LOT, ANN, 9, (Share(None, 9),))
    )
    assert money_of(story, ANN, CAT) == (91, 100)


def test_everybody_speaks_in_their_turn_and_once() -> None:
    story = on_sale(ONCE)
    story.when(CAT, Bid(LOT, 5)).refused("not-your-turn", seat=BOB)
    story.when(ANN, Pass(LOT)).refused("not-your-turn", seat=BOB)
    story = after(story, (BOB, Bid(LOT, 5)))
    story.when(BOB, Bid(LOT, 6)).refused("not-your-turn", seat=CAT)


def test_nobody_bids_above_their_money() -> None:
    """MA-31."""
    on_sale(ONCE, money={BOB: 7}).when(BOB, Bid(LOT, 8)).refused("bid-too-high", most=7)


def test_who_cannot_outbid_is_asked_and_can_only_pass() -> None:
    """B-12, MA-29."""
    story = after(on_sale(ONCE, money={CAT: 5}), (BOB, Bid(LOT, 5)))
    assert story.sees(None).table.stage.speaker == CAT
    assert [may.move for may in story.sees(CAT).options] == ["Pass"]


def test_a_pass_keeps_both_paintings_of_a_pair_together() -> None:
    """Fault: a pass dropped the second painting of a pair."""
    pair = (painting(YOKO, "double"), ONCE)
    story = after(on_sale(*pair), (BOB, Pass(LOT)), (CAT, Bid(LOT, 9)), (DAN, Pass(LOT)))
    story = after(story, (ANN, Pass(LOT)))
    assert wall_of(story, CAT) == pair


def test_the_slow_pass() -> None:
    """R-16."""
    story = on_sale(ONCE).when_time_is_up().then(Passed(LOT, BOB))
    assert story.sees(None).table.stage.speaker == CAT


def test_a_hammer_or_no_more_says_nothing_here() -> None:
    on_sale(ONCE).when(ANN, Hammer(LOT, 0)).refused("no-open-auction")
    on_sale(ONCE).when(BOB, NoMore(LOT, 0)).refused("no-open-auction")
