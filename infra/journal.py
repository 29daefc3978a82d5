"""Where a room's history is kept: one commit for each command, in order.

Every 64th commit carries a snapshot, and so does the first of each day: a room of any age opens
with one query (B-23), and needs no commit older than a day before its last (B-24).
"""

from collections.abc import Callable, Iterator
from threading import Lock

from msgspec import Struct
from msgspec.structs import replace

from domain.game import RuleBroken
from domain.room.events import RoomEvent
from domain.room.room import EMPTY, Room, evolve
from infra.at_hand import AtHand
from infra.codec import Commit, Snapshot, decode, encode
from infra.lifetimes import KEPT_DAYS, TOLD_DAYS, ends, expiry, is_new_day
from infra.shelf import Item, Shelf, Taken
from infra.times import now_ms

SNAPSHOT_EVERY = 64
REMEMBERED = 256
"""How many commands a room remembers as done: a repeat older than that is no repeat any more."""
ROOMS_AT_HAND = 2_000
TURNS = 64
LIFE = "LIFE"
"""The key of what outlives a room: when it expires (ms), renewed with the first commit of a day."""


class Conflict(Exception):
    """Somebody else's commit took that version first."""


class Standing(Struct, frozen=True, gc=False):
    """A room as of a version; 0: there is no such room. `done`: the commands done lately.

    `at`: when that version was written (ms), `snapped`: when the last snapshot was, or the first
    version.
    """

    version: int = 0
    room: Room = EMPTY
    done: tuple[str, ...] = ()
    at: int = 0
    snapped: int = 0


def _nobody(_room: str, _commit: Commit) -> None:
    return


class Journal:
    """All rooms' commits on a shelf, with the rooms used lately at hand.

    `tell` hears of each commit that was written here, as a table's stream tells it in the cloud;
    it must be quick and raise nothing.
    """

    def __init__(
        self,
        shelf: Shelf,
        tell: Callable[[str, Commit], None] = _nobody,
        now: Callable[[], int] = now_ms,
    ) -> None:
        self._shelf = shelf
        self._now = now
        self._tell = tell
        self._lock = Lock()
        self._known: AtHand[str, Standing] = AtHand(ROOMS_AT_HAND)
        self._turns = tuple(Lock() for _ in range(TURNS))

    def turn(self, code: str) -> Lock:
        """Held by a thread that changes the room, so that those of one process need not race."""
        return self._turns[hash(code) % TURNS]

    def at_hand(self, code: str) -> Standing | None:
        """The room as this process last saw it; others may have written since."""
        with self._lock:
            known = self._known.get(code)
        return known if known is not None and self._now() < expiry(known.at) else None

    def forget(self, code: str) -> None:
        """Whoever needs the room reads it anew."""
        with self._lock:
            self._known.forget(code)

    def read(self, code: str) -> Standing:
        """The room as it stands now.

        Raises:
            RuleBroken: "room-expired" with the time (ms) at which it has `expired` (B-24).
        """
        standing = self.glance(code)
        if standing.version:
            self._keep(code, standing)
        return standing

    def glance(self, code: str) -> Standing:
        """The same for whoever needs it just once: it is not kept at hand.

        Raises:
            RuleBroken: as above.
        """
        known = self.at_hand(code)
        return self._opened(code) if known is None else self._caught_up(code, known)

    def append(
        self, code: str, standing: Standing, at: int, events: list[RoomEvent], command: str = ""
    ) -> Standing:
        """Write the facts as the next commit, if the standing is the newest.

        Raises:
            Conflict: it is not; nothing was written.
        """
        commit = Commit(standing.version + 1, at, tuple(events), command)
        after = _after(standing, commit)
        starts_day = is_new_day(standing.snapped, at)
        if standing.version and (starts_day or commit.version % SNAPSHOT_EVERY == 0):
            commit = replace(commit, snapshot=Snapshot(after.room, after.done))
            after = replace(after, snapped=at)
        ending = ends(at, KEPT_DAYS)
        try:
            self._shelf.put_if_absent(Item(_pk(code), _sk(commit.version), encode(commit), ending))
        except Taken as taken:
            raise Conflict(code) from taken
        if starts_day:
            self._shelf.put(Item(_pk(code), LIFE, str(expiry(at)), ends(at, TOLD_DAYS)))
        self._keep(code, after)
        self._tell(code, commit)
        return after

    def was_there(self, code: str) -> bool:
        """Whether there is a room of this code, or it has expired not too long ago."""
        return self._shelf.get(_pk(code), LIFE) is not None

    def commits(self, code: str) -> list[Commit]:
        """All of them."""
        return [decode(item.body) for item in self._shelf.query(_pk(code), prefix="C#")]

    def backwards(self, code: str) -> Iterator[Commit]:
        """All of them, the newest first; no more is read than is asked for, or little."""
        after = ""
        while items := self._page(code, after):
            yield from (decode(item.body) for item in items)
            after = items[-1].sk

    def _page(self, code: str, after: str = "") -> list[Item]:
        """Among so many commits one has a snapshot, if they don't begin with the room."""
        return self._shelf.query(
            _pk(code), prefix="C#", after=after, backwards=True, limit=SNAPSHOT_EVERY
        )

    def _opened(self, code: str) -> Standing:
        items = self._page(code)
        if not items:
            self._must_not_have_been(code)
        commits: list[Commit] = []
        for item in items:
            commits.append(decode(item.body))
            _must_live(commits[0].at, self._now())
            if commits[-1].snapshot is not None:
                break
        standing = Standing()
        for commit in reversed(commits):
            standing = _after(standing, commit)
        return standing

    def _must_not_have_been(self, code: str) -> None:
        """All that is left of an expired room is when it expired."""
        life = self._shelf.get(_pk(code), LIFE)
        if life is not None:
            raise RuleBroken("room-expired", expired=int(life.body))

    def _caught_up(self, code: str, standing: Standing) -> Standing:
        for item in self._shelf.query(_pk(code), prefix="C#", after=_sk(standing.version)):
            standing = _after(standing, decode(item.body))
        return standing

    def _keep(self, code: str, standing: Standing) -> None:
        """Never backwards: another thread may have kept a newer one meanwhile."""
        with self._lock:
            known = self._known.get(code)
            if known is not None and known.version >= standing.version:
                standing = known
            self._known.keep(code, standing)


def _must_live(at: int, now: int) -> None:
    """Before anything is made of its commits: some of those of an expired room may be gone."""
    if expiry(at) <= now:
        raise RuleBroken("room-expired", expired=expiry(at))


def _after(standing: Standing, commit: Commit) -> Standing:
    if commit.snapshot is not None:
        snapshot = commit.snapshot
        return Standing(commit.version, snapshot.room, snapshot.done, commit.at, commit.at)
    room = standing.room
    for event in commit.events:
        room = evolve(room, event, commit.at)
    done = (*standing.done, commit.command)[-REMEMBERED:] if commit.command else standing.done
    return Standing(commit.version, room, done, commit.at, standing.snapped or commit.at)


def _pk(code: str) -> str:
    return f"ROOM#{code}"


def _sk(version: int) -> str:
    return f"C#{version:06d}"
