"""Games in bad weather: `python -m tests.soak.faults --games 300`.

Everything outside fails by chance: the store (before and after it has done what it was asked), the
sender, the state machine, which also ticks twice, late or never; processes die. People come and go,
repeat what was not answered, send frames twice. Every game ends, nothing is lost or doubled, and
once the weather is fine one sign of life shows everybody the room as it stands.
"""

import argparse
import logging
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import cycle, islice, product
from typing import Any

from domain.games import GAMES
from domain.luck import picked
from domain.room.due import wake_time
from infra.aws.dynamodb_store import DynamoDbStore
from infra.ports.store import Store
from tests.infra.conftest import moto_dynamo, new_table
from tests.infra.fakes import ANN, BOB
from tests.soak.after import kept, seen_again
from tests.soak.page import Page
from tests.soak.scenes import LUCK, Scene, Stage, opened
from tests.soak.town import Kind, by_the_clock_of
from tests.soak.weather import Weather, Wire, on_the_wire
from tests.story import Chance

FAILING, DEADLY, ON_THE_WIRE = 20, 20, 250
"""In 1,000 calls, in 10,000 points, in 1,000 requests of which the client makes up to three."""

MOST_STEPS = 6_000
STORES: tuple[tuple[Kind, str], ...] = (
    ("local", "sqlite"),
    ("cloud", "sqlite"),
    ("cloud", "moto"),
)


@dataclass
class Counts:
    games: int = 0
    frames: int = 0
    happened: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        told = ", ".join(f"{name} {n}" for name, n in sorted(self.happened.items()))
        return (
            f"{self.games} games ended, {self.frames} frames answered; {told}; "
            f"lost, doubled or stuck {len(self.faults)}"
        )


class Storm:
    """A game from its lobby to its end, in this weather."""

    def __init__(self, stage: Stage, weather: Weather) -> None:
        self.stage = stage
        self.weather = weather
        self.luck = weather.luck
        self.town = stage.town

    def play(self, steps: int) -> list[str]:
        """What is wrong, in words, at its end or after so many steps."""
        self.weather.over(self.town)
        self._begin()
        for _ in range(steps):
            if self.stage.playing.over:
                break
            self.step()
        if steps == MOST_STEPS and not self.stage.playing.over:
            return ["the game does not end"]
        self.weather.fine = True
        return seen_again(self.stage) + kept(self.stage)

    def _begin(self) -> None:
        host = self.stage.pages[0]
        for chair, page in enumerate(self.stage.pages):
            page.arrive()
            page.ask("Sit", chair=chair, luck=LUCK)
        host.ask("PlaceBot", chair=len(self.stage.pages), level="easy")
        for _ in range(50):
            if self.stage.playing is not None:
                return
            host.ask("Start")
        raise AssertionError("the game does not begin")

    def step(self) -> None:
        self.stage.see()
        page = picked(self.luck, self.stage.pages)
        what = self.luck.below(40)
        if what == 0 and page.is_here:
            page.leave()
        elif what == 1 or not self._present():
            page.wake_up()
        elif what == 2:
            page.ask("say", text="hammer")
        elif not self._somebody_moves():
            self.wait()

    def _present(self) -> list[Page]:
        return [page for page in self.stage.pages if page.is_here]

    def _somebody_moves(self) -> bool:
        for page in self._present():
            if page.move(once=bool(self.luck.below(2))):
                if page.pending is not None and self.luck.below(2):
                    page.say(page.pending)
                return True
        return False

    def wait(self) -> None:
        """Until a clock ticks or pages know that something should have happened (`wakes`)."""
        wanted, ticks = wake_time(self.town.state().room), self.town.next_tick
        if ticks is not None and (wanted is None or ticks <= wanted or self.luck.below(3) == 0):
            self.town.tick_next()
        elif wanted is not None:
            self.town.now.ms = max(self.town.now.ms, wanted)
        else:
            self.town.now.ms += 25_000
        for page in self._present():
            page.wake_up()


def stormy(
    kind: Kind,
    store: Store | None,
    game: str,
    number: int,
    client: Any,
    steps: int = MOST_STEPS,
) -> tuple[Storm, list[str]]:
    """A game, and what went wrong in it. `client`: DynamoDB's, whose requests fail; or None."""
    scene = Scene("storm", _nothing, _nothing, game, (ANN, BOB))
    luck = Chance(number)
    stage = opened(kind, scene, number, store)
    weather = Weather(luck, FAILING, DEADLY, store=client is None)
    storm = Storm(stage, weather)
    with by_the_clock_of(stage.town.now), _weather_on(client, weather):
        return storm, storm.play(steps)


def _nothing(_stage: Stage) -> None:
    return


@contextmanager
def _weather_on(client: Any, weather: Weather) -> Iterator[None]:
    if client is None:
        yield
        return
    with on_the_wire(client, Wire(weather, ON_THE_WIRE)):
        yield


def measured(games: int, first: int, stores: tuple[tuple[Kind, str], ...] = STORES) -> Counts:
    found = Counts()
    kinds = cycle(product(GAMES, stores))
    with moto_dynamo() as dynamo:
        for n, (game, (kind, where)) in enumerate(islice(kinds, games)):
            client = dynamo if where == "moto" else None
            store = DynamoDbStore(client, new_table(client)) if client else None
            storm, wrong = stormy(kind, store, game, first + n, client)
            found.faults += [f"{game}, {kind} on {where}, number {first + n}: {w}" for w in wrong]
            _count(found, storm)
    return found


def _count(found: Counts, storm: Storm) -> None:
    found.games += 1
    found.frames += sum(len(page.told) for page in storm.stage.pages)
    found.happened += storm.weather.happened


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.faults")
    parser.add_argument("--games", type=int, default=27)
    parser.add_argument("--first", type=int, default=int(time.time()), help="the first one's seed")
    asked = parser.parse_args()
    logging.disable(logging.CRITICAL)
    found = measured(asked.games, asked.first)
    print(f"faults, from seed {asked.first}: {found}")
    print(*(f"  {fault}" for fault in found.faults), sep="\n")
    sys.exit(bool(found.faults))


if __name__ == "__main__":
    main()
