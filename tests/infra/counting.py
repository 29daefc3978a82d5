"""A store that counts its queries, and one whose answers get lost."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from infra.ports.store import Item, Store, Unavailable


class Watched:
    """A store that says before each call what is asked of it; `watch` may raise."""

    def __init__(self, store: Store) -> None:
        self.calls: Counter[str] = Counter()
        self.before: Callable[[str, Item | None], None] = lambda _name, _item: None
        self.after: Callable[[str, Item | None], None] = lambda _name, _item: None
        self._store = store

    def _call(self, name: str, *given: Any, **named: Any) -> Any:
        item = next((one for one in reversed(given) if isinstance(one, Item)), None)
        self.calls[name] += 1
        self.before(name, item)
        found = getattr(self._store, name)(*given, **named)
        self.after(name, item)
        return found

    def get(self, pk: str, sk: str) -> Item | None:
        found: Item | None = self._call("get", pk, sk)
        return found

    def query(self, pk: str, **how: Any) -> list[Item]:
        found: list[Item] = self._call("query", pk, **how)
        return found

    def put(self, item: Item) -> None:
        self._call("put", item)

    def put_if_absent(self, item: Item) -> None:
        self._call("put_if_absent", item)

    def put_if_unchanged(self, old: Item, new: Item) -> None:
        self._call("put_if_unchanged", old, new)

    def delete(self, pk: str, sk: str) -> None:
        self._call("delete", pk, sk)

    def delete_if_unchanged(self, item: Item) -> None:
        self._call("delete_if_unchanged", item)

    def add(self, pk: str, sk: str, n: int, expires: int | None = None) -> int:
        found: int = self._call("add", pk, sk, n, expires)
        return found


def is_commit(item: Item | None) -> bool:
    return item is not None and item.sk.startswith("C#")


def lose_the_answer_of_the_next_commit(store: Watched) -> None:
    """It is written, but who wrote it is told that the store is unavailable."""

    def lose(_name: str, item: Item | None) -> None:
        if is_commit(item):
            store.after = lambda _name, _item: None
            raise Unavailable("the answer was lost")

    store.after = lose


class Died(BaseException):
    """The process is gone: nothing after this happens, no handler runs."""


def die_after_the_next_commit(store: Watched) -> None:
    """The next call after a commit was written is never made."""

    def written(_name: str, item: Item | None) -> None:
        if is_commit(item):
            store.after = lambda _name, _item: None
            store.before = die

    def die(_name: str, _item: Item | None) -> None:
        store.before = lambda _name, _item: None
        raise Died

    store.after = written
