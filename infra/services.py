"""The services: the bundle of ports that the application needs of the outside world."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from domain.luck import Luck
from domain.room.pieces import RoomCode
from infra.accounts.keyed_hash import KeyedHash
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
from infra.rooms.visits import Visits

NOT_APART: Any = None
"""Codes are kept in the store with all else."""


class ConnectionGone(Exception):
    """The connection is closed for good."""


class Sender(Protocol):
    """The port that sends messages to connections."""

    def send(self, connection_id: str, message: bytes) -> None:
        """Raises ConnectionGone."""
        ...

    def send_all(self, messages: list[tuple[str, bytes]]) -> list[str]:
        """Send them all, at once where that is possible; returns the connections that were gone."""
        ...

    def close(self, connection_id: str) -> None:
        """Close it after what was sent; a closed one stays closed."""
        ...


class Scheduler(Protocol):
    """The port that wakes a room at its time."""

    def schedule(
        self, room: RoomCode, at: int | None, version: int, *, watched: bool = False
    ) -> None:
        """Wake the room about this time (ms), as its `version` wants it; None: let it sleep.

        What an older version wanted must not undo what a newer one wants, whichever is said last.
        `watched`: pages are open, which tick by themselves (B-07); waking may take its time.
        """
        ...

    def renew(
        self, room: RoomCode, lease: str, at: int | None, *, watched: bool = False
    ) -> int | None:
        """The loop with this lease has ticked and the room wants `at` next: when to tick again."""
        ...


class SystemLuck:
    """Chance of the system, for bots' moods: nobody recomputes them."""

    def below(self, n: int) -> int:
        return secrets.randbelow(n)


@dataclass(frozen=True, slots=True)
class Services:
    """The ports of one process. `now`: the server's clock, ms since 1970.

    `code_store`: where sign-in codes are stored, if not in the store; one process that serves all
    keeps them in memory. `mail`: None where none can be sent. `metrics`: for the operator.
    """

    store: Store
    journal: Journal
    archive: Archive
    connections: Connections
    sender: Sender
    scheduler: Scheduler
    tokens: Tokens
    keyed_hash: KeyedHash
    media: Media
    now: Callable[[], int]
    bots_luck: Luck = field(default_factory=SystemLuck)
    in_background: Background = on_demand
    mail: Mail | None = None
    metrics: Metrics = field(default_factory=NoMetrics)
    code_store: Store | None = None
    seeds: Seeds = field(init=False)
    visits: Visits = field(init=False)
    recent_chat: chat.RecentChat = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "seeds", Seeds(self.store, self.now))
        object.__setattr__(self, "visits", Visits(self.store, self.now))
        object.__setattr__(self, "recent_chat", chat.RecentChat(self.store))

    @property
    def codes(self) -> Store:
        """Where sign-in codes are stored for their ten minutes."""
        return self.store if self.code_store is None else self.code_store

    def seed(self, room: RoomCode, number: int) -> bytes:
        """The secret seed of a room's game, made once. No view, log or answer ever reads it."""
        return self.seeds.of(room, number)

    def evict(self, room: RoomCode) -> None:
        """Drop what is cached of the room: it is read anew for whoever needs it."""
        self.journal.evict(room)
        self.recent_chat.evict(room)
