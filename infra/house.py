"""The house: every piece of the outside world that a room needs, in one hand."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from domain.luck import Luck
from infra import chat
from infra.archive import Archive
from infra.beside import Beside, when_wanted
from infra.figures import Figures, Unwritten
from infra.journal import Journal
from infra.mail import Mail
from infra.media import Media
from infra.people import People
from infra.seeds import Seeds
from infra.shelf import Shelf
from infra.tokens import Tokens


class Gone(Exception):
    """The connection is closed for good."""


class Posts(Protocol):
    """The way to the screens."""

    def post(self, connection: str, message: bytes) -> None:
        """Raises Gone."""
        ...

    def post_all(self, messages: list[tuple[str, bytes]]) -> list[str]:
        """Post them all, at once where that is possible; the connections that were gone."""
        ...

    def close(self, connection: str) -> None:
        """Close it after what was posted; a closed one stays closed."""
        ...


class Alarms(Protocol):
    """Who wakes a room."""

    def set(self, room: str, at: int | None, version: int, *, watched: bool = False) -> None:
        """Wake the room about this time (ms), as its `version` wants it; None: let it sleep.

        What an older version wanted must not undo what a newer one wants, whichever is said last.
        `watched`: pages are open, which ring by themselves (B-07); the alarm may take its time.
        """
        ...

    def rang(self, room: str, lease: str, at: int | None, *, watched: bool = False) -> int | None:
        """The alarm with this lease has rung and the room wants `at` next: when to ring again."""
        ...


class BotsLuck:
    """The bots' moods: nobody recomputes them, the system's chance will do."""

    def below(self, n: int) -> int:
        return secrets.randbelow(n)


@dataclass(frozen=True, slots=True)
class House:
    """`now`: the server's clock, ms since 1970. `beside` asks two things of the world at once.

    `mail`: None in a house that can send none. `figures`: for the operator.
    """

    shelf: Shelf
    journal: Journal
    archive: Archive
    people: People
    posts: Posts
    alarms: Alarms
    tokens: Tokens
    media: Media
    now: Callable[[], int]
    bots_luck: Luck = field(default_factory=BotsLuck)
    beside: Beside = when_wanted
    mail: Mail | None = None
    figures: Figures = field(default_factory=Unwritten)
    seeds: Seeds = field(init=False)
    said: chat.Lately = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "seeds", Seeds(self.shelf, self.now))
        object.__setattr__(self, "said", chat.Lately(self.shelf))

    def seed(self, room: str, number: int) -> bytes:
        """The secret seed of a room's game, made once. No view, log or answer ever reads it."""
        return self.seeds.of(room, number)

    def put_aside(self, room: str) -> None:
        """Nobody needs the room just now: what is at hand of it is read anew for whoever does."""
        self.journal.forget(room)
        self.said.forget(room)
