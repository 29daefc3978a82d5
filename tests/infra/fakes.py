"""Fake adapters that remember what was sent and scheduled, and a world of services over them."""

import json
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from threading import Lock
from typing import Any

from domain.luck import hash_of_string
from domain.room.pieces import Person, RoomCode, Settings
from domain.room.presence import open_room
from infra.accounts.keyed_hash import KeyedHash
from infra.accounts.token_keys import new_keyring
from infra.accounts.tokens import Identity, Tokens
from infra.gateway import receive
from infra.ports.mail import Letter
from infra.ports.media import ClipType, NoClip, UploadForm, has_signature_of
from infra.ports.store import Store
from infra.replays.archive import StoreArchive
from infra.rooms.connections import Connections
from infra.rooms.journal import Journal, RoomState
from infra.rooms.opening import open_room_for
from infra.rooms.tick import tick
from infra.services import ConnectionGone, Services
from tests.frames import frame_of

CODE = RoomCode("AMBER2")
SECRET = "a secret of more than thirty-two bytes"
HASH_SECRET = "another secret, for hashes"
KEYED_HASH = KeyedHash(lambda: HASH_SECRET)
START = 4_000_000_000_000
"""Far ahead, so that what a test keeps has not expired by the clock of the store."""
ANN, BOB, CAT, DAN, EVE, FAY = (Person(name) for name in ("ann", "bob", "cat", "dan", "eve", "fay"))
ids = count(1)

Json = dict[str, Any]


def tokens_by(secret: str, now: Callable[[], float] = time.time) -> Tokens:
    """Signed with this one secret."""
    keyring = new_keyring(secret)
    return Tokens(lambda _age: keyring, now)


class FakeSender:
    """A sender: what was sent to each connection, in order; some connections may be gone."""

    def __init__(self) -> None:
        self.shown: dict[str, list[Json]] = defaultdict(list)
        self.gone: set[str] = set()
        self.closed: list[str] = []

    def send(self, connection_id: str, message: bytes) -> None:
        if connection_id in self.gone:
            raise ConnectionGone(connection_id)
        self.shown[connection_id].append(json.loads(message))

    def send_all(self, messages: list[tuple[str, bytes]]) -> list[str]:
        for connection_id, message in messages:
            if connection_id not in self.gone:
                self.send(connection_id, message)
        return [connection_id for connection_id, _ in messages if connection_id in self.gone]

    def close(self, connection_id: str) -> None:
        self.closed.append(connection_id)

    def all(self, connection_id: str, kind: str) -> list[Json]:
        """Those of a kind; a view that answers counts as an answer too."""
        told = [one for message in self.shown[connection_id] for one in _told(message)]
        return [message for message in told if message["is"] == kind]

    def view(self, connection_id: str) -> Json:
        newest = max(self.all(connection_id, "view"), key=lambda message: int(message["version"]))
        return dict(newest["view"])

    def count(self) -> Counter[str]:
        """How many messages each connection was shown."""
        return Counter({connection_id: len(shown) for connection_id, shown in self.shown.items()})

    def forget(self) -> None:
        self.shown.clear()


def _told(message: Json) -> list[Json]:
    if message["is"] != "view" or message["answers"] is None:
        return [message]
    return [message, {"is": "answer", "id": message["answers"], "error": None, "numbers": {}}]


class FakeScheduler:
    """A scheduler: the request of the newest version for each room, and whether it was watched."""

    def __init__(self) -> None:
        self.requests: dict[str, tuple[int, int | None]] = {}
        self.watched = False
        self._lock = Lock()

    def schedule(
        self, room: RoomCode, at: int | None, version: int, *, watched: bool = False
    ) -> None:
        with self._lock:
            self.watched = watched
            if version >= self.requests.get(room, (0, None))[0]:
                self.requests[room] = (version, at)

    def renew(
        self, room: RoomCode, lease: str, at: int | None, *, watched: bool = False
    ) -> int | None:
        del room, lease
        self.watched = watched
        return at

    def at(self, room: RoomCode = CODE) -> int | None:
        return self.requests[room][1]


class FakeMail:
    """Mail: what was sent, in order."""

    def __init__(self) -> None:
        self.sent: list[Letter] = []

    def send(self, letter: Letter) -> None:
        self.sent.append(letter)

    def code(self, to: str) -> str:
        """The digits in the newest letter to this address."""
        newest = next(letter for letter in reversed(self.sent) if letter.to == to)
        return "".join(c for c in newest.subject if c.isdecimal())


class FakeClock:
    """The server's clock, which stands until it is moved."""

    def __init__(self) -> None:
        self.ms = START

    def __call__(self) -> int:
        return self.ms

    def pass_by(self, seconds: float) -> None:
        self.ms += round(seconds * 1000)


class FakeMedia:
    """Media: what was uploaded under each key and what is published, and the forms' keys."""

    def __init__(self) -> None:
        self.uploaded: dict[str, bytes] = {}
        self.said: dict[str, bytes] = {}
        self.forms: list[str] = []

    def upload_form(self, key: str, kind: ClipType) -> UploadForm:
        self.forms.append(key)
        return UploadForm("/media", {"key": key, "Content-Type": kind})

    def publish(self, key: str, kind: ClipType) -> bool:
        if key in self.said:
            return False
        if not has_signature_of(kind, self.uploaded.get(key, b"")):
            raise NoClip
        self.said[key] = self.uploaded[key]
        return True

    def withdraw(self, key: str) -> None:
        self.said.pop(key, None)

    def published(self, prefix: str) -> list[str]:
        return [key for key in self.said if key.startswith(prefix)]

    def download_url(self, key: str) -> str:
        return f"/media/{key}"


