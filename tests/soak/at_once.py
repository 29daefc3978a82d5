"""Things done at the same moment, as far as threads of one process can."""

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

OFTEN = 0.000_05


def at_once(acts: list[Callable[[], object]]) -> None:
    threads = [threading.Thread(target=act) for act in acts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


@contextmanager
def threads_change_often() -> Iterator[None]:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(OFTEN)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)
