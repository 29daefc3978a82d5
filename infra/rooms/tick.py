"""The tick of a room's clock: what is due is done and broadcast, and the next tick scheduled."""

import sys

from domain.game import RuleBroken
from domain.room.commands import Tick
from domain.room.due import wake_time
from domain.room.pieces import RoomCode
from infra.rooms.broadcast import broadcast_views, connections_in
from infra.rooms.handle import handle
from infra.rooms.journal import RoomState
from infra.services import Services

LAST_VERSION = sys.maxsize


def tick(services: Services, code: RoomCode) -> None:
    """Do what is overdue in the room. Ticking twice, late or for nothing does no harm.

    Raises:
        Busy, Unavailable: tick again.
    """
    state, watched = _ticked(services, code)
    if state is None:
        services.scheduler.schedule(code, None, LAST_VERSION)
    else:
        services.scheduler.schedule(code, wake_time(state.room), state.version, watched=watched)


def tick_and_reschedule(services: Services, code: RoomCode, lease: str) -> int | None:
    """Tick for the loop that holds this lease: when it is to tick again (ms), if it is."""
    state, watched = _ticked(services, code)
    at = None if state is None else wake_time(state.room)
    return services.scheduler.renew(code, lease, at, watched=watched)


def _ticked(services: Services, code: RoomCode) -> tuple[RoomState | None, bool]:
    """The room after it, and whether anybody watches.

    None: there is no room (any more), and nobody is to be woken.
    """
    before = services.journal.cached(code)
    present = connections_in(services, code)
    try:
        state = handle(services, code, Tick(services.now()))
    except RuleBroken:
        return None, False
    if state is not before:
        return state, broadcast_views(services, code, state, asked_for=present)
    return state, bool(present())
