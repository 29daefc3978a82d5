"""Who is at the other end of which connection. Settled by hello; no later frame can change it.

A connection lies on the shelf twice: under itself, to know whose it is, and under its room, to
know whom to show. Both go away by themselves a while after the longest a connection can last.
"""

import msgspec
from msgspec import Struct

from domain.game import RuleBroken
from domain.room.pieces import Person
from infra.at_hand import AtHand
from infra.shelf import Item, Shelf, Taken

LONGEST_SECONDS = 3 * 3600
AT_HAND = 20_000


class Presence(Struct, frozen=True):
    """A connection, the room it is in and the person it belongs to.

    `account` and its `generation`: whose token was shown; None for a guest's. The person may be a
    guest the account acts for.
    """

    connection: str
    room: str
    person: Person
    name: str
    account: Person | None = None
    generation: int | None = None


class People:
    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._known: AtHand[str, Presence] = AtHand(AT_HAND)

    def enter(self, presence: Presence, now: int) -> None:
        """Remember a connection (`now` in ms).

        Raises:
            RuleBroken: "hello-again": it has said hello already, as another or elsewhere.
        """
        expires = now // 1000 + LONGEST_SECONDS
        body = msgspec.json.encode(presence).decode()
        try:
            self._shelf.put_if_absent(Item(f"CONN#{presence.connection}", "-", body, expires))
        except Taken:
            if self.of(presence.connection) != presence:
                raise RuleBroken("hello-again") from None
        key = f"PERSON#{presence.connection}"
        self._shelf.put(Item(f"ROOM#{presence.room}", key, body, expires))
        self._known.keep(presence.connection, presence)

    def is_at_hand(self, connection: str) -> bool:
        return connection in self._known

    def of(self, connection: str) -> Presence | None:
        known = self._known.get(connection)
        if known is not None:
            return known
        item = self._shelf.get(f"CONN#{connection}", "-")
        if item is None:
            return None
        presence = msgspec.json.decode(item.body, type=Presence)
        self._known.keep(presence.connection, presence)
        return presence

    def at(self, room: str) -> list[Presence]:
        """All connections in the room."""
        items = self._shelf.query(f"ROOM#{room}", prefix="PERSON#")
        return [msgspec.json.decode(item.body, type=Presence) for item in items]

    def leave(self, connection: str) -> tuple[Presence, bool] | None:
        """Forget a connection: whose it was, and whether it was that person's last in the room."""
        presence = self.of(connection)
        if presence is None:
            return None
        self._known.forget(connection)
        self._shelf.delete(f"ROOM#{presence.room}", f"PERSON#{connection}")
        self._shelf.delete(f"CONN#{connection}", "-")
        return presence, not self.is_here(presence.room, presence.person)

    def is_here(self, room: str, person: Person) -> bool:
        return any(presence.person == person for presence in self.at(room))
