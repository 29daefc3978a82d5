"""Many at one room at once: `python -m tests.soak.races --rounds 200`.

People with one tab or two send whatever comes to their mind, moves they are offered, moves that
are late, the same frame twice at the same moment, through several processes on one shelf, SQLite
or DynamoDB (moto, one operation at a time). A clock rings beside them. history.py judges.
"""

import argparse
import json
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import count, cycle, islice, product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from domain.games import GAMES
from domain.luck import picked
from domain.room.pieces import Person
from infra.desk import hear
from infra.dynamo_shelf import DynamoShelf
from infra.journal import Journal
from infra.play import Busy
from infra.ring import ring
from infra.shelf import Shelf
from infra.sqlite_shelf import SqliteShelf
from tests.infra.conftest import moto_dynamo, new_table
from tests.infra.fakes import ANN, BOB, CAT, CODE, DAN, World
from tests.soak.choosing import chosen
from tests.soak.history import Call, History
from tests.story import Chance

PEOPLE = {"tycoon": (ANN, BOB, CAT, DAN), "modern_art": (ANN, BOB, CAT), "gem_trader": (ANN, BOB)}
PROCESSES = 3
CALLS = 40
OFTEN = 0.000_05
LUCK = "0123456789abcdef" * 2

Json = dict[str, Any]


@dataclass
class Figures:
    rounds: int = 0
    calls: int = 0
    twice: int = 0
    commits: int = 0
    told: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        done, busy = self.told.pop("done", 0), self.told.pop("busy", 0)
        return (
            f"{self.rounds} rounds, {self.calls} calls ({self.twice} sent twice at once), {done} "
            f"answers done, {sum(self.told.values())} refused with {len(self.told)} keys, {busy} "
            f"busy; {self.commits} commits; without an order that explains them {len(self.faults)}"
        )


class Round:
    """A room, its processes, and everything that was asked of it."""

    def __init__(self, shelf: Shelf, game: str, seed: int) -> None:
        self.world = World(shelf)
        self.people = PEOPLE[game]
        self.seed = seed
        self.world.begin(*self.people, game=game, pace="brisk")
        self.houses = [self.world.fresh_house() for _ in range(PROCESSES)]
        self.time = count(1)
        self.ids = count(1)
        self.calls: list[Call] = []
        self.busy = 0
        self.twice = 0
        self.done = threading.Event()

    def run(self) -> History:
        tabs = [(person, tab) for person in self.people for tab in range(2 if person == BOB else 1)]
        for person, tab in tabs:
            self.world.hello(person, f"{person}{tab}")
        with ThreadPoolExecutor(len(tabs) + 1) as threads:
            clock = threads.submit(self._clock)
            asking = [threads.submit(self._ask_much, n, *tab) for n, tab in enumerate(tabs)]
            try:
                for one in asking:
                    one.result()
            finally:
                self.done.set()
            clock.result()
        return History(self.calls, Journal(self.world.shelf).commits(CODE))

    def _clock(self) -> None:
        """Time passes: bots move, and now and then somebody is late."""
        while not self.done.wait(0.01):
            self.world.now.ms += 3_000
            with suppress(Busy):  # It rings again.
                ring(self.houses[0], CODE)

    def _ask_much(self, n: int, person: Person, tab: int) -> None:
        luck = Chance(self.seed * 100 + n)
        connection = f"{person}{tab}"
        for _ in range(CALLS):
            self._ask(person, connection, self._frame(connection, luck), luck)

    def _frame(self, connection: str, luck: Chance) -> Json:
        """Mostly what one's own view offers, late or not; else anything."""
        view = self.world.screens.view(connection)
        playing = view["playing"]
        if luck.below(5) == 0 or playing is None:
            return picked(luck, ANYTHING)(view, luck)
        if playing["over"]:
            return {"is": "again"}
        if any(kept["seat"] == view["seat"] for kept in playing["kept"]):
            return {"is": "reclaim"}
        options = playing["table"]["options"]
        return {"is": "play", "move": chosen(options, luck)} if options else {"is": "stand"}

    def _ask(self, person: Person, connection: str, frame: Json, luck: Chance) -> None:
        name = f"r{next(self.ids)}"
        text = json.dumps({**frame, "id": name})
        call = Call(person, text, name, next(self.time))
        houses = [picked(luck, self.houses)]
        if luck.below(4) == 0:
            houses.append(picked(luck, self.houses))
            self.twice += 1
        while not self._answers(call, connection, houses):
            self.busy += 1
        call.returned = next(self.time)
        self.calls.append(call)

    def _answers(self, call: Call, connection: str, houses: list[Any]) -> bool:
        """Whether nobody was too busy. What is sent twice is sent at the same moment."""
        if len(houses) == 1:
            hear(houses[0], connection, call.text)
        else:
            at_once([partial(hear, house, connection, call.text) for house in houses])
        answers = self._answered(call, connection)
        call.errors = [error for error in answers if error is None or error["error"] != "busy"]
        return len(call.errors) == len(answers) or bool(call.errors)

    def _answered(self, call: Call, connection: str) -> list[Json | None]:
        found: list[Json | None] = []
        for message in tuple(self.world.screens.shown[connection]):
            if message["is"] == "view" and message["answers"] == call.id:
                call.shown.append(message["version"])
                found.append(None)
            elif message["is"] == "answer" and message["id"] == call.id:
                found.append(_error(message))
        return found


