"""Gavel as it is deployed, in simulated time: one process of each function on one store."""

import asyncio
import contextlib
import io
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from time import thread_time
from typing import Any

import msgspec

from functions import archive, http, tick
from functions import websocket as socket
from infra import current_services
from infra.accounts.token_keys import KeyCache, Keyring, new_keyring
from infra.accounts.tokens import Tokens
from infra.aws.metrics import CloudWatchMetrics
from infra.aws.scheduler import StepFunctionsScheduler
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Item, Store
from infra.rooms.connections import Connections
from infra.rooms.journal import Journal
from infra.services import Services
from tests.infra.fakes import KEYED_HASH, SECRET, START, FakeMedia, Json
from tests.infra.test_functions import http_event, socket_event
from tests.meter.calendar import Calendar
from tests.meter.far import (
    BOTO_MS,
    Meter,
    MeteredArchive,
    MeteredSender,
    MeteredStart,
    metered_store,
    weight,
)
from tests.meter.machine import Machine
from tests.meter.page import NETWORK_MS, Page
from tests.meter.prices import LOG_EVENT_BYTES, MESSAGE_STEP, VCPU_MB
from tests.meter.tally import Tally, steps

MEMORY_MB = {"socket": 1024, "clock": 1024, "http": 512, "archive": 512}
"""As in template.yaml; `clock` is the function that the state machine calls."""

KEYRING = new_keyring(SECRET)
LOGGERS = ("websocket", "tick", "archive")
STREAM_MS = 60_000
"""How long the stream collects before it calls (template.yaml)."""


class Function:
    """A Lambda: one process, metered."""

    def __init__(self, cloud: "Cloud", cause: str) -> None:
        self.meter = Meter(cloud.tally, cause)
        self._cloud = cloud
        self._cause = cause
        store = metered_store(cloud.store, self.meter, cloud.kept)
        start: Any = MeteredStart(cloud.machine.start, self.meter)
        self.services = Services(
            store=store,
            journal=Journal(store),
            archive=MeteredArchive(cloud.files, self.meter),
            connections=Connections(store),
            sender=MeteredSender(cloud, self.meter),
            scheduler=StepFunctionsScheduler(store, start, "clock", cloud.calendar),
            tokens=Tokens(KeyCache(self._keys, cloud.seconds).at_most_old, cloud.seconds),
            keyed_hash=KEYED_HASH,
            media=FakeMedia(),
            now=cloud.calendar,
            in_background=self.meter.path.in_background,
            metrics=CloudWatchMetrics("gavel"),
        )

    def _keys(self) -> Keyring:
        """Out of SSM, which has them decrypted."""
        self.meter.tally.add(self.meter.cause, "key request")
        return Keyring(self.meter.far("keys", lambda: KEYRING.keys))

    def call(
        self, handler: Callable[[Json, Any], Any], event: Json, cause: str | None = None
    ) -> Any:
        """Put down to the function itself, unless there is another cause."""
        current_services.install(self.services)
        self.meter.begin(cause or self._cause)
        with logged(self._cloud, self.meter.cause):
            began = thread_time()
            answer = handler(event, None)
            own = 1000 * (thread_time() - began - self.meter.outside)
        self._bill(own)
        return answer

    def _bill(self, own: float) -> None:
        memory = MEMORY_MB[self._cause]
        busy = (own + BOTO_MS * self.meter.calls) / min(1, memory / VCPU_MB)
        took = steps(round(busy + self.meter.path.at), 1)
        tally = self._cloud.tally
        tally.add(self.meter.cause, "lambda request")
        tally.add(self.meter.cause, "lambda GB-s", took / 1000 * memory / 1024)
        self._cloud.took[self._cause].append((own, self.meter.path.at, took))
        self._cloud.traced(self.meter.cause)


