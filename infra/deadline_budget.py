"""A request's time budget for calls to the outside, after which no further one is begun.

The gateway waits 29 seconds and a function lives 25. A call to the store gives up after 12; whoever
has taken 10 already begins no other.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from math import inf
from time import monotonic

SECONDS = 10

_until: ContextVar[float] = ContextVar("until", default=inf)


@contextmanager
def deadline_budget(seconds: float = SECONDS) -> Iterator[None]:
    """While this lasts, and in whatever is called from here."""
    before = _until.set(monotonic() + seconds)
    try:
        yield
    finally:
        _until.reset(before)


def is_exhausted() -> bool:
    return monotonic() > _until.get()
