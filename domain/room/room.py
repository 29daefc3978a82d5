"""The room's state and how events change it (`evolve`). No rule is decided here."""

from typing import assert_never

from msgspec.structs import replace

from domain.game import Seat, Value
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
    PersonErased,
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
)
from domain.room.pieces import (
    CHAIRS,
    MOST_BANNED,
    MOST_PEOPLE,
    PAST_KEPT,
    RENAMES_A_MINUTE,
    SHUT_MS,
    Admission,
    Banned,
    Chair,
    Occupant,
    Past,
    Person,
    RoomCode,
    Settings,
    Visitor,
)
from domain.room.playing import Called, Playing, after_custody, after_facts, begun


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
        case PersonErased(person, seats):
            return _without_person(room, person, seats, at)
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
            playing = after_facts(_table(room), events, drawn, at)
            return replace(room, playing=replace(playing, rules=max(playing.rules, rules)))
        case SeatKept() | SeatReturned():
            return replace(room, playing=after_custody(_table(room), event))
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


def _without_person(
    room: Room, person: Person, seats: tuple[tuple[int, Seat], ...], at: int
) -> Room:
    """Who sits at a table leaves the seat to a bot, under nobody's name; a host is gone."""
    left = Visitor(person, "", gone=at, erased=True)
    people = tuple(left if v.person == person else v for v in room.people)
    if room.chair_of(person) is None and person != room.host:
        people = tuple(v for v in people if v is not left)
    return replace(
        room,
        people=people,
        banned=tuple(b for b in room.banned if b.person != person),
        let=tuple(one for one in room.let if one != person),
        past=tuple(_without_names(past, seats) for past in room.past),
    )


def _without_names(past: Past, seats: tuple[tuple[int, Seat], ...]) -> Past:
    erased = {seat for number, seat in seats if number == past.number}
    names = tuple("" if n in erased else name for n, name in enumerate(past.names))
    return past if names == past.names else replace(past, names=names)


def _seated(room: Room, chair: Chair, sitter: Occupant) -> Room:
    return replace(_with_chair(room, chair, sitter), taken=room.taken + 1)


def _with_chair(room: Room, chair: Chair, sitter: Occupant | None) -> Room:
    return replace(room, chairs=(*room.chairs[:chair], sitter, *room.chairs[chair + 1 :]))


def _begun(room: Room, began: GameBegan, at: int) -> Room:
    return replace(room, playing=begun(began, room.settings.late, at), called=None)


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
    erased = {visitor.person for visitor in room.people if visitor.erased}
    stay = [None if s is None or s.person in erased else s for s in room.chairs]
    return replace(
        room,
        people=tuple(visitor for visitor in room.people if not visitor.erased),
        chairs=tuple(s and replace(s, luck="", luck_hash="") for s in stay),
        playing=None,
        number=room.number + 1,
        commitment=commitment,
    )
