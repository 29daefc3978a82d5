"""Rate limits, in two primitives: a sliding window over known times, a fixed window in the store.

Times are ms by the server's clock unless a caller counts in its own.
"""

from collections.abc import Sequence

from msgspec import Struct

from infra.ports.store import Store


class Window(Struct, frozen=True):
    """At most `most` of something within `ms`."""

    most: int
    ms: float


class Count(Struct, frozen=True):
    """How many a fixed window holds, this one included, and how long it lasts still."""

    count: int
    wait_ms: int


def wait_in(window: Window, times: Sequence[float], now: float) -> float:
    """How long until one more fits into the sliding window (ms); 0: it fits now.

    `times`: of those before it, the oldest first. Those too far ahead are of a clock that was set
    back, and count no more.
    """
    recent = [at for at in times if abs(at - now) < window.ms]
    if len(recent) < window.most:
        return 0
    return max(0, recent[-window.most] + window.ms - now)


def count_one(store: Store, pk: str, name: str, now: int, window_ms: int) -> Count:
    """Count one more in the fixed window of `now`. The counter expires with its window."""
    number, gone = divmod(now, window_ms)
    expires = -(-(number + 1) * window_ms // 1000)
    return Count(store.add(pk, f"{name}#{number}", 1, expires), window_ms - gone)
