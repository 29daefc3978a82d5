"""§6 The tick: whatever is due by the room's clock."""

from typing import Any

from domain.game import Command, Game, Level, Move, RuleBroken, Seat, TimeIsUp
from domain.games import GAMES
from domain.options import drawn_move
from domain.room.chance import Chance
from domain.room.due import Due, is_bot, next_due
from domain.room.events import ClockSetBack, HostPassed, RoomEvent, SeatKept
from domain.room.hosting import next_host
from domain.room.playing import Playing
from domain.room.room import Room, evolve
from domain.room.tables import deal, played, running

STEPS = 40
"""The most that one tick does; the next one goes on."""


def tick(room: Room, at: int, chance: Chance) -> list[RoomEvent]:
    """Whatever is due by now, in the order of its time; nothing due, nothing done (B-07)."""
    events: list[RoomEvent] = []
    for _ in range(STEPS):
        due = next_due(room, at)
        if due is None:
            break
        fresh = _due(room, due, chance)
        for event in fresh:
            room = evolve(room, event, at)
        events += fresh
    return events


def _due(room: Room, due: Due, chance: Chance) -> list[RoomEvent]:
    if due.what == "clock":
        return [ClockSetBack()]
    if due.what == "host-grace":
        heir = next_host(room)
        assert heir is not None
        return [HostPassed(heir)]
    if due.what == "reveals":
        return deal(room, chance)
    playing = running(room)
    if due.what == "deadline":
        return time_is_up(room, playing, chance)
    assert due.seat is not None
    if due.what == "seat-grace":
        return [SeatKept(due.seat, "offline")]
    return bot_moves(room, playing, due.seat, chance)


def bot_moves(room: Room, playing: Playing, seat: Seat, chance: Chance) -> list[RoomEvent]:
    """A bot is shown what its seat may see, nothing else. It keeps a human's seat at its best.

    A bot that fails or asks for what is not allowed must not stop the room (B-07): it does
    anything allowed.
    """
    game: Game[Any, Any, Any, Any] = GAMES[playing.game]
    level = room.sitter(seat).level or "strong"
    try:
        move = _thought(game, playing, seat, level, chance)
        return played(playing, Command(seat, move), chance, bot=True)
    except BotFailed as failed:
        flaw = failed.flaw
    except RuleBroken as refused:
        flaw = refused.key
    flaw = f"{flaw} at {type(playing.table.stage).__name__}"
    anything = drawn_move(game.options(playing.table, seat), game.moves, chance.bots)
    return played(playing, Command(seat, anything), chance, bot=True, flaw=flaw)


class BotFailed(Exception):
    """`flaw`: with what."""

    def __init__(self, flaw: str) -> None:
        super().__init__(flaw)
        self.flaw = flaw


def _thought(
    game: Game[Any, Any, Any, Any], playing: Playing, seat: Seat, level: Level, chance: Chance
) -> Move:
    """Raises BotFailed, whatever goes wrong: nobody may have to wait for it."""
    try:
        move: Move = game.bot(game.view(playing.table, seat), level, chance.bots)
    except Exception as failure:
        raise BotFailed(_named(failure)) from failure
    return move


def _named(failure: Exception) -> str:
    """Its kind and where it was raised. Not its words: they might hold what nobody may see."""
    at = failure.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    kind = type(failure).__name__
    return kind if at is None else f"{kind} in {at.tb_frame.f_globals['__name__']}:{at.tb_lineno}"


def time_is_up(room: Room, playing: Playing, chance: Chance) -> list[RoomEvent]:
    """R-16: a bot takes slow humans' seats over, or the table does what it does to the slow.

    As the room was set when the game began (TY-78).
    """
    wait = playing.wait
    assert wait is not None
    late = [seat for seat in wait.slow if not is_bot(room, playing, seat)]
    if late and (playing.late or room.settings.late) == "bot":
        return [SeatKept(seat, "slow") for seat in late]
    return played(playing, Command(None, TimeIsUp(wait.turn)), chance)
