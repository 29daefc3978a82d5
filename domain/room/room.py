"""The room's state and how events change it (`evolve`). No rule is decided here."""

from typing import Any, assert_never

from msgspec.structs import replace

from domain.game import Line, Seat, Value, Wait
from domain.games import GAMES
from domain.room.events import (
    AdmissionChanged,
    BotPlaced,
    BotRemoved,
    ChairLeft,
    ChairMoved,
    ChairTaken,
    ClockSetBack,
    GameBegan,
    GameCalled,
    GameEnded,
    HostPassed,
    LuckBrought,
    PersonCame,
    PersonForgiven,
    PersonLetSit,
    PersonMuted,
    PersonRemoved,
    PersonWent,
    RoomEvent,
    RoomOpened,
    SeatKept,
    SeatReturned,
    SettingsChanged,
    TableCleared,
    TablePlayed,
    Why,
)
from domain.room.log import custody_line, told_tables
from domain.room.pieces import (
    CHAIRS,
    LOG_LINES,
    MOST_BANNED,
    MOST_PEOPLE,
    PAST_KEPT,
    RENAMES_A_MINUTE,
    SHUT_MS,
    Admission,
    Banned,
    Chair,
    Late,
    Occupant,
    Past,
    Person,
    RoomCode,
    Settings,
    Visitor,
)


class Custody(Value, frozen=True):
    """A human's seat that a bot plays."""

    seat: Seat
    why: Why


class Playing(Value, frozen=True, omit_defaults=True):
    """The table in the room. `table` is the game's own type; `since`: when its wait began.

    `head`: of the chain of its commits, made with `key` (chain.py); "": it has none.
    `wait` is the game's answer for this table, asked once. `until`: when it ends, if its end was
    put off. `late`: the room's setting when the game began (TY-78), None in older snapshots.
    `told` counts all log lines so far; `log` holds the last of them.
    """

    number: int
    game: str
    rules: int
    chairs: tuple[Chair, ...]
    lone_human: Seat | None
    salt: str
    drawn: int
    table: Any
    since: int
    wait: Wait | None = None
    kept: tuple[Custody, ...] = ()
    log: tuple[Line, ...] = ()
    told: int = 0
    over: bool = False
    until: int | None = None
    late: Late | None = None
    key: str = ""
    head: str = ""

    @property
    def turn(self) -> int | None:
        return None if self.wait is None else self.wait.turn

    def keeping(self, seat: Seat) -> Custody | None:
        return next((keeping for keeping in self.kept if keeping.seat == seat), None)


class Called(Value, frozen=True):
    """A game whose seats are locked, before its deal. `since`: when (ms). `head`: as of a table."""

    chairs: tuple[Chair, ...]
    since: int
    key: str
    head: str = ""


class Room(Value, frozen=True):
    """`number` and `commitment` are the running game's, or in the lobby the next one's."""

    code: RoomCode = RoomCode("")
    host: Person = Person("")
    people: tuple[Visitor, ...] = ()
    chairs: tuple[Occupant | None, ...] = (None,) * len(CHAIRS)
    settings: Settings = Settings()
    taken: int = 0
    number: int = 1
    commitment: str = ""
    playing: Playing | None = None
    called: Called | None = None
    past: tuple[Past, ...] = ()
    banned: tuple[Banned, ...] = ()
    admission: Admission = "open"
    let: tuple[Person, ...] = ()

    def may_sit(self, person: Person) -> bool:
        """B-26: who sits may change chairs whatever the host has locked since."""
        is_let = person == self.host or person in self.let or self.chair_of(person) is not None
        return self.admission == "open" or is_let

    @property
    def removed(self) -> tuple[Person, ...]:
        return tuple(banned.person for banned in self.banned)

    def visitor(self, person: Person | None) -> Visitor | None:
        return next((v for v in self.people if v.person == person), None)

    def chair_of(self, person: Person) -> Chair | None:
        return next((c for c in CHAIRS if (s := self.chairs[c]) and s.person == person), None)

    @property
    def offered(self) -> tuple[Chair, ...]:
        """As many chairs as the chosen game allows (R-03)."""
        return CHAIRS[: GAMES[self.settings.game].seats.stop - 1]

    @property
    def awaited(self) -> tuple[Chair, ...]:
        """Those whose people are here and have promised a string that they have not revealed."""
        return tuple(chair for chair in self.taken_chairs if self._is_awaited(chair))

    def _is_awaited(self, chair: Chair) -> bool:
        sitter = self.chairs[chair]
        visitor = sitter and self.visitor(sitter.person)
        return bool(sitter and sitter.is_awaited and visitor and visitor.gone is None)

    @property
    def taken_chairs(self) -> tuple[Chair, ...]:
        return tuple(chair for chair in CHAIRS if self.chairs[chair] is not None)

    def seat_of(self, person: Person) -> Seat | None:
        """The seat at the running (or just finished) table."""
        chair = self.chair_of(person)
        if self.playing is None or chair not in self.playing.chairs:
            return None
        return Seat(self.playing.chairs.index(chair))

    def sitter(self, seat: Seat) -> Occupant:
        """Who sits at this seat of the running table; chairs are locked while it runs."""
        assert self.playing is not None
        sitter = self.chairs[self.playing.chairs[seat]]
        assert sitter is not None
        return sitter


