"""§3 Sealed auctions (暗拍)."""

from msgspec.structs import replace

from domain.auctions import Call
from domain.game import Seat
from domain.tycoon import TYCOON
from domain.tycoon.events import (
    BidSent,
    BidsOpened,
    DieRolled,
    HammerFell,
    LotSold,
    LotUnsold,
    PaymentFailed,
    SealingOpened,
    WindowOpened,
)
from domain.tycoon.moves import BidSealed, RollDie
from domain.tycoon.pieces import MOST_BID
from domain.tycoon.table import Table
from tests.story import ANN, BOB, CAT, DAN, EVE, Story
from tests.tycoon.tables import (
    LOT,
    NEXT,
    TANG_2,
    TANG_3,
    banned,
    given,
    gold_of,
    hand_of,
    sealing,
    seated,
    total,
)

UNSOLD = (LotUnsold(LOT, (0, 0, 0)), WindowOpened(NEXT))


def sent(story: Story, attempt: int, bids: dict[Seat, int]) -> Story:
    """All but the last bid of a submission, which decides it."""
    for seat, amount in bids.items():
        story = story.when(seat, BidSealed(LOT, attempt, amount)).then(BidSent(LOT, seat, amount))
    return story


def a_tie_at_thirty(table: Table | None = None) -> Story:
    """A30 B30 C28."""
    story = sent(given(table or sealing(seated(), TANG_3)), 0, {ANN: 30, BOB: 30})
    calls = (Call(ANN, 30), Call(BOB, 30), Call(CAT, 28))
    return story.when(CAT, BidSealed(LOT, 0, 28)).then(
        BidSent(LOT, CAT, 28), BidsOpened(LOT, 0, calls), SealingOpened(LOT, 1, (ANN, BOB))
    )


def test_the_highest_has_it_when_all_have_sent() -> None:
    """TY-36."""
    story = sent(given(sealing(seated(), TANG_3)), 0, {CAT: 9, ANN: 4})
    story.when(BOB, BidSealed(LOT, 0, 7)).then(
        BidSent(LOT, BOB, 7),
        BidsOpened(LOT, 0, (Call(CAT, 9), Call(ANN, 4), Call(BOB, 7))),
        HammerFell(LOT, (Call(CAT, 9), Call(BOB, 7), Call(ANN, 4))),
    )


def test_there_is_no_start_price() -> None:
    story = sent(given(sealing(seated(), TANG_3)), 0, {ANN: 0, BOB: 0})
    story.when(CAT, BidSealed(LOT, 0, 1)).then_among(HammerFell(LOT, (Call(CAT, 1),)))


def test_if_all_give_up_the_lot_is_unsold_without_a_die() -> None:
    """Y32, TY-37."""
    story = sent(given(sealing(seated(), TANG_3)), 0, {ANN: 0, BOB: 0})
    calls = (Call(ANN, 0), Call(BOB, 0), Call(CAT, 0))
    story = story.when(CAT, BidSealed(LOT, 0, 0)).then(
        BidSent(LOT, CAT, 0), BidsOpened(LOT, 0, calls), *UNSOLD
    )
    assert story.sees(None).table.last.face is None


def test_a_bid_is_final() -> None:
    """TY-36."""
    story = sent(given(sealing(seated(), TANG_3)), 0, {ANN: 5})
    story.when(ANN, BidSealed(LOT, 0, 6)).refused("bid-is-final")


def test_only_that_one_has_submitted_is_shown() -> None:
    """TY-36, B-11."""
    story = sent(given(sealing(seated(), TANG_3)), 0, {ANN: 5})
    assert story.sees(BOB).table.stage.sent == (ANN,)
    assert story.sees(BOB).own.submitted is None
    assert story.sees(ANN).own.submitted == 5
    assert story.sees(ANN).own.terms is not None


def test_amounts_are_whole_from_nothing_to_the_cap() -> None:
    story = given(sealing(seated(), TANG_3))
    story.when(ANN, BidSealed(LOT, 0, -1)).refused("bid-too-low", least=0)
    story.when(ANN, BidSealed(LOT, 0, MOST_BID + 1)).refused("bid-too-high", most=MOST_BID)


