"""Whom the table waits for, how long, and what happens when time is up (§7)."""

import pytest
from msgspec.structs import replace

from domain.auctions import Call, Lot
from domain.game import Seat, Wait
from domain.tycoon import TYCOON
from domain.tycoon.events import (
    BlindPicked,
    CardTurned,
    HammerFell,
    OutcryOpened,
    RoundBegan,
    SaidReady,
    TradeRefused,
    TradeSkipped,
    WindowOpened,
    WishAnswered,
    WishGivenUp,
    WishSkipped,
    WishUnmet,
)
from domain.tycoon.moves import AnswerWish, NoMore, SayReady, Sell, TakeReadyBack, Wish
from domain.tycoon.stages import (
    Directing,
    Offering,
    Picking,
    Stage,
    TradeAsked,
    WishChoice,
    Wishing,
)
from domain.tycoon.table import Slot, Table
from tests.story import ANN, BOB, CAT, Chance, seating
from tests.tycoon.tables import (
    LOT,
    SONG_1,
    TANG,
    TANG_1,
    TANG_2,
    banned,
    given,
    outcry,
    rolling,
    sealing,
    seated,
    title,
    trading,
    window,
)

DICE = (1, 1, 1, 1)
TANG_2_TITLE = title(TANG, 2)


def wait_at(table: Table) -> Wait:
    wait = TYCOON.waits(table)
    assert wait is not None
    return wait


@pytest.mark.parametrize(
    "stage", [Directing(), Picking(), Wishing(), WishChoice(TANG_2_TITLE, 5, (BOB,)), Offering()]
)
def test_the_start_player_has_ninety_seconds(stage: Stage) -> None:
    """TY-77."""
    wait = wait_at(replace(seated(), stage=stage))
    assert (wait.seconds, wait.asked, wait.slow) == (90, (ANN,), (ANN,))


def test_only_one_human_means_no_clock() -> None:
    """TY-76, TY-77: but for the die."""
    table = seated(lone_human=ANN)
    for waiting in (window(table), outcry(table, TANG_1), sealing(table, TANG_1), trading(table)):
        assert wait_at(waiting).seconds is None
        given(waiting).when_time_is_up().nothing()
    assert wait_at(rolling(table, TANG_1, Call(ANN, 5))).seconds == 10


@pytest.mark.parametrize(("humans", "lone"), [(0, None), (1, ANN), (2, None)])
def test_who_is_the_only_human_is_fixed_at_the_start(humans: int, lone: Seat | None) -> None:
    """TY-76."""
    table = TYCOON.replay(TYCOON.setup(seating(3, humans), Chance(1)))
    assert table.lone_human == lone
    assert TYCOON.view(table, None).table.lone_human == lone


def test_the_clock_of_an_auction_is_the_houses() -> None:
    """TY-29: fifteen seconds; nobody is late, the hammer falls."""
    wait = wait_at(outcry(banned(seated(), CAT, 1), TANG_1, Call(BOB, 5)))
    assert (wait.seconds, wait.asked, wait.slow) == (15, (ANN,), ())


def test_who_said_no_more_is_not_asked_again_at_this_price() -> None:
    story = given(outcry(seated(), TANG_1, Call(BOB, 5)))
    turn = story.table.turn
    story = story.when(ANN, NoMore(LOT, 5)).accepted()
    assert wait_at(story.table) == Wait(turn, 15, (CAT,))


def test_the_only_human_is_asked_even_when_leading_or_banned() -> None:
    """TY-33."""
    table = seated(lone_human=ANN)
    assert wait_at(outcry(table, TANG_1, Call(ANN, 5))).asked == (BOB, CAT, ANN)
    assert wait_at(outcry(banned(table, ANN, 1), TANG_1)).asked == (BOB, CAT, ANN)
    assert wait_at(outcry(table, TANG_1, Call(BOB, 5))).asked == (ANN, CAT)


# Ready


def test_those_not_ready_are_waited_for() -> None:
    wait = wait_at(window(seated(), BOB))
    assert (wait.seconds, wait.asked, wait.slow) == (90, (ANN, CAT), (ANN, CAT))


def test_being_ready_does_not_give_the_others_more_time() -> None:
    story = given(window(seated()))
    turn = story.table.turn
    assert story.when(BOB, SayReady(LOT)).accepted().table.turn == turn


def test_selling_does_not_give_more_time() -> None:
    story = given(window(seated(hands={BOB: (SONG_1,)})))
    turn = story.table.turn
    sold = story.when(BOB, Sell(LOT, (SONG_1,), (0, 0, 0, 0))).accepted()
    assert sold.table.turn == turn


