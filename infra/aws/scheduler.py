"""The scheduler of rooms' clocks on Step Functions: a waiting loop for each room."""

import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec
from botocore.exceptions import BotoCoreError, ClientError
from msgspec import Struct
from msgspec.structs import replace

from domain.room.pieces import RoomCode
from infra.aws.client import TIMEOUTS, client
from infra.cache import BoundedCache
from infra.clock import now_ms, timestamp
from infra.ports.store import AlreadyExists, ConditionFailed, Item, Store, Unavailable
from infra.rooms.retention import expires_at

if TYPE_CHECKING:
    from types_boto3_stepfunctions import SFNClient

SLACK_MS = 2_000
"""How late a room may be woken where no page is open."""

WATCHED_MS = 480_000
WATCHED_LATEST_MS = 720_000
"""Pages that are open tick on time themselves; the loop is for when all of them have died without
a word. It wakes so late, and one that waits already will do up to the latest (decisions/0012)."""

FAR_MS = 3_000
"""A loop that wakes sooner may be awake already, by the clock of another machine."""

CACHED_ROOMS = 2_000


class Lease(Struct, frozen=True):
    """The loop that will wake a room, and when (ms). Another lease makes it end."""

    lease: str
    at: int


class StepFunctionsScheduler:
    """One waiting loop of the state machine for a room; it ticks, then waits for the next time.

    A later time costs nothing: the loop wakes, sees it and waits on. Only an earlier one, or none
    waiting, starts a new loop, whose lease makes the old one end when it wakes. A loop whose time
    has come may be dead, or ticking for a state older than ours: it is not relied on.

    A loop begins before its lease is written: whoever dies in between, or loses the lease to
    somebody else, leaves a loop that ticks once, which does no harm; the other way round, a lease
    that others rely on might have no loop.

    What was read is remembered, so most requests read nothing. That is safe although somebody else
    may have replaced the loop meanwhile: each loop, replaced or not, ticks at its time, and then
    the newest request is served (`renew`).
    """

    def __init__(
        self, store: Store, client: "SFNClient", machine: str, now: Callable[[], int] | None = None
    ) -> None:
        self._store = store
        self._now = now or now_ms
        self._client = client
        self._machine = machine
        self._known: BoundedCache[RoomCode, Lease] = BoundedCache(CACHED_ROOMS)

    def schedule(
        self, room: RoomCode, at: int | None, version: int, *, watched: bool = False
    ) -> None:
        """What an older version wants can only make a loop tick early, which does no harm.

        Raises:
            Unavailable: no loop could be started; the next message tries again.
        """
        del version
        if at is None:
            return
        latest = at + (WATCHED_LATEST_MS if watched else SLACK_MS)
        if self._wakes_in_time(room, latest):
            return
        item, held = self._held(room)
        if held is not None and self._now() < held.at <= latest:
            self._known.put(room, held)
            return
        lease = Lease(secrets.token_hex(8), _late(at, watched))
        self._start(room, lease)
        if self._leased(room, item, lease):
            self._known.put(room, lease)

    def _wakes_in_time(self, room: RoomCode, latest: int) -> bool:
        """By what is remembered, of loops that are not about to tick."""
        known = self._known.get(room)
        return known is not None and self._now() + FAR_MS < known.at <= latest

    def renew(
        self, room: RoomCode, lease: str, at: int | None, *, watched: bool = False
    ) -> int | None:
        """When this loop is to tick again (ms), now that it has; None: it may end.

        Others may have relied on a loop that was replaced: it sees that the request is served.
        """
        item, held = self._held(room)
        if item is None or held is None or held.lease != lease:
            self.schedule(room, at, 0, watched=watched)
            return None
        if at is None:
            with suppress(
                ConditionFailed
            ):  # Somebody wants to be woken meanwhile, by a loop of their own.
                self._store.delete_if_unchanged(item)
            return None
        later = replace(held, at=_late(at, watched))
        if self._leased(room, item, later):
            return later.at
        # By another hand, or by ours, whose answer was lost.
        return self.renew(room, lease, at, watched=watched)

    def _held(self, room: RoomCode) -> tuple[Item | None, Lease | None]:
        item = self._store.get(f"ROOM#{room}", "ALARM")
        return item, None if item is None else msgspec.json.decode(item.body, type=Lease)

    def _leased(self, room: RoomCode, old: Item | None, lease: Lease) -> bool:
        item = _item(room, lease)
        try:
            if old is None:
                self._store.put_if_absent(item)
            else:
                self._store.put_if_unchanged(old, item)
        except (AlreadyExists, ConditionFailed):
            return False
        return True

    def _start(self, room: RoomCode, lease: Lease) -> None:
        work = {"room": room, "lease": lease.lease, "at": timestamp(lease.at)}
        try:
            self._client.start_execution(
                stateMachineArn=self._machine,
                name=f"{room}-{lease.lease}",
                input=msgspec.json.encode(work).decode(),
            )
        except (ClientError, BotoCoreError) as trouble:
            raise Unavailable(str(trouble)) from trouble


class LazyStepFunctions:
    """Step Functions. The client is made for the first loop: most processes start none."""

    @cached_property
    def _client(self) -> "SFNClient":
        made: SFNClient = client("stepfunctions", config=TIMEOUTS)
        return made

    def start_execution(self, **how: Any) -> object:
        return self._client.start_execution(**how)


def _late(at: int, watched: bool) -> int:
    return at + (WATCHED_MS if watched else SLACK_MS)


def _item(room: RoomCode, lease: Lease) -> Item:
    """Whose time is a day past is dead."""
    body = msgspec.json.encode(lease).decode()
    return Item(f"ROOM#{room}", "ALARM", body, expires_at(lease.at, 1))
