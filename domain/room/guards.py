"""Guards that several of the room's rules share."""

from domain.game import must
from domain.room.pieces import Person
from domain.room.room import Room


def must_be_host(room: Room, by: Person) -> None:
    must(by == room.host, "host-only")


def must_be_lobby(room: Room) -> None:
    must(room.playing is None and room.called is None, "seats-are-locked")
