"""A game of three people that is played along: what they are told is written down.

Its choices depend on chance and on what its players see of the table, so in two worlds it is the
same game to the last word, unless somebody disturbs it.
"""

import json
from hashlib import sha256
from random import Random
from typing import Any

from domain.room.pieces import Person, RoomCode, Settings
from domain.room.presence import open_room
from infra.gateway import receive
from infra.ports.store import Item
from infra.rooms.journal import RoomState
from infra.services import Services
from tests.infra.fakes import FakeClock

Json = dict[str, Any]
CALM = RoomCode("CALM22")
PEOPLE = tuple(Person(name) for name in ("uma", "vic", "wes"))


class Ledger:
    """A sender that remembers each connection's newest view and the answers not yet read."""

    def __init__(self) -> None:
        self.views: dict[str, Json] = {}
        self.answers: dict[str, list[Json]] = {}
        self.longest = 0
        self.count = 0

    def send(self, connection_id: str, message: bytes) -> None:
        self.longest = max(self.longest, len(message))
        self.count += 1
        told = json.loads(message)
        if told["is"] == "view":
            self.views[connection_id] = told["view"]
        if told["is"] == "answer":
            self.answers.setdefault(connection_id, []).append(told)

    def send_all(self, messages: list[tuple[str, bytes]]) -> list[str]:
        for connection_id, message in messages:
            self.send(connection_id, message)
        return []

    def close(self, connection_id: str) -> None:
        """Closed or not: who is sent away may go on talking here."""

    def read(self, connection_id: str) -> list[Json]:
        return self.answers.pop(connection_id, [])

    def forget(self, *connections: str) -> None:
        for connection_id in connections:
            self.views.pop(connection_id, None)
            self.answers.pop(connection_id, None)


class Control:
    """One step after another. `told` stands for all that its people were told so far."""

    def __init__(
        self, services: Services, sender: Ledger, now: FakeClock, seed: int, game: str
    ) -> None:
        self.services, self.sender, self.now = services, sender, now
        self.chance = Random(seed)  # noqa: S311  (a game, no secret)
        self.told = sha256()
        self.steps = self.games = 0
        self._ids = 0
        self._keep_seeds()
        opened = open_room(CALM, PEOPLE[0], "Uma", Settings(game=game), services.seed(CALM, 1))
        services.journal.append(CALM, RoomState(), now(), opened)
        for chair, person in enumerate(PEOPLE):
            token = services.tokens.issue(person, person.title(), 30)
            self.say(person, {"is": "hello", "token": token, "room": CALM})
            self.say(
                person,
                {"is": "ask", "wanted": {"is": "Sit", "chair": chair, "luck": f"{chair:032x}"}},
            )
        self.say(PEOPLE[0], {"is": "ask", "wanted": {"is": "Start"}})

    def _keep_seeds(self) -> None:
        for number in range(1, 100):
            seed = f"{self.chance.randrange(16**64):064x}"
            self.services.store.put_if_absent(Item(f"ROOM#{CALM}", f"SEED#{number}", seed))

    def step(self) -> None:
        """Somebody who is asked moves; now and then they let the clock tick."""
        self.steps += 1
        self.now.pass_by(1)
        playing = self.playing(PEOPLE[0])
        if playing is None or playing["over"]:
            self._begin_again(playing)
        elif not playing["waits_for"] or not self.chance.randrange(9):
            self.now.pass_by(16)
            self.say(PEOPLE[0], {"is": "beat"})
        else:
            self._move(self.chance.choice(playing["waits_for"]))
        seen = [self.playing(person) for person in PEOPLE]
        self.told.update(json.dumps(seen, sort_keys=True).encode())

    def playing(self, person: Person) -> Json | None:
        """Heads hang on the salts of names, which are by chance."""
        found: Json | None = self.sender.views[person]["playing"]
        return found and {**found, "head": ""}

    def say(self, person: Person, frame: Json) -> None:
        self._ids += 1
        named = frame if frame["is"] == "beat" else {**frame, "id": f"c{self._ids}"}
        receive(self.services, person, json.dumps(named))
        answers = [(told["error"], told["numbers"]) for told in self.sender.read(person)]
        self.told.update(json.dumps(answers, sort_keys=True).encode())

    def _begin_again(self, playing: Json | None) -> None:
        self.games += playing is not None
        self.say(PEOPLE[0], {"is": "ask", "wanted": {"is": "Again"}})
        self.say(PEOPLE[0], {"is": "ask", "wanted": {"is": "Start"}})

    def _move(self, seat: int) -> None:
        person = PEOPLE[seat]
        playing = self.playing(person)
        assert playing is not None
        options = playing["table"]["options"]
        self.say(
            person,
            {
                "is": "ask",
                "wanted": {"is": "Play", "move": drawn(self.chance.choice(options), self.chance)},
            },
        )


def drawn(option: Json, chance: Random) -> Json:
    fields = option["fields"].items()
    return {"is": option["move"], **{name: _drawn(field, chance) for name, field in fields}}


def _drawn(field: Any, chance: Random) -> Any:
    """Amounts mostly near the least, as people bid."""
    match field:
        case {"is": "Span", "least": least, "most": most, "step": step}:
            return least + step * chance.randrange(min(12, (most - least) // step + 1))
        case {"is": "Some", "among": among, "least": least, "most": most}:
            return chance.sample(among, chance.randint(least, most))
        case _:
            return chance.choice(field)
