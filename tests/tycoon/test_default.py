"""§3 Default (失约), takeover and ban."""

from domain.auctions import Call
from domain.tycoon.events import (
    DieRolled,
    HammerFell,
    LotSold,
    LotUnsold,
    PaymentFailed,
    SealingOpened,
    WindowOpened,
)
from domain.tycoon.moves import Bid, BidSealed, CloseWindow, RollDie, SayReady, SkipWish
from tests.story import ANN, BOB, CAT, DAN, Story
from tests.tycoon.tables import (
    LOT,
    NEXT,
    SONG_RED,
    TANG_1,
    TANG_3,
    TANG_RED,
    banned,
    given,
    gold_of,
    hand_of,
    outcry,
    rolling,
    seated,
    total,
)


def winning(gold: int, bid: int = 60) -> Story:
    """Ann has bid on a red, alone."""
    return given(rolling(seated(gold={ANN: gold}), TANG_RED, Call(ANN, bid)))


def test_to_pay_all_one_has_is_no_default() -> None:
    """Y26, TY-49: 64 with 64 gold: pays, 0 is left, no ban."""
    story = winning(64).with_dice(1).when(ANN, RollDie(LOT)).accepted()
    assert (gold_of(story), story.table.players[ANN].banned) == (0, 0)
    assert hand_of(story) == (TANG_RED,)


def test_the_die_decides_whether_one_can_pay() -> None:
    """Y27: A bid 60 with 55 gold: die 4 asks 56, a default; die 5 asks 52, which they pay."""
    winning(55).with_dice(4).when(ANN, RollDie(LOT)).then_first(
        DieRolled(LOT, ANN, 4), PaymentFailed(LOT, ANN, total(60, -4, 56))
    )
    story = winning(55).with_dice(5).when(ANN, RollDie(LOT)).accepted()
    assert gold_of(story) == 3


def test_a_single_bidder_who_defaults_leaves_it_unsold_and_is_banned() -> None:
    """Y28, TY-50, TY-55, TY-56: no other penalty."""
    story = (
        winning(55)
        .with_dice(4)
        .when(ANN, RollDie(LOT))
        .then(
            DieRolled(LOT, ANN, 4),
            PaymentFailed(LOT, ANN, total(60, -4, 56)),
            LotUnsold(LOT, (2, 0, 0)),
            WindowOpened(NEXT),
        )
    )
    assert gold_of(story) == 55
    assert [c.banned for c in story.sees(None).table.collectors] == [2, 0, 0]


def test_the_second_takes_over_at_their_own_bid_and_the_same_face() -> None:
    """TY-51, TY-52, TY-53: they may not refuse."""
    table = seated(gold={ANN: 20})
    story = given(rolling(table, TANG_3, Call(ANN, 40), Call(BOB, 30), Call(CAT, 20)))
    story = (
        story.with_dice(1)
        .when(ANN, RollDie(LOT))
        .then(
            DieRolled(LOT, ANN, 1),
            PaymentFailed(LOT, ANN, total(40, 3, 43)),
            LotSold(LOT, BOB, total(30, 3, 33), (2, 0, 0)),
            WindowOpened(NEXT),
        )
    )
    assert story.sees(None).table.last.buyer == BOB


def test_a_taker_who_cannot_pay_is_not_banned_and_the_third_takes_over() -> None:
    """TY-53."""
    table = seated(gold={ANN: 20, BOB: 20})
    story = given(rolling(table, TANG_3, Call(ANN, 40), Call(BOB, 30), Call(CAT, 18)))
    story.with_dice(1).when(ANN, RollDie(LOT)).then(
        DieRolled(LOT, ANN, 1),
        PaymentFailed(LOT, ANN, total(40, 3, 43)),
        PaymentFailed(LOT, BOB, total(30, 3, 33)),
        LotSold(LOT, CAT, total(18, 3, 21), (2, 0, 0)),
        WindowOpened(NEXT),
    )


def test_the_fourth_does_not_take_over() -> None:
    """TY-53: two attempts at most, then it is unsold."""
    table = seated(4, gold={ANN: 20, BOB: 20, CAT: 10})
    calls = (Call(ANN, 40), Call(BOB, 30), Call(CAT, 18), Call(DAN, 16))
    given(rolling(table, TANG_3, *calls)).with_dice(1).when(ANN, RollDie(LOT)).then_among(
        PaymentFailed(LOT, CAT, total(18, 3, 21)), LotUnsold(LOT, (2, 0, 0, 0))
    )


def test_a_taker_has_their_own_discount_and_tax() -> None:
    """TY-24, TY-48, TY-52: the start player takes over their own pick, holding a red."""
    table = seated(gold={BOB: 10}, hands={ANN: (SONG_RED,)})
    story = given(rolling(table, TANG_RED, Call(BOB, 50), Call(ANN, 41), picked=True))
    story.with_dice(2).when(BOB, RollDie(LOT)).then_among(
        LotSold(LOT, ANN, total(41, 8, 40, tax=20), (0, 2, 0))
    )


# Bans


def test_who_is_banned_is_no_taker() -> None:
    """TY-57: they had no bid."""
    story = given(outcry(banned(seated(), CAT, 1), TANG_3))
    story = story.when(ANN, Bid(LOT, 15)).accepted().when(BOB, Bid(LOT, 17)).accepted()
    story.when_time_is_up().then(HammerFell(LOT, (Call(BOB, 17), Call(ANN, 15))))


def test_a_ban_lasts_for_the_next_two_lots() -> None:
    """TY-50: unsold ones count."""
    table = seated(4, gold={ANN: 20})
    story = given(rolling(table, TANG_3, Call(ANN, 40))).with_dice(1)
    story = story.when(ANN, RollDie(LOT)).accepted()
    for left in (1, 0):
        again = outcry(story.table, TANG_1)
        assert given(again).sees(ANN).options == ()
        story = given(again).when_time_is_up().accepted()
        assert story.table.players[ANN].banned == left


def test_a_ban_ends_with_the_round() -> None:
    """Y31: N=3, A defaults in slot 1 and is banned in slot 2, which goes unsold."""
    story = winning(55).with_dice(4).when(ANN, RollDie(LOT)).accepted()
    for seat in (ANN, BOB, CAT):
        story = story.when(seat, SayReady(NEXT)).accepted()
    story = story.when(ANN, CloseWindow(NEXT)).then_among(SealingOpened(NEXT, 0, (BOB, CAT)))
    story = story.when(BOB, BidSealed(NEXT, 0, 0)).accepted()
    story = story.when(CAT, BidSealed(NEXT, 0, 0)).then_among(LotUnsold(NEXT, (1, 0, 0)))
    story = story.with_dice(1, 1, 1, 1).when(ANN, SkipWish(1)).accepted()
    assert story.table.players[ANN].banned == 0


def test_who_is_banned_already_is_not_freed_by_anothers_default() -> None:
    table = banned(seated(4, gold={BOB: 10}), ANN, 2)
    story = given(rolling(table, TANG_3, Call(BOB, 40))).with_dice(1)
    story.when(BOB, RollDie(LOT)).then_among(LotUnsold(LOT, (1, 2, 0, 0)))
