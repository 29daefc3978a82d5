"""What the room's log tells: of the facts of its table, and of who plays for whom (R-06)."""

from collections.abc import Iterable, Iterator
from typing import Any

from domain.game import Game, Line
from domain.room.events import SeatKept, SeatReturned


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
