"""Nothing is ever stuck (B-07): `python -m tests.soak.stuck --games 10000`.

Games of every kind, number of players and number of humans are played by chance in simulated time.
People are silent, go, come back, take their seats back, are kept, pass on the host's rights by
staying away; the room restarts from a snapshot, clocks tick late or not at all. At every moment
somebody can act or a clock will tick; every game ends.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import cycle, islice, product
from typing import Literal

from domain.game import RuleBroken, Seat
from domain.games import GAMES
from domain.luck import picked
from domain.room import commands
from domain.room.chance import Chance
from domain.room.commands import Asked, Tick, Wanted
from domain.room.due import wake_time
from domain.room.events import HostPassed, RoomEvent, SeatKept, SeatReturned
from domain.room.pieces import Chair, Person, Settings
from domain.room.presence import open_room
from domain.room.room import EMPTY, Room, evolve
from domain.room.rules import decide
from infra.rooms.codec import Commit, Snapshot, decode, encode
from tests.laws import likely_move
from tests.room.story import CODE, START, seed
from tests.story import Chance as Dice

MOST_STEPS = 30_000
"""No game of ours comes near: one that takes more does not end."""

LAZY = ("brisk", "slow", "asleep")
"""How people are: mostly quick, mostly too late, mostly away."""

Late = Literal["bot", "pass"]

KINDS = [
    (name, players, humans, mood)
    for name, game in GAMES.items()
    for players, mood in product(game.seats, LAZY)
    for humans in range(1, players + 1)
]


@dataclass
class Counts:
    games: int = 0
    steps: int = 0
    ticks: int = 0
    happened: Counter[str] = field(default_factory=Counter)
    kinds: set[tuple[str, int, int, str]] = field(default_factory=set)
    stuck: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        told = ", ".join(f"{name} {n}" for name, n in sorted(self.happened.items()))
        return (
            f"{self.games} games of {len(self.kinds)} kinds (game, players, humans, mood) ended, "
            f"{self.steps} steps, {self.ticks} ticks; {told}; stuck {len(self.stuck)}"
        )


class Game:
    """One game from its start to its end."""

    def __init__(self, kind: tuple[str, int, int, str], number: int) -> None:
        self.kind = kind
        name, players, humans, self.mood = kind
        self.luck = Dice(number)
        self.chance = Chance(seed, Dice(number + 1))
        self.people = [Person(f"p{n}") for n in range(humans)]
        self.at = START
        self.happened: Counter[str] = Counter()
        late: Late = "pass" if self.luck.below(2) else "bot"
        settings = Settings(game=name, pace="brisk", late=late)
        self.room = EMPTY
        self._happen(open_room(CODE, self.people[0], "p0", settings, seed(1)))
        self._sit(players)

    def _sit(self, players: int) -> None:
        for n, person in enumerate(self.people):
            self.ask(person, commands.Come(person))
            self.ask(person, commands.Sit(Chair(n), f"{n:032x}"))
        for n in range(len(self.people), players):
            self.ask(self.people[0], commands.PlaceBot(Chair(n), "easy"))
        assert self.ask(self.people[0], commands.Start())

    def ask(self, person: Person, wanted: Wanted) -> bool:
        """Whether it was allowed. As everywhere, what is overdue is ticked first."""
        self.tick()
        try:
            self._happen(decide(self.room, Asked(person, self.at, wanted), self.chance))
        except RuleBroken:
            return False
        return True

    def tick(self) -> bool:
        events = decide(self.room, Tick(self.at), self.chance)
        self._happen(events)
        return bool(events)

    def _happen(self, events: list[RoomEvent]) -> None:
        for event in events:
            self.room = evolve(self.room, event, self.at)
            if isinstance(event, SeatKept | SeatReturned | HostPassed):
                self.happened[type(event).__name__] += 1

    @property
    def is_over(self) -> bool:
        return self.room.playing is None or self.room.playing.over

    def steps(self) -> Iterator[None]:
        while not self.is_over:
            self.step()
            yield

    def step(self) -> None:
        what = self.luck.below(100)
        if what == 0:
            self.restart()
        elif what < 5:
            self.wander()
        elif not (self._is_lively() and self.act()):
            self.wait()

    def _is_lively(self) -> bool:
        return self.luck.below(100) < {"brisk": 92, "slow": 50, "asleep": 10}[self.mood]

    def act(self) -> bool:
        """Somebody who is here and asked moves, or takes their seat back first."""
        asked = [seat for seat in self._asked() if self._is_here(seat)]
        if not asked:
            return False
        self.at += self.luck.below(4_000)
        seat = picked(self.luck, asked)
        person = self._person(seat)
        playing = self.room.playing
        assert playing is not None
        assert person is not None
        if playing.keeping(seat) is not None:
            return self.ask(person, commands.Reclaim())
        game = GAMES[playing.game]
        move = likely_move(game, game.options(playing.table, seat), self.luck)
        return self.ask(person, commands.Play(move))

    def wander(self) -> None:
        """Somebody goes, or comes back."""
        person = picked(self.luck, self.people)
        visitor = self.room.visitor(person)
        away = visitor is None or visitor.gone is not None
        self.ask(person, commands.Come(person) if away else commands.Go())
        self.happened["came back" if away else "went"] += 1

    def wait(self) -> None:
        """Until the clock ticks, now and then far too late; whom nothing wakes comes back."""
        at = wake_time(self.room)
        if at is None:
            self._call_back()
            return
        self.at = max(self.at, at) + (self.luck.below(400_000) if self.luck.below(20) == 0 else 0)
        if not self.tick():
            raise AssertionError("a clock ticked and nothing happened")
        self.happened["ticks"] += 1

    def _call_back(self) -> None:
        """No clock: one human has all the time in the world, and has to do something some day."""
        for seat in self._asked():
            if not self._is_here(seat) and (person := self._person(seat)):
                self.ask(person, commands.Come(person))
        self.act()

    def restart(self) -> None:
        """What is cached is what was stored."""
        commit = Commit(64, self.at, (), "", Snapshot(self.room, ()))
        snapshot = decode(encode(commit)).snapshot
        assert snapshot is not None
        self.room = snapshot.room
        self.happened["restarts"] += 1

    def _asked(self) -> tuple[Seat, ...]:
        playing = self.room.playing
        return () if playing is None or playing.wait is None else playing.wait.asked

    def _person(self, seat: Seat) -> Person | None:
        return self.room.sitter(seat).person

    def _is_here(self, seat: Seat) -> bool:
        visitor = self.room.visitor(self._person(seat))
        return visitor is not None and visitor.gone is None


def somebody_can_act(room: Room) -> bool:
    """A human who is asked has the seat in hand, and is here or is waited for without end."""
    playing = room.playing
    if playing is None or playing.wait is None:
        return True
    return any(
        playing.keeping(seat) is None
        and (visitor := room.visitor(room.sitter(seat).person)) is not None
        and (visitor.gone is None or seat == playing.lone_human)
        for seat in playing.wait.asked
    )


def play(kind: tuple[str, int, int, str], number: int, found: Counts) -> None:
    game = Game(kind, number)
    for steps, _ in enumerate(game.steps(), 1):
        found.steps += 1
        if wake_time(game.room) is None and not somebody_can_act(game.room):
            found.stuck.append(f"{kind}, number {number}: nobody can act, no clock will tick")
            return
        if steps > MOST_STEPS:
            found.stuck.append(f"{kind}, number {number}: it does not end")
            return
    found.games += 1
    found.kinds.add(kind)
    found.ticks += game.happened.pop("ticks", 0)
    found.happened += game.happened


def measured(games: int, first: int) -> Counts:
    found = Counts()
    for n, kind in enumerate(islice(cycle(KINDS), games)):
        play(kind, first + n, found)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.stuck")
    parser.add_argument("--games", type=int, default=len(KINDS) * 3)
    parser.add_argument("--first", type=int, default=int(time.time()), help="the first one's seed")
    asked = parser.parse_args()
    found = measured(asked.games, asked.first)
    print(f"stuck, from seed {asked.first}: {found}")
    print(*(f"  {stuck}" for stuck in found.stuck), sep="\n", end="")
    sys.exit(bool(found.stuck))


if __name__ == "__main__":
    main()
