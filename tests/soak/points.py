"""The process dies at each point between a frame and its last post: `python -m tests.soak.points`.

A point is before or after any call through a port: store, sender, scheduler, the state machine. For
each moment of a room's life (scenes.py) and each point of what is done there, the process dies
once; then either people come back, or nobody does. Nothing may be lost, doubled or stuck.
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from domain.room.due import wake_time
from infra.aws.scheduler import SLACK_MS
from tests.infra.counting import Died
from tests.soak.after import kept, seen_again
from tests.soak.scenes import SCENES, Scene, Stage, opened
from tests.soak.town import Kind, by_the_clock_of

KINDS: tuple[Kind, ...] = ("local", "cloud")
RINGS = 4
MOST_LATE_MS = SLACK_MS + 100
NUMBERED = re.compile(r"\S*\d{4}\S*")
END = 3_000


class Doom:
    """Dies at the point of this number, and knows its name; number 0 only counts."""

    def __init__(self, number: int = 0) -> None:
        self.number = number
        self.count = 0
        self.name = ""

    def __call__(self, name: str) -> None:
        self.count += 1
        if self.count == self.number:
            self.name = name
            raise Died


@dataclass
class Found:
    """How often a process died, at which kinds of points, and what went wrong after it."""

    points: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    ticks: int = 0


def tried(scene: Scene, kind: Kind, found: Found, ticks: int) -> None:
    """Every point of the scene, and both ways on."""
    start = opened(kind, scene, 7)
    with by_the_clock_of(start.town.now):
        scene.prepare(start)
    for number in range(1, _points(scene, start) + 1):
        for returning in (True, False):
            stage = start.copied()
            with by_the_clock_of(stage.town.now):
                wrong = died_at(number, scene, stage, returning, found, ticks)
            found.faults += [f"{kind}, {scene.name}, {wrong}" for wrong in wrong]


def _points(scene: Scene, start: Stage) -> int:
    """How many there are when nobody dies."""
    stage, doom = start.copied(), Doom()
    with by_the_clock_of(stage.town.now):
        stage.town.watch(doom)
        scene.act(stage)
    return doom.count


def died_at(
    number: int, scene: Scene, stage: Stage, returning: bool, found: Found, ticks: int
) -> list[str]:
    doom = Doom(number)
    stage.town.watch(doom)
    scene.act(stage)
    if not doom.name:
        return []
    found.points[NUMBERED.sub("", doom.name.split("#")[0]).rstrip()] += 1
    wrong = seen_again(stage) if returning else _left_alone(stage)
    wrong += kept(stage)
    wrong += _ticks_on(stage, found, ticks)
    how = "people return" if returning else "nobody returns"
    return [f"died {doom.name}, {how}: {one}" for one in wrong]


def _left_alone(stage: Stage) -> list[str]:
    """In the cloud sockets close one by one; on one machine they died with the process."""
    if stage.town.kind == "cloud":
        for page in stage.pages:
            if page.connection_id:
                page.leave()
    return []


def _ticks_on(stage: Stage, found: Found, ticks: int) -> list[str]:
    """People at their pages are silent, or away: the room goes on by itself, to the end."""
    for _ in range(ticks):
        playing = stage.playing
        if playing is None or playing.over or playing.lone_human is not None:
            return []
        if stage.town.next_tick is None:
            _beat(stage)
        if stuck := _stuck(stage):
            return [stuck]
        if late := _late(stage):
            return [late]
        found.ticks += 1
        stage.town.tick_next()
    return ["the game does not end"] if ticks >= END else []


def _stuck(stage: Stage) -> str:
    there = any(page.is_here for page in stage.pages)
    who = "though people beat" if there else "and nobody is there"
    return f"stuck: no clock will tick, {who}" if stage.town.next_tick is None else ""


def _late(stage: Stage) -> str:
    """Where nobody is there to beat, the clock is in time."""
    wanted, ticks = wake_time(stage.town.state().room), stage.town.next_tick
    assert ticks is not None
    if wanted is None or any(page.is_here for page in stage.pages):
        return ""
    late = ticks - max(wanted, stage.town.now.ms)
    return f"the clock ticks {late} ms late" if late > MOST_LATE_MS else ""


def _beat(stage: Stage) -> None:
    """What a page does when the server should have done something (`wakes` in its view)."""
    now = stage.town.now
    now.ms = max(now.ms, wake_time(stage.town.state().room) or 0)
    for page in stage.pages:
        if page.is_here:
            page.beat()


def measured(ticks: int, scenes: tuple[Scene, ...]) -> Found:
    found = Found()
    for kind in KINDS:
        for scene in scenes:
            tried(scene, kind, found, ticks)
    return found


def lines(found: Found) -> Iterator[str]:
    yield (
        f"points: {sum(found.points.values())} deaths at {len(found.points)} kinds of points, "
        f"{found.ticks} ticks after them; lost, doubled or stuck {len(found.faults)}"
    )
    for name, times in sorted(found.points.items()):
        yield f"  {times:5} {name}"
    yield from (f"  FAULT {fault}" for fault in found.faults)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.points")
    parser.add_argument("--to-the-end", action="store_true", help="play each game out")
    asked = parser.parse_args()
    found = measured(END if asked.to_the_end else RINGS, SCENES)
    print(*lines(found), sep="\n")
    sys.exit(bool(found.faults))


if __name__ == "__main__":
    main()
