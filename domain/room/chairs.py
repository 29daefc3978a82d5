"""§2 Chairs: people and bots sit down and stand up before the start."""

from domain.game import Level, RuleBroken, must
from domain.room.events import (
    BotPlaced,
    BotRemoved,
    ChairLeft,
    ChairMoved,
    ChairTaken,
    LuckBrought,
    RoomEvent,
)
from domain.room.guards import must_be_host, must_be_lobby
from domain.room.pieces import CHAIRS, Chair, Person
from domain.room.room import Room


def sit(room: Room, by: Person, chair: Chair, luck: str, luck_hash: str) -> list[RoomEvent]:
    """R-02: a click on an empty chair sits one down; from another chair one moves over."""
    must_be_lobby(room)
    must_be_offered(room, chair)
    must(room.visitor(by) is not None, "not-in-the-room")
    must(room.may_sit(by), "sitting-is-locked")
    had = room.chair_of(by)
    left: list[RoomEvent] = [] if had is None else [ChairLeft(had)]
    return [*left, ChairTaken(chair, by, *_brought(luck, luck_hash))]


def stand(room: Room, by: Person) -> list[RoomEvent]:
    """R-02: one may stand up again before the start."""
    must_be_lobby(room)
    chair = room.chair_of(by)
    if chair is None:
        raise RuleBroken("not-seated")
    return [ChairLeft(chair)]


def _brought(luck: str, luck_hash: str) -> tuple[str, str]:
    """A string next to its hash would be known too early."""
    return ("", luck_hash) if luck_hash else (luck, "")


def bring_luck(room: Room, by: Person, luck: str, luck_hash: str) -> list[RoomEvent]:
    must_be_lobby(room)
    chair = room.chair_of(by)
    if chair is None:
        raise RuleBroken("not-seated")
    return [LuckBrought(chair, *_brought(luck, luck_hash))]


def place_bot(room: Room, by: Person, chair: Chair, level: Level) -> list[RoomEvent]:
    """R-04: the host places bots before the start."""
    must_be_host(room, by)
    must_be_lobby(room)
    must_be_offered(room, chair)
    return [BotPlaced(chair, level)]


def must_be_offered(room: Room, chair: Chair) -> None:
    """R-03: there are as many chairs as the game allows."""
    must(chair in room.offered, "no-such-chair")
    must(room.chairs[chair] is None, "chair-is-taken")


def unseat(room: Room, by: Person, chair: Chair) -> list[RoomEvent]:
    """The host frees somebody else's chair before the start; they may sit down again."""
    must_be_host(room, by)
    must_be_lobby(room)
    must(chair in CHAIRS, "no-such-chair")
    sitter = room.chairs[chair]
    if sitter is None or sitter.person is None:
        raise RuleBroken("no-one-there")
    must(sitter.person != by, "not-yourself")
    return [ChairLeft(chair)]


def fitted(room: Room) -> list[RoomEvent]:
    """R-03: the game allows fewer chairs than before.

    Bots go first, from the last chair on; then people move from chairs that are gone to free ones,
    in the order in which they sat down. Who finds none stays where they are, and the host has to
    choose: nobody is sent away by a setting.
    """
    bots = [chair for chair in CHAIRS if (s := room.chairs[chair]) and s.person is None]
    spare = max(0, len(room.taken_chairs) - len(room.offered))
    gone = bots[len(bots) - min(spare, len(bots)) :]
    free = [c for c in room.offered if room.chairs[c] is None or c in gone]
    left = [c for c in room.taken_chairs if c not in gone and c not in room.offered]
    moved = zip(sorted(left, key=lambda c: _taken(room, c)), free, strict=False)
    return [*map(BotRemoved, gone), *(ChairMoved(chair, to) for chair, to in moved)]


def _taken(room: Room, chair: Chair) -> int:
    sitter = room.chairs[chair]
    assert sitter is not None
    return sitter.taken


def remove_bot(room: Room, by: Person, chair: Chair) -> list[RoomEvent]:
    must_be_host(room, by)
    must_be_lobby(room)
    must(chair in CHAIRS, "no-such-chair")
    sitter = room.chairs[chair]
    must(sitter is not None and sitter.level is not None, "no-bot-there")
    return [BotRemoved(chair)]
