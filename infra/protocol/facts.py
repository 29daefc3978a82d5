"""The constants of each game's box as JSON, for the page's words (frontend/types/write.mjs).

What stands in capitals in a `pieces.py`: whole numbers, ranges, tuples and structs.
"""

import json
import sys
from importlib import import_module
from types import ModuleType
from typing import Any

import msgspec

from domain.games import GAMES

Facts = dict[str, Any]


def facts() -> dict[str, Facts]:
    """A file of facts per box, by its name: the room's and every game's."""
    homes = {"room": "domain.room"} | {name: game.home for name, game in GAMES.items()}
    return {name: facts_of(import_module(f"{home}.pieces")) for name, home in homes.items()}


def facts_of(pieces: ModuleType) -> Facts:
    public = {name: held for name, held in vars(pieces).items() if name[0] != "_"}
    return {name: plain(held) for name, held in public.items() if name.isupper()}


def plain(held: object) -> Any:
    """As JSON keeps it; a range of players is its least and its most."""
    if isinstance(held, range):
        return {"least": held[0], "most": held[-1]}
    return json.loads(msgspec.json.encode(held))


def main() -> None:
    sys.stdout.write(json.dumps(facts(), ensure_ascii=False))


if __name__ == "__main__":
    main()
