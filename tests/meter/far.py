"""The ports of services in the cloud, metered: what a call costs, and how long it is waited for."""

import json
from collections.abc import Callable
from time import thread_time
from typing import Any, Protocol

from domain.room.pieces import RoomCode
from infra.ports.store import Item, Store
from infra.replays.archive import compress, decompress
from tests.infra.hops import FarStore, Path
from tests.meter.prices import MESSAGE_STEP, READ_STEP, WAITS_MS, WRITE_STEP
from tests.meter.tally import Tally, steps

BOTO_MS = 0.6
"""What a call costs of the function's own processor time: boto3's part by tests/bench/boto.py
(0.2 to 0.3), and as much again for what that leaves out, HTTP and its encryption."""

READS = ("get", "query")


class Meter:
    """Of one function: whose fault it is, where on the path it stands, and what ran outside."""

    def __init__(self, tally: Tally, cause: str) -> None:
        self.tally = tally
        self.cause = cause
        self.path = Path()
        self.outside = 0.0
        self.calls = 0

    def begin(self, cause: str) -> None:
        self.cause = cause
        self.path.at = self.path.posted = self.outside = 0.0
        self.calls = 0

    def far(self, wait: str, do: Callable[[], Any]) -> Any:
        """What is done there takes none of our time but boto3's."""
        self.calls += 1
        self.path.step(WAITS_MS[wait])
        began = thread_time()
        try:
            return do()
        finally:
            self.outside += thread_time() - began


def metered_store(store: Store, meter: Meter, kept: Callable[[Item], object]) -> Store:
    """`kept` is told what was written."""

    def call(name: str, ask: Callable[[], Any], given: Any) -> Any:
        if name in READS:
            found = meter.far(name, ask)
            size = sum(weight(item) for item in ([found] if name == "get" else found) if item)
            meter.tally.add(_cause(meter, found), "read unit", steps(size, READ_STEP))
            return found
        cause = _cause(meter, given)
        meter.tally.add(cause, "write unit", steps(_written(store, given), WRITE_STEP))
        found = meter.far("write", ask)
        if name.startswith("put"):
            kept(given)
        return found

    return FarStore(store, call)


def _cause(meter: Meter, touched: Any) -> str:
    """The lease is the clock's, whoever reads or writes it."""
    return "clock" if isinstance(touched, Item) and touched.sk == "ALARM" else meter.cause


def _written(store: Store, given: Any) -> int:
    """The larger of what lay there and what is laid there."""
    if not isinstance(given, Item):
        return 0
    old = store.get(given.pk, given.sk)
    return max(weight(given), weight(old) if old else 0)


def weight(item: Item) -> int:
    """As DynamoDB weighs it: the names of the attributes and what they hold."""
    texts = ("PK", item.pk, "SK", item.sk, "body", item.body)
    return sum(len(text.encode()) for text in texts) + (13 if item.expires else 0)


class MeteredArchive:
    """The bucket of finished games; to ask whether one is there costs what fetching it costs."""

    def __init__(self, files: dict[tuple[str, int], bytes], meter: Meter) -> None:
        self._files = files
        self._meter = meter

    def put(self, room: RoomCode, number: int, replay: bytes) -> None:
        self._meter.tally.add(self._meter.cause, "s3 put")
        self._meter.far("file", lambda: self._files.setdefault((room, number), compress(replay)))

    def get(self, room: RoomCode, number: int) -> bytes | None:
        self._meter.tally.add(self._meter.cause, "s3 get")
        kept: bytes | None = self._meter.far("file", lambda: self._files.get((room, number)))
        return None if kept is None else decompress(kept)

    def exists(self, room: RoomCode, number: int) -> bool:
        self._meter.tally.add(self._meter.cause, "s3 get")
        return bool(self._meter.far("file", lambda: (room, number) in self._files))

    def replace(self, room: RoomCode, number: int, replay: bytes) -> None:
        self._meter.tally.add(self._meter.cause, "s3 put")
        self._files[room, number] = compress(replay)


class Screens(Protocol):
    def whose(self, connection_id: str, cause: str) -> str:
        """The cause a connection's messages are put down to."""
        ...

    def show(self, connection_id: str, message: bytes) -> bool:
        """False: it is gone."""
        ...


class MeteredSender:
    def __init__(self, screens: Screens, meter: Meter) -> None:
        self._screens = screens
        self._meter = meter

    def send(self, connection_id: str, message: bytes) -> None:
        self.send_all([(connection_id, message)])

    def send_all(self, messages: list[tuple[str, bytes]]) -> list[str]:
        """All at once: waited for once, but each costs boto3's time."""
        if not messages:
            return []
        self._meter.calls += len(messages) - 1
        gone: list[str] = self._meter.far("post", lambda: self._missed(messages))
        self._meter.path.posted = self._meter.path.at
        return gone

    def _missed(self, messages: list[tuple[str, bytes]]) -> list[str]:
        return [
            connection_id
            for connection_id, message in messages
            if not self._sent(connection_id, message)
        ]

    def _sent(self, connection_id: str, message: bytes) -> bool:
        tally, cause = self._meter.tally, self._screens.whose(connection_id, self._meter.cause)
        tally.add(cause, "message", steps(len(message), MESSAGE_STEP))
        tally.add(cause, "byte sent", len(message))
        return self._screens.show(connection_id, message)

    def close(self, connection_id: str) -> None:
        del connection_id
        self._meter.far("post", lambda: None)


class MeteredStart:
    """Of Step Functions' client what the scheduler uses."""

    def __init__(self, start: Callable[[dict[str, Any]], object], meter: Meter) -> None:
        self._start = start
        self._meter = meter

    def start_execution(self, *, input: str, **_how: str) -> None:  # noqa: A002  (boto3's name)
        self._meter.far("start", lambda: self._start(json.loads(input)))
