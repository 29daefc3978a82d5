"""The whole log of a game, told anew from its facts (R-17): a view brings its newest lines only.

It tells what was told to every spectator, and nothing else (B-11): lines are of no seat.
"""

import math
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

from msgspec import Struct

from domain.game import Game, Line, RuleBroken, must
from domain.games import GAMES
from domain.room.events import GameBegan, RoomEvent, SeatKept, SeatReturned, TablePlayed
from domain.room.pieces import RoomCode
from domain.room.playing import custody_line, told_tables
from domain.room.room import EMPTY, Room
from infra.accounts.auth import person_in_room
from infra.accounts.tokens import Identity
from infra.rate_limits import count_one
from infra.replays.file import Replay, find_replay
from infra.rooms.codec import Commit
from infra.rooms.opening import room_state
from infra.services import Services

MOST_LINES = 500
"""Of one answer."""
LOGS_A_MINUTE = 60
"""Of one person; a page asks once, or twice for a long game, when somebody opens the log."""
MINUTE_MS = 60_000

AnyGame = Game[Any, Any, Any, Any]


class ToldLine(Struct, frozen=True):
    """A line, and the round of the table after what it tells."""

    round: int
    line: Line


class LogPage(Struct, frozen=True):
    """The lines from number `first` (counted from 0) on; `told`: how many there are so far."""

    number: int
    first: int
    told: int
    lines: tuple[ToldLine, ...]


def log_page(services: Services, by: Identity, code: RoomCode, number: int, first: int) -> LogPage:
    """A page of the log of the game of this number, while it runs and after.

    Raises:
        RuleBroken: "log-too-fast" (seconds), "no-such-room", "no-such-replay", "room-expired",
            "removed-from-room".
    """
    _must_not_flood(services, by)
    lines = list(_lines(services, by, code, number))
    return LogPage(number, first, len(lines), tuple(lines[first : first + MOST_LINES]))


def _must_not_flood(services: Services, by: Identity) -> None:
    asked = count_one(services.store, f"LOGS#{by.person}", "ASKED", services.now(), MINUTE_MS)
    seconds = math.ceil(asked.wait_ms / 1000)
    must(asked.count <= LOGS_A_MINUTE, "log-too-fast", seconds=seconds)


def _lines(services: Services, by: Identity, code: RoomCode, number: int) -> Iterator[ToldLine]:
    room = _room(services, code)
    if room.playing is None or room.playing.number != number:
        return _replayed(find_replay(services, code, number))
    person_in_room(room, by)
    return told_lines(_facts(services.journal.newest_first(code), number))


def _room(services: Services, code: RoomCode) -> Room:
    """Games that are kept outlive it."""
    try:
        return room_state(services, code).room
    except RuleBroken:
        return EMPTY


def _replayed(replay: Replay) -> Iterator[ToldLine]:
    """Who played for whom is not in it."""
    game = GAMES[replay.game]
    facts = chain.from_iterable(played.events for played in replay.commands)
    return _of_table(game, game.empty, facts)


def told_lines(facts: Iterable[RoomEvent]) -> Iterator[ToldLine]:
    """Of the facts of a room from a deal on, while that table stands."""
    game: AnyGame | None = None
    table: Any = None
    for fact in facts:
        match fact:
            case GameBegan():
                game = GAMES[fact.game]
                table = game.replay(fact.events)
                yield from _of_table(game, game.empty, fact.events)
            case TablePlayed() if game is not None:
                yield from _of_table(game, table, fact.events)
                table = game.replay(fact.events, table)
            case SeatKept() | SeatReturned():
                yield ToldLine(table.round, custody_line(fact))
            case _:
                pass


def _of_table(game: AnyGame, table: Any, facts: Iterable[Any]) -> Iterator[ToldLine]:
    for line, after in told_tables(game, table, facts):
        if line is not None:
            yield ToldLine(after.round, line)


def _facts(newest_first: Iterable[Commit], number: int) -> list[RoomEvent]:
    """From that game's deal on; of an old room no more is read than that."""
    found: list[RoomEvent] = []
    for commit in newest_first:
        for event in reversed(commit.events):
            found.append(event)
            if isinstance(event, GameBegan) and event.number == number:
                return found[::-1]
    raise RuleBroken("no-such-replay")
