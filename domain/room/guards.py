"""Guards that several of the room's rules share."""

from domain.game import RuleBroken, must
from domain.room.pieces import Person
from domain.room.room import Playing, Room


def must_be_host(room: Room, by: Person) -> None:
    must(by == room.host, "host-only")


def must_be_lobby(room: Room) -> None:
    must(room.playing is None and room.called is None, "seats-are-locked")


def running(room: Room) -> Playing:
    playing = room.playing
    if playing is None:
        raise RuleBroken("no-game-running")
    must(not playing.over, "game-is-over")
    return playing
