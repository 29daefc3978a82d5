"""Perform a written game: keep its moves, write below each what followed, and what each seat sees.

A script begins with a line such as `tycoon / 3 seats / seed 7 / 2 humans` and goes on with

    # a remark
    Ann: Bid(lot=1, amount=12)
    All: SayReady(1)        everybody who is asked says it
    House: time is up       the clock ticks
    Look                    what each sees now; it is written at the end anyway

Whatever is indented or begins with "Seen by" is written by this tool:
`python -m tests.playthrough tests/*/playthroughs/*.txt`.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

from msgspec import Struct

from domain.game import Command, Move, RuleBroken, Seat, TimeIsUp, Wait
from domain.options import May, Some, Span
from tests.games import EVERY, brought
from tests.laws import AnyGame
from tests.story import NAMES, Chance, seating

Words = Callable[[Any], str]
INDENT = "    "
SEATS = {name: Seat(n) for n, name in enumerate(NAMES)}


@dataclass(frozen=True)
class GameWords:
    """How a game's own types are written, and the words its scripts may use."""

    spoken: dict[Any, Words]
    known: Callable[[Any, Seat | None], dict[str, Any]]


def words_of(game: str) -> GameWords:
    found = brought(game, "words")
    return GameWords(found.SPOKEN, found.known)


@dataclass
class Performance:
    """One script on its way. `lines` is what has been written so far."""

    game: AnyGame
    words: GameWords
    luck: Chance
    table: Any
    lines: list[str] = field(default_factory=list)

    def line(self, line: str) -> None:
        """Perform one line of the script."""
        self.lines += [line]
        if line.startswith("#"):
            return
        if line == "Look":
            self.look()
            return
        who, what = line.split(": ", 1)
        for seat in self._speakers(who):
            self._command(seat, what)

    def _speakers(self, who: str) -> list[Seat | None]:
        if who == "House":
            return [None]
        return list(self._wait().asked) if who == "All" else [SEATS[who]]

    def _command(self, seat: Seat | None, what: str) -> None:
        try:
            fresh = self.game.decide(self.table, self._read(seat, what), self.luck)
        except RuleBroken as broken:
            numbers = ", ".join(f"{name}={value}" for name, value in broken.numbers.items())
            self.lines += [f"{INDENT}refused: {broken.key} {numbers}".rstrip()]
            return
        self.happened(fresh)

    def happened(self, facts: list[Any]) -> None:
        self.lines += [INDENT + self.told(fact, type(fact)) for fact in facts]
        self.table = self.game.replay(facts, self.table)

    def _read(self, seat: Seat | None, what: str) -> Command:
        if seat is None:
            return Command(None, TimeIsUp(self._wait().turn))
        kinds = {kind.__name__: kind for kind in self.game.moves}
        move = eval(what, {**kinds, **SEATS, **self.words.known(self.table, seat)})  # noqa: S307
        assert isinstance(move, Move)
        return Command(seat, move)

    def _wait(self) -> Wait:
        wait = self.game.waits(self.table)
        assert wait is not None, "nothing waits at its end"
        return wait

    # What each sees

    def look(self) -> None:
        """What all see, and what each seat sees besides."""
        public = self.game.view(self.table, None)
        self.lines += ["Seen by all", *self._seen(public)]
        for seat in range(len(self.table.players)):
            own = self.game.view(self.table, Seat(seat))
            self.lines += [f"Seen by {NAMES[seat]}", *self._seen(own, public)]

    def _seen(self, view: Any, beside: Any = None, indent: str = INDENT) -> Iterator[str]:
        """What is in a view that is not in the one beside it; nothing is said of nothing."""
        hints = get_type_hints(type(view))
        for name in view.__struct_fields__:
            value = getattr(view, name)
            if name == "seat" or value in (None, ()) or value == getattr(beside, name, None):
                continue
            if isinstance(value, Struct):
                yield f"{indent}{name}: {type(value).__name__}"
                yield from self._seen(value, None, indent + INDENT)
            else:
                yield f"{indent}{name}: {self.told(value, hints[name])}"

    def told(self, value: Any, hint: Any) -> str:
        """A value in words, as its type has it."""
        if value is None or hint in self.words.spoken:
            return "nothing" if value is None else self.words.spoken[hint](value)
        if isinstance(value, May):
            return option_told(value)
        if isinstance(value, Struct):
            hints = get_type_hints(type(value))
            fields = (f"{n}={self.told(getattr(value, n), hints[n])}" for n in hints)
            return f"{type(value).__name__}({', '.join(fields)})"
        if isinstance(value, tuple):
            return f"({', '.join(self.told(one, _inner(hint)) for one in value)})"
        return repr(value) if get_origin(hint) is None else self.told(value, _inner(hint))


def _inner(hint: Any) -> Any:
    """What a tuple holds, or what may be nothing holds otherwise."""
    inner = [one for one in get_args(hint) if one not in (type(None), Ellipsis)]
    return inner[0] if inner else type(None)


def option_told(option: May) -> str:
    fields = (f"{name}={field_told(found)}" for name, found in option.fields.items())
    return f"{option.move}({', '.join(fields)})"


def field_told(found: Any) -> str:
    if isinstance(found, Span):
        return f"{found.least}..{found.most}"
    if isinstance(found, Some):
        return f"some of {found.among}"
    return " or ".join(map(str, found))


def perform(script: str) -> str:
    """The script with everything that follows from it."""
    title, *lines = [one for one in script.splitlines() if one and _is_script(one)]
    name, seats, seed, humans = title.split(" / ")
    game, luck = EVERY[name], Chance(int(seed.removeprefix("seed ")))
    playing = Performance(game, words_of(name), luck, game.empty, [title])
    playing.happened(game.setup(seating(int(seats[0]), int(humans[0])), luck))
    for line in lines:
        playing.lines += [""] if line.startswith("#") else []
        playing.line(line)
    playing.lines += [""]
    playing.look()
    return "\n".join(playing.lines) + "\n"


def _is_script(line: str) -> bool:
    return not line.startswith((INDENT, "Seen by"))


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:]):
        path.write_text(perform(path.read_text()))
