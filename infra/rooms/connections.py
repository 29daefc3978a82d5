"""Connections and their persons. Settled by hello; no later frame can change it.

A connection is stored twice: by its id, to know whose it is, and by its room, to know whom to
show. Both expire a while after the longest a connection can last.
"""

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from domain.game import RuleBroken
from domain.room.pieces import Person, RoomCode
from infra.cache import BoundedCache
from infra.ports.store import AlreadyExists, Item, Store

MAX_CONNECTION_SECONDS = 3 * 3600
CACHED_CONNECTIONS = 20_000


class Connection(Struct, frozen=True):
    """A connection, the room it is in and the person it belongs to.

    `account` and its `generation`: whose token was shown; None for a guest's. The person may be a
    guest the account acts for. `at`: since when (ms). `network`: as the room knows the one it
    comes from (newcomers.py); empty where that is not known.
    """

    connection_id: str
    room: RoomCode
    person: Person
    name: str
    account: Person | None = None
    generation: int | None = None
    at: int = 0
    network: str = ""


class Connections:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: BoundedCache[str, Connection] = BoundedCache(CACHED_CONNECTIONS)

    def opened(self, connection_id: str, network: str, now: int) -> None:
        """Remember the sealed network of a connection, until it says hello (`now` in ms)."""
        expires = now // 1000 + MAX_CONNECTION_SECONDS
        self._store.put(Item(f"CONN#{connection_id}", "NETWORK", network, expires))

    def network_of(self, connection_id: str) -> str:
        """Sealed, as it was opened; "": not known."""
        kept = self._store.get(f"CONN#{connection_id}", "NETWORK")
        return "" if kept is None else kept.body

    def add(self, connection: Connection, now: int) -> None:
        """Remember a connection (`now` in ms).

        Raises:
            RuleBroken: "hello-again": it has said hello already, as another or elsewhere.
        """
        expires = now // 1000 + MAX_CONNECTION_SECONDS
        body = msgspec.json.encode(connection).decode()
        try:
            self._store.put_if_absent(Item(f"CONN#{connection.connection_id}", "-", body, expires))
        except AlreadyExists:
            known = self.get(connection.connection_id)
            if known is None or replace(connection, at=known.at) != known:
                raise RuleBroken("hello-again") from None
        key = f"PERSON#{connection.connection_id}"
        self._store.put(Item(f"ROOM#{connection.room}", key, body, expires))
        self._known.put(connection.connection_id, connection)

    def is_cached(self, connection_id: str) -> bool:
        return connection_id in self._known

    def get(self, connection_id: str) -> Connection | None:
        known = self._known.get(connection_id)
        if known is not None:
            return known
        item = self._store.get(f"CONN#{connection_id}", "-")
        if item is None:
            return None
        connection = msgspec.json.decode(item.body, type=Connection)
        self._known.put(connection.connection_id, connection)
        return connection

    def in_room(self, room: RoomCode) -> list[Connection]:
        """All connections in the room."""
        items = self._store.query(f"ROOM#{room}", prefix="PERSON#")
        return [msgspec.json.decode(item.body, type=Connection) for item in items]

    def remove(self, connection_id: str) -> tuple[Connection, bool] | None:
        """Forget a connection: whose it was, and whether it was that person's last in the room."""
        connection = self.get(connection_id)
        if connection is None:
            return None
        self._known.evict(connection_id)
        self._store.delete(f"ROOM#{connection.room}", f"PERSON#{connection_id}")
        self._store.delete(f"CONN#{connection_id}", "-")
        return connection, not self.is_connected(connection.room, connection.person)

    def forget(self, connection: Connection) -> None:
        """Like `remove`, of one that was found in its room; it can be done again."""
        self._known.evict(connection.connection_id)
        self._store.delete(f"CONN#{connection.connection_id}", "-")
        self._store.delete(f"ROOM#{connection.room}", f"PERSON#{connection.connection_id}")

    def is_connected(self, room: RoomCode, person: Person) -> bool:
        return any(connection.person == person for connection in self.in_room(room))
