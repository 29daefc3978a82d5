"""§1 Erasure: a person has their name forgotten and leaves whatever they were in."""

from domain.game import Seat
from domain.room.custody import keeps
from domain.room.events import ChairLeft, HostPassed, PersonErased, RoomEvent
from domain.room.hosting import next_host
from domain.room.pieces import Person
from domain.room.room import Room, evolve


def erase(room: Room, by: Person, seats: tuple[tuple[int, Seat], ...], at: int) -> list[RoomEvent]:
    """B-27: a seat of a running table is a bot's at once; its rights go to the next who is here.

    Nothing follows for whom the room does not know (any more).
    """
    chair = room.chair_of(by)
    is_free = chair is not None and room.playing is None and room.called is None
    left: list[RoomEvent] = [ChairLeft(chair)] if chair is not None and is_free else []
    fact = PersonErased(by, seats)
    after = room
    for event in (*left, fact):
        after = evolve(after, event, at)
    if _is_same(room, after, by):
        return []
    heir = next_host(after) if by == room.host else None
    passed: list[RoomEvent] = [] if heir is None else [HostPassed(heir)]
    return [*left, fact, *passed, *keeps(after, by)]


def _is_same(room: Room, after: Room, by: Person) -> bool:
    """Done a second time it is nothing new, whenever that is."""
    visitor = room.visitor(by)
    return after == room or (visitor is not None and visitor.erased and after.past == room.past)
