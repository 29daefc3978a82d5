"""Forward compatibility: what newer code has written and this code does not know (decisions/0014).

After a rollback, or while a deploy goes on, an older process meets commits of a newer one.
"""

from typing import Any

import msgspec
from msgspec import Struct

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


def loses(written: bytes, here: bytes) -> bool:
    """Whether JSON as it would be written here lacks any field of what was written."""
    return written != here and _lost(msgspec.json.decode(written), msgspec.json.decode(here))


def _lost(written: Any, here: Any) -> bool:
    if isinstance(written, dict) and isinstance(here, dict):
        return any(name not in here or _lost(held, here[name]) for name, held in written.items())
    if isinstance(written, list) and isinstance(here, list):
        return any(_lost(*both) for both in zip(written, here, strict=False))
    return False
