"""§5 Custody: a seat that a bot plays is given back."""

from domain.game import RuleBroken
from domain.room.events import RoomEvent, SeatReturned
from domain.room.pieces import Person
from domain.room.room import Room


def reclaim(room: Room, by: Person) -> list[RoomEvent]:
    """R-16: 接管我的席位."""
    seat = room.seat_of(by)
    if room.playing is None or seat is None or room.playing.keeping(seat) is None:
        raise RuleBroken("seat-is-yours")
    return [SeatReturned(seat)]
