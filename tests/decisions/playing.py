"""Games played so that every rule speaks: by chance, by bots, and with much that is not allowed."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.game import LEVELS, Command, Move, RuleBroken, Seat, Seating, TimeIsUp, Wait
from domain.luck import Luck, SeededLuck, picked
from tests.decisions.file import SEED, Asked, Course
from tests.decisions.lines import Code, Place, Tracer
from tests.laws import AnyGame, altered, likely_move, next_command
from tests.story import Chance, seating

RARELY = "rare"
"""The salt of tables that were made."""

Known = dict[type[Move], Move]
"""A move of each kind that somebody has made lately, in this game or another."""

Taken = frozenset[Place | str]
"""The places that a decision takes, and what it says: kinds of facts, a key."""


@dataclass
class Seen:
    """One decision, the table it was asked of, and what it took."""

    table: Any
    drawn: int
    asked: Asked
    taken: Taken


@dataclass
class Played:
    """A game, decision by decision. `dealt`: what its deal took."""

    seating: Seating
    salt: str
    dealt: tuple[Any, ...]
    dealing: int
    taken: Taken
    seen: list[Seen] = field(default_factory=list)

    @property
    def all(self) -> Iterator[Taken]:
        yield self.taken
        yield from (one.taken for one in self.seen)

    @property
    def course(self) -> Course:
        asked = tuple(one.asked for one in self.seen)
        return Course(self.salt, asked, self.seating, self.dealt, self.dealing)


class Player:
    """Plays one game and asks for much beside it."""

    def __init__(self, game: AnyGame, code: Code, players: int, seed: int, known: Known) -> None:
        code.forget()
        self.game = game
        self.tracer = Tracer(code)
        self.moods: Luck = Chance(seed * 100 + players)
        self.players = players
        self.has_bots = seed % 3 == 1
        self.seed = seed
        humans = (2, 1, players)[seed % 3]
        variants = game.variants if seed % 2 else ()
        self.known = known
        self.paths: set[Taken] = set()
        self._deal(seating(players, humans, variants), f"{game.name} {players} {seed}")

    def _deal(self, seated: Seating, salt: str) -> None:
        luck = SeededLuck(SEED, salt)
        with self.tracer.on():
            facts = self.game.setup(seated, luck)
            self.table = self._after(self.game.empty, facts)
        taken = self._took(facts)
        self.drawn = luck.drawn
        self.played = Played(seated, salt, tuple(facts), luck.drawn, taken)

    def play(self) -> Played:
        """To the end, and what is asked after it."""
        while wait := self.game.waits(self.table):
            self._probe()
            command = self._next(wait)
            if isinstance(command.move, Move):
                self.known[type(command.move)] = command.move
            self._ask(command)
        for _ in range(3):
            self._probe()
        return self.played

    def _next(self, wait: Wait) -> Command:
        """Now and then somebody does what nobody waits for: raises, takes back."""
        if self.moods.below(5) == 0:
            seat = Seat(self.moods.below(self.players))
            options = self.game.options(self.table, seat)
            if options:
                return Command(seat, likely_move(self.game, options, self.moods))
        if self.has_bots and wait.asked:
            seat = picked(self.moods, wait.asked)
            level = LEVELS[(seat + self.seed) % len(LEVELS)]
            return Command(seat, self.game.bot(self.game.view(self.table, seat), level, self.moods))
        return next_command(self.game, self.table, wait, self.moods)

    def _ask(self, command: Command) -> None:
        """Decided, noted, and the table goes on."""
        luck = SeededLuck(SEED, self.played.salt, self.drawn)
        before = self.table
        with self.tracer.on():
            facts = self.game.decide(self.table, command, luck)
            self.table = self._after(self.table, facts)
        asked = replace(_asked(command), events=tuple(facts), drawn=luck.drawn)
        self.played.seen.append(Seen(before, self.drawn, asked, self._took(facts)))
        self.drawn = luck.drawn

    def _after(self, table: Any, facts: list[Any]) -> Any:
        table = self.game.replay(facts, table)
        self.game.waits(table)
        self.game.placings(table)
        return table

    def _probe(self) -> None:
        """What is not allowed, or comes too late; noted where it takes another way."""
        for command in self._tried():
            luck = SeededLuck(SEED, self.played.salt, self.drawn)
            try:
                with self.tracer.on():
                    facts = self.game.decide(self.table, command, luck)
            except RuleBroken as broken:
                self.tracer.refused(broken.__traceback__)
                asked = replace(_asked(command), refused=broken.key, numbers=broken.numbers)
                self._note(replace(asked, drawn=luck.drawn), f"refused {broken.key}")
            else:
                if facts:
                    self.tracer.taken.clear()
                else:
                    self._note(replace(_asked(command), drawn=luck.drawn), "nothing")

    def _note(self, asked: Asked, said: str) -> None:
        taken = self._took((), said)
        if taken not in self.paths:
            self.paths.add(taken)
            self.played.seen.append(Seen(self.table, self.drawn, asked, taken))

    def _took(self, facts: Any, *said: str) -> Taken:
        kinds = {type(fact).__name__ for fact in facts}
        taken: Taken = frozenset((*self.tracer.taken, *kinds, *said))
        self.tracer.taken.clear()
        return taken

    def _tried(self) -> Iterator[Command]:
        seat = Seat(self.moods.below(self.players))
        yield Command(None, TimeIsUp(-1))
        for move in tuple(self.known.values()):
            if self.moods.below(3) == 0:
                yield Command(seat, move)
                yield Command(seat, shaken(move, self.moods))
            if self.moods.below(20) == 0:
                yield Command(None, move)
        options = self.game.options(self.table, seat)
        if options:
            move = likely_move(self.game, options, self.moods)
            yield from (Command(seat, other) for other in altered(move))
            yield from (Command(seat, shaken(move, self.moods)) for _ in range(3))


def shaken(move: Move, luck: Luck) -> Move:
    """The move with one of its numbers, or of its lists of numbers, by chance."""
    names = [name for name in move.__struct_fields__ if _is_shakable(getattr(move, name))]
    if not names:
        return move
    name = picked(luck, names)
    return replace(move, **{name: _by_chance(getattr(move, name), luck)})


def _is_shakable(value: Any) -> bool:
    return isinstance(value, int | tuple) and not isinstance(value, bool)


def _by_chance(value: Any, luck: Luck) -> Any:
    if isinstance(value, tuple):
        most = picked(luck, (1, 2, 4, 81))
        return tuple(luck.below(most) for _ in value)
    return luck.below(picked(luck, (3, 10, 81, 300)))


def _asked(command: Command) -> Asked:
    move = command.move
    if isinstance(move, TimeIsUp):
        return Asked(command.by, turn=move.turn)
    return Asked(command.by, move)


def rarely(game: AnyGame, code: Code, table: Any, command: Command) -> Seen:
    """A decision on a table that was made for it."""
    code.forget()
    tracer, luck, said = Tracer(code), SeededLuck(SEED, RARELY), ""
    facts: list[Any] = []
    asked = _asked(command)
    try:
        with tracer.on():
            facts = game.decide(table, command, luck)
            game.placings(game.replay(facts, table))
    except RuleBroken as broken:
        tracer.refused(broken.__traceback__)
        said = f"refused {broken.key}"
        asked = replace(asked, refused=broken.key, numbers=broken.numbers)
    kinds = {type(fact).__name__ for fact in facts}
    asked = replace(asked, events=tuple(facts), drawn=luck.drawn)
    return Seen(table, 0, asked, frozenset({*tracer.taken, *kinds, said}))


def given(salt: str, seen: Seen) -> Course:
    """That one decision, on its table."""
    table = msgspec.to_builtins(seen.table, str_keys=True)
    return Course(salt, (seen.asked,), drawn=seen.drawn, given=table)
