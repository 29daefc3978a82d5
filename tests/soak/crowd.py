"""People in one room, who ask whatever comes to their mind, all at once."""

import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any

from domain.games import GAMES
from domain.luck import picked
from domain.room.pieces import Person
from infra.gateway import receive
from infra.ports.store import Store
from infra.rooms.handle import Busy
from infra.rooms.journal import Journal
from infra.rooms.tick import tick
from tests.infra.fakes import ANN, BOB, CAT, CODE, DAN, EVE, World
from tests.soak.anything import LUCK, Json, anything, hello
from tests.soak.at_once import at_once
from tests.soak.call import Call
from tests.soak.choosing import chosen
from tests.soak.history import History
from tests.soak.spoken import spoken
from tests.story import Chance

PEOPLE = (ANN, BOB, CAT, DAN)
"""As many of them as leave two chairs free, but for the least a game needs."""
PROCESSES = 3
CALLS = 40


@dataclass
class Tab:
    """A person's page. `connection`: its newest; a closed one is closed for good."""

    name: str
    person: Person
    luck: Chance
    connection_id: str = ""
    opened: int = 0

    def open(self) -> None:
        self.opened += 1
        self.connection_id = f"{self.name}-{self.opened}"


class Round:
    """A room, its processes, and everything that was asked of it."""

    def __init__(self, store: Store, game: str, seed: int) -> None:
        self.world = World(store)
        seats = GAMES[game].seats
        self.people = PEOPLE[: max(seats[0], seats[-1] - 2)]
        self._seat(game, is_begun=seed % 2 == 0)
        self.processes = [self.world.fresh_services() for _ in range(PROCESSES)]
        self.tabs = list(self._tabs(seed))
        self.time = count(1)
        self.ids = count(1)
        self.calls: list[Call] = []
        self.busy = 0
        self.twice = 0
        self.done = threading.Event()

    def _seat(self, game: str, is_begun: bool) -> None:
        """Half of the rounds begin in the lobby."""
        self.world.open(self.people[0], game=game, pace="brisk")
        for chair, person in enumerate(self.people):
            self.world.hello(person)
            self.world.must(person, "Sit", chair=chair, luck=LUCK)
        if is_begun:
            self.world.must(self.people[0], "Start")

    def _tabs(self, seed: int) -> Iterator[Tab]:
        """Bob has two; Eve only watches, at first."""
        people = (*self.people, BOB, EVE)
        for n, person in enumerate(people):
            yield Tab(f"{person}{n}", person, Chance(seed * 100 + n))

    def run(self) -> History:
        with ThreadPoolExecutor(len(self.tabs) + 1) as threads:
            clock = threads.submit(self._clock)
            asking = [threads.submit(self._ask_much, tab) for tab in self.tabs]
            try:
                for one in asking:
                    one.result()
            finally:
                self.done.set()
            clock.result()
        store = self.world.store
        return History(self.calls, Journal(store).commits(CODE), spoken(store, CODE))

    def _clock(self) -> None:
        """Time passes: bots move, and now and then somebody is late."""
        while not self.done.wait(0.01):
            self.world.now.ms += 3_000
            with suppress(Busy):  # It ticks again.
                tick(self.processes[0], CODE)

    def _ask_much(self, tab: Tab) -> None:
        for _ in range(CALLS):
            self._ask(tab, self._frame(tab))
            if tab.luck.below(6) == 0:
                receive(picked(tab.luck, self.processes), tab.connection_id, '{"is": "beat"}')

    def _frame(self, tab: Tab) -> Json:
        """Mostly what one's own view offers, late or not; else anything."""
        if not self._is_in(tab):
            tab.open()
            return hello(tab.person)
        view = self.world.sender.view(tab.connection_id)
        playing = view["playing"]
        if tab.luck.below(5) == 0 or playing is None:
            return anything(view, tab.luck)
        return _at_the_table(view, playing, tab.luck)

    def _is_in(self, tab: Tab) -> bool:
        screens = self.world.sender
        is_open = tab.connection_id not in screens.closed
        return is_open and bool(screens.all(tab.connection_id, "view"))

    def _ask(self, tab: Tab, frame: Json) -> None:
        name = f"r{next(self.ids)}"
        text = json.dumps({**frame, "id": name})
        call = Call(tab.person, text, name, next(self.time), connection_id=tab.connection_id)
        call.clock = (self.world.now(), 0)
        processes = [picked(tab.luck, self.processes)]
        if tab.luck.below(4) == 0:
            processes.append(picked(tab.luck, self.processes))
            self.twice += 1
        while not self._answers(call, processes):
            self.busy += 1
        call.returned = next(self.time)
        call.clock = (call.clock[0], self.world.now())
        self.calls.append(call)

    def _answers(self, call: Call, processes: list[Any]) -> bool:
        """Whether nobody was too busy. What is sent twice is sent at the same moment."""
        if len(processes) == 1:
            receive(processes[0], call.connection_id, call.text)
        else:
            at_once(
                [
                    partial(receive, services, call.connection_id, call.text)
                    for services in processes
                ]
            )
        answers = self._answered(call)
        call.errors = [error for error in answers if error is None or error["error"] != "busy"]
        return len(call.errors) == len(answers) or bool(call.errors)

    def _answered(self, call: Call) -> list[Json | None]:
        found: list[Json | None] = []
        for message in tuple(self.world.sender.shown[call.connection_id]):
            if message["is"] == "view" and message["answers"] == call.id:
                call.shown.append(message["version"])
                found.append(None)
            elif message["is"] == "answer" and message["id"] == call.id:
                found.append(_error(message))
        return found


def _at_the_table(view: Json, playing: Json, luck: Chance) -> Json:
    if playing["over"]:
        return {"is": "ask", "wanted": {"is": "Again"}}
    if any(kept["seat"] == view["seat"] for kept in playing["kept"]):
        return {"is": "ask", "wanted": {"is": "Reclaim"}}
    options = playing["table"]["options"]
    return (
        {"is": "ask", "wanted": {"is": "Play", "move": chosen(options, luck)}}
        if options
        else {"is": "ask", "wanted": {"is": "Stand"}}
    )


def _error(answer: Json) -> Json | None:
    if answer["error"] is None:
        return None
    return {"error": answer["error"], "numbers": answer["numbers"]}
