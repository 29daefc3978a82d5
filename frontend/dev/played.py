"""A table that bots play, to be looked at: whole room views as one person would receive them.

`due` of a table is milliseconds from when it is shown.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from domain.game import Command, Game, Line, Seat, Seating, TimeIsUp, Wait
from domain.luck import Luck, picked
from domain.options import drawn_move
from domain.room.pieces import Chair, Person, RoomCode, Settings
from domain.room.view import ChairSeen, Limits, PlayingSeen, RoomView

NAMES = ("阿宁", "陈掌柜", "Beatrice")
CHAIRS = 6
LOG_LINES = 50

AnyGame = Game[Any, Any, Any, Any]
Playful = Callable[[Any], bool]
"""Whether to draw a move by chance for this view, for variety, instead of a bot's."""


class Dice:
    """Luck for looking at: the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)  # noqa: S311 - only for looking at

    def below(self, n: int) -> int:
        return self._chance.randrange(n)


class Played:
    """A table, what was told of it, and the facts so far. The first `humans` seats are people."""

    def __init__(
        self, game: AnyGame, players: int, humans: int, luck: Luck, playful: Playful
    ) -> None:
        self.game = game
        self.luck = luck
        self.humans = humans
        self.players = players
        self.playful = playful
        self.table: Any = game.empty
        self.log: list[Line] = []
        seats = tuple(Seat(n) for n in range(players))
        seating = Seating(tuple(n < humans for n in range(players)), seats)
        self._follow(game.setup(seating, luck))

    def _follow(self, events: list[Any]) -> None:
        for event in events:
            line = self.game.tell(self.table, event)
            self.log += [line] if line else []
            self.table = self.game.evolve(self.table, event)

    def step(self) -> bool:
        """One move of somebody who is asked, or the clock's; False once the game is over."""
        wait = self.game.waits(self.table)
        if wait is None:
            return False
        self._follow(self.game.decide(self.table, self._command(wait), self.luck))
        return True

    def _command(self, wait: Wait) -> Command:
        if not wait.asked:
            return Command(None, TimeIsUp(wait.turn))
        seat = picked(self.luck, wait.asked)
        return Command(seat, self._move(seat))

    def _move(self, seat: Seat) -> Any:
        view = self.game.view(self.table, seat)
        if self.playful(view) and self.luck.below(3):
            return drawn_move(view.options, self.game.moves, self.luck)
        return self.game.bot(view, "medium", self.luck)

    def looks(self) -> Iterator[tuple[str, RoomView]]:
        """What each human sees, named by whether he is asked, and what a spectator sees."""
        wait = self.game.waits(self.table)
        for n in range(self.humans):
            who = "asked" if wait and n in wait.asked else "waits"
            yield who, self.seen_by(Seat(n))
        yield "watches", self.seen_by(None)

    def seen_by(self, seat: Seat | None) -> RoomView:
        chairs = tuple(
            _chair(n, n < self.humans) if n < self.players else None for n in range(CHAIRS)
        )
        return RoomView(
            code=RoomCode("QK7F2"),
            you=Person(f"p{seat}" if seat is not None else "watcher"),
            chair=None if seat is None else Chair(seat),
            seat=seat,
            host=Person("p0"),
            people=(),
            chairs=chairs,
            settings=Settings(),
            admission="open",
            players=Limits(self.game.seats[0], self.game.seats[-1]),
            games=(self.game.name,),
            variants=self.game.variants,
            number=1,
            commitment="0" * 64,
            called=None,
            playing=self._playing(seat),
            past=(),
            removed=(),
        )

    def _playing(self, seat: Seat | None) -> PlayingSeen:
        wait = self.game.waits(self.table)
        due = wait.seconds * 1000 if wait and wait.seconds else None
        return PlayingSeen(
            number=1,
            game=self.game.name,
            chairs=tuple(Chair(n) for n in range(self.players)),
            kept=(),
            waits_for=wait.asked if wait else (),
            turn=wait.turn if wait else None,
            due=due,
            wakes=due,
            over=wait is None,
            told=len(self.log),
            log=tuple(self.log[-LOG_LINES:]),
            head="",
            table=self.game.view(self.table, seat),
        )


def _chair(number: int, human: bool) -> ChairSeen:
    if human:
        return ChairSeen(Person(f"p{number}"), NAMES[number % len(NAMES)], None, True, True)
    return ChairSeen(None, "", "medium", True, True)


def size(scene: RoomView) -> int:
    return len(msgspec.json.encode(scene))


def richest(
    scenes: Iterator[tuple[str, RoomView]], weight: Callable[[RoomView], int]
) -> dict[str, RoomView]:
    """Of all scenes of one name the one with most to look at."""
    chosen: dict[str, tuple[int, RoomView]] = {}
    for name, scene in scenes:
        weighed = weight(scene)
        if name not in chosen or weighed > chosen[name][0]:
            chosen[name] = (weighed, scene)
    return {name: scene for name, (_, scene) in sorted(chosen.items())}
