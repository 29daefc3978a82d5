"""A short run of what `make soak` does for ten thousand games."""

import pytest

from tests.soak import stuck


def test_a_game_of_every_kind_goes_on_to_its_end_whoever_is_silent_or_away() -> None:
    """B-07: each game, number of players and of humans; quick people, slow ones, sleepers."""
    found = stuck.measured(len(stuck.KINDS), first=1)
    assert found.stuck == []
    assert found.kinds == set(stuck.KINDS)
    assert min(found.happened.values()) > 50, found


def test_a_room_whose_deadlines_never_tick_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("domain.room.due.deadline", lambda _playing: None)
    assert stuck.measured(40, first=1).stuck