@dataclass
class World:
    """Services, their fakes, and the room CODE that Ann opened."""

    store: Store
    sender: FakeSender = field(default_factory=FakeSender)
    scheduler: FakeScheduler = field(default_factory=FakeScheduler)
    now: FakeClock = field(default_factory=FakeClock)
    mail: FakeMail = field(default_factory=FakeMail)
    media: FakeMedia = field(default_factory=FakeMedia)
    services: Services = field(init=False)

    def __post_init__(self) -> None:
        self.services = self.fresh_services()

    def fresh_services(self) -> Services:
        """As in a process that has just started: nothing is cached."""
        return Services(
            store=self.store,
            journal=Journal(self.store, now=self.now),
            archive=StoreArchive(self.store, self.now),
            connections=Connections(self.store),
            sender=self.sender,
            scheduler=self.scheduler,
            tokens=tokens_by(SECRET, lambda: self.now() / 1000),
            keyed_hash=KEYED_HASH,
            media=self.media,
            now=self.now,
            mail=self.mail,
        )

    def open(self, host: Person = ANN, **settings: Any) -> None:
        opened = open_room(CODE, host, host, Settings(**settings), self.services.seed(CODE, 1))
        self.services.journal.append(CODE, RoomState(), self.now(), opened)

    def token(self, person: Person) -> str:
        return self.services.tokens.issue(person, person.title(), 30)

    def hello(
        self, person: Person, connection_id: str = "", services: Services | None = None
    ) -> Json:
        """By the connection of the person's own name, unless another is named."""
        connection_id = connection_id or person
        return self.ask(
            connection_id, "hello", services=services, token=self.token(person), room=CODE
        )

    def ask(
        self, connection_id: str, kind: str, services: Services | None = None, **fields: Any
    ) -> Json:
        """The answer to a frame."""
        frame = frame_of(kind, f"f{next(ids)}", fields)
        receive(services or self.services, connection_id, json.dumps(frame))
        answers = [a for a in self.sender.all(connection_id, "answer") if a["id"] == frame["id"]]
        assert answers, f"{kind} was not answered"
        return answers[-1]

    def must(
        self, connection_id: str, kind: str, services: Services | None = None, **fields: Any
    ) -> None:
        answer = self.ask(connection_id, kind, services, **fields)
        assert answer["error"] is None, answer

    def hello_frame(self, person: Person) -> str:
        hello = {"is": "hello", "id": "h", "token": self.token(person), "room": CODE}
        return json.dumps(hello)

    def another_room(self) -> RoomCode:
        return open_room_for(self.services, Identity(BOB, "Bob"), "tycoon")

    def begin(self, *people: Person, bots: int = 0, **settings: Any) -> None:
        """A room with a game of these people, the first of them the host, and so many bots."""
        self.open(people[0], **settings)
        self.begin_at(*people, bots=bots)

    def begin_at(self, *people: Person, bots: int = 0) -> None:
        """A game of these people and so many bots, in the open room."""
        for chair, person in enumerate(people):
            self.hello(person)
            self.must(person, "Sit", chair=chair, luck=f"{chair:032x}")
        for chair in range(len(people), len(people) + bots):
            self.must(people[0], "PlaceBot", chair=chair, level="easy")
        self.must(people[0], "Start")

    def begin_promised(self, *people: Person, bots: int = 0, **settings: Any) -> None:
        """The same as pages do it now: hashes first, the strings once seats are locked."""
        self.open(people[0], **settings)
        strings = {person: f"{chair:032x}" for chair, person in enumerate(people)}
        for chair, person in enumerate(people):
            self.hello(person)
            self.must(person, "Sit", chair=chair, luck_hash=hash_of_string(strings[person]))
        for chair in range(len(people), len(people) + bots):
            self.must(people[0], "PlaceBot", chair=chair, level="easy")
        self.must(people[0], "Start")
        for person in people:
            self.must(person, "Reveal", luck=strings[person])

    def to_stage(self, name: str) -> None:
        """Whoever is asked does what is offered first, until the table stands there."""
        for _ in range(60):
            if self.stage() == name:
                return
            self.step()
        raise AssertionError(f"never came to {name}")

    def step(self) -> None:
        """Nobody bids in an open auction: the clock ends it. Bots move when it ticks."""
        asked = (*self.seen()["playing"]["waits_for"], None)[0]
        person = None if asked is None else self.person_at(asked)
        if person is None or self.stage() == "Outcry":
            self.now.pass_by(15)
            self.tick()
            return
        self.must(person, "Play", move=first_move(self.sender.view(person)))

    def tick(self) -> None:
        tick(self.services, CODE)

    def seen(self) -> Json:
        room = self.state().room
        return self.sender.view(next(v.person for v in room.people if v.gone is None))

    def stage(self) -> str:
        return str(self.seen()["playing"]["table"]["table"]["stage"]["is"])

    def person_at(self, seat: int) -> Person:
        view = self.seen()
        return Person(view["chairs"][view["playing"]["chairs"][seat]]["person"])

    def state(self) -> RoomState:
        return Journal(self.store).read(CODE)


def first_move(view: Json) -> Json:
    return any_move(view["playing"]["table"]["options"][0])


def any_move(option: Json) -> Json:
    """The first move an option offers."""
    return {"is": option["move"], **{k: _first(field) for k, field in option["fields"].items()}}


def _first(field: Any) -> Any:
    match field:
        case {"is": "Span"}:
            return field["least"]
        case {"is": "Some"}:
            return field["among"][: field["least"]]
        case _:
            return field[0]
