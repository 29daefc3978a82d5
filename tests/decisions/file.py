"""A game's file of decisions: tables, what was asked of each, and what followed."""

import gzip
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from domain.game import Seating
from tests.laws import AnyGame

SEED = bytes(range(3, 35))
TESTS = Path(__file__).parents[1]


class Asked(Struct, frozen=True, omit_defaults=True):
    """One decision. `by` None: the house, whose move may be that time is up (`turn`).

    `events` follow, or it is `refused` with these numbers. `drawn`: how far the luck has gone
    after it.
    """

    by: int | None = None
    move: Any = None
    turn: int | None = None
    events: tuple[Any, ...] = ()
    refused: str = ""
    numbers: dict[str, Any] = {}
    drawn: int = 0


class Course(Struct, frozen=True, omit_defaults=True):
    """A table on its way: dealt to a seating, or `given` with `drawn` numbers of its luck gone.

    `dealt` are the facts of the deal, `dealing` how far the luck went for it.
    """

    salt: str
    asked: tuple[Asked, ...]
    seating: Seating | None = None
    dealt: tuple[Any, ...] = ()
    drawn: int = 0
    given: Any = None


class Decisions(Struct, frozen=True):
    """All of a game, by these rules."""

    game: str
    rules: int
    courses: tuple[Course, ...]

    @property
    def count(self) -> int:
        return sum(len(course.asked) + (course.given is None) for course in self.courses)


def path_of(game: AnyGame) -> Path:
    return TESTS / game.name / "decisions.json.gz"


def read(game: AnyGame) -> Decisions:
    packed = path_of(game).read_bytes()
    return msgspec.json.decode(gzip.decompress(packed), type=Decisions)


def packed(decisions: Decisions) -> bytes:
    return gzip.compress(msgspec.json.encode(decisions), mtime=0)
