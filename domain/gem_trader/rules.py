"""How a command becomes facts: each move goes to the rule of its section.

opening §1 · rounds §2, §5 · bidding §3 · crews §4 · selling, markets §4 · scoring §6
"""

from typing import assert_never

from domain.game import Command, RuleBroken, Seat, TimeIsUp, must
from domain.gem_trader import moves
from domain.gem_trader.bidding import bid, pass_card, take
from domain.gem_trader.crews import end_turn, play_crew
from domain.gem_trader.events import GemEvent
from domain.gem_trader.evolve import after
from domain.gem_trader.moves import CrewMove, GemMove
from domain.gem_trader.selling import sell, take_sale_back
from domain.gem_trader.stages import Over
from domain.gem_trader.table import Table
from domain.gem_trader.timeouts import neutral
from domain.gem_trader.waits import waits
from domain.luck import Luck


def decide(table: Table, command: Command, luck: Luck) -> list[GemEvent]:
    """The facts that follow from a move, or from the house's word.

    Raises:
        RuleBroken: the move is not allowed now.
    """
    move = command.move
    if isinstance(move, TimeIsUp):
        return time_is_up(table, move.turn, luck)
    if command.by is None or not isinstance(move, GemMove):
        raise RuleBroken("not-a-move-here")
    must(not isinstance(table.stage, Over), "game-is-over")
    return _moved(table, command.by, move, luck)


def _moved(table: Table, seat: Seat, move: GemMove, luck: Luck) -> list[GemEvent]:
    if isinstance(move, CrewMove):
        return play_crew(table, seat, move, luck)
    match move:
        case moves.Bid():
            return bid(table, seat, move)
        case moves.Pass():
            return pass_card(table, seat, move, luck)
        case moves.Take():
            return take(table, seat, move, luck)
        case moves.EndTurn():
            return end_turn(table, seat, move, luck)
        case moves.Sell():
            return sell(table, seat, move, luck)
        case moves.TakeSaleBack():
            return take_sale_back(table, seat, move)
        case _:
            assert_never(move)


def time_is_up(table: Table, turn: int, luck: Luck) -> list[GemEvent]:
    """The neutral move of each who is slow; an old clock does nothing."""
    wait = waits(table)
    if wait is None or wait.seconds is None or wait.turn != turn:
        return []
    found: list[GemEvent] = []
    for seat in wait.slow:
        fresh = _moved(table, seat, neutral(table), luck)
        table = after(table, *fresh)
        found += fresh
    return found
