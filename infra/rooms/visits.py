"""Which rooms a person has been in, stored by person: so that what is known of them is found.

A row is written before a name is; it outlives whatever the room may keep of them.
"""

from collections.abc import Callable

from domain.room.pieces import Person, RoomCode
from infra.cache import BoundedCache
from infra.ports.store import Item, Store
from infra.rooms.retention import DAY_MS, GAME_DAYS, expires_at

CACHED_VISITS = 20_000


class Visits:
    """An item for each person and room, written once a day by each process."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._known: BoundedCache[tuple[Person, RoomCode], int] = BoundedCache(CACHED_VISITS)

    def note(self, person: Person, room: RoomCode) -> None:
        now = self._now()
        if self._known.get((person, room)) == now // DAY_MS:
            return
        self._store.put(Item(_pk(person), room, str(now), expires_at(now, GAME_DAYS)))
        self._known.put((person, room), now // DAY_MS)

    def rooms(self, person: Person) -> list[RoomCode]:
        return [RoomCode(item.sk) for item in self._store.query(_pk(person))]

    def forget(self, person: Person, room: RoomCode) -> None:
        self._known.evict((person, room))
        self._store.delete(_pk(person), room)


def _pk(person: Person) -> str:
    return f"VISITS#{person}"
