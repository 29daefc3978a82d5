"""How long the functions take to import in a fresh process, as at a cold start.

    python -m tests.bench.cold [--top]

Seconds of the processor, which importing keeps busy all the time, so that a busy machine measures
the same: the median of several processes, less what an empty one takes. With --top, which modules
take it. The house has the clients of the cloud, made without asking anything of it.
"""

import os
import re
import resource
import subprocess
import sys
from statistics import median

from tests.bench.boto import SURROUNDINGS

TIMES = 7
MOST_MS = 300
FUNCTIONS = ("socket", "ring", "http", "archive")
HOUSE = "import infra.cloud.house; infra.cloud.house.cloud_house()"
TABLE = {
    "TABLE": "t",
    "SOCKET_ENDPOINT": "https://abc.execute-api.us-east-1.amazonaws.com/ws",
    "CLOCK": "arn:aws:states:us-east-1:1:stateMachine:clock",
    "TOKEN_SECRET": "x" * 32,
    "MEDIA_BUCKET": "clips",
    "ARCHIVE_BUCKET": "games",
}
PACKAGED = "import sys; sys.modules['cryptography'] = None; "
"""It is in no package of ours (see tests/infra/test_cold.py); where it is, jwt loads it."""

ENVIRONMENT = os.environ | SURROUNDINGS | TABLE
LINE = re.compile(r"import time:\s+(\d+) \|\s+(\d+) \|( +)(\S+)")


def process(code: str, *options: str) -> tuple[float, str]:
    """Milliseconds of the processor, and what it said."""
    began = _children()
    ran = subprocess.run(  # noqa: S603
        [sys.executable, *options, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env=ENVIRONMENT,
    )
    return _children() - began, ran.stderr


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (used.ru_utime + used.ru_stime)


def took(code: str) -> float:
    return median(process(code)[0] for _ in range(TIMES))


def top(code: str, most: int = 12) -> list[str]:
    """The modules that take longest by themselves with what only they import (ms)."""
    _, said = process(code, "-X", "importtime")
    found = [(int(m[2]) / 1000, m[4]) for m in map(LINE.match, said.splitlines()) if m]
    return [f"    {ms:7.1f} {name}" for ms, name in sorted(found, reverse=True)[:most]]


def main() -> None:
    empty = took("pass")
    print(f"an empty process: {empty:.0f} ms (taken off below)")
    for name in FUNCTIONS:
        code = f"{PACKAGED}import functions.{name}"
        alone, whole = took(code) - empty, took(f"{code}; {HOUSE}") - empty
        print(f"{name:10} import {alone:5.0f} ms, with the cloud's house {whole:5.0f} ms")
        if "--top" in sys.argv:
            print(*top(f"{code}; {HOUSE}"), sep="\n")
    print(f"(target: socket at most {MOST_MS} ms)")


if __name__ == "__main__":
    main()
