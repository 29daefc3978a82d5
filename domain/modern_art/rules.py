"""How a command becomes facts: each move goes to the rule of its section.

opening §1 · selling §2, §3 Double · bidding §3 · fixed §3 · turns §2 · rounds §4-§7 · pricing §5
"""

from typing import assert_never

from domain.game import Command, RuleBroken, Seat, TimeIsUp, must
from domain.luck import Luck
from domain.modern_art import moves
from domain.modern_art.bidding import bid, bid_sealed, count_down, hammer, no_more, pass_by
from domain.modern_art.events import ModernArtEvent
from domain.modern_art.evolve import evolve
from domain.modern_art.fixed import leave, name_price, take
from domain.modern_art.moves import ModernArtMove
from domain.modern_art.selling import decline, join, put_up
from domain.modern_art.stages import Outcry, Over
from domain.modern_art.table import Table
from domain.modern_art.timeouts import neutral
from domain.modern_art.waits import waits


def decide(table: Table, command: Command, luck: Luck) -> list[ModernArtEvent]:
    """The facts that follow from a move, or from the house's word.

    Raises:
        RuleBroken: the move is not allowed now.
    """
    move = command.move
    if isinstance(move, TimeIsUp):
        return time_is_up(table, move.turn, luck)
    if command.by is None or not isinstance(move, ModernArtMove):
        raise RuleBroken("not-a-move-here")
    must(not isinstance(table.stage, Over), "game-is-over")
    return _moved(table, command.by, move)


def _moved(table: Table, seat: Seat, move: ModernArtMove) -> list[ModernArtEvent]:
    match move:
        case moves.Bid():
            return bid(table, seat, move)
        case moves.NoMore():
            return no_more(table, seat, move)
        case moves.Hammer():
            return hammer(table, seat, move)
        case moves.Pass():
            return pass_by(table, seat, move)
        case moves.BidSealed():
            return bid_sealed(table, seat, move)
        case moves.PutUp():
            return put_up(table, seat, move)
        case moves.Join():
            return join(table, seat, move)
        case moves.Decline():
            return decline(table, seat, move)
        case moves.NamePrice():
            return name_price(table, seat, move)
        case moves.Take():
            return take(table, seat, move)
        case moves.Leave():
            return leave(table, seat, move)
        case _:
            assert_never(move)


def time_is_up(table: Table, turn: int, luck: Luck) -> list[ModernArtEvent]:
    """The hammer, or the neutral move of each who is slow; an old clock does nothing."""
    wait = waits(table)
    if wait is None or wait.seconds is None or wait.turn != turn:
        return []
    stage = table.stage
    if isinstance(stage, Outcry):
        return count_down(table)
    assert not isinstance(stage, Over), "nothing waits at its end"
    return _each(table, wait.slow, neutral(table, stage, luck))


def _each(table: Table, seats: tuple[Seat, ...], move: ModernArtMove) -> list[ModernArtEvent]:
    found: list[ModernArtEvent] = []
    for seat in seats:
        fresh = _moved(table, seat, move)
        for event in fresh:
            table = evolve(table, event)
        found += fresh
    return found