EMPTY = Room()


def evolve(room: Room, event: RoomEvent, at: int) -> Room:
    """The room after a fact of the commit stamped `at` (ms)."""
    match event:
        case RoomOpened(code, host, name, settings, commitment):
            return Room(code, host, (Visitor(host, name, gone=at),), settings=settings,
                        commitment=commitment)  # fmt: skip
        case PersonCame(person, name):
            return _with_visitor(room, person, name, at)
        case PersonWent(person):
            return _without_visitor(room, person, at)
        case PersonMuted(person, muted):
            people = tuple(
                replace(v, muted=muted) if v.person == person else v for v in room.people
            )
            return replace(room, people=people)
        case AdmissionChanged(admission):
            return _without_strangers(replace(room, admission=admission))
        case PersonLetSit(person, may):
            others = tuple(one for one in room.let if one != person)
            return replace(room, let=(*others, person)[-MOST_PEOPLE:] if may else others)
        case PersonRemoved(person, network):
            people = tuple(v for v in room.people if v.person != person)
            let = tuple(one for one in room.let if one != person)
            banned = _with_banned(room, person, at + SHUT_MS if network else 0)
            return replace(room, people=people, let=let, banned=banned)
        case PersonForgiven(person):
            return replace(room, banned=tuple(b for b in room.banned if b.person != person))
        case HostPassed(person):
            return _without_strangers(replace(room, host=person))
        case ChairTaken(chair, person, luck, luck_hash):
            taken = Occupant(room.taken, person=person, luck=luck, luck_hash=luck_hash)
            return _seated(room, chair, taken)
        case LuckBrought(chair, luck, luck_hash):
            sitter = room.chairs[chair]
            assert sitter is not None
            return _with_chair(room, chair, replace(sitter, luck=luck, luck_hash=luck_hash))
        case BotPlaced(chair, level):
            return _seated(room, chair, Occupant(room.taken, level=level))
        case ChairLeft(chair) | BotRemoved(chair):
            return _with_chair(room, chair, None)
        case ChairMoved(chair, to):
            return _with_chair(_with_chair(room, chair, None), to, room.chairs[chair])
        case SettingsChanged(settings):
            return replace(room, settings=settings)
        case GameCalled(chairs=chairs, key=key):
            return replace(room, called=Called(chairs, at, key))
        case GameBegan():
            return _begun(room, event, at)
        case TablePlayed(events=events, drawn=drawn, rules=rules):
            playing = _played(_table(room), events, drawn, at)
            return replace(room, playing=replace(playing, rules=max(playing.rules, rules)))
        case SeatKept(seat, why):
            playing = _table(room)
            kept = (*(k for k in playing.kept if k.seat != seat), Custody(seat, why))
            playing = _told(replace(playing, kept=kept), custody_line(event))
            return replace(room, playing=playing)
        case SeatReturned(seat):
            playing = _table(room)
            kept = tuple(k for k in playing.kept if k.seat != seat)
            playing = _told(replace(playing, kept=kept), custody_line(event))
            return replace(room, playing=playing)
        case GameEnded(placings):
            game, chairs = _table(room).game, _table(room).chairs
            return _ended(room, Past(room.number, game, at, names(room), placings, chairs))
        case ClockSetBack():
            return _set_back(room, at)
        case TableCleared(commitment):
            return _cleared(room, commitment)
        case _:
            assert_never(event)


def _table(room: Room) -> Playing:
    assert room.playing is not None
    return room.playing


