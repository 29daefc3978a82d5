"""What the code of a release cannot read of a commit, by the schemas it has left behind."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from jsonschema_rs import Validator, validator_for

from tests.releases.file import Release, read

Json = dict[str, Any]


class Reader:
    """The code of a release, as far as what it reads goes."""

    def __init__(self, release: Release) -> None:
        self._commit = validator_for(release.commit)
        self._games = {
            name: {what: validator_for(schema) for what, schema in schemas.items()}
            for name, schemas in release.games.items()
        }
        self._rules = {room.game: room.rules for room in release.rooms}

    def unread(self, body: str) -> set[str]:
        """Kinds, games and rules it does not know, by name; of what it knows, what is wrong."""
        commit = json.loads(body)
        found = {*_wrong(self._commit, commit)}
        for event in commit["events"]:
            if "game" in event:
                found |= {*self._unplayed(event)}
        playing = ((commit.get("snapshot") or {}).get("room") or {}).get("playing")
        if playing is not None and playing["game"] in self._games:
            found |= {*_wrong(self._games[playing["game"]]["table"], playing["table"])}
        return found

    def _unplayed(self, event: Json) -> Iterator[str]:
        """Of a game's own facts and move."""
        name = event["game"]
        if name not in self._games:
            yield f"game {name}"
            return
        if event.get("rules", 0) > self._rules[name]:
            yield f"rules {event['rules']} of {name}"
        for fact in event["events"]:
            yield from _wrong(self._games[name]["events"], fact)
        if event.get("move") is not None:
            yield from _wrong(self._games[name]["moves"], event["move"])


@cache
def reader(name: str) -> Reader:
    return Reader(read(name))


def _wrong(schema: Validator, value: Json) -> Iterator[str]:
    """A kind that it knows nothing of makes it invalid as any of those it knows."""
    for error in schema.iter_errors(value):
        at: Any = value
        for step in error.instance_path:
            at = at[step]
        is_tagged = isinstance(at, dict) and "is" in at
        yield str(at["is"]) if is_tagged else f"{error.message[:200]} at {error.instance_path}"
