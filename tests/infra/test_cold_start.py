"""Nothing stops the server for a moment: the collector has next to nothing to look at."""

import gc
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

from domain.room.view import view
from infra.local.sqlite_store import SqliteStore
from tests.games import EVERY
from tests.infra.fakes import ANN, World
from tests.infra.games import play_on
from tests.story import Chance

pytestmark = pytest.mark.usefixtures("whisper_listed")


def structs(value: Any) -> Iterator[Struct]:
    """All within, itself too."""
    if isinstance(value, Struct):
        yield value
        value = tuple(getattr(value, name) for name in value.__struct_fields__)
    if isinstance(value, dict):
        value = (*value, *value.values())
    if isinstance(value, tuple | list | set | frozenset):
        for part in value:
            yield from structs(part)


@pytest.mark.parametrize("game", EVERY)
def test_what_a_room_and_its_views_are_made_of_is_nothing_to_collect(
    sqlite_store: SqliteStore, game: str
) -> None:
    world = World(sqlite_store)
    world.begin(ANN, bots=2, game=game)
    luck, seen = Chance(1), set[type]()
    for _ in range(60):
        state = play_on(world, luck)
        for part in structs((state, view(state.room, ANN))):
            assert not gc.is_tracked(part), type(part)
            seen.add(type(part))
    assert len(seen) > 20
