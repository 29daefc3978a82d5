"""How a command to a room becomes facts.

§1 Coming and going   §2 Chairs   §3 The host's rights   §4 The game   §5 Custody   §6 The clock
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, assert_never

from domain.game import Command, Game, Level, Move, RuleBroken, Seat, Seating, TimeIsUp, must
from domain.games import GAMES
from domain.luck import Luck, SeededLuck, commitment
from domain.options import drawn_move
from domain.room import commands
from domain.room.clock import Due, is_bot, next_due, waited_for
from domain.room.commands import Asked, Ring
from domain.room.events import (
    BotPlaced,
    BotRemoved,
    ChairLeft,
    ChairTaken,
    GameBegan,
    GameEnded,
    HostPassed,
    LuckBrought,
    PersonCame,
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
from domain.room.pieces import CHAIRS, MOST_PEOPLE, Chair, Person, Settings
from domain.room.room import Playing, Room, evolve

STEPS = 40
"""The most that one ring does; the next ring goes on."""


@dataclass(frozen=True, slots=True)
class Chance:
    """Where chance comes from: `seed` gives game n's secret 32 bytes, `bots` their moods."""

    seed: Callable[[int], bytes]
    bots: Luck


def decide(room: Room, command: Asked | Ring, chance: Chance) -> list[RoomEvent]:
    """The facts that follow.

    Raises:
        RuleBroken: what was asked is not allowed; nothing follows.
    """
    match command:
        case Ring(at):
            return ring(room, at, chance)
        case Asked(by, wanted=wanted):
            must(by not in room.removed or isinstance(wanted, commands.Go), "removed-from-room")
            return _asked(room, by, wanted, chance)
        case _:
            assert_never(command)


def _asked(room: Room, by: Person, wanted: commands.Wanted, chance: Chance) -> list[RoomEvent]:
    match wanted:
        case commands.Come(name):
            return come(room, by, name)
        case commands.Go():
            return go(room, by)
        case commands.Sit(chair, luck):
            return sit(room, by, chair, luck)
        case commands.Stand():
            return stand(room, by)
        case commands.BringLuck(luck):
            return bring_luck(room, by, luck)
        case commands.PlaceBot(chair, level):
            return place_bot(room, by, chair, level)
        case commands.RemoveBot(chair):
            return remove_bot(room, by, chair)
        case commands.Change(settings):
            return change(room, by, settings)
        case commands.Mute(person, muted):
            return mute(room, by, person, muted)
        case commands.Remove(person):
            return remove(room, by, person)
        case commands.Start():
            return start(room, by, chance)
        case commands.Again():
            return again(room, by, chance)
        case commands.Play(move):
            return play(room, by, move, chance)
        case commands.Reclaim():
            return reclaim(room, by)
        case _:
            assert_never(wanted)


# §1 Coming and going


def open_room(
    code: str, host: Person, name: str, settings: Settings, seed: bytes
) -> list[RoomEvent]:
    """R-01: whoever opens a room is its host."""
    must(settings.game in GAMES, "no-such-game")
    return [RoomOpened(code, host, name, settings, commitment(seed))]


def come(room: Room, by: Person, name: str) -> list[RoomEvent]:
    """R-02: whoever opens the link watches. Coming back gives an offline seat back (B-09)."""
    known = room.visitor(by)
    if known is not None and known.gone is None and known.name == name:
        return []
    must(known is not None or len(room.people) < MOST_PEOPLE, "room-is-full", most=MOST_PEOPLE)
    came: list[RoomEvent] = [PersonCame(by, name)]
    seat = room.seat_of(by)
    keeping = room.playing.keeping(seat) if room.playing and seat is not None else None
    if keeping is not None and keeping.why == "offline":
        came.append(SeatReturned(keeping.seat))
    return came


def go(room: Room, by: Person) -> list[RoomEvent]:
    known = room.visitor(by)
    return [PersonWent(by)] if known is not None and known.gone is None else []


# §2 Chairs


def sit(room: Room, by: Person, chair: Chair, luck: str) -> list[RoomEvent]:
    """R-02: a click on an empty chair sits one down; from another chair one moves over."""
    _must_be_lobby(room)
    must(chair in CHAIRS, "no-such-chair")
    must(room.chairs[chair] is None, "chair-is-taken")
    must(room.visitor(by) is not None, "not-in-the-room")
    had = room.chair_of(by)
    left: list[RoomEvent] = [] if had is None else [ChairLeft(had)]
    return [*left, ChairTaken(chair, by, luck)]


