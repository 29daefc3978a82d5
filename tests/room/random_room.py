"""Anybody asks for anything at any time: a room's life by chance."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from domain.game import LEVELS, Move, RuleBroken, Seat
from domain.games import GAMES
from domain.luck import Luck, hash_of_string, picked
from domain.room import commands
from domain.room.chance import Chance
from domain.room.commands import Asked, Tick, Wanted
from domain.room.due import wake_time
from domain.room.events import RoomEvent
from domain.room.pieces import CHAIRS, Chair, Person, Settings
from domain.room.presence import open_room
from domain.room.room import EMPTY, Room, evolve
from domain.room.rules import decide
from tests.laws import likely_move
from tests.room.story import CODE, START, seed
from tests.story import Chance as Dice

PEOPLE = tuple(Person(name) for name in ("ann", "bob", "cat", "dan", "eve", "fay", "gus", "hal"))


@dataclass
class Life:
    """A room of this game, and everything that has happened in it, with its time."""

    game: str
    luck: Luck

    def __post_init__(self) -> None:
        self.room = EMPTY
        self.at = START
        self.history: list[tuple[int, RoomEvent]] = []
        self.refused: list[str] = []
        self.chance = Chance(seed, Dice(self.luck.below(1000)))
        self._happen(open_room(CODE, PEOPLE[0], "Ann", Settings(game=self.game), seed(1)))

    def live(self, steps: int) -> Iterator[Room]:
        """The room after each step."""
        for _ in range(steps):
            self._pass_time()
            self._do(self._any_command())
            yield self.room

    def _pass_time(self) -> None:
        """Mostly moments; now and then until the clock wants to tick, or a whole silence."""
        what, wanted = self.luck.below(10), wake_time(self.room)
        if what < 7 or wanted is None:
            self.at += self.luck.below(900)
        else:
            self.at = max(self.at, wanted) + (600_000 if what == 9 and self._once_in(8) else 0)

    def _do(self, command: Asked | Tick) -> None:
        try:
            self._happen(decide(self.room, command, self.chance))
        except RuleBroken as broken:
            self.refused.append(broken.key)

    def _happen(self, events: list[RoomEvent]) -> None:
        for event in events:
            self.room = evolve(self.room, event, self.at)
            self.history.append((self.at, event))

    def _any_command(self) -> Asked | Tick:
        if self._once_in(3):
            return Tick(self.at)
        if self._once_in(2) and self._somebody_to_move() is not None:
            return self._somebodys_move()
        return Asked(picked(self.luck, PEOPLE), self.at, self._anything())

    def _somebody_to_move(self) -> Seat | None:
        """A seat of a human that is asked."""
        playing = self.room.playing
        wait = playing and playing.wait
        seats = [s for s in wait.asked if self.room.sitter(s).person] if wait else []
        return picked(self.luck, seats) if seats else None

    def _somebodys_move(self) -> Asked:
        seat = self._somebody_to_move()
        assert seat is not None
        person = self.room.sitter(seat).person
        assert person is not None
        return Asked(person, self.at, commands.Play(self._move_of(seat)))

    def _move_of(self, seat: Seat) -> Move:
        playing = self.room.playing
        assert playing is not None
        game = GAMES[playing.game]
        return likely_move(game, game.options(playing.table, seat), self.luck)

    def _anything(self) -> Wanted:
        before = _LOBBY if self.room.called is None else _CALLED
        makes = picked(self.luck, before if self.room.playing is None else _TABLE)
        return makes(self)

    def _once_in(self, n: int) -> bool:
        return self.luck.below(n) == 0


def _chair(life: Life) -> Chair:
    return picked(life.luck, (*CHAIRS, Chair(6)))


def _person(life: Life) -> Person:
    return picked(life.luck, PEOPLE)


def _come(life: Life) -> Wanted:
    return commands.Come("X" if life._once_in(9) else "Y")


def _settings(life: Life) -> Wanted:
    late: Any = picked(life.luck, ("bot", "pass"))
    pace: Any = picked(life.luck, ("calm", "brisk"))
    other = picked(life.luck, (*GAMES, "chess")) if life._once_in(6) else life.game
    known = GAMES[other].variants if other in GAMES else ()
    variants = known if pace == "brisk" else ()
    return commands.Change(Settings(game=other, late=late, pace=pace, variants=variants))


def _foreign_move(life: Life) -> Wanted:
    """What somebody else might do now, or anybody at another table."""
    seat = life._somebody_to_move()
    return commands.Reclaim() if seat is None else commands.Play(life._move_of(seat))


def _remove(life: Life) -> Wanted:
    if life._once_in(24):
        return commands.Erase(((life.room.number - 1, Seat(life.luck.below(3))),))
    return commands.Remove(_person(life)) if life._once_in(12) else _come(life)


def _hosting(life: Life) -> Wanted:
    if life._once_in(2):
        return commands.Forgive(picked(life.luck, life.room.removed or PEOPLE))
    if life._once_in(3):
        return commands.LetSit(_person(life), life._once_in(2))
    if life._once_in(6):
        admission: Any = picked(life.luck, ("open", "open", "seats", "closed"))
        return commands.Admit(admission)
    return commands.MakeHost(_person(life)) if life._once_in(3) else commands.Unseat(_chair(life))


def _string(life: Life) -> str:
    return f"{life.luck.below(3):032x}"


def _brought(life: Life) -> dict[str, str]:
    """Some pages are from before there were hashes."""
    if life._once_in(4):
        return {"luck": _string(life)}
    return {"luck_hash": hash_of_string(_string(life))}


Maker = Callable[[Life], Wanted]
_ALWAYS: tuple[Maker, ...] = (
    _come,
    _come,
    lambda _: commands.Go(),
    _settings,
    _foreign_move,
    _remove,
    lambda life: commands.Mute(_person(life), life._once_in(2)),
    lambda _: commands.Reclaim(),
    lambda _: commands.Start(),
    lambda _: commands.Again(),
    lambda life: commands.Sit(_chair(life), **_brought(life)),
    lambda life: commands.PlaceBot(_chair(life), LEVELS[0]),
)
_LOBBY: tuple[Maker, ...] = (
    *_ALWAYS,
    _hosting,
    *_ALWAYS[-2:] * 2,
    *_ALWAYS[-4:-3] * 8,
    lambda _: commands.Stand(),
    lambda life: commands.RemoveBot(_chair(life)),
    lambda life: commands.BringLuck(**_brought(life)),
)
_CALLED: tuple[Maker, ...] = (
    *_ALWAYS,
    _hosting,
    *(lambda life: commands.Reveal(_string(life)),) * 9,
)
_TABLE: tuple[Maker, ...] = (*_ALWAYS, _hosting, *_ALWAYS[7:8] * 2, lambda _: commands.Again())