def test_who_is_banned_sends_nothing_and_is_not_waited_for() -> None:
    """TY-36."""
    story = given(sealing(banned(seated(), CAT, 1), TANG_3))
    story.when(CAT, BidSealed(LOT, 0, 5)).refused("not-a-bidder")
    story = story.when(ANN, BidSealed(LOT, 0, 5)).accepted()
    story.when(BOB, BidSealed(LOT, 0, 6)).then_among(HammerFell(LOT, (Call(BOB, 6), Call(ANN, 5))))


def test_a_late_bid_never_lands_on_the_next_lot_or_submission() -> None:
    """B-06."""
    story = a_tie_at_thirty()
    story.when(ANN, BidSealed(NEXT, 1, 5)).refused("other-lot", lot=LOT)
    story.when(ANN, BidSealed(LOT, 0, 5)).refused("other-attempt", attempt=1)


# Re-bids


def test_only_those_who_tie_bid_again() -> None:
    """Y33, TY-38: A30 B30 C28; re-bid A31 B33: B wins at 33."""
    story = a_tie_at_thirty()
    story.when(CAT, BidSealed(LOT, 1, 99)).refused("not-a-bidder")
    story = sent(story, 1, {ANN: 31})
    story.when(BOB, BidSealed(LOT, 1, 33)).then(
        BidSent(LOT, BOB, 33),
        BidsOpened(LOT, 1, (Call(ANN, 31), Call(BOB, 33))),
        HammerFell(LOT, (Call(BOB, 33), Call(ANN, 31), Call(CAT, 28))),
    )


def test_after_three_rebids_in_vain_nobody_gets_it() -> None:
    """Y34, TY-38: 30/30, 31/31, 32/32, 33/33; C's 28 gets nothing."""
    story = a_tie_at_thirty()
    for attempt in (1, 2):
        amount = 30 + attempt
        story = sent(story, attempt, {ANN: amount})
        story = story.when(BOB, BidSealed(LOT, attempt, amount)).then_among(
            SealingOpened(LOT, attempt + 1, (ANN, BOB))
        )
    story = sent(story, 3, {ANN: 33})
    story = story.when(BOB, BidSealed(LOT, 3, 33)).then(
        BidSent(LOT, BOB, 33), BidsOpened(LOT, 3, (Call(ANN, 33), Call(BOB, 33))), *UNSOLD
    )
    assert [len(calls) for calls in story.sees(None).table.last.sealed] == [3, 2, 2, 2]


def test_a_rebid_may_be_lower_and_zero_gives_up() -> None:
    """Y36, TY-39: A=B=30; re-bid 0 and 0: unsold; 0 and 5: the 5 wins."""
    story = sent(a_tie_at_thirty(), 1, {ANN: 0})
    story.when(BOB, BidSealed(LOT, 1, 0)).then_among(*UNSOLD)
    story.when(BOB, BidSealed(LOT, 1, 5)).then_among(HammerFell(LOT, (Call(BOB, 5), Call(CAT, 28))))


def test_of_three_who_tie_only_the_new_highest_go_on() -> None:
    """TY-40."""
    table = sealing(seated(4), TANG_3)
    story = sent(given(table), 0, {ANN: 9, BOB: 9, CAT: 9})
    story = story.when(DAN, BidSealed(LOT, 0, 2)).then_among(SealingOpened(LOT, 1, (ANN, BOB, CAT)))
    story = sent(story, 1, {ANN: 12, BOB: 10})
    story.when(CAT, BidSealed(LOT, 1, 12)).then_among(SealingOpened(LOT, 2, (ANN, CAT)))


def test_earlier_submissions_stay_open_on_the_table() -> None:
    stage = a_tie_at_thirty().sees(None).table.stage
    assert stage.earlier == ((Call(ANN, 30), Call(BOB, 30), Call(CAT, 28)),)
    assert (stage.attempt, stage.bidders) == (1, (ANN, BOB))


# Second and third


def test_equal_seconds_go_by_who_lasted_longer_then_by_turn_order() -> None:
    """TY-54: Dan starts, clockwise; Bob dropped out of the re-bid at Ann's and Cat's amount."""
    table = sealing(seated(5, starter=DAN), TANG_3)
    story = sent(given(table), 0, {ANN: 8, BOB: 9, CAT: 8, DAN: 5})
    story = story.when(EVE, BidSealed(LOT, 0, 9)).then_among(SealingOpened(LOT, 1, (BOB, EVE)))
    story = sent(story, 1, {BOB: 8})
    ranking = (Call(EVE, 10), Call(BOB, 8), Call(ANN, 8), Call(CAT, 8), Call(DAN, 5))
    story.when(EVE, BidSealed(LOT, 1, 10)).then_among(HammerFell(LOT, ranking))


