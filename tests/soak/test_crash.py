"""A server that dies, anywhere: short runs of what `make soak` does for hours."""

from pathlib import Path

import pytest

from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Item
from tests.soak import crash, points
from tests.soak.scenes import SCENES, Scene


def test_killed_again_and_again_nothing_answered_is_lost_or_done_twice(tmp_path: Path) -> None:
    """Every game that began has ended, too."""
    found = crash.measured(tmp_path, rooms=2, kills=4, seed=1)
    assert found.faults == []
    assert found.troubles == 0, found.said
    assert found.games >= 2
    assert found.answered > 100
    assert found.came >= 4 * 2


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_whichever_point_a_process_dies_at_the_room_goes_on(scene: Scene) -> None:
    found = points.measured(points.RINGS, (scene,))
    assert found.faults == []
    assert sum(found.points.values()) > 20


def test_rooms_that_were_full_when_the_process_died_are_found_again(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "gavel.sqlite", lambda: 1_000.0)
    for item in (
        Item("ROOM#FULL22", "PERSON#a", "", 2_000),
        Item("ROOM#FULL22", "PERSON#b", "", 2_000),
        Item("ROOM#LONG22", "PERSON#a", "", 900),
        Item("ROOM#TALK22", "CHAT#00000001", "", 2_000),
        Item("CONN#a", "-", "", 2_000),
    ):
        store.put(item)
    assert store.partitions("ROOM#", "PERSON#") == ["ROOM#FULL22"]
    store.close()
