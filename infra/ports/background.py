"""Calls in the background: a future, where waiting for an answer takes longer than asking."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import cache
from typing import Protocol, TypeVar

T = TypeVar("T")


class Background(Protocol):
    def __call__(self, ask: Callable[[], T], /) -> Callable[[], T]:
        """Start the call; what is returned waits for its answer."""
        ...


on_demand: Background = cache
"""Only when the answer is wanted, and once: on one machine nothing is far away."""


def in_threads(threads: int) -> Background:
    pool = ThreadPoolExecutor(threads, "background")

    def in_background(ask: Callable[[], T]) -> Callable[[], T]:
        return pool.submit(copy_context().run, ask).result

    return in_background
