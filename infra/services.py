"""The house: every piece of the outside world that a room needs, in one hand."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from domain.luck import Luck
from domain.room.pieces import RoomCode
from infra.accounts.tokens import Tokens
from infra.ports.background import Background, on_demand
from infra.ports.mail import Mail
from infra.ports.media import Media
from infra.ports.metrics import Metrics, NoMetrics
from infra.ports.store import Store
from infra.replays.archive import Archive
from infra.rooms import chat
from infra.rooms.connections import Connections
from infra.rooms.journal import Journal
from infra.rooms.seeds import Seeds

NOT_APART: Any = None
"""Codes are kept in the store with all else."""


class ConnectionGone(Exception):
    """The connection is closed for good."""


class Sender(Protocol):
    """The way to the screens."""

    def send(self, connection_id: str, message: bytes) -> None:
        """Raises Gone."""
        ...

    def send_all(self, messages: list[tuple[str, bytes]]) -> list[str]:
        """Post them all, at once where that is possible; the connections that were gone."""
        ...

    def close(self, connection_id: str) -> None:
        """Close it after what was posted; a closed one stays closed."""
        ...


class Scheduler(Protocol):
    """Who wakes a room."""

    def schedule(
        self, room: RoomCode, at: int | None, version: int, *, watched: bool = False
    ) -> None:
        """Wake the room about this time (ms), as its `version` wants it; None: let it sleep.

        What an older version wanted must not undo what a newer one wants, whichever is said last.
        `watched`: pages are open, which ring by themselves (B-07); the alarm may take its time.
        """
        ...

    def renew(
        self, room: RoomCode, lease: str, at: int | None, *, watched: bool = False
    ) -> int | None:
        """The alarm with this lease has rung and the room wants `at` next: when to ring again."""
        ...


class SystemLuck:
    """The bots' moods: nobody recomputes them, the system's chance will do."""

    def below(self, n: int) -> int:
        return secrets.randbelow(n)


@dataclass(frozen=True, slots=True)
class Services:
    """`now`: the server's clock, ms since 1970. `beside` asks two things of the world at once.

    `codes`: the store that sign-in codes are kept in for their ten minutes; where one process
    serves all it is its memory. `mail`: None in a house that can send none. `figures`: for the
    operator.
    """

    store: Store
    journal: Journal
    archive: Archive
    connections: Connections
    sender: Sender
    scheduler: Scheduler
    tokens: Tokens
    media: Media
    now: Callable[[], int]
    bots_luck: Luck = field(default_factory=SystemLuck)
    in_background: Background = on_demand
    mail: Mail | None = None
    metrics: Metrics = field(default_factory=NoMetrics)
    codes: Store = NOT_APART
    seeds: Seeds = field(init=False)
    recent_chat: chat.RecentChat = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "codes", self.store if self.codes is NOT_APART else self.codes)
        object.__setattr__(self, "seeds", Seeds(self.store, self.now))
        object.__setattr__(self, "recent_chat", chat.RecentChat(self.store))

    def seed(self, room: RoomCode, number: int) -> bytes:
        """The secret seed of a room's game, made once. No view, log or answer ever reads it."""
        return self.seeds.of(room, number)

    def evict(self, room: RoomCode) -> None:
        """Nobody needs the room just now: what is at hand of it is read anew for whoever does."""
        self.journal.evict(room)
        self.recent_chat.evict(room)
