"""The running table's state in the room, and how what happens at it changes that.

With it its log: the lines of its facts, and of who plays for whom (R-06).
"""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from domain.game import Game, Line, Seat, Value, Wait
from domain.games import GAMES
from domain.room.events import GameBegan, SeatKept, SeatReturned, Why
from domain.room.pieces import LOG_LINES, Chair, Late


class Custody(Value, frozen=True):
    """A human's seat that a bot plays."""

    seat: Seat
    why: Why


class Playing(Value, frozen=True, omit_defaults=True):
    """The table in the room. `table` is the game's own type; `since`: when its wait began.

    `head`: of the chain of its commits, made with `key` (chain.py); "": it has none.
    `wait` is the game's answer for this table, asked once. `until`: when it ends, if its end was
    put off. `late`: the room's setting when the game began (TY-78), None in older snapshots.
    `told` counts all log lines so far; `log` holds the last of them.
    """

    number: int
    game: str
    rules: int
    chairs: tuple[Chair, ...]
    lone_human: Seat | None
    salt: str
    drawn: int
    table: Any
    since: int
    wait: Wait | None = None
    kept: tuple[Custody, ...] = ()
    log: tuple[Line, ...] = ()
    told: int = 0
    over: bool = False
    until: int | None = None
    late: Late | None = None
    key: str = ""
    head: str = ""

    @property
    def turn(self) -> int | None:
        return None if self.wait is None else self.wait.turn

    def keeping(self, seat: Seat) -> Custody | None:
        return next((keeping for keeping in self.kept if keeping.seat == seat), None)


class Called(Value, frozen=True):
    """A game whose seats are locked, before its deal. `since`: when (ms). `head`: as of a table."""

    chairs: tuple[Chair, ...]
    since: int
    key: str
    head: str = ""


def begun(began: GameBegan, late: Late, at: int) -> Playing:
    """As it was dealt."""
    playing = Playing(
        number=began.number,
        game=began.game,
        rules=began.rules,
        chairs=began.chairs,
        lone_human=began.lone_human,
        salt=began.salt,
        drawn=began.drawn,
        table=GAMES[began.game].empty,
        since=at,
        late=late,
        key=began.key,
    )
    return after_facts(playing, began.events, began.drawn, at)


def after_facts(playing: Playing, events: tuple[Any, ...], drawn: int, at: int) -> Playing:
    """The clock starts anew when the table waits for something new."""
    game, table = GAMES[playing.game], playing.table
    lines = []
    for line, after in told_tables(game, table, events):
        if line is not None:
            lines.append(line)
        table = after
    wait = game.waits(table)
    told = replace(_told(playing, *lines), table=table, drawn=drawn, wait=wait, over=wait is None)
    if wait is not None and wait.turn == playing.turn:
        return replace(told, until=_until(playing, wait, at))
    return replace(told, since=at, until=None)


def _until(playing: Playing, wait: Wait, at: int) -> int | None:
    """Who comes to be asked when little is left has the least of a wait, once in it."""
    if playing.until is not None or wait.seconds is None:
        return playing.until
    end = playing.since + 1000 * wait.seconds
    put_off = at + 1000 * wait.least
    return put_off if at < end < put_off else None


def _told(playing: Playing, *lines: Line) -> Playing:
    log = (*playing.log, *lines)[-LOG_LINES:]
    return replace(playing, log=log, told=playing.told + len(lines))


def after_custody(playing: Playing, event: SeatKept | SeatReturned) -> Playing:
    kept = tuple(custody for custody in playing.kept if custody.seat != event.seat)
    if isinstance(event, SeatKept):
        kept = (*kept, Custody(event.seat, event.why))
    return _told(replace(playing, kept=kept), custody_line(event))


def told_tables(
    game: Game[Any, Any, Any, Any], table: Any, facts: Iterable[Any]
) -> Iterator[tuple[Line | None, Any]]:
    """For each fact its line, None if it has none, and the table after it."""
    for fact in facts:
        line = game.tell(table, fact)
        table = game.evolve(table, fact)
        yield line, table


def custody_line(event: SeatKept | SeatReturned) -> Line:
    key = f"seat-kept-{event.why}" if isinstance(event, SeatKept) else "seat-returned"
    return Line(key, {"seat": event.seat})
