"""Services far away: every call takes time, and calls in the background run at the same time.

There are no threads: a path says where in time one stands. A call in the background starts
where its caller stands, and whoever waits for it goes on from whichever is later.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from infra.ports.store import Item, Store
from infra.services import Sender

T = TypeVar("T")


class Path:
    """How far along one is. In hops, where each call takes 1; in ms, where it takes that long."""

    def __init__(self) -> None:
        self.at = 0.0
        self.posted = 0.0

    def step(self, length: float = 1) -> None:
        self.at += length

    def in_background(self, ask: Callable[[], T]) -> Callable[[], T]:
        start = self.at
        try:
            found: T | Exception = ask()
        except Exception as trouble:  # noqa: BLE001  (told to whoever waits, as a thread does)
            found = trouble
        end, self.at = self.at, start

        def answer() -> T:
            self.at = max(self.at, end)
            if isinstance(found, Exception):
                raise found
            return found

        return answer


class FarStore:
    """A store whose every call is a step; `called` is told its name, key and what came of it."""

    def __init__(self, store: Store, call: Callable[[str, Callable[[], Any], Any], Any]) -> None:
        self._store = store
        self._call = call

    def get(self, pk: str, sk: str) -> Item | None:
        found: Item | None = self._call("get", lambda: self._store.get(pk, sk), None)
        return found

    def query(self, pk: str, **how: Any) -> list[Item]:
        found: list[Item] = self._call("query", lambda: self._store.query(pk, **how), how)
        return found

    def put(self, item: Item) -> None:
        self._call("put", lambda: self._store.put(item), item)

    def put_if_absent(self, item: Item) -> None:
        self._call("put_if_absent", lambda: self._store.put_if_absent(item), item)

    def put_if_unchanged(self, old: Item, new: Item) -> None:
        self._call("put_if_unchanged", lambda: self._store.put_if_unchanged(old, new), new)

    def delete(self, pk: str, sk: str) -> None:
        self._call("delete", lambda: self._store.delete(pk, sk), None)

    def delete_if_unchanged(self, item: Item) -> None:
        self._call("delete_if_unchanged", lambda: self._store.delete_if_unchanged(item), item)

    def add(self, pk: str, sk: str, n: int, expires: int | None = None) -> int:
        found: int = self._call("add", lambda: self._store.add(pk, sk, n, expires), None)
        return found


class FarSender:
    """All messages of one call go out at once: one step."""

    def __init__(self, sender: Sender, path: Path) -> None:
        self._sender = sender
        self._path = path

    def send(self, connection_id: str, message: bytes) -> None:
        self._stepped()
        self._sender.send(connection_id, message)

    def send_all(self, messages: list[tuple[str, bytes]]) -> list[str]:
        if messages:
            self._stepped()
        return self._sender.send_all(messages)

    def close(self, connection_id: str) -> None:
        self._path.step()
        self._sender.close(connection_id)

    def _stepped(self) -> None:
        self._path.step()
        self._path.posted = self._path.at
