"""§1 Presence: opening a room, coming and going."""

from domain.game import must
from domain.games import GAMES
from domain.luck import commitment
from domain.room.events import PersonCame, PersonWent, RoomEvent, RoomOpened, SeatReturned
from domain.room.pieces import (
    MINUTE_MS,
    MOST_PEOPLE,
    RENAMES_A_MINUTE,
    Person,
    RoomCode,
    Settings,
    Visitor,
)
from domain.room.room import Room


def open_room(
    code: RoomCode, host: Person, name: str, settings: Settings, seed: bytes
) -> list[RoomEvent]:
    """R-01: whoever opens a room is its host."""
    must(settings.game in GAMES, "no-such-game")
    return [RoomOpened(code, host, name, settings, commitment(seed))]


def come(room: Room, by: Person, name: str, at: int) -> list[RoomEvent]:
    """R-02: whoever opens the link watches. Coming back gives an offline seat back (B-09)."""
    known = room.visitor(by)
    must(known is not None or room.admission != "closed", "room-is-locked")
    if known is not None and not _may_be_renamed(known, at):
        name = known.name
    if known is not None and known.gone is None and known.name == name:
        return []
    must(known is not None or len(room.people) < MOST_PEOPLE, "room-is-full", most=MOST_PEOPLE)
    came: list[RoomEvent] = [PersonCame(by, name)]
    seat = room.seat_of(by)
    keeping = room.playing.keeping(seat) if room.playing and seat is not None else None
    if keeping is not None and keeping.why == "offline":
        came.append(SeatReturned(keeping.seat))
    return came


def _may_be_renamed(known: Visitor, at: int) -> bool:
    """B-26: who is muted says nothing by names either; others change theirs a few times a minute.

    They come in all the same, as who they were.
    """
    lately = [renamed for renamed in known.renamed if abs(at - renamed) < MINUTE_MS]
    return not known.muted and len(lately) < RENAMES_A_MINUTE


def go(room: Room, by: Person) -> list[RoomEvent]:
    known = room.visitor(by)
    return [PersonWent(by)] if known is not None and known.gone is None else []
