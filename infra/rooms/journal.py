"""The journal, the event store of rooms: one commit for each command, in order.

Every 64th commit carries a snapshot, and so does the first of each day: a room of any age opens
with one query (B-23), and needs no commit older than a day before its last (B-24).
"""

from collections.abc import Callable, Iterator
from threading import Lock

from msgspec import Struct
from msgspec.structs import replace

from domain.game import RuleBroken
from domain.room.chain import chained
from domain.room.events import RoomEvent
from domain.room.pieces import RoomCode
from domain.room.room import EMPTY, Room, evolve
from infra.cache import BoundedCache
from infra.clock import now_ms
from infra.ports.store import AlreadyExists, Item, Store
from infra.rooms.codec import Commit, Snapshot, decode, encode
from infra.rooms.newer import NewerCommit
from infra.rooms.retention import COMMIT_DAYS, TOMBSTONE_DAYS, expires_at, is_new_day, room_expiry

SNAPSHOT_EVERY = 64
REMEMBERED = 256
"""How many commands a room remembers as done: a repeat older than that is no repeat any more."""
CACHED_ROOMS = 2_000
LOCKS = 64
LIFE = "LIFE"
"""The key of what outlives a room: when it expires (ms), renewed with the first commit of a day."""


class Conflict(Exception):
    """Somebody else's commit took that version first."""


class RoomState(Struct, frozen=True, gc=False):
    """A room as of a version; 0: there is no such room. `done`: the commands done lately.

    `digests`: of what each of these asked for, "" where it is not known; as many as `done`.
    `at`: when that version was written (ms), `snapped`: when the last snapshot was, or the first
    version.
    """

    version: int = 0
    room: Room = EMPTY
    done: tuple[str, ...] = ()
    at: int = 0
    snapped: int = 0
    digests: tuple[str, ...] = ()


def _nobody(_room: RoomCode, _commit: Commit) -> None:
    return


