"""`make smoke` on the running server: what it says of a good one, and of none."""

import asyncio
import subprocess
import sys

from tests.local.server import ROOT, Server, free_port
from tests.smoke import smoke


def test_a_game_is_played_and_said_so(server: Server) -> None:
    said: list[str] = []
    asyncio.run(smoke(server.base, ["gem_trader"], said.append))
    assert [line.split(":")[0] for line in said] == [
        "  ✓ the page is there, on every path, with its headers",
        "  ✓ gem_trader",
    ]


def test_where_nothing_is_it_fails_in_words() -> None:
    nowhere = f"http://127.0.0.1:{free_port()}"
    ended = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "tests.smoke", nowhere],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ended.returncode == 1
    assert ended.stderr.startswith("  ✗ URLError")
