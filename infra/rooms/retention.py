"""Retention: how long items are stored. Each is written with its own expiry, never rewritten.

A room lives on while anybody opens its link. The first commit of each day (UTC) carries a
snapshot, so what a room needs was written on the day of its last snapshot or later, and ends long
after the room may have (B-24).
"""

DAY_MS = 86_400_000

ROOM_DAYS = 30
"""So long after it was last touched a room has expired."""

COMMIT_DAYS = 90
"""Commits and seeds. A game that lasts no longer than the difference has its whole replay."""

GAME_DAYS = 730
"""Finished games, and the lists of who played them."""

ACCOUNT_DAYS = 730
"""Since the last sign-in; a token lasts no more than 30 days, so whoever uses it signs in."""

TOMBSTONE_DAYS = 400
"""That a room was there, and when it expired. Its code is not given again before."""


def expires_at(at: int, days: int) -> int:
    """The unix second, so many days after `at` (ms)."""
    return (at + days * DAY_MS) // 1000


def room_expiry(at: int) -> int:
    """When a room expires (ms) that was last touched then (ms)."""
    return at + ROOM_DAYS * DAY_MS


def is_new_day(before: int, at: int) -> bool:
    return before // DAY_MS != at // DAY_MS
