"""The interface every game implements (`Game`), and the types all games share."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, Literal, NewType, Protocol, TypeVar

from msgspec import Struct

from domain.luck import Luck
from domain.options import May

Seat = NewType("Seat", int)
Level = Literal["easy", "medium", "strong"]
LEVELS: tuple[Level, ...] = ("easy", "medium", "strong")
Said = int | str | bool | None | tuple[int, ...]


class Value(Struct, frozen=True, gc=False):
    """A part of a table or a view: compared by what it holds, never changed."""


class Move(Struct, frozen=True, gc=False, tag=True, tag_field="is", forbid_unknown_fields=True):
    """What a seat asks for. In JSON its name stands under `is`."""


class Event(Struct, frozen=True, gc=False, tag=True, tag_field="is"):
    """A fact, kept for ever: add fields with a default, never change or drop one."""


class RuleBroken(Exception):
    """A move the rules forbid: a key and numbers, said by the page in the player's language."""

    def __init__(self, key: str, **numbers: Said) -> None:
        super().__init__(key)
        self.key = key
        self.numbers = numbers


def must(holds: bool, otherwise: str, **numbers: Said) -> None:
    """Refuse the move unless the rule holds.

    Raises:
        RuleBroken: with the key `otherwise` and its numbers.
    """
    if not holds:
        raise RuleBroken(otherwise, **numbers)


class _Staged(Protocol):
    """A table that stands at a stage of its game."""

    @property
    def stage(self) -> object: ...


S = TypeVar("S")


def at(table: _Staged, kind: type[S], otherwise: str) -> S:
    """The stage, if the table is there.

    Raises:
        RuleBroken: with the key `otherwise`.
    """
    if not isinstance(table.stage, kind):
        raise RuleBroken(otherwise)
    return table.stage


class TimeIsUp(Value, frozen=True):
    """What the house says when nobody moved in time. No player can say it: it is not a move.

    `turn` is the wait it was said for; a table that waits for another turn does nothing.
    """

    turn: int


class Command(Value, frozen=True):
    """A move with the seat that asks, or the house's word (`by` is None)."""

    by: Seat | None
    move: Move | TimeIsUp


class Seating(Value, frozen=True):
    """Who begins a table: what the rules need to know of the people.

    `humans` has a claim per seat, clockwise; `arrivals` are the seats in the order in which they
    were taken (TY-75). `variants`: those of the game's that are switched on.
    """

    humans: tuple[bool, ...]
    arrivals: tuple[Seat, ...]
    variants: tuple[str, ...] = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(n) for n in range(len(self.humans)))

    @property
    def lone_human(self) -> Seat | None:
        """The only human, in whose game no clock runs (R-15, TY-76)."""
        people = [seat for seat in self.seats if self.humans[seat]]
        return people[0] if len(people) == 1 else None


class Wait(Value, frozen=True):
    """What an unfinished table waits for.

    `turn` changes whenever the clock starts anew. After `seconds` (None: no clock) the house says
    `TimeIsUp(turn)`. `asked` are the seats that have something to answer: a bot among them moves.
    `slow` are those who would be late when time is up; nobody, when the house itself acts then
    (a hammer, a die). `least`: where the clock runs on though others are asked now, they have at
    least so many seconds, once in this turn.
    """

    turn: int
    seconds: int | None
    asked: tuple[Seat, ...]
    slow: tuple[Seat, ...] = ()
    least: int = 0


class Line(Value, frozen=True):
    """A line of the log for all: a key and numbers. It is told of no seat's secrets."""

    key: str
    numbers: dict[str, Said] = {}


class Placing(Value, frozen=True):
    """A seat's end: `place` 1 is best, equal places share it."""

    seat: Seat
    place: int
    score: int


class Holding(Value, frozen=True):
    """What a seat has: its `money`, and what it would all be `worth` if it were counted now."""

    seat: Seat
    money: int
    worth: int


class Purchase(Value, frozen=True):
    """What a seat paid for what it bought, and what that was worth to it in the end.

    `lot`: which sale of the game, None for a private one. `pieces`: numbers of the box.
    """

    seat: Seat
    lot: int | None
    pieces: tuple[int, ...]
    paid: int
    worth: int


T = TypeVar("T")
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
V = TypeVar("V")


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[T, M, E, V]):
    """A game is these functions over its own four types: table, move, event, view.

    name      as in links and dictionaries
    rules     the version of its rules, raised when anything they decide changes (decisions/0014);
              a table notes those that decided it (B-22)
    seats     how many can play
    setup     the facts of the opening
    decide    the facts that follow from a command; raises RuleBroken
    evolve    the table after a fact; never raises
    view      what a seat, or a spectator (None), may see
    options   what a seat may do now, as ranges and choices
    waits     whom the table waits for and how long; None once it is over
    tell      the log line of a fact, given the table before it; None for no line
    placings  how it ended; None while it runs
    redeal    another table this seat (or spectator) could be sitting at, for all it can see
    bot       the move of a bot that sees a view in which it is asked
    redrawn   the fact as this luck would have it; the same where chance has no part in it. Given
              the table before it, and who moved (None: the house)
    reckon    what every seat has just now, secrets included: only for after the end
    purchases what was bought in a finished game, in order, given all its facts
    variants  rules of its own that can be switched on before the start, by name
    verifiable  the oldest rules whose draws and final scores `redrawn` and `reckon` still give

    What serves all games reads a few names of a game's own:
    table     `players` by seat, and `round`, which only grows (0: before the first)
    view      `seat`, `table`, `own` (None for a spectator) and `options`
    opening   its first fact alone has `players`, how many; beside it `lone_human`, and `arrivals`
              and `variants` if the rules ask for them
    LotSold   the fact of a sale, by its `lot`
    """

    name: str
    rules: int
    seats: range
    table: type[T]
    moves: tuple[type[M], ...]
    events: tuple[type[E], ...]
    seen: type[V]
    empty: T
    setup: Callable[[Seating, Luck], list[E]]
    decide: Callable[[T, Command, Luck], list[E]]
    evolve: Callable[[T, E], T]
    view: Callable[[T, Seat | None], V]
    options: Callable[[T, Seat], tuple[May, ...]]
    waits: Callable[[T], Wait | None]
    tell: Callable[[T, E], Line | None]
    placings: Callable[[T], tuple[Placing, ...] | None]
    redeal: Callable[[T, Seat | None, Luck], T]
    bot: Callable[[V, Level, Luck], M]
    redrawn: Callable[[T, Seat | None, E, Luck], E]
    reckon: Callable[[T], tuple[Holding, ...]]
    purchases: Callable[[Iterable[E]], tuple[Purchase, ...]]
    variants: tuple[str, ...] = ()
    verifiable: int = 1

    @property
    def home(self) -> str:
        """The package of its own: there are its `table`, its `pieces` and its rules.md."""
        return self.table.__module__.rpartition(".")[0]

    def replay(self, events: Iterable[E], table: T | None = None) -> T:
        """The table after all these facts, from `table` or from the beginning."""
        table = self.empty if table is None else table
        for event in events:
            table = self.evolve(table, event)
        return table