def _with_visitor(room: Room, person: Person, name: str, at: int) -> Room:
    known = room.visitor(person)
    if known is None:
        return replace(room, people=(*room.people, Visitor(person, name)))
    renamed = known.renamed if name == known.name else (*known.renamed, at)[-RENAMES_A_MINUTE:]
    here = replace(known, name=name, gone=None, renamed=renamed)
    return replace(room, people=tuple(here if v is known else v for v in room.people))


def _with_banned(room: Room, person: Person, shut: int) -> tuple[Banned, ...]:
    visitor = room.visitor(person)
    return (*room.banned, Banned(person, visitor.name if visitor else "", shut))[-MOST_BANNED:]


def _without_visitor(room: Room, person: Person, at: int) -> Room:
    people = tuple(replace(v, gone=at) if v.person == person else v for v in room.people)
    return _without_strangers(replace(room, people=people))


def _without_strangers(room: Room) -> Room:
    """Of those who are gone, the host, the seated and the muted are remembered (B-20).

    In a locked room all: whoever was inside may come back (B-26).
    """
    people = tuple(v for v in room.people if v.gone is None or _is_remembered(room, v))
    return replace(room, people=people)


def _is_remembered(room: Room, visitor: Visitor) -> bool:
    person = visitor.person
    if room.admission == "closed":
        return True
    return visitor.muted or person == room.host or room.chair_of(person) is not None


def _seated(room: Room, chair: Chair, sitter: Occupant) -> Room:
    return replace(_with_chair(room, chair, sitter), taken=room.taken + 1)


def _with_chair(room: Room, chair: Chair, sitter: Occupant | None) -> Room:
    return replace(room, chairs=(*room.chairs[:chair], sitter, *room.chairs[chair + 1 :]))


def _begun(room: Room, began: GameBegan, at: int) -> Room:
    playing = Playing(
        number=began.number,
        game=began.game,
        rules=began.rules,
        chairs=began.chairs,
        lone_human=began.lone_human,
        salt=began.salt,
        drawn=began.drawn,
        table=GAMES[began.game].empty,
        since=at,
        late=room.settings.late,
        key=began.key,
    )
    return replace(room, playing=_played(playing, began.events, began.drawn, at), called=None)


def _played(playing: Playing, events: tuple[Any, ...], drawn: int, at: int) -> Playing:
    """The clock starts anew when the table waits for something new."""
    game, table = GAMES[playing.game], playing.table
    lines = []
    for line, after in told_tables(game, table, events):
        if line is not None:
            lines.append(line)
        table = after
    wait = game.waits(table)
    told = replace(_told(playing, *lines), table=table, drawn=drawn, wait=wait, over=wait is None)
    if wait is not None and wait.turn == playing.turn:
        return replace(told, until=_until(playing, wait, at))
    return replace(told, since=at, until=None)


def _until(playing: Playing, wait: Wait, at: int) -> int | None:
    """Who comes to be asked when little is left has the least of a wait, once in it."""
    if playing.until is not None or wait.seconds is None:
        return playing.until
    end = playing.since + 1000 * wait.seconds
    put_off = at + 1000 * wait.least
    return put_off if at < end < put_off else None


def _told(playing: Playing, *lines: Line) -> Playing:
    log = (*playing.log, *lines)[-LOG_LINES:]
    return replace(playing, log=log, told=playing.told + len(lines))


def _set_back(room: Room, at: int) -> Room:
    people = tuple(v if v.gone is None else replace(v, gone=min(v.gone, at)) for v in room.people)
    playing, called = room.playing, room.called
    if playing is not None and playing.since > at:
        playing = replace(playing, since=at, until=None)
    if called is not None:
        called = replace(called, since=min(called.since, at))
    return replace(room, people=people, playing=playing, called=called)


def names(room: Room) -> tuple[str, ...]:
    """Of the table's people as they are now, by seat; a bot's is empty."""
    seats = range(len(_table(room).chairs))
    people = [room.visitor(room.sitter(Seat(n)).person) for n in seats]
    return tuple(person.name if person else "" for person in people)


def _ended(room: Room, past: Past) -> Room:
    past_games = (*room.past, past)[-PAST_KEPT:]
    return replace(room, past=past_games, playing=replace(_table(room), kept=()))


def _cleared(room: Room, commitment: str) -> Room:
    """Luck brought for the last game was known before this commitment: it must be brought anew."""
    chairs = tuple(s and replace(s, luck="", luck_hash="") for s in room.chairs)
    return replace(room, chairs=chairs, playing=None, number=room.number + 1, commitment=commitment)
