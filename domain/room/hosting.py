"""§3 The host's rights: settings, and who may stay."""

from msgspec.structs import replace

from domain.game import must
from domain.games import GAMES
from domain.room.chairs import fitted
from domain.room.events import (
    AdmissionChanged,
    ChairLeft,
    HostPassed,
    PersonForgiven,
    PersonLetSit,
    PersonMuted,
    PersonRemoved,
    RoomEvent,
    SettingsChanged,
)
from domain.room.guards import must_be_host, must_be_lobby
from domain.room.pieces import Admission, Person, Settings
from domain.room.room import Room


def change(room: Room, by: Person, settings: Settings) -> list[RoomEvent]:
    """Game and variants are chosen before the start, the rest at any time. Chairs follow the game.

    Raises:
        RuleBroken: "no-such-game", "no-such-variant" (a name the game does not know).
    """
    must_be_host(room, by)
    must(settings.game in GAMES, "no-such-game")
    known = GAMES[settings.game].variants
    must(set(settings.variants) <= set(known), "no-such-variant")
    settings = replace(settings, variants=tuple(v for v in known if v in settings.variants))
    if settings == room.settings:
        return []
    if _rules_of(settings) == _rules_of(room.settings):
        return [SettingsChanged(settings)]
    must_be_lobby(room)
    return [SettingsChanged(settings), *fitted(replace(room, settings=settings))]


def _rules_of(settings: Settings) -> tuple[str, tuple[str, ...]]:
    """What is settled with the start."""
    return settings.game, settings.variants


def mute(room: Room, by: Person, person: Person, muted: bool) -> list[RoomEvent]:
    """B-20: the host may silence somebody."""
    must_be_host(room, by)
    _must_be_another(room, by, person)
    return [PersonMuted(person, muted)]


def admit(room: Room, by: Person, admission: Admission) -> list[RoomEvent]:
    """B-26: the host locks the seats or the whole room, and opens it again."""
    must_be_host(room, by)
    return [] if admission == room.admission else [AdmissionChanged(admission)]


def let_sit(room: Room, by: Person, person: Person, may: bool) -> list[RoomEvent]:
    """B-26: of those who are here the host names who may sit down."""
    must_be_host(room, by)
    _must_be_another(room, by, person)
    return [] if may == (person in room.let) else [PersonLetSit(person, may)]


def remove(room: Room, by: Person, person: Person, network: bool) -> list[RoomEvent]:
    """B-20: the host may send a spectator away; in the lobby anybody, whose chair is free then.

    B-28: and whoever is new from their network, which the shell knows.
    """
    must_be_host(room, by)
    _must_be_another(room, by, person)
    chair = room.chair_of(person)
    must(room.seat_of(person) is None, "seats-are-locked")
    must(chair is None or room.called is None, "seats-are-locked")
    left: list[RoomEvent] = [] if chair is None else [ChairLeft(chair)]
    return [*left, PersonRemoved(person, network)]


def forgive(room: Room, by: Person, person: Person) -> list[RoomEvent]:
    """The host takes a removal back."""
    must_be_host(room, by)
    must(person in room.removed, "not-removed")
    return [PersonForgiven(person)]


def make_host(room: Room, by: Person, person: Person) -> list[RoomEvent]:
    """The host gives their rights to somebody who is here; they get them back only from them."""
    must_be_host(room, by)
    _must_be_another(room, by, person)
    visitor = room.visitor(person)
    must(visitor is not None and visitor.gone is None, "not-here")
    return [HostPassed(person)]


def next_host(room: Room) -> Person | None:
    """TY-86: the present human seated longest; where nobody present sits, who came first."""
    present = [visitor.person for visitor in room.people if visitor.gone is None]
    seated = [s for s in room.chairs if s is not None and s.person in present]
    first = min(seated, key=lambda sitter: sitter.taken, default=None)
    if first is not None:
        return first.person
    return present[0] if present else None


def _must_be_another(room: Room, by: Person, person: Person) -> None:
    must(room.visitor(person) is not None, "not-in-the-room")
    must(person != by, "not-yourself")
