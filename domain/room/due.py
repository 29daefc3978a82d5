"""Due times of a room: when it next wants a tick, and for what (bot, grace, deadline).

Or by a clock that was set back.
"""

from collections.abc import Iterator
from typing import Literal

from domain.game import Seat, Value, Wait
from domain.room.pieces import APART_MS, GRACE_MS, PACES, REVEAL_MS, WEIGHTS
from domain.room.playing import Called, Playing
from domain.room.room import Room

What = Literal["bot", "seat-grace", "host-grace", "deadline", "clock", "reveals"]


class Due(Value, frozen=True):
    """Something that is to happen at `at` (ms). `seat`: the bot that moves or the seat in grace."""

    at: int
    what: What
    seat: Seat | None = None


def wake_time(room: Room) -> int | None:
    """When the room next wants to be woken (ms), if ever."""
    return min((due.at for due in dues(room)), default=None)


def next_due(room: Room, now: int) -> Due | None:
    """The earliest of what is due by `now`.

    B-08: where something began later than now, the clock was set back; that comes first.
    """
    if max(_beginnings(room), default=now) > now + APART_MS:
        return Due(now, "clock")
    overdue = [due for due in dues(room) if due.at <= now]
    return min(overdue, key=lambda due: due.at, default=None)


def _beginnings(room: Room) -> Iterator[int]:
    if room.playing is not None:
        yield room.playing.since
    if room.called is not None:
        yield room.called.since
    yield from (visitor.gone for visitor in room.people if visitor.gone is not None)


def deadline(playing: Playing) -> int | None:
    """When the decision's time is up (ms); None where no clock runs."""
    wait = playing.wait
    if wait is None or wait.seconds is None:
        return None
    return playing.until or playing.since + 1000 * wait.seconds


def reveals_due(called: Called) -> int:
    """When it is dealt without the strings that have not come (ms)."""
    return called.since + REVEAL_MS


def dues(room: Room) -> Iterator[Due]:
    yield from _host_grace(room)
    if room.called is not None:
        yield Due(reveals_due(room.called), "reveals")
    playing = room.playing
    if playing is None or playing.wait is None:
        return
    yield from _bots(room, playing, playing.wait)
    yield from _seat_graces(room, playing)
    at = deadline(playing)
    if at is not None:
        yield Due(at, "deadline")


def is_bot(room: Room, playing: Playing, seat: Seat) -> bool:
    """Whether a bot moves for this seat: a bot of its own, or one that keeps it."""
    return room.sitter(seat).person is None or playing.keeping(seat) is not None


def _bots(room: Room, playing: Playing, wait: Wait) -> Iterator[Due]:
    """Every bot that is asked thinks from the moment the wait began."""
    weight = WEIGHTS.get(type(playing.table.stage).__name__, 100)
    for seat in wait.asked:
        if is_bot(room, playing, seat):
            thinks = pause(PACES[room.settings.pace], wait.turn, seat) * weight // 100
            yield Due(playing.since + thinks, "bot", seat)


def pause(pace: tuple[int, int], turn: int, seat: Seat) -> int:
    """How long it thinks (ms): by nothing that only its seat knows."""
    least, more = pace
    return least + (turn * 7_919 + seat * 104_729) % more


def _seat_graces(room: Room, playing: Playing) -> Iterator[Due]:
    """R-07, B-09: an offline human's seat is kept after a grace, unless they are the only human."""
    for n in range(len(playing.chairs)):
        seat = Seat(n)
        visitor = room.visitor(room.sitter(seat).person)
        if visitor is None or visitor.gone is None:
            continue
        if seat != playing.lone_human and playing.keeping(seat) is None:
            yield Due(visitor.gone + GRACE_MS, "seat-grace", seat)


def _host_grace(room: Room) -> Iterator[Due]:
    """B-10: a host who stays away loses their rights, if there is anybody to take them."""
    host = room.visitor(room.host)
    if host is not None and host.gone is not None and any(v.gone is None for v in room.people):
        yield Due(host.gone + GRACE_MS, "host-grace")
