"""The server's clock, the only one that decides (B-08)."""

import time
from datetime import UTC, datetime


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def timestamp(ms: int) -> str:
    """As a state machine waits for it: 2026-01-01T12:00:00.000Z."""
    moment = datetime.fromtimestamp(ms / 1000, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
