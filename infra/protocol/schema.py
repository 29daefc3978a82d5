"""The protocol's JSON schemas, from which the page's types are written (frontend/types/write.mjs).

What the server sends always has all its fields; what a client sends may leave out those with a
default.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from typing import Any, Union

import msgspec

from domain.game import Game
from domain.games import GAMES
from domain.options import May
from domain.room.view import RoomView
from infra.protocol import frames, messages
from infra.replays.chart import Chart
from infra.replays.file import Replay
from infra.replays.view_types import Contents, Sights
from infra.rooms.log import LogPage
from infra.rooms.past import PastPage

Schema = dict[str, Any]
REFERENCE = "#/$defs/{name}"


def schemas() -> dict[str, Schema]:
    """A schema per file to write: the room, finished games, and every game, by name."""
    games = {name: game_schema(game) for name, game in GAMES.items()}
    shared = {"room": room_schema(), "replay": replay_schema(), "records": records_schema()}
    return shared | games


def fingerprint(schema: Schema) -> str:
    """What a written file is known by: it is stale when its schema has another one."""
    return hashlib.sha256(json.dumps(schema, sort_keys=True).encode()).hexdigest()


def room_schema() -> Schema:
    kinds: dict[str, Any] = {
        "RoomView": RoomView,
        "AnyMessage": messages.AnyMessage,
        "May": May,
        "AnyFrame": frames.AnyFrame,
    }
    schema = _schema("Room", kinds, sent={"AnyFrame"})
    schema["$defs"]["View"]["properties"]["view"] = {"$ref": REFERENCE.format(name="RoomView")}
    return schema


def replay_schema() -> Schema:
    return _schema("Replay", {"Contents": Contents, "Sights": Sights}, sent=set())


def records_schema() -> Schema:
    """What a game leaves: its log; its file and its course in numbers; all games of a room."""
    kinds = {"Replay": Replay, "Chart": Chart, "LogPage": LogPage, "PastPage": PastPage}
    return _schema("Records", kinds, sent=set())


def game_schema(game: Game[Any, Any, Any, Any]) -> Schema:
    return seen_and_moves(game.name, game.seen, game.moves)


def seen_and_moves(name: str, seen: type[Any], moves: tuple[type[Any], ...]) -> Schema:
    return _schema(name.title(), {"View": seen, "Move": Union[moves]}, sent={"Move"})  # noqa: UP007 - made of a tuple


def _schema(title: str, kinds: dict[str, Any], sent: set[str]) -> Schema:
    """One object with a property per kind, so that all of them are written under their names."""
    tops, parts = msgspec.json.schema_components(kinds.values(), ref_template=REFERENCE)
    named = dict(zip(kinds, tops, strict=True))
    from_client = {part for name in sent for part in _parts_of(named[name])}
    for name, part in parts.items():
        if name not in from_client:
            part["required"] = list(part.get("properties", ()))
    unions = {name: _of_its_own(top) for name, top in named.items() if name not in parts}
    for part in list(parts.values()):
        unions |= dict(_named_unions(part))
    return {
        "title": title,
        "type": "object",
        "properties": {name: {"$ref": REFERENCE.format(name=name)} for name in kinds},
        "required": list(kinds),
        "$defs": parts | unions,
    }


def _of_its_own(top: Schema) -> Schema:
    """For msgspec a union of one kind is that kind: written as a union it keeps its own name."""
    return {"anyOf": [top]} if "$ref" in top else top


def _parts_of(schema: Schema) -> Iterator[str]:
    for one in schema.get("anyOf", [schema]):
        if "$ref" in one:
            yield one["$ref"].rsplit("/", 1)[-1]


def _named_unions(part: Schema) -> Iterator[tuple[str, Schema]]:
    """A field that holds one of several tagged structs gives their union its name: stage, Stage."""
    fields: Schema = part.get("properties", {})
    for field, schema in fields.items():
        if "discriminator" in schema:
            yield field.title(), schema
            fields[field] = {"$ref": REFERENCE.format(name=field.title())}


def main() -> None:
    """Prints, by file name, each schema and its fingerprint."""
    files = {
        name: {"schema": schema, "fingerprint": fingerprint(schema)}
        for name, schema in schemas().items()
    }
    sys.stdout.write(json.dumps(files))


if __name__ == "__main__":
    main()
