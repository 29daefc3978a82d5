"""How long the functions take to start in a fresh process, as at a cold start.

    python -m tests.bench.cold [--top]

Seconds of the processor, which a start keeps busy all the time, so that a busy machine measures
nearly the same: least and median of several processes, less what an empty one takes. None is taken
down in order: that took as long as the start, and Lambda never waits for it. Alone is what an
import elsewhere takes; whole what Lambda waits for, the services with the clients of the cloud and
their roots of trust made, the keys of tokens read where they are needed (of an SSM on this machine,
without TLS). With --top, which modules take it.
"""

import os
import re
import resource
import subprocess
import sys
from statistics import median

from tests.bench.boto import SURROUNDINGS
from tests.infra.ssm import ssm

TIMES = 9
MOST_MS = 300
FUNCTIONS = ("websocket", "tick", "http", "archive")
MAKE_SERVICES = "import infra.aws.services; infra.aws.services.aws_services()"
LAMBDA = {"AWS_LAMBDA_FUNCTION_NAME": "gavel"}
"""By this the functions see where they are (infra/cold_start.py)."""
LEAVE = "; import os; os._exit(0)"
TABLE = {
    "TABLE": "t",
    "SOCKET_ENDPOINT": "https://abc.execute-api.us-east-1.amazonaws.com/ws",
    "CLOCK": "arn:aws:states:us-east-1:1:stateMachine:clock",
    "TOKEN_KEYS": "/gavel/token-keys",
    "MEDIA_BUCKET": "clips",
    "ARCHIVE_BUCKET": "games",
}
PACKAGED = "import sys; sys.modules['cryptography'] = None; "
"""It is in no package of ours (see tests/infra/test_cold.py); where it is, jwt loads it."""

ENVIRONMENT = os.environ | SURROUNDINGS | TABLE
LINE = re.compile(r"import time:\s+(\d+) \|\s+(\d+) \|( +)(\S+)")


def process(code: str, *options: str, **more: str) -> tuple[float, str]:
    """Milliseconds of the processor, and what it said."""
    began = _children()
    ran = subprocess.run(  # noqa: S603
        [sys.executable, *options, "-c", code + LEAVE],
        capture_output=True,
        text=True,
        check=True,
        env=ENVIRONMENT | more,
    )
    return _children() - began, ran.stderr


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (used.ru_utime + used.ru_stime)


def took(code: str, **more: str) -> list[float]:
    """Of each process, in order."""
    return sorted(process(code, **more)[0] for _ in range(TIMES))


def told(took: list[float], empty: float) -> str:
    return f"{took[0] - empty:4.0f} ({median(took) - empty:.0f})"


def top(code: str, most: int = 12) -> list[str]:
    """The modules that take longest by themselves with what only they import (ms)."""
    _, said = process(code, "-X", "importtime", **LAMBDA)
    found = [(int(m[2]) / 1000, m[4]) for m in map(LINE.match, said.splitlines()) if m]
    return [f"    {ms:7.1f} {name}" for ms, name in sorted(found, reverse=True)[:most]]


def main() -> None:
    with ssm() as far:
        ENVIRONMENT.update(far.surroundings)
        measure()


def measure() -> None:
    empty = took("pass")[0]
    print(f"an empty process: {empty:.0f} ms (taken off below); least (median) of {TIMES}")
    for name in FUNCTIONS:
        code = f"{PACKAGED}import functions.{name}"
        alone, whole = told(took(code), empty), told(took(code, **LAMBDA), empty)
        print(f"{name:10} import alone {alone} ms, whole start {whole} ms")
        if "--top" in sys.argv:
            print(*top(code), sep="\n")
    print(f"(target: socket at most {MOST_MS} ms, whole)")


if __name__ == "__main__":
    main()
