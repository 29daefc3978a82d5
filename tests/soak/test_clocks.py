"""A short run of what `make soak` does for hours."""

import pytest

from tests.soak import clocks


def test_games_end_by_clocks_that_jump_and_differ() -> None:
    """B-08."""
    found = clocks.measured(30, first=1)
    assert found.stuck == []
    assert found.jumps > 100


def test_a_clock_set_back_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("domain.room.due.APART_MS", 1 << 60)
    found = clocks.measured(12, first=1)
    assert found.stuck
    assert found.longest > 3_000
