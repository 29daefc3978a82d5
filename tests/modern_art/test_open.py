"""§3 Open (公開競價): raising, the hammer, going once, going twice."""

from msgspec.structs import replace

from domain.game import Seat
from domain.modern_art import MODERN_ART
from domain.modern_art.events import (
    BidMade,
    GoingCalled,
    LotSold,
    SaidNoMore,
    SellerCalled,
)
from domain.modern_art.moves import Bid, Hammer, NoMore
from domain.modern_art.view_types import Share
from tests.modern_art.tables import LOT, NEXT, YOKO, after, bids, on_sale, painting, wall_of
from tests.story import ANN, BOB, CAT, DAN, Story

OPEN = painting(YOKO, "open")


def waiting_for(story: Story) -> tuple[int | None, tuple[Seat, ...]]:
    wait = MODERN_ART.waits(story.table)
    assert wait is not None
    return wait.seconds, wait.asked


# Bids


def test_a_bid_is_above_the_last_and_within_ones_money() -> None:
    """T27, MA-22, MA-31: with 30, bids of 31, of the current 12, and of 13."""
    story = after(on_sale(OPEN, money={CAT: 30}), *bids((BOB, 12)))
    story.when(CAT, Bid(LOT, 31)).refused("bid-too-high", most=30)
    story.when(CAT, Bid(LOT, 12)).refused("bid-too-low", least=13)
    story.when(CAT, Bid(LOT, 13)).then(BidMade(LOT, CAT, 13))
    story.when(CAT, Bid(LOT, 30)).then(BidMade(LOT, CAT, 30))


def test_the_first_bid_is_at_least_one() -> None:
    """MA-22."""
    on_sale(OPEN).when(BOB, Bid(LOT, 0)).refused("bid-too-low", least=1)
    on_sale(OPEN).when(BOB, Bid(LOT, 1)).then(BidMade(LOT, BOB, 1))


def test_who_leads_does_not_raise_themselves() -> None:
    """MA-22."""
    after(on_sale(OPEN), *bids((BOB, 5))).when(BOB, Bid(LOT, 6)).refused("you-lead-already")


def test_the_host_may_bid() -> None:
    on_sale(OPEN).when(ANN, Bid(LOT, 4)).then(BidMade(LOT, ANN, 4))


def test_before_any_bid_nobody_leads() -> None:
    """B-14. Fault: "current bid 0 by host" was shown before any bid."""
    stage = on_sale(OPEN).sees(None).table.stage
    assert stage.bids == ()
    assert stage.least == 1


def test_every_bid_starts_the_fifteen_seconds_anew() -> None:
    """MA-23."""
    story = on_sale(OPEN)
    before = story.table.turn
    story = after(story, *bids((BOB, 5)))
    assert story.table.turn != before
    assert waiting_for(story) == (15, (CAT, DAN, ANN))


# The hammer


def test_the_host_hammers_and_it_is_going_three_times_for_two_seconds() -> None:
    """MA-23."""
    story = after(on_sale(OPEN), *bids((BOB, 5)))
    story = story.when(ANN, Hammer(LOT, 5)).then(GoingCalled(LOT, 1))
    assert waiting_for(story) == (2, (CAT, DAN))
    story = story.when_time_is_up().then(GoingCalled(LOT, 2))
    story = story.when_time_is_up().then(GoingCalled(LOT, 3))
    assert story.sees(None).table.stage.going == 3
    story = story.when_time_is_up().then(
        LotSold(LOT, BOB, 5, (Share(ANN, 5),)), SellerCalled(NEXT, BOB)
    )
    assert wall_of(story, BOB) == (OPEN,)


def test_any_bid_cancels_the_countdown() -> None:
    """MA-23."""
    story = after(on_sale(OPEN), *bids((BOB, 5)), (ANN, Hammer(LOT, 5)))
    story = story.when_time_is_up().accepted()
    old = story.table.turn
    story = story.when(CAT, Bid(LOT, 6)).then(BidMade(LOT, CAT, 6))
    assert story.sees(None).table.stage.going == 0
    assert waiting_for(story) == (15, (BOB, DAN, ANN))
    story.when_time_is_up(old).nothing()


def test_the_host_may_cancel_it_with_a_bid_of_their_own() -> None:
    story = after(on_sale(OPEN), *bids((BOB, 5)), (ANN, Hammer(LOT, 5)))
    story = story.when(ANN, Bid(LOT, 6)).accepted()
    assert story.sees(None).table.stage.going == 0


def test_the_hammer_is_for_the_bid_one_saw() -> None:
    """B-06."""
    story = after(on_sale(OPEN), *bids((BOB, 5), (CAT, 6)))
    story.when(ANN, Hammer(LOT, 5)).refused("bid-has-moved")


def test_only_the_host_hammers() -> None:
    on_sale(OPEN).when(BOB, Hammer(LOT, 0)).refused("not-the-host", seat=ANN)


def test_the_hammer_is_raised_once() -> None:
    story = after(on_sale(OPEN), (ANN, Hammer(LOT, 0)))
    story.when(ANN, Hammer(LOT, 0)).refused("going-already")
    story.when(ANN, NoMore(LOT, 0)).refused("going-already")


def test_fifteen_silent_seconds_and_the_house_hammers() -> None:
    """MA-23."""
    story = after(on_sale(OPEN), *bids((BOB, 5)))
    story.when_time_is_up().then_first(LotSold(LOT, BOB, 5, (Share(ANN, 5),)))


