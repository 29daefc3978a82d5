"""A person's page in a town: it comes back when it is cut off and repeats what was not answered."""

import json
from itertools import count
from typing import Any

from domain.luck import Luck
from domain.room.pieces import LOG_LINES, Person
from infra.ports.store import Unavailable
from infra.rooms.handle import Busy
from tests.frames import frame_of
from tests.infra.counting import Died
from tests.infra.fakes import CODE, SECRET, tokens_by
from tests.soak.choosing import Json, chosen
from tests.soak.town import Town
from tests.story import Chance

PASSING = {"busy", "unavailable", "hello-first"}
TRIES = 40
"""So often one may be turned away in a row; more is a door that does not open."""


class Page:
    """`told`: by a frame's id None for done, else why not. `pending`: what is not answered yet."""

    def __init__(self, town: Town, person: Person, luck: Luck) -> None:
        self.town = town
        self.person = person
        self.luck = luck
        self.connection_id = ""
        self.version = 0
        self.view: Json = {}
        self.pending: Json | None = None
        self.told: dict[str, str | None] = {}
        self.sent: dict[str, str] = {}
        self._numbers = count(1)
        self._greeted = ""

    def copied(self, town: Town) -> "Page":
        other = Page(town, self.person, Chance(self.luck.below(1 << 30)))
        other.connection_id, other.version, other.view = self.connection_id, self.version, self.view
        other._numbers = count(1_000)
        town.connections.add(self.connection_id)
        return other

    @property
    def is_cut(self) -> bool:
        screens = self.town.sender
        return self.connection_id in screens.gone or self.connection_id in screens.closed

    @property
    def is_here(self) -> bool:
        return bool(self.connection_id) and not self.is_cut

    def arrive(self) -> None:
        """By a connection of its own, however often it takes."""
        token = tokens_by(SECRET, lambda: self.town.now.ms / 1000).issue(
            self.person, self.person, 30
        )
        for n in range(TRIES):
            self.connection_id = f"{self.person}.{next(self._numbers)}"
            self._greeted = f"hello{n}"
            self.say({"is": "hello", "id": self._greeted, "token": token, "room": CODE})
            if not self._greeted and self.is_here:
                return
        raise AssertionError(f"{self.person} is not let in")

    def leave(self) -> None:
        """$disconnect; a process may die over it."""
        connection_id, self.connection_id, self.pending = self.connection_id, "", None
        try:
            self.town.closed(connection_id)
        except Died:
            self.town.restart()
        except (Busy, Unavailable):
            return  # The gateway does not ask again; the room finds out some other way.

    def ask(self, kind: str, **fields: Any) -> str | None:
        """None when it was done, else why not: sent until that is known."""
        self.send(kind, **fields)
        name = self.pending["id"] if self.pending else next(reversed(self.told))
        for _ in range(TRIES):
            if name in self.told:
                return self.told[name]
            self.wake_up()
        raise AssertionError(f"{kind} is not answered")

    def send(self, kind: str, **fields: Any) -> None:
        """Once, under a new id."""
        name = f"{self.person}-{next(self._numbers)}"
        self.sent[name] = kind
        self.pending = frame_of(kind, name, fields)
        self.say(self.pending)

    def wake_up(self) -> None:
        """Come back if one is cut off, repeat what is not answered, ask what one has missed."""
        if not self.is_here:
            self.arrive()
        if self.pending is not None:
            self.say(self.pending)
        self.beat()

    def beat(self) -> None:
        self.say({"is": "beat", "version": self.version})

    def move(self, *, once: bool = False) -> bool:
        """What one's seat is asked for, by chance; whether there was anything to do.

        `once`: it is sent, whatever comes of it.
        """
        ask = self.send if once else self.ask
        playing = self.view.get("playing")
        if playing is None or playing["over"]:
            return False
        if any(kept["seat"] == self.view["seat"] for kept in playing["kept"]):
            ask("Reclaim")
        elif self.view["seat"] not in playing["waits_for"]:
            return False
        else:
            ask("Play", move=chosen(playing["table"]["options"], self.luck))
        return True

    def say(self, frame: Json) -> None:
        try:
            self.town.receive(self.connection_id, json.dumps(frame))
        except Died:
            self.town.restart()
        self.read()

    def read(self) -> None:
        """Whatever has been posted to this page."""
        for message in self.town.sender.shown.pop(self.connection_id, []):
            self._take(message)

    def _take(self, message: Json) -> None:
        match message["is"]:
            case "view":
                if message["version"] >= self.version:
                    self._see(message["version"], message["view"])
                if message["answers"] is not None:
                    self._settle(message["answers"], None)
            case "answer":
                self._settle(message["id"], message["error"])
                if message["error"] == "hello-first":  # Forgotten, after three hours for instance.
                    self.connection_id = ""
            case _:
                pass

    def _see(self, version: int, view: Json) -> None:
        """With the lines of the log one has; where some are missing, all are asked for."""
        kept, playing = self.view.get("playing"), view["playing"]
        self.version, self.view = version, view
        if playing is None:
            return
        first = playing["told"] - len(playing["log"])
        if kept is not None and kept["number"] == playing["number"] and first <= kept["told"]:
            start = kept["told"] - len(kept["log"])
            playing["log"] = [*kept["log"][: max(0, first - start)], *playing["log"]][-LOG_LINES:]
        if len(playing["log"]) < min(playing["told"], LOG_LINES):
            self.say({"is": "beat", "version": 0})

    def _settle(self, name: str, error: str | None) -> None:
        if name == self._greeted and error is None:
            self._greeted = ""
        if error not in PASSING and name in self.sent:
            self.told.setdefault(name, error)
            if self.pending is not None and self.pending["id"] == name:
                self.pending = None