def test_turn_order_runs_the_other_way_when_the_game_does() -> None:
    """TY-54."""
    table = replace(sealing(seated(4, starter=DAN), TANG_3), clockwise=False)
    story = sent(given(table), 0, {ANN: 8, BOB: 9, CAT: 8})
    ranking = (Call(BOB, 9), Call(CAT, 8), Call(ANN, 8))
    story.when(DAN, BidSealed(LOT, 0, 0)).then_among(HammerFell(LOT, ranking))


def test_who_gave_up_is_nobodys_second() -> None:
    """TY-54, TY-55."""
    story = sent(given(sealing(seated(), TANG_3)), 0, {ANN: 0, BOB: 3})
    story.when(CAT, BidSealed(LOT, 0, 0)).then_among(HammerFell(LOT, (Call(BOB, 3),)))


def test_who_gave_up_a_rebid_takes_nothing_over() -> None:
    """Y53, TY-54: A40 B40 C30; re-bid A42 B0; A has 40 gold, die 3: C pays 36."""
    story = given(sealing(seated(gold={ANN: 40, CAT: 100}), TANG_2))
    story = sent(story, 0, {ANN: 40, BOB: 40})
    story = story.when(CAT, BidSealed(LOT, 0, 30)).accepted()
    story = sent(story, 1, {ANN: 42})
    ranking = (Call(ANN, 42), Call(CAT, 30))
    story = story.when(BOB, BidSealed(LOT, 1, 0)).then_among(HammerFell(LOT, ranking))
    story.with_dice(3).when(ANN, RollDie(LOT)).then(
        DieRolled(LOT, ANN, 3),
        PaymentFailed(LOT, ANN, total(42, 6, 48)),
        LotSold(LOT, CAT, total(30, 6, 36), (2, 0, 0)),
        WindowOpened(NEXT),
    )


def test_an_earlier_bid_of_who_gave_up_counts_no_more() -> None:
    """Y54, TY-54: A=B=C=20; re-bid A0 B7 C7; re-bid B8 C7; B defaults, die 1: C pays 9."""
    story = sent(given(sealing(seated(gold={BOB: 9}), TANG_2)), 0, {ANN: 20, BOB: 20})
    story = story.when(CAT, BidSealed(LOT, 0, 20)).accepted()
    story = sent(story, 1, {ANN: 0, BOB: 7})
    story = story.when(CAT, BidSealed(LOT, 1, 7)).accepted()
    story = sent(story, 2, {BOB: 8})
    ranking = (Call(BOB, 8), Call(CAT, 7))
    story = story.when(CAT, BidSealed(LOT, 2, 7)).then_among(HammerFell(LOT, ranking))
    story.with_dice(1).when(BOB, RollDie(LOT)).then_among(
        PaymentFailed(LOT, BOB, total(8, 2, 10)), LotSold(LOT, CAT, total(7, 2, 9), (0, 2, 0))
    )


def test_the_only_one_who_may_bid_can_have_it_for_nothing() -> None:
    """Y39: bids 1 on a 2-star, die 6: pays 0."""
    table = sealing(banned(banned(seated(), ANN, 1), CAT, 1), TANG_2)
    sent_one = given(table).when(BOB, BidSealed(LOT, 0, 1))
    story = sent_one.then_among(HammerFell(LOT, (Call(BOB, 1),)))
    story = story.with_dice(6).when(BOB, RollDie(LOT)).accepted()
    assert (gold_of(story, BOB), hand_of(story, BOB)) == (150, (TANG_2,))
    assert story.sees(None).table.last.attempts[0].sum == total(1, -6, 0)


def test_a_slow_bidder_gives_up_and_the_bids_are_opened() -> None:
    """Y51, TY-41: silent for 90 s in a game of several humans."""
    story = sent(given(sealing(seated(), TANG_3)), 0, {BOB: 4, CAT: 6})
    wait = TYCOON.waits(story.table)
    assert wait is not None
    assert (wait.seconds, wait.asked, wait.slow) == (90, (ANN,), (ANN,))
    story.when_time_is_up().then(
        BidSent(LOT, ANN, 0),
        BidsOpened(LOT, 0, (Call(BOB, 4), Call(CAT, 6), Call(ANN, 0))),
        HammerFell(LOT, (Call(CAT, 6), Call(BOB, 4))),
    )