def test_without_a_bid_the_host_has_it_for_nothing() -> None:
    """MA-23."""
    story = on_sale(OPEN).when_time_is_up().then_first(LotSold(LOT, ANN, 0, ()))
    assert wall_of(story) == (OPEN,)


# No more


def test_no_more_is_shown_but_sells_nothing_where_a_clock_runs() -> None:
    story = after(on_sale(OPEN), *bids((BOB, 5)))
    story = story.when(CAT, NoMore(LOT, 5)).then(SaidNoMore(LOT, CAT))
    story = story.when(DAN, NoMore(LOT, 5)).then(SaidNoMore(LOT, DAN))
    story = story.when(ANN, NoMore(LOT, 5)).then(SaidNoMore(LOT, ANN))
    assert story.sees(None).table.stage.quiet == (CAT, DAN, ANN)


def test_when_nobody_would_raise_the_host_is_asked_to_hammer() -> None:
    """A bot that hosts must have its turn with the hammer."""
    story = after(on_sale(OPEN), *bids((BOB, 5)))
    story = after(story, *((seat, NoMore(LOT, 5)) for seat in (CAT, DAN, ANN)))
    assert waiting_for(story) == (15, (ANN,))
    assert [may.move for may in story.sees(ANN).options] == ["Bid", "Hammer"]


def test_who_leads_says_nothing_and_nobody_says_it_twice() -> None:
    story = after(on_sale(OPEN), *bids((BOB, 5)), (CAT, NoMore(LOT, 5)))
    story.when(BOB, NoMore(LOT, 5)).refused("you-lead-already")
    story.when(CAT, NoMore(LOT, 5)).refused("said-already")
    story.when(DAN, NoMore(LOT, 4)).refused("bid-has-moved")


def test_who_cannot_outbid_is_asked_like_the_others() -> None:
    """B-12: it must not be seen that they cannot pay."""
    story = after(on_sale(OPEN, money={CAT: 5}), *bids((BOB, 5)))
    assert waiting_for(story)[1] == (CAT, DAN, ANN)
    assert [may.move for may in story.sees(CAT).options] == ["NoMore"]


# One human among bots


def lone(story: Story, human: Seat) -> Story:
    return Story(MODERN_ART, replace(story.table, lone_human=human))


def test_no_clock_runs_for_the_only_human() -> None:
    story = lone(after(on_sale(OPEN), *bids((CAT, 5))), BOB)
    assert waiting_for(story) == (None, (BOB, DAN, ANN))
    story.when_time_is_up().nothing()


def test_the_only_human_ends_it_by_no_more_when_no_bot_raises() -> None:
    story = lone(after(on_sale(OPEN), *bids((CAT, 5))), BOB)
    story = story.when(DAN, NoMore(LOT, 5)).then(SaidNoMore(LOT, DAN))
    story = story.when(ANN, NoMore(LOT, 5)).then(SaidNoMore(LOT, ANN))
    assert waiting_for(story) == (None, (BOB,))
    story.when(BOB, NoMore(LOT, 5)).then(
        SaidNoMore(LOT, BOB), LotSold(LOT, CAT, 5, (Share(ANN, 5),)), SellerCalled(NEXT, BOB)
    )


def test_the_last_bot_to_fall_quiet_ends_it_when_the_human_has_spoken() -> None:
    story = lone(after(on_sale(OPEN), *bids((CAT, 5))), BOB)
    story = after(story, (BOB, NoMore(LOT, 5)), (DAN, NoMore(LOT, 5)))
    story.when(ANN, NoMore(LOT, 5)).then_first(
        SaidNoMore(LOT, ANN), LotSold(LOT, CAT, 5, (Share(ANN, 5),))
    )


def test_the_human_who_leads_ends_it_too() -> None:
    story = lone(after(on_sale(OPEN), *bids((CAT, 5), (BOB, 6))), BOB)
    story = after(story, *((seat, NoMore(LOT, 6)) for seat in (ANN, CAT, DAN)))
    assert waiting_for(story) == (None, (BOB,))
    story.when(BOB, NoMore(LOT, 6)).then_among(LotSold(LOT, BOB, 6, (Share(ANN, 6),)))


def test_the_human_who_hosts_has_the_hammer_and_no_countdown() -> None:
    story = lone(after(on_sale(OPEN), *bids((CAT, 5))), ANN)
    story = after(story, (BOB, NoMore(LOT, 5)))
    story.when(ANN, NoMore(LOT, 5)).refused("host-hammers")
    story = story.when(ANN, Hammer(LOT, 5)).then(SaidNoMore(LOT, ANN))
    story.when(ANN, Hammer(LOT, 5)).refused("said-already")
    story.when(DAN, NoMore(LOT, 5)).then_among(LotSold(LOT, CAT, 5, (Share(ANN, 5),)))


def test_a_bot_raises_and_the_human_is_asked_again() -> None:
    story = lone(after(on_sale(OPEN), *bids((CAT, 5))), ANN)
    story = after(story, (ANN, Hammer(LOT, 5)), *bids((DAN, 7)))
    assert waiting_for(story) == (None, (BOB, CAT, ANN))


def test_a_bot_that_hosts_has_no_hammer_in_a_game_with_one_human() -> None:
    story = lone(on_sale(OPEN), BOB)
    story.when(ANN, Hammer(LOT, 0)).refused("human-hammers", seat=BOB)
