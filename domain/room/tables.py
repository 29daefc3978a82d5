"""§4 The table: from the start of a game to the next one."""

from domain.game import Command, Move, RuleBroken, Seat, Seating, TimeIsUp, must
from domain.games import GAMES
from domain.luck import Luck, SeededLuck, commitment, hash_of_string
from domain.room.chain import chain_key, name_hash
from domain.room.chance import Chance
from domain.room.events import (
    GameBegan,
    GameCalled,
    GameEnded,
    LuckBrought,
    RoomEvent,
    TableCleared,
    TablePlayed,
)
from domain.room.guards import must_be_host
from domain.room.pieces import Chair, NameHash, Occupant, Person
from domain.room.playing import Playing
from domain.room.room import Room, evolve


def start(room: Room, by: Person, chance: Chance) -> list[RoomEvent]:
    """R-04: the host starts when enough chairs are filled; then the seats are locked.

    Strings that are promised are revealed after that, so that nobody chose theirs by another's.
    """
    must_be_host(room, by)
    must(room.playing is None and room.called is None, "game-is-running")
    game = GAMES[room.settings.game]
    chairs = room.taken_chairs
    must(len(chairs) >= game.seats.start, "too-few-players", least=game.seats.start)
    must(len(chairs) < game.seats.stop, "too-many-players", most=game.seats.stop - 1)
    must(any(_seating(room, chairs).humans), "no-human-player")
    if not room.awaited:
        return deal(room, chance)
    hashes = tuple(sitter.luck_hash for sitter in _sitters(room, chairs))
    return [GameCalled(chairs, hashes, chain_key(chance.seed(room.number)))]


def reveal(room: Room, by: Person, luck: str, chance: Chance) -> list[RoomEvent]:
    """With the last string of those who are here it is dealt."""
    chair = room.chair_of(by)
    sitter = None if chair is None else room.chairs[chair]
    if chair is None or sitter is None:
        raise RuleBroken("not-seated")
    must(room.called is not None and sitter.is_awaited, "no-string-awaited")
    must(hash_of_string(luck) == sitter.luck_hash, "another-string-was-promised")
    revealed = LuckBrought(chair, luck, sitter.luck_hash)
    after = evolve(room, revealed, 0)
    return [revealed, *([] if after.awaited else deal(after, chance))]


def deal(room: Room, chance: Chance) -> list[RoomEvent]:
    """Who has not revealed a string plays without one."""
    game = GAMES[room.settings.game]
    chairs = room.taken_chairs
    sitters = _sitters(room, chairs)
    seating = _seating(room, chairs)
    salt = "|".join(sitter.luck for sitter in sitters)
    hashes = tuple(sitter.luck_hash for sitter in sitters)
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
            people=_people(room, sitters, chance.bots),
            key=chain_key(seed),
            luck_hashes=hashes if any(hashes) else (),
        )
    ]


def _sitters(room: Room, chairs: tuple[Chair, ...]) -> list[Occupant]:
    return [sitter for chair in chairs if (sitter := room.chairs[chair])]


def _people(room: Room, sitters: list[Occupant], salts: Luck) -> tuple[NameHash | None, ...]:
    visitors = [room.visitor(sitter.person) for sitter in sitters]
    return tuple(None if who is None else name_hash(who.name, salts) for who in visitors)


def _seating(room: Room, chairs: tuple[Chair, ...]) -> Seating:
    sitters = _sitters(room, chairs)
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


def running(room: Room) -> Playing:
    playing = room.playing
    if playing is None:
        raise RuleBroken("no-game-running")
    must(not playing.over, "game-is-over")
    return playing


def played(
    playing: Playing, command: Command, chance: Chance, *, bot: bool = False, flaw: str = ""
) -> list[RoomEvent]:
    """What follows at the table; with its last command the game ends."""
    game = GAMES[playing.game]
    luck = LazyLuck(playing, chance)
    events = tuple(game.decide(playing.table, command, luck))
    if not events:
        return []
    asked = None if isinstance(command.move, TimeIsUp) else command.move
    rules = game.rules if game.rules > playing.rules else 0
    fact = TablePlayed(playing.game, command.by, bot, events, luck.drawn, flaw, asked, rules)
    placings = game.placings(game.replay(events, playing.table))
    return [fact] if placings is None else [fact, GameEnded(placings)]


class LazyLuck:
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
