"""How a command becomes facts: each move goes to the rule of its section.

opening §1 · rounds §2 · selling §2, §4 · bidding §3 · paying §3 · trading §4 · scoring §5
"""

from typing import assert_never

from domain.game import Command, RuleBroken, Seat, TimeIsUp, must
from domain.luck import Luck
from domain.tycoon import moves
from domain.tycoon.bidding import bid, bid_sealed, hammer, no_more
from domain.tycoon.events import TycoonEvent
from domain.tycoon.evolve import evolve
from domain.tycoon.moves import TycoonMove
from domain.tycoon.opening import choose_direction
from domain.tycoon.paying import roll, roll_die
from domain.tycoon.rounds import pick_blind
from domain.tycoon.selling import close_window, say_ready, sell, take_ready_back, window_ends
from domain.tycoon.stages import Outcry, Over, Rolling, Selling
from domain.tycoon.table import Table
from domain.tycoon.timeouts import neutral
from domain.tycoon.trading import (
    answer_trade,
    answer_wish,
    choose_seller,
    give_up_wish,
    offer_trade,
    skip_trade,
    skip_wish,
    wish,
)
from domain.tycoon.waits import waits

TradeMove = (
    moves.Wish
    | moves.SkipWish
    | moves.AnswerWish
    | moves.ChooseSeller
    | moves.GiveUpWish
    | moves.OfferTrade
    | moves.SkipTrade
    | moves.AnswerTrade
)


def decide(table: Table, command: Command, luck: Luck) -> list[TycoonEvent]:
    """The facts that follow from a move, or from the house's word.

    Raises:
        RuleBroken: the move is not allowed now.
    """
    move = command.move
    if isinstance(move, TimeIsUp):
        return time_is_up(table, move.turn, luck)
    if command.by is None or not isinstance(move, TycoonMove):
        raise RuleBroken("not-a-move-here")
    must(not isinstance(table.stage, Over), "game-is-over")
    return _moved(table, command.by, move, luck)


def _moved(table: Table, seat: Seat, move: TycoonMove, luck: Luck) -> list[TycoonEvent]:
    match move:
        case moves.Bid():
            return bid(table, seat, move)
        case moves.NoMore():
            return no_more(table, seat, move)
        case moves.SayReady():
            return say_ready(table, seat, move)
        case moves.Sell():
            return sell(table, seat, move)
        case moves.BidSealed():
            return bid_sealed(table, seat, move)
        case moves.CloseWindow():
            return close_window(table, seat, move)
        case moves.TakeReadyBack():
            return take_ready_back(table, seat, move)
        case moves.RollDie():
            return roll_die(table, seat, move, luck)
        case moves.PickBlind():
            return pick_blind(table, seat, move)
        case moves.ChooseDirection():
            return choose_direction(table, seat, move, luck)
        case _:
            return _traded(table, seat, move, luck)


def _traded(table: Table, seat: Seat, move: TradeMove, luck: Luck) -> list[TycoonEvent]:
    match move:
        case moves.Wish():
            return wish(table, seat, move)
        case moves.SkipWish():
            return skip_wish(table, seat, move, luck)
        case moves.AnswerWish():
            return answer_wish(table, seat, move, luck)
        case moves.ChooseSeller():
            return choose_seller(table, seat, move, luck)
        case moves.GiveUpWish():
            return give_up_wish(table, seat, move, luck)
        case moves.OfferTrade():
            return offer_trade(table, seat, move)
        case moves.SkipTrade():
            return skip_trade(table, seat, move, luck)
        case moves.AnswerTrade():
            return answer_trade(table, seat, move, luck)
        case _:
            assert_never(move)


def time_is_up(table: Table, turn: int, luck: Luck) -> list[TycoonEvent]:
    """The hammer, the die, the end of a window, or the neutral move of each who is slow.

    An old clock does nothing.
    """
    wait = waits(table)
    if wait is None or wait.seconds is None or wait.turn != turn:
        return []
    stage = table.stage
    if isinstance(stage, Outcry):
        return hammer(table, stage)
    if isinstance(stage, Rolling):
        return roll(table, stage, luck)
    if isinstance(stage, Selling):
        return window_ends(table, stage)
    assert not isinstance(stage, Over), "nothing waits at its end"
    move = neutral(table, stage)
    return _each(table, wait.slow, move, luck)


def _each(table: Table, seats: tuple[Seat, ...], move: TycoonMove, luck: Luck) -> list[TycoonEvent]:
    found: list[TycoonEvent] = []
    for seat in seats:
        fresh = _moved(table, seat, move, luck)
        for event in fresh:
            table = evolve(table, event)
        found += fresh
    return found
