"""The view: what one person in the room may see. Nothing else leaves the server.

Times are milliseconds by the server's clock. `table` is the game's own view for that person's
seat, or a spectator's.
"""

from collections.abc import Set as AbstractSet
from typing import Any

from msgspec.structs import replace

from domain.game import Level, Line, Seat, Value
from domain.games import GAMES
from domain.luck import Luck
from domain.room.due import deadline, reveals_due, wake_time
from domain.room.events import Why
from domain.room.names import shown_names
from domain.room.pieces import (
    CHAIRS,
    PAST_SHOWN,
    PAST_SHOWN_AT_END,
    PAST_SHOWN_AT_TABLE,
    Admission,
    Chair,
    Past,
    Person,
    RoomCode,
    Settings,
)
from domain.room.playing import Called, Playing
from domain.room.room import Room


class ChairSeen(Value, frozen=True):
    """A taken chair. `person` None: a bot of `level`. `lucky`: has brought a string or a hash."""

    person: Person | None
    name: str
    level: Level | None
    online: bool
    lucky: bool


class VisitorSeen(Value, frozen=True):
    """`let`: may sit down where not everybody may."""

    person: Person
    name: str
    online: bool
    muted: bool
    let: bool


class KeptSeen(Value, frozen=True):
    seat: Seat
    why: Why


class PlayingSeen(Value, frozen=True):
    """The table in the room.

    `chairs`: the chair of each seat. `waits_for`: the seats that are asked. `due`: when time is
    up, None without a clock; `turn` names the wait. `wakes`: when the house will do something of
    itself (a deadline, a bot's move, the end of a grace). `told`: log lines so far, `log` the last.
    `head`: of the chain of its commits (chain.py), for who wants to hold its replay against it.
    """

    number: int
    game: str
    chairs: tuple[Chair, ...]
    kept: tuple[KeptSeen, ...]
    waits_for: tuple[Seat, ...]
    turn: int | None
    due: int | None
    wakes: int | None
    over: bool
    told: int
    log: tuple[Line, ...]
    table: Any
    head: str


class CalledSeen(Value, frozen=True):
    """A game whose seats are locked. `waits_for`: the chairs whose strings are awaited until `due`.

    `head`: as of a table; who reveals a string keeps it first, for it binds all others' hashes.
    """

    waits_for: tuple[Chair, ...]
    due: int
    head: str


class RemovedSeen(Value, frozen=True):
    """`shut`: until when (ms) nobody new comes from their network; 0: that was not chosen."""

    person: Person
    name: str
    shut: int


class Limits(Value, frozen=True):
    """How many may play the chosen game."""

    least: int
    most: int


class RoomView(Value, frozen=True):
    """`chair` and `seat` are the viewer's own, None where there is none. `past`: the last games.

    `chairs` has as many as the game allows, and more where somebody sits in one that is gone.
    `variants`: those of the chosen game's that can be switched on. `removed` is for the host alone.
    """

    code: RoomCode
    you: Person
    chair: Chair | None
    seat: Seat | None
    host: Person
    people: tuple[VisitorSeen, ...]
    chairs: tuple[ChairSeen | None, ...]
    settings: Settings
    admission: Admission
    players: Limits
    games: tuple[str, ...]
    variants: tuple[str, ...]
    number: int
    commitment: str
    called: CalledSeen | None
    playing: PlayingSeen | None
    past: tuple[Past, ...]
    removed: tuple[RemovedSeen, ...]


def view(room: Room, person: Person) -> RoomView:
    return views(room, {person})[person]


def views(room: Room, people: AbstractSet[Person]) -> dict[Person, RoomView]:
    """What each of them may see. What is the same for all is made once, for a seat's table too."""
    common = _common(room)
    seats = {person: room.seat_of(person) for person in people}
    tables = _tables(room, {*seats.values()})
    return {
        person: replace(
            common,
            you=person,
            chair=room.chair_of(person),
            seat=seat,
            removed=_removed(room, person),
            playing=common.playing and replace(common.playing, table=tables[seat]),
        )
        for person, seat in seats.items()
    }


def _common(room: Room) -> RoomView:
    """Nobody's view yet: without a viewer and without a table."""
    game, names = GAMES[room.settings.game], shown_names(room)
    return RoomView(
        code=room.code,
        you=Person(""),
        chair=None,
        seat=None,
        host=room.host,
        people=tuple(
            VisitorSeen(v.person, names[v.person], v.gone is None, v.muted, v.person in room.let)
            for v in room.people
            if not v.erased
        ),
        chairs=tuple(_chair(room, chair, names) for chair in _shown(room)),
        settings=room.settings,
        admission=room.admission,
        players=Limits(game.seats.start, game.seats.stop - 1),
        games=tuple(GAMES),
        variants=game.variants,
        number=room.number,
        commitment=room.commitment,
        called=_called(room, room.called) if room.called else None,
        playing=_playing(room, room.playing) if room.playing else None,
        past=_past(room),
        removed=(),
    )


def _tables(room: Room, seats: AbstractSet[Seat | None]) -> dict[Seat | None, Any]:
    playing = room.playing
    if playing is None:
        return {}
    return {seat: GAMES[playing.game].view(playing.table, seat) for seat in seats}


def _shown(room: Room) -> tuple[Chair, ...]:
    last = max((*room.offered, *room.taken_chairs))
    return CHAIRS[: last + 1]


def _removed(room: Room, person: Person) -> tuple[RemovedSeen, ...]:
    banned = room.banned if person == room.host else ()
    return tuple(RemovedSeen(one.person, one.name, one.shut) for one in banned)


def _past(room: Room) -> tuple[Past, ...]:
    if room.playing is None:
        return room.past[-PAST_SHOWN:]
    return room.past[-(PAST_SHOWN_AT_END if room.playing.over else PAST_SHOWN_AT_TABLE) :]


def _chair(room: Room, chair: Chair, names: dict[Person, str]) -> ChairSeen | None:
    sitter = room.chairs[chair]
    if sitter is None:
        return None
    visitor = room.visitor(sitter.person)
    return ChairSeen(
        person=sitter.person,
        name=names[visitor.person] if visitor else "",
        level=sitter.level,
        online=visitor is None or visitor.gone is None,
        lucky=bool(sitter.luck or sitter.luck_hash),
    )


def _called(room: Room, called: Called) -> CalledSeen:
    return CalledSeen(room.awaited, reveals_due(called), called.head)


def _playing(room: Room, playing: Playing) -> PlayingSeen:
    wait = playing.wait
    return PlayingSeen(
        number=playing.number,
        game=playing.game,
        chairs=playing.chairs,
        kept=tuple(KeptSeen(keeping.seat, keeping.why) for keeping in playing.kept),
        waits_for=wait.asked if wait else (),
        turn=playing.turn,
        due=deadline(playing),
        wakes=wake_time(room),
        over=playing.over,
        told=playing.told,
        log=playing.log,
        table=None,
        head=playing.head,
    )


def redeal(room: Room, person: Person, luck: Luck) -> Room:
    """Another room this person could be in, for all they can see."""
    playing = room.playing
    if playing is None:
        return room
    game = GAMES[playing.game]
    table = game.redeal(playing.table, room.seat_of(person), luck)
    return replace(room, playing=replace(playing, table=table, wait=game.waits(table)))