def stand(room: Room, by: Person) -> list[RoomEvent]:
    """R-02: one may stand up again before the start."""
    _must_be_lobby(room)
    chair = room.chair_of(by)
    if chair is None:
        raise RuleBroken("not-seated")
    return [ChairLeft(chair)]


def bring_luck(room: Room, by: Person, luck: str) -> list[RoomEvent]:
    _must_be_lobby(room)
    chair = room.chair_of(by)
    if chair is None:
        raise RuleBroken("not-seated")
    return [LuckBrought(chair, luck)]


def place_bot(room: Room, by: Person, chair: Chair, level: Level) -> list[RoomEvent]:
    """R-04: the host places bots before the start."""
    _must_be_host(room, by)
    _must_be_lobby(room)
    must(chair in CHAIRS, "no-such-chair")
    must(room.chairs[chair] is None, "chair-is-taken")
    return [BotPlaced(chair, level)]


def remove_bot(room: Room, by: Person, chair: Chair) -> list[RoomEvent]:
    _must_be_host(room, by)
    _must_be_lobby(room)
    must(chair in CHAIRS, "no-such-chair")
    sitter = room.chairs[chair]
    must(sitter is not None and sitter.level is not None, "no-bot-there")
    return [BotRemoved(chair)]


# §3 The host's rights


def change(room: Room, by: Person, settings: Settings) -> list[RoomEvent]:
    """The game is chosen before the start; the rest may change at any time."""
    _must_be_host(room, by)
    must(settings.game in GAMES, "no-such-game")
    if settings.game != room.settings.game:
        _must_be_lobby(room)
    return [SettingsChanged(settings)] if settings != room.settings else []


def mute(room: Room, by: Person, person: Person, muted: bool) -> list[RoomEvent]:
    """B-20: the host may silence somebody."""
    _must_be_host(room, by)
    _must_be_another(room, by, person)
    return [PersonMuted(person, muted)]


def remove(room: Room, by: Person, person: Person) -> list[RoomEvent]:
    """B-20: the host may send a spectator away; in the lobby anybody, who then leaves his chair."""
    _must_be_host(room, by)
    _must_be_another(room, by, person)
    must(room.seat_of(person) is None, "seats-are-locked")
    chair = room.chair_of(person)
    left: list[RoomEvent] = [] if chair is None else [ChairLeft(chair)]
    return [*left, PersonRemoved(person)]


def _must_be_another(room: Room, by: Person, person: Person) -> None:
    must(room.visitor(person) is not None, "not-in-the-room")
    must(person != by, "not-yourself")


def _must_be_host(room: Room, by: Person) -> None:
    must(by == room.host, "host-only")


def _must_be_lobby(room: Room) -> None:
    must(room.playing is None, "seats-are-locked")


# §4 The game


def start(room: Room, by: Person, chance: Chance) -> list[RoomEvent]:
    """R-04: the host starts when enough chairs are filled; then the seats are locked."""
    _must_be_host(room, by)
    must(room.playing is None, "game-is-running")
    game = GAMES[room.settings.game]
    chairs = tuple(chair for chair in CHAIRS if room.chairs[chair] is not None)
    must(len(chairs) >= game.seats.start, "too-few-players", least=game.seats.start)
    must(len(chairs) < game.seats.stop, "too-many-players", most=game.seats.stop - 1)
    seating = _seating(room, chairs)
    must(any(seating.humans), "no-human-player")
    salt = "|".join(sitter.luck for chair in chairs if (sitter := room.chairs[chair]))
    luck = SeededLuck(chance.seed(room.number), salt)
    events = tuple(game.setup(seating, luck))
    return [
        GameBegan(
            number=room.number,
            game=game.name,
            rules=game.rules,
            chairs=chairs,
            lone_human=seating.lone_human,
            salt=salt,
            events=events,
            drawn=luck.drawn,
        )
    ]


def _seating(room: Room, chairs: tuple[Chair, ...]) -> Seating:
    sitters = [sitter for chair in chairs if (sitter := room.chairs[chair])]
    seats = [Seat(n) for n in range(len(sitters))]
    arrivals = tuple(sorted(seats, key=lambda seat: sitters[seat].taken))
    return Seating(tuple(sitter.person is not None for sitter in sitters), arrivals)


def play(room: Room, by: Person, move: Move, chance: Chance) -> list[RoomEvent]:
    """A seated human's move, unless a bot keeps the seat just now (R-16)."""
    playing = _running(room)
    seat = room.seat_of(by)
    if seat is None:
        raise RuleBroken("not-seated")
    must(playing.keeping(seat) is None, "seat-is-kept")
    return _played(room, playing, Command(seat, move), chance, bot=False)


def _running(room: Room) -> Playing:
    playing = room.playing
    if playing is None:
        raise RuleBroken("no-game-running")
    must(not playing.over, "game-is-over")
    return playing


