"""A release's folder: its rooms as they lay on the store, and the schemas of what it reads."""

import gzip
from pathlib import Path
from typing import Any, Union

import msgspec
from msgspec import Struct

from domain.games import GAMES
from infra.ports.store import Item, Store
from infra.rooms.codec import Commit
from tests.infra.fakes import CODE

FOLDER = Path(__file__).parent
PARTITION = f"ROOM#{CODE}"


class Kept(Struct, frozen=True):
    """A room's items, and the time (ms) at which it stands."""

    game: str
    stage: str
    rules: int
    now: int
    items: tuple[Item, ...]


class Release(Struct, frozen=True):
    """`commit` and `games`: JSON schemas of all it reads, of each game its table, facts, moves."""

    name: str
    rooms: tuple[Kept, ...]
    commit: dict[str, Any]
    games: dict[str, dict[str, Any]]


def releases() -> list[str]:
    """By name, the oldest first."""
    return sorted(path.name.removesuffix(".json.gz") for path in FOLDER.glob("*.json.gz"))


def read(name: str) -> Release:
    packed = (FOLDER / f"{name}.json.gz").read_bytes()
    return msgspec.json.decode(gzip.decompress(packed), type=Release)


def write(release: Release) -> int:
    """How many bytes it takes."""
    packed = gzip.compress(msgspec.json.encode(release), mtime=0)
    return (FOLDER / f"{release.name}.json.gz").write_bytes(packed)


def kept(store: Store) -> tuple[Item, ...]:
    return tuple(store.query(PARTITION))


def laid(room: Kept, store: Store) -> None:
    for item in room.items:
        store.put(item)


def commit_schema() -> dict[str, Any]:
    return msgspec.json.schema(Commit)


def game_schemas() -> dict[str, dict[str, Any]]:
    """A move may be none: what the house does has none."""
    return {
        name: {
            "table": msgspec.json.schema(game.table),
            "events": msgspec.json.schema(Union[game.events]),  # noqa: UP007 - made of a tuple
            "moves": msgspec.json.schema(Union[game.moves]),  # noqa: UP007
        }
        for name, game in GAMES.items()
    }