def _error(answer: Json) -> Json | None:
    if answer["error"] is None:
        return None
    return {"error": answer["error"], "numbers": answer["numbers"]}


def at_once(acts: list[Callable[[], object]]) -> None:
    threads = [threading.Thread(target=act) for act in acts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


Maker = Callable[[Json, Chance], Json]
ANYTHING: tuple[Maker, ...] = (
    lambda _view, luck: {"is": "sit", "chair": luck.below(6), "luck": LUCK},
    lambda _view, _luck: {"is": "stand"},
    lambda _view, luck: {"is": "luck", "luck": f"{luck.below(99):032x}"},
    lambda _view, luck: {"is": "bot", "chair": luck.below(6), "level": "easy"},
    lambda _view, luck: {"is": "unbot", "chair": luck.below(6)},
    lambda view, luck: {"is": "change", "settings": _settings(view, luck)},
    lambda _view, _luck: {"is": "start"},
    lambda _view, _luck: {"is": "start"},
    lambda _view, _luck: {"is": "reclaim"},
    lambda _view, _luck: {"is": "again"},
    lambda view, luck: {
        "is": "mute", "person": picked(luck, view["people"])["person"],
        "muted": bool(luck.below(2)),
    },
)  # fmt: skip


def _settings(view: Json, luck: Chance) -> Json:
    return {**view["settings"], "late": picked(luck, ("bot", "pass"))}


@contextmanager
def threads_change_often() -> Iterator[None]:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(OFTEN)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)


def judge(shelf: Shelf, game: str, seed: int, found: Figures) -> None:
    one = Round(shelf, game, seed)
    with threads_change_often():
        history = one.run()
    found.rounds += 1
    found.calls += len(history.calls)
    found.twice += one.twice
    found.commits += len(history.commits)
    found.told["busy"] += one.busy
    for call in history.calls:
        found.told.update("done" if error is None else error["error"] for error in call.errors)
    found.faults += [f"{game}, number {seed}: {fault}" for fault in history.faults()]


def measured(rounds: int, first: int) -> Figures:
    found = Figures()
    kinds = cycle(product(GAMES, ("sqlite", "moto")))
    with TemporaryDirectory() as folder, moto_dynamo() as dynamo:
        for n, (game, where) in enumerate(islice(kinds, rounds)):
            if where == "moto":
                judge(DynamoShelf(dynamo, new_table(dynamo)), game, first + n, found)
                continue
            file = SqliteShelf(Path(folder) / f"{n}.sqlite")
            judge(file, game, first + n, found)
            file.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.races")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--first", type=int, default=int(time.time()), help="the first one's seed")
    asked = parser.parse_args()
    found = measured(asked.rounds, asked.first)
    print(f"races, from seed {asked.first}: {found}")
    print(*(f"  {fault}" for fault in found.faults), sep="\n")
    sys.exit(bool(found.faults))


if __name__ == "__main__":
    main()