def test_once_all_are_ready_the_same_clock_runs_on_with_fifteen_seconds_at_least() -> None:
    """TY-16: if the start player lets it pass it closes, and he is not late."""
    story = given(window(seated(), BOB, CAT))
    turn = story.table.turn
    story = story.when(ANN, SayReady(LOT)).accepted()
    assert wait_at(story.table) == Wait(turn, 90, (ANN,), least=15)
    story.when_time_is_up().then(CardTurned(LOT, TANG_1), OutcryOpened(LOT, (ANN, BOB, CAT), 5, 2))


@pytest.mark.parametrize("ready", [(ANN, BOB, CAT), (BOB, CAT), (CAT,)])
def test_to_take_ready_back_gains_no_time(ready: tuple[Seat, ...]) -> None:
    """TY-16."""
    story = given(window(seated(), *ready))
    turn = story.table.turn
    assert story.when(CAT, TakeReadyBack(LOT)).accepted().table.turn == turn


# Time is up


def test_an_old_clock_changes_nothing() -> None:
    story = given(outcry(seated(), TANG_1, Call(BOB, 5)))
    story.when_time_is_up(turn=story.table.turn - 1).nothing()
    story.when_time_is_up().then(HammerFell(LOT, (Call(BOB, 5),)))


def test_a_slow_picker_takes_the_first_slot_openly() -> None:
    """TY-78."""
    slots = (Slot(LOT, TANG_1), Slot(Lot(2), TANG_2))
    given(seated(slots=slots, stage=Picking())).when_time_is_up().then(
        BlindPicked(ANN, 0, ("open", "sealed")), WindowOpened(LOT)
    )


def test_the_slow_are_ready_and_the_window_closes() -> None:
    """TY-16, TY-78."""
    given(window(seated(), BOB)).when_time_is_up().then(
        SaidReady(ANN),
        SaidReady(CAT),
        CardTurned(LOT, TANG_1),
        OutcryOpened(LOT, (ANN, BOB, CAT), 5, 2),
    )


def test_a_slow_wisher_skips() -> None:
    """TY-78."""
    given(trading(seated())).with_dice(*DICE).when_time_is_up().then_first(
        WishSkipped(ANN), RoundBegan(2, BOB)
    )


def test_the_slow_would_not_sell() -> None:
    """TY-78."""
    story = given(trading(seated(4, hands={CAT: (TANG_2,)}))).with_dice(*DICE)
    story = story.when(ANN, Wish(1, TANG_2_TITLE, 5)).accepted()
    story = story.when(BOB, AnswerWish(1, sells=False)).accepted()
    assert wait_at(story.table).slow == (CAT, Seat(3))
    story.when_time_is_up().then_first(
        WishAnswered(CAT, sells=False), WishAnswered(Seat(3), sells=False), WishUnmet(ANN)
    )


def test_an_answer_gives_the_others_no_more_time() -> None:
    story = given(trading(seated())).when(ANN, Wish(1, TANG_2_TITLE, 5)).accepted()
    turn = story.table.turn
    assert story.when(BOB, AnswerWish(1, sells=False)).accepted().table.turn == turn


def test_who_is_slow_to_choose_a_seller_gives_up() -> None:
    """TY-78."""
    table = trading(seated(hands={BOB: (TANG_2,)}), WishChoice(TANG_2_TITLE, 5, (BOB,)))
    given(table).with_dice(*DICE).when_time_is_up().then_first(WishGivenUp(ANN))


def test_who_is_slow_to_offer_skips() -> None:
    """TY-78."""
    table = trading(seated(hands={ANN: (TANG_2,)}), Offering())
    given(table).with_dice(*DICE).when_time_is_up().then_first(TradeSkipped(ANN))


def test_who_is_slow_to_agree_declines() -> None:
    """TY-78."""
    table = trading(seated(hands={ANN: (TANG_2,)}), TradeAsked(BOB, TANG_2, 5, None))
    wait = wait_at(table)
    assert (wait.seconds, wait.asked, wait.slow) == (90, (BOB,), (BOB,))
    given(table).with_dice(*DICE).when_time_is_up().then_first(TradeRefused(ANN, BOB))


def test_an_ended_game_waits_for_nobody() -> None:
    story = given(trading(seated(round=6))).when_time_is_up().accepted()
    assert TYCOON.waits(story.table) is None
