"""Tuning of the process: garbage collection, thread switching, open files.

Measured with 120 rooms at 717 moves a second: a full garbage collection held all up for 132 ms of
computing, again and again, the longer the more rooms. A room is made of values, which the
collector need not look at (`gc=False`); what was imported stays for ever and is set aside here.
Since then the longest took 9 ms.
"""

import gc
import sys
from contextlib import suppress

with suppress(ImportError):  # Windows has no such limit.
    import resource

YOUNG = 5_000
"""New objects between two collections; one view of a table makes some hundreds."""
SWITCH_SECONDS = 0.001
"""How long a thread that computes may keep the others waiting, a bot that thinks for instance."""
OWN_FILES = 50
"""The store's, the page's, of threads and loops."""
HTTP_FILES = 300
OTHER_FILES = OWN_FILES + HTTP_FILES


def tune_process() -> None:
    """To be called once, when all is imported."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 4, 10)


def most_connections(wanted: int) -> int:
    """So many, or fewer if the system lets a process open fewer files, even when it is asked to."""
    if "resource" not in globals():
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    infinite, needed = resource.RLIM_INFINITY, wanted + OTHER_FILES
    if soft == infinite or soft >= needed:
        return wanted
    given = needed if hard == infinite else min(needed, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (given, hard))
    return max(given - OTHER_FILES, given // 2)


def most_http_connections(sockets: int) -> int:
    """So many beside the sockets, or fewer if the system lets a process open fewer files."""
    if "resource" not in globals():
        return HTTP_FILES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    left = HTTP_FILES if soft == resource.RLIM_INFINITY else soft - sockets - OWN_FILES
    return min(HTTP_FILES, left)
