"""Where a room's history is kept: one commit for each command, in order, for ever.

Every 64th commit carries a snapshot, so a room of any age opens with one query (B-23).
"""

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

from msgspec import Struct
from msgspec.structs import replace

from domain.room.events import RoomEvent
from domain.room.room import EMPTY, Room, evolve
from infra.codec import Commit, Snapshot, decode, encode
from infra.shelf import Item, Shelf, Taken

SNAPSHOT_EVERY = 64
REMEMBERED = 256
"""How many commands a room remembers as done: a repeat older than that is no repeat any more."""
ROOMS_AT_HAND = 2_000
TURNS = 64


class Conflict(Exception):
    """Somebody else's commit took that version first."""


class Standing(Struct, frozen=True):
    """A room as of a version; 0: there is no such room. `done`: the commands done lately."""

    version: int = 0
    room: Room = EMPTY
    done: tuple[str, ...] = ()


def _nobody(_room: str, _commit: Commit) -> None:
    return


class Journal:
    """All rooms' commits on a shelf, with the rooms used lately at hand.

    `tell` hears of each commit that was written here, as a table's stream tells it in the cloud;
    it must be quick and raise nothing.
    """

    def __init__(self, shelf: Shelf, tell: Callable[[str, Commit], None] = _nobody) -> None:
        self._shelf = shelf
        self._tell = tell
        self._lock = Lock()
        self._known: OrderedDict[str, Standing] = OrderedDict()
        self._turns = tuple(Lock() for _ in range(TURNS))

    def turn(self, code: str) -> Lock:
        """Held by a thread that changes the room, so that those of one process need not race."""
        return self._turns[hash(code) % TURNS]

    def at_hand(self, code: str) -> Standing | None:
        """The room as this process last saw it; others may have written since."""
        with self._lock:
            return self._known.get(code)

    def read(self, code: str) -> Standing:
        """The room as it stands now."""
        known = self.at_hand(code)
        standing = self._opened(code) if known is None else self._caught_up(code, known)
        if standing.version:
            self._keep(code, standing)
        return standing

    def append(
        self, code: str, standing: Standing, at: int, events: list[RoomEvent], command: str = ""
    ) -> Standing:
        """Write the facts as the next commit, if the standing is the newest.

        Raises:
            Conflict: it is not; nothing was written.
        """
        commit = Commit(standing.version + 1, at, tuple(events), command)
        after = _after(standing, commit)
        if commit.version % SNAPSHOT_EVERY == 0:
            commit = replace(commit, snapshot=Snapshot(after.room, after.done))
        try:
            self._shelf.put_if_absent(Item(_pk(code), _sk(commit.version), encode(commit)))
        except Taken as taken:
            raise Conflict(code) from taken
        self._keep(code, after)
        self._tell(code, commit)
        return after

    def commits(self, code: str) -> list[Commit]:
        """All of them, for a replay."""
        return [decode(item.body) for item in self._shelf.query(_pk(code), prefix="C#")]

    def _opened(self, code: str) -> Standing:
        items = self._shelf.query(_pk(code), prefix="C#", backwards=True, limit=SNAPSHOT_EVERY)
        commits: list[Commit] = []
        for item in items:
            commits.append(decode(item.body))
            if commits[-1].snapshot is not None:
                break
        standing = Standing()
        for commit in reversed(commits):
            standing = _after(standing, commit)
        return standing

    def _caught_up(self, code: str, standing: Standing) -> Standing:
        for item in self._shelf.query(_pk(code), prefix="C#", after=_sk(standing.version)):
            standing = _after(standing, decode(item.body))
        return standing

    def _keep(self, code: str, standing: Standing) -> None:
        """Never backwards: another thread may have kept a newer one meanwhile."""
        with self._lock:
            known = self._known.get(code)
            if known is None or known.version < standing.version:
                self._known[code] = standing
            self._known.move_to_end(code)
            if len(self._known) > ROOMS_AT_HAND:
                self._known.popitem(last=False)


def _after(standing: Standing, commit: Commit) -> Standing:
    if commit.snapshot is not None:
        return Standing(commit.version, commit.snapshot.room, commit.snapshot.done)
    room = standing.room
    for event in commit.events:
        room = evolve(room, event, commit.at)
    done = (*standing.done, commit.command)[-REMEMBERED:] if commit.command else standing.done
    return Standing(commit.version, room, done)


def _pk(code: str) -> str:
    return f"ROOM#{code}"


def _sk(version: int) -> str:
    return f"C#{version:06d}"
