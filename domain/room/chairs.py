"""§2 Chairs: who sits where before the start."""

from domain.game import Level, RuleBroken, must
from domain.room.asking import must_be_host, must_be_lobby
from domain.room.events import BotPlaced, BotRemoved, ChairLeft, ChairTaken, LuckBrought, RoomEvent
from domain.room.pieces import CHAIRS, Chair, Person
from domain.room.room import Room


def sit(room: Room, by: Person, chair: Chair, luck: str) -> list[RoomEvent]:
    """R-02: a click on an empty chair sits one down; from another chair one moves over."""
    must_be_lobby(room)
    must(chair in CHAIRS, "no-such-chair")
    must(room.chairs[chair] is None, "chair-is-taken")
    must(room.visitor(by) is not None, "not-in-the-room")
    had = room.chair_of(by)
    left: list[RoomEvent] = [] if had is None else [ChairLeft(had)]
    return [*left, ChairTaken(chair, by, luck)]


def stand(room: Room, by: Person) -> list[RoomEvent]:
    """R-02: one may stand up again before the start."""
    must_be_lobby(room)
    chair = room.chair_of(by)
    if chair is None:
        raise RuleBroken("not-seated")
    return [ChairLeft(chair)]


def bring_luck(room: Room, by: Person, luck: str) -> list[RoomEvent]:
    must_be_lobby(room)
    chair = room.chair_of(by)
    if chair is None:
        raise RuleBroken("not-seated")
    return [LuckBrought(chair, luck)]


def place_bot(room: Room, by: Person, chair: Chair, level: Level) -> list[RoomEvent]:
    """R-04: the host places bots before the start."""
    must_be_host(room, by)
    must_be_lobby(room)
    must(chair in CHAIRS, "no-such-chair")
    must(room.chairs[chair] is None, "chair-is-taken")
    return [BotPlaced(chair, level)]


def remove_bot(room: Room, by: Person, chair: Chair) -> list[RoomEvent]:
    must_be_host(room, by)
    must_be_lobby(room)
    must(chair in CHAIRS, "no-such-chair")
    sitter = room.chairs[chair]
    must(sitter is not None and sitter.level is not None, "no-bot-there")
    return [BotRemoved(chair)]
