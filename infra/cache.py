"""A bounded in-process cache: what was read lately, so that it need not be read again."""

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class BoundedCache(Generic[K, V]):
    """By key, at most `most` of them: what was put longest ago goes first. Threads share it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock = Lock()
        self._known: OrderedDict[K, V] = OrderedDict()

    def __contains__(self, key: K) -> bool:
        return key in self._known

    def get(self, key: K) -> V | None:
        return self._known.get(key)

    def put(self, key: K, value: V) -> None:
        with self._lock:
            self._known[key] = value
            self._known.move_to_end(key)
            if len(self._known) > self._most:
                self._known.popitem(last=False)

    def evict(self, key: K) -> None:
        with self._lock:
            self._known.pop(key, None)