class Cloud:
    def __init__(self) -> None:
        self.calendar = Calendar(START)
        self.tally = Tally()
        self.store: Store = SqliteStore(Path(":memory:"), lambda: self.calendar() / 1000)
        self.machine = Machine(self.calendar, self.tally, self._tick)
        self.took: dict[str, list[tuple[float, float, int]]] = {cause: [] for cause in MEMORY_MB}
        self.pages: dict[str, Page] = {}
        self.traces = Tally()
        self._traced_at = -1
        self._opened: dict[str, int] = {}
        self._watchers: set[str] = set()
        self.files: dict[tuple[str, int], bytes] = {}
        self.lines: list[str] = []
        self._streamed: list[Json] = []
        self.socket = Function(self, "socket")
        self.clock = Function(self, "clock")
        self.http = Function(self, "http")
        self.archive = Function(self, "archive")

    def seconds(self) -> float:
        return self.calendar() / 1000

    def asked(self, method: str, path: str, body: Json | None = None, token: str = "") -> Json:
        """A question over HTTP, and its answer."""
        self.tally.add("http", "http request")
        text = None if body is None else msgspec.json.encode(body).decode()
        bearer = {"authorization": f"Bearer {token}"} if token else {}
        with event_loop():
            answer = self.http.call(http.handler, http_event(method, path, text, bearer))
        assert answer["statusCode"] == 200, answer
        self.tally.add("http", "byte sent", len(answer["body"]))
        return dict(msgspec.json.decode(answer["body"]))

    def open(self, connection_id: str, *, watches: bool = False) -> Page:
        if watches:
            self._watchers.add(connection_id)
        page = self.pages[connection_id] = Page(self.calendar, connection_id, self._frame)
        self._opened[connection_id] = self.calendar()
        self._call(socket_event("$connect", connection_id), connection_id)
        return page

    def close(self, connection_id: str) -> None:
        page = self.pages.pop(connection_id)
        page.close()
        minutes = -(-(self.calendar() - self._opened[connection_id]) // 60_000)
        self.tally.add(self.whose(connection_id), "connection minute", minutes)
        self._call(socket_event("$disconnect", connection_id), connection_id)

    def whose(self, connection_id: str, cause: str = "socket") -> str:
        return "spectator" if connection_id in self._watchers else cause

    def _call(self, event: Json, connection_id: str) -> None:
        self.socket.call(socket.handler, event, self.whose(connection_id))

    def show(self, connection_id: str, message: bytes) -> bool:
        """A message is posted; it comes when the function has got so far, and over the network."""
        page = self.pages.get(connection_id)
        if page is None:
            return False
        self.calendar.after(self.socket.meter.path.at + NETWORK_MS, lambda: page.hear(message))
        return True

    def kept(self, item: Item) -> None:
        """The table's stream: commits are handed to the archive, those of a minute together."""
        self.tally.add("storage", "byte kept a month", weight(item))
        if not item.sk.startswith("C#"):
            return
        if not self._streamed:
            self.calendar.after(STREAM_MS, self._stream)
        image = {"PK": {"S": item.pk}, "SK": {"S": item.sk}, "body": {"S": item.body}}
        number = str(len(self._streamed))
        self._streamed.append({"dynamodb": {"NewImage": image, "SequenceNumber": number}})

    def _stream(self) -> None:
        records, self._streamed = self._streamed, []
        failed = self.archive.call(archive.handler, {"Records": records})
        assert not failed["batchItemFailures"]

    def traced(self, cause: str) -> None:
        """X-Ray takes the first call of each second, which for one table is almost every one."""
        if self.calendar() // 1000 != self._traced_at:
            self._traced_at = self.calendar() // 1000
            self.traces.add(cause, "trace")

    def _frame(self, connection_id: str, frame: Json) -> None:
        if connection_id not in self.pages:
            return
        text = msgspec.json.encode(frame).decode()
        self.tally.add(self.whose(connection_id), "message", steps(len(text), MESSAGE_STEP))
        self._call(socket_event("$default", connection_id, text), connection_id)

    def _tick(self, work: Json) -> Json:
        return dict(self.clock.call(tick.handler, work))


@contextlib.contextmanager
def event_loop() -> Iterator[None]:
    """Lambda's runtime has one for Mangum."""
    loop = asyncio.new_event_loop()
    asyncio.set_event_loop(loop)
    try:
        yield
    finally:
        asyncio.set_event_loop(None)
        loop.close()


@contextlib.contextmanager
def logged(cloud: Cloud, cause: str) -> Iterator[None]:
    """Whatever the functions write, line by line."""
    written = io.StringIO()
    handlers = [h for name in LOGGERS for h in logging.getLogger(name).handlers]
    streams = [handler for handler in handlers if isinstance(handler, logging.StreamHandler)]
    before = [handler.setStream(written) for handler in streams]
    try:
        with contextlib.redirect_stdout(written):
            yield
    finally:
        for handler, stream in zip(streams, before, strict=True):
            handler.setStream(stream)
        lines = written.getvalue().splitlines()
        size = sum(len(line.encode()) + LOG_EVENT_BYTES for line in lines)
        cloud.tally.add(cause, "log byte", size)
        cloud.lines += lines
