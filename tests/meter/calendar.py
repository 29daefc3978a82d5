"""Time that passes only when nothing is left to be done at its moment."""

import heapq
from collections.abc import Callable
from itertools import count


class Calendar:
    """What is to happen when, in ms since 1970."""

    def __init__(self, now: int) -> None:
        self.ms = now
        self._due: list[tuple[float, int, Callable[[], object]]] = []
        self._numbers = count()
        self._off: set[int] = set()

    def __call__(self) -> int:
        return self.ms

    def after(self, ms: float, do: Callable[[], object]) -> int:
        """Its number, by which it can be called off."""
        number = next(self._numbers)
        heapq.heappush(self._due, (self.ms + max(0, ms), number, do))
        return number

    def call_off(self, number: int | None) -> None:
        if number is not None:
            self._off.add(number)

    def go_on(self, until: Callable[[], bool]) -> None:
        """Let time pass until that is so, or nothing more is to happen."""
        while self._due and not until():
            at, number, do = heapq.heappop(self._due)
            if number in self._off:
                self._off.discard(number)
                continue
            self.ms = max(self.ms, round(at))
            do()