def _played(
    room: Room, playing: Playing, command: Command, chance: Chance, *, bot: bool
) -> list[RoomEvent]:
    game = GAMES[playing.game]
    luck = _LateLuck(playing, chance)
    events = tuple(game.decide(playing.table, command, luck))
    if not events:
        return []
    played = TablePlayed(playing.game, command.by, bot, events, luck.drawn)
    placings = game.placings(game.replay(events, playing.table))
    return [played] if placings is None else [played, GameEnded(placings)]


class _LateLuck:
    """A table's luck that fetches the secret seed only when something is really drawn."""

    def __init__(self, playing: Playing, chance: Chance) -> None:
        self._playing = playing
        self._chance = chance
        self._luck: SeededLuck | None = None

    @property
    def drawn(self) -> int:
        return self._luck.drawn if self._luck else self._playing.drawn

    def below(self, n: int) -> int:
        if self._luck is None:
            playing = self._playing
            self._luck = SeededLuck(self._chance.seed(playing.number), playing.salt, playing.drawn)
        return self._luck.below(n)


def again(room: Room, by: Person, chance: Chance) -> list[RoomEvent]:
    """R-14, TY-84: the host clears the table for the next game; seats, code and chat stay."""
    _must_be_host(room, by)
    must(room.playing is not None and room.playing.over, "game-is-running")
    return [TableCleared(commitment(chance.seed(room.number + 1)))]


# §5 Custody


def reclaim(room: Room, by: Person) -> list[RoomEvent]:
    """R-16: 接管我的席位."""
    seat = room.seat_of(by)
    if room.playing is None or seat is None or room.playing.keeping(seat) is None:
        raise RuleBroken("seat-is-yours")
    return [SeatReturned(seat)]


# §6 The clock


def ring(room: Room, at: int, chance: Chance) -> list[RoomEvent]:
    """Whatever is due by now, in the order of its time; nothing due, nothing done (B-07)."""
    events: list[RoomEvent] = []
    for _ in range(STEPS):
        due = next_due(room, at)
        if due is None:
            break
        fresh = _due(room, due, chance)
        for event in fresh:
            room = evolve(room, event, at)
        events += fresh
    return events


def _due(room: Room, due: Due, chance: Chance) -> list[RoomEvent]:
    if due.what == "host-grace":
        return [HostPassed(_heir(room))]
    playing = _running(room)
    if due.what == "deadline":
        return time_is_up(room, playing, chance)
    assert due.seat is not None
    if due.what == "seat-grace":
        return [SeatKept(due.seat, "offline")]
    return bot_moves(room, playing, due.seat, chance)


def bot_moves(room: Room, playing: Playing, seat: Seat, chance: Chance) -> list[RoomEvent]:
    """A bot is shown what its seat may see, nothing else. It keeps a human's seat at its best.

    A bot that fails or asks for what is not allowed must not stop the room (B-07): it does
    anything allowed.
    """
    game: Game[Any, Any, Any, Any] = GAMES[playing.game]
    level = room.sitter(seat).level or "strong"
    try:
        move = _thought(game, playing, seat, level, chance)
        return _played(room, playing, Command(seat, move), chance, bot=True)
    except RuleBroken:
        anything = drawn_move(game.options(playing.table, seat), game.moves, chance.bots)
        return _played(room, playing, Command(seat, anything), chance, bot=True)


def _thought(
    game: Game[Any, Any, Any, Any], playing: Playing, seat: Seat, level: Level, chance: Chance
) -> Move:
    try:
        move: Move = game.bot(game.view(playing.table, seat), level, chance.bots)
    except Exception as failure:
        raise RuleBroken("bot-failed") from failure
    return move


def time_is_up(room: Room, playing: Playing, chance: Chance) -> list[RoomEvent]:
    """R-16: a bot takes slow humans' seats over, or the table does what it does to the slow."""
    wait = waited_for(playing)
    assert wait is not None
    late = [seat for seat in wait.slow if not is_bot(room, playing, seat)]
    if late and room.settings.late == "bot":
        return [SeatKept(seat, "slow") for seat in late]
    return _played(room, playing, Command(None, TimeIsUp(wait.turn)), chance, bot=False)


def _heir(room: Room) -> Person:
    """TY-86: the present human seated longest; where nobody present sits, who came first."""
    present = [visitor.person for visitor in room.people if visitor.gone is None]
    seated = [s for s in room.chairs if s is not None and s.person in present]
    first = min(seated, key=lambda sitter: sitter.taken, default=None)
    return first.person if first is not None and first.person is not None else present[0]
