"""§5 Custody: a seat that a bot plays is given back."""

from domain.game import RuleBroken
from domain.room.events import RoomEvent, SeatKept, SeatReturned
from domain.room.pieces import Person
from domain.room.room import Room


def reclaim(room: Room, by: Person) -> list[RoomEvent]:
    """R-16: 接管我的席位."""
    seat = room.seat_of(by)
    if room.playing is None or seat is None or room.playing.keeping(seat) is None:
        raise RuleBroken("seat-is-yours")
    return [SeatReturned(seat)]


def keeps(room: Room, person: Person) -> list[RoomEvent]:
    """Who will not come back is kept without a grace, unless they are the only human (R-07)."""
    playing, seat = room.playing, room.seat_of(person)
    if playing is None or seat is None or playing.over or seat == playing.lone_human:
        return []
    return [SeatKept(seat, "offline")] if playing.keeping(seat) is None else []
