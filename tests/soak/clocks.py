"""Servers whose clocks jump and differ: `python -m tests.soak.clocks --games 1000`.

Everybody is silent; the house alone plays, by several servers whose clocks are up to two seconds
off, set ahead and back by up to an hour, now and then. Ticks come by the time that really passes.
Every game ends, and no wait takes much longer than twice what it should.
"""

import argparse
import sys
import time
from dataclasses import dataclass, field
from itertools import cycle, islice

from domain.luck import picked
from domain.room.due import wake_time
from tests.soak.stuck import KINDS, MOST_STEPS, Game, somebody_can_act

SKEW_MS = 2_000
JUMPS_MS = (3_600_000, -3_600_000, 600_000, -600_000, 3_000, -3_000, -60_000)
ONE_JUMP_IN = 40
SLACK_SECONDS = 15
"""Skews add up over a wait's several ticks."""

SILENT = [kind for kind in KINDS if kind[2] > 1 and kind[3] == "asleep"]


class Jumpy(Game):
    """A game in real time (`real`, ms), seen by clocks that are `off` (ms) and a little more."""

    real = 0
    off = 0
    skew = 0
    jumps = 0

    def __init__(self, kind: tuple[str, int, int, str], number: int) -> None:
        super().__init__(kind, number)
        self.turn: int | None = None
        self.began = self.real
        self.jumped = False
        self.longest = 0.0
        self.alarm = self._armed()

    @property
    def at(self) -> int:
        """By the clock of the server that has the word."""
        return self.real + self.off + self.skew

    @at.setter
    def at(self, value: int) -> None:
        self.real += max(0, value - self.at)

    def step(self) -> None:
        self._perhaps_jump()
        assert self.alarm is not None, "nobody can act, no clock will tick"
        self.real = max(self.real, self.alarm)
        self.skew = self.luck.below(2 * SKEW_MS + 1) - SKEW_MS
        self.tick()
        self.alarm = self._armed()
        self._measure()

    def _armed(self) -> int | None:
        at = wake_time(self.room)
        return None if at is None else self.real + max(1, at - self.at)

    def _perhaps_jump(self) -> None:
        """Once in a wait at most: more would make it longer still."""
        if not self.jumped and self.luck.below(ONE_JUMP_IN) == 0:
            self.off += picked(self.luck, JUMPS_MS)
            self.jumped = True
            self.jumps += 1

    def _measure(self) -> None:
        playing = self.room.playing
        turn = playing.turn if playing else None
        if turn != self.turn:
            self.turn, self.began, self.jumped = turn, self.real, False
        seconds = playing.wait.seconds if playing and playing.wait else None
        if seconds is not None:
            took = (self.real - self.began) / 1000
            self.longest = max(self.longest, took - 2 * seconds)


@dataclass
class Counts:
    games: int = 0
    jumps: int = 0
    longest: float = 0.0
    stuck: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.games} games ended by clocks {SKEW_MS} ms off and {self.jumps} jumps of up to "
            f"an hour; the longest wait took twice its time and {self.longest:.1f} s; "
            f"stuck {len(self.stuck)}"
        )


def play(kind: tuple[str, int, int, str], number: int, found: Counts) -> None:
    game = Jumpy(kind, number)
    for steps, _ in enumerate(game.steps(), 1):
        if steps > MOST_STEPS or (game.alarm is None and not somebody_can_act(game.room)):
            found.stuck.append(f"{kind}, number {number}: it does not end")
            return
    found.games += 1
    found.jumps += game.jumps
    found.longest = max(found.longest, game.longest)
    if game.longest > SLACK_SECONDS:
        found.stuck.append(f"{kind}, number {number}: {game.longest} s more than twice the time")


def measured(games: int, first: int) -> Counts:
    found = Counts()
    for n, kind in enumerate(islice(cycle(SILENT), games)):
        play(kind, first + n, found)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.clocks")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=int(time.time()), help="the first one's seed")
    asked = parser.parse_args()
    found = measured(asked.games, asked.first)
    print(f"clocks, from seed {asked.first}: {found}")
    print(*(f"  {stuck}" for stuck in found.stuck), sep="\n")
    sys.exit(bool(found.stuck))


if __name__ == "__main__":
    main()
