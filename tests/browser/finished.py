"""A server in whose room AMBER2 a whole game has been played, without any page."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from infra.local.sqlite_store import SqliteStore
from tests.infra.fakes import ANN, BOB, CODE, World
from tests.infra.games import play_on
from tests.local.server import serving
from tests.story import Chance


@contextmanager
def played_out(store: Path, game: str, number: int = 3) -> Iterator[str]:
    """Its address. Ann and Bob played, and a bot; the table stands as the game ended."""
    kept = SqliteStore(store)
    world, luck = World(kept), Chance(number)
    world.begin(ANN, BOB, bots=1, game=game, late="pass")
    while not world.services.journal.read(CODE).room.past:
        play_on(world, luck)
    kept.close()
    with serving(store) as server:
        yield server.base
