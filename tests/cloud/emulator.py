"""An AWS in a process of its own (ministack): real sockets, state machines, streams and rights."""

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from tests.local.server import ROOT, free_port

REGION = "eu-north-1"
TOOL = ROOT / ".venv-cloud" / "bin" / "ministack"
MISSING = """The emulator of AWS is missing. Install it once:
    python3 -m venv .venv-cloud
    .venv-cloud/bin/pip install --no-deps --require-hashes -r requirements-cloud.lock"""

LAWS = {
    "AUTH": "true",
    "BIND_HOST": "127.0.0.1",
    "IOT_MTLS_ENABLED": "0",
    "MINISTACK_REGION": REGION,
}
"""Rights are enforced; nobody else can reach it."""


@contextmanager
def emulator(log: Path) -> Iterator[str]:
    """Its address; what it says goes into `log`."""
    if not TOOL.exists():
        pytest.fail(MISSING, pytrace=False)
    port = free_port()
    surroundings = {
        "PATH": os.environ["PATH"],
        "HOME": str(log.parent),
        "TMPDIR": str(log.parent),
        "TZ": "UTC",
        "GATEWAY_PORT": str(port),
        **LAWS,
    }
    with log.open("w") as said:
        process = subprocess.Popen(  # noqa: S603
            [TOOL], env=surroundings, stdout=said, stderr=said, start_new_session=True
        )
        try:
            address = f"http://127.0.0.1:{port}"
            _wait_until_it_answers(process, address)
            yield address
        finally:
            os.killpg(process.pid, signal.SIGKILL)  # It would wait for its state machines' waits.
            process.wait(20)


def _wait_until_it_answers(process: subprocess.Popen[bytes], address: str) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end and process.poll() is None:
        with suppress(URLError, OSError), urlopen(f"{address}/_ministack/health"):  # noqa: S310
            return
        time.sleep(0.05)
    raise AssertionError("the emulator did not start")
