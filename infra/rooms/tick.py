"""The tick of a room's clock: what is due is done and broadcast, and the next tick scheduled."""

import sys

from domain.game import RuleBroken
from domain.room.commands import Tick
from domain.room.due import wake_time
from domain.room.pieces import RoomCode
from infra.rooms.broadcast import broadcast_views, connections_in
from infra.rooms.handle import handle
from infra.rooms.journal import RoomState
from infra.rooms.newer import NewerCommit
from infra.services import Services

LAST_VERSION = sys.maxsize
AGAIN_MS = 600_000
"""A room that only newer code can read is rung so seldom, until that code is back."""


def tick(services: Services, code: RoomCode) -> None:
    """Do what is overdue in the room. Ticking twice, late or for nothing does no harm.

    Raises:
        Busy, Unavailable: tick again.
    """
    try:
        state, watched = _ticked(services, code)
    except NewerCommit as newer:
        services.scheduler.schedule(code, services.now() + AGAIN_MS, newer.version)
        return
    if state is None:
        services.scheduler.schedule(code, None, LAST_VERSION)
    else:
        services.scheduler.schedule(code, wake_time(state.room), state.version, watched=watched)


def tick_and_reschedule(services: Services, code: RoomCode, lease: str) -> int | None:
    """Ring for the alarm that holds this lease: when it is to ring again (ms), if it is."""
    try:
        state, watched = _ticked(services, code)
    except NewerCommit:
        return services.scheduler.renew(code, lease, services.now() + AGAIN_MS)
    at = None if state is None else wake_time(state.room)
    return services.scheduler.renew(code, lease, at, watched=watched)


def _ticked(services: Services, code: RoomCode) -> tuple[RoomState | None, bool]:
    """The room after it, and whether anybody watches.

    None: there is no room (any more), and nobody is to be woken.

    Raises:
        NewerCommit: there is one, but this code cannot do what is due.
    """
    before = services.journal.cached(code)
    present = connections_in(services, code)
    try:
        state = handle(services, code, Tick(services.now()))
    except NewerCommit:
        raise
    except RuleBroken:
        return None, False
    if state is not before:
        return state, broadcast_views(services, code, state, asked_for=present)
    return state, bool(present())
