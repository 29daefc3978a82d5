"""§4 The game: from the start to the next one."""

from domain.game import Command, Move, RuleBroken, Seat, Seating, must
from domain.games import GAMES
from domain.luck import Luck, SeededLuck, commitment
from domain.room.chain import chain_key, name_hash
from domain.room.chance import Chance
from domain.room.events import GameBegan, RoomEvent, TableCleared
from domain.room.guards import must_be_host, running
from domain.room.pieces import Chair, NameHash, Person
from domain.room.playing import played
from domain.room.room import Room


def start(room: Room, by: Person, chance: Chance) -> list[RoomEvent]:
    """R-04: the host starts when enough chairs are filled; then the seats are locked."""
    must_be_host(room, by)
    must(room.playing is None, "game-is-running")
    game = GAMES[room.settings.game]
    chairs = room.taken_chairs
    must(len(chairs) >= game.seats.start, "too-few-players", least=game.seats.start)
    must(len(chairs) < game.seats.stop, "too-many-players", most=game.seats.stop - 1)
    seating = _seating(room, chairs)
    must(any(seating.humans), "no-human-player")
    salt = "|".join(sitter.luck for chair in chairs if (sitter := room.chairs[chair]))
    seed = chance.seed(room.number)
    luck = SeededLuck(seed, salt)
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
            people=_people(room, chairs, chance.bots),
            key=chain_key(seed),
        )
    ]


def _people(room: Room, chairs: tuple[Chair, ...], salts: Luck) -> tuple[NameHash | None, ...]:
    visitors = [room.visitor(sitter.person) for chair in chairs if (sitter := room.chairs[chair])]
    return tuple(None if who is None else name_hash(who.name, salts) for who in visitors)


def _seating(room: Room, chairs: tuple[Chair, ...]) -> Seating:
    sitters = [sitter for chair in chairs if (sitter := room.chairs[chair])]
    seats = [Seat(n) for n in range(len(sitters))]
    arrivals = tuple(sorted(seats, key=lambda seat: sitters[seat].taken))
    humans = tuple(sitter.person is not None for sitter in sitters)
    return Seating(humans, arrivals, room.settings.variants)


def play(room: Room, by: Person, move: Move, chance: Chance) -> list[RoomEvent]:
    """A seated human's move, unless a bot keeps the seat just now (R-16)."""
    playing = running(room)
    seat = room.seat_of(by)
    if seat is None:
        raise RuleBroken("not-seated")
    must(playing.keeping(seat) is None, "seat-is-kept")
    return played(playing, Command(seat, move), chance)


def again(room: Room, by: Person, chance: Chance) -> list[RoomEvent]:
    """R-14, TY-84: the host clears the table for the next game; seats, code and chat stay."""
    must_be_host(room, by)
    must(room.playing is not None and room.playing.over, "game-is-running")
    return [TableCleared(commitment(chance.seed(room.number + 1)))]
