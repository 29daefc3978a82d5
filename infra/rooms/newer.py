"""Forward compatibility: what newer code has written and this code does not know (decisions/0014).

After a rollback, or while a deploy goes on, an older process meets commits of a newer one.
"""

from typing import Any

import msgspec
from msgspec import Struct, structs

from domain.game import RuleBroken

NEWER = "room-is-newer"


class NewerCommit(RuleBroken):
    """A room's commit of this `version` holds a kind of fact, a game or rules unknown here.

    Whoever asked is told so; nothing is written to the room until newer code is back.
    """

    def __init__(self, version: int) -> None:
        super().__init__(NEWER, version=version)
        self.version = version


class _Numbered(Struct):
    version: int = 0


def newer(text: str) -> NewerCommit:
    """Of a commit that is well-formed but cannot be read."""
    return NewerCommit(msgspec.json.decode(text, type=_Numbered).version)


def loses(written: bytes, found: Struct) -> bool:
    """Whether what was written has any field that is unknown here, and so not in what was read."""
    return _lost(msgspec.json.decode(written), found)


def _lost(written: Any, found: Any) -> bool:
    if isinstance(written, dict):
        known = _fields(found)
        return any(name not in known or _lost(held, known[name]) for name, held in written.items())
    if isinstance(written, list) and isinstance(found, list | tuple):
        return any(_lost(*both) for both in zip(written, found, strict=False))
    return False


def _fields(found: Any) -> dict[str, Any]:
    """By the names they are written under. One that has its default may not be written at all."""
    if isinstance(found, Struct):
        tag = found.__struct_config__.tag_field
        return structs.asdict(found) | ({} if tag is None else {tag: None})
    return {str(name): held for name, held in found.items()} if isinstance(found, dict) else {}