class Journal:
    """All rooms' commits in the store, with the rooms used lately cached.

    `tell` hears of each commit that was written here, as a table's stream tells it in the cloud;
    it must be quick and raise nothing.
    """

    def __init__(
        self,
        store: Store,
        tell: Callable[[RoomCode, Commit], None] = _nobody,
        now: Callable[[], int] = now_ms,
    ) -> None:
        self._store = store
        self._now = now
        self._tell = tell
        self._lock = Lock()
        self._known: BoundedCache[RoomCode, RoomState] = BoundedCache(CACHED_ROOMS)
        self._locks = tuple(Lock() for _ in range(LOCKS))

    def lock(self, code: RoomCode) -> Lock:
        """Held by a thread that changes the room, so that those of one process need not race."""
        return self._locks[hash(code) % LOCKS]

    def cached(self, code: RoomCode) -> RoomState | None:
        """The room as this process last saw it; others may have written since."""
        with self._lock:
            known = self._known.get(code)
        return known if known is not None and self._now() < room_expiry(known.at) else None

    def evict(self, code: RoomCode) -> None:
        """Whoever needs the room reads it anew."""
        with self._lock:
            self._known.evict(code)

    def read(self, code: RoomCode) -> RoomState:
        """The room as it stands now.

        Raises:
            RuleBroken: "room-expired" with the time (ms) at which it has `expired` (B-24).
            NewerCommit: newer code has written to it what this code does not know.
        """
        state = self.peek(code)
        if state.version:
            self._keep(code, state)
        return state

    def peek(self, code: RoomCode) -> RoomState:
        """The same for whoever needs it just once: it is not cached.

        Raises:
            RuleBroken: as above.
        """
        known = self.cached(code)
        if known is None:
            return self._opened(code)
        try:
            return self._caught_up(code, known)
        except NewerCommit:  # A snapshot since then may be known here.
            self.evict(code)
            return self._opened(code)

    def append(
        self,
        code: RoomCode,
        state: RoomState,
        at: int,
        events: list[RoomEvent],
        command: str = "",
        *,
        digest: str = "",
    ) -> RoomState:
        """Write the facts as the next commit, if the state is the newest.

        Raises:
            Conflict: it is not; nothing was written.
        """
        commit = Commit(state.version + 1, at, tuple(events), command, digest=digest)
        after = _after(state, commit)
        starts_day = is_new_day(state.snapped, at)
        if state.version and (starts_day or commit.version % SNAPSHOT_EVERY == 0):
            commit = replace(commit, snapshot=_snapshot(after))
            after = replace(after, snapped=at)
        ending = expires_at(at, COMMIT_DAYS)
        try:
            self._store.put_if_absent(Item(_pk(code), _sk(commit.version), encode(commit), ending))
        except AlreadyExists as taken:
            raise Conflict(code) from taken
        if starts_day:
            self._store.put(
                Item(_pk(code), LIFE, str(room_expiry(at)), expires_at(at, TOMBSTONE_DAYS))
            )
        self._keep(code, after)
        self._tell(code, commit)
        return after

    def existed(self, code: RoomCode) -> bool:
        """Whether there is a room of this code, or it has expired not too long ago."""
        return self._store.get(_pk(code), LIFE) is not None

    def commits(self, code: RoomCode) -> list[Commit]:
        """All of them."""
        return [decode(item.body) for item in self._store.query(_pk(code), prefix="C#")]

    def newest_first(self, code: RoomCode) -> Iterator[Commit]:
        """All of them, the newest first; no more is read than is asked for, or little."""
        items = self._page(code)
        while items:
            yield from (decode(item.body) for item in items)
            is_last = len(items) < SNAPSHOT_EVERY
            items = [] if is_last else self._page(code, after=items[-1].sk)

    def _page(self, code: RoomCode, after: str = "") -> list[Item]:
        """Among so many commits one has a snapshot, if they don't begin with the room."""
        return self._store.query(
            _pk(code), prefix="C#", after=after, backwards=True, limit=SNAPSHOT_EVERY
        )

    def _opened(self, code: RoomCode) -> RoomState:
        commits: list[Commit] = []
        for commit in self.newest_first(code):
            commits.append(commit)
            _must_live(commits[0].at, self._now())
            if commit.snapshot is not None:
                break
        if not commits:
            self._refuse_expired(code)
        elif commits[-1].snapshot is None and commits[-1].version > 1:
            raise NewerCommit(commits[0].version)  # Snapshots of newer code alone have outlived it.
        state = RoomState()
        for commit in reversed(commits):
            state = _after(state, commit)
        return state

    def _refuse_expired(self, code: RoomCode) -> None:
        """All that is left of an expired room is when it expired."""
        life = self._store.get(_pk(code), LIFE)
        if life is not None:
            raise RuleBroken("room-expired", expired=int(life.body))

    def _caught_up(self, code: RoomCode, state: RoomState) -> RoomState:
        for item in self._store.query(_pk(code), prefix="C#", after=_sk(state.version)):
            state = _after(state, decode(item.body))
        return state

    def _keep(self, code: RoomCode, state: RoomState) -> None:
        """Never backwards: another thread may have cached a newer one meanwhile."""
        with self._lock:
            known = self._known.get(code)
            if known is not None and known.version >= state.version:
                state = known
            self._known.put(code, state)


def _must_live(at: int, now: int) -> None:
    """Before anything is made of its commits: some of those of an expired room may be gone."""
    if room_expiry(at) <= now:
        raise RuleBroken("room-expired", expired=room_expiry(at))


def _snapshot(state: RoomState) -> Snapshot:
    return Snapshot(state.room, state.done, state.digests if any(state.digests) else ())


def _after(state: RoomState, commit: Commit) -> RoomState:
    if commit.snapshot is not None:
        room, done = commit.snapshot.room, commit.snapshot.done
        digests = commit.snapshot.digests or ("",) * len(done)
        return RoomState(commit.version, room, done, commit.at, commit.at, digests)
    room = state.room
    for event in commit.events:
        room = evolve(room, event, commit.at)
    room = chained(room, commit.version, commit.at, commit.events)
    done, digests = state.done, state.digests
    if commit.command:
        done = (*done, commit.command)[-REMEMBERED:]
        digests = (*digests, commit.digest)[-REMEMBERED:]
    return RoomState(commit.version, room, done, commit.at, state.snapped or commit.at, digests)


def _pk(code: RoomCode) -> str:
    return f"ROOM#{code}"


def _sk(version: int) -> str:
    return f"C#{version:06d}"
