"""The clock of a room rings: what is due is done and shown, and the next alarm is set."""

import sys

from domain.game import RuleBroken
from domain.room.clock import wake
from domain.room.commands import Ring
from infra.announce import present_in, show
from infra.house import House
from infra.journal import Standing
from infra.play import play

LAST_VERSION = sys.maxsize


def ring(house: House, code: str) -> None:
    """Do what is overdue in the room. Ringing twice, late or for nothing does no harm.

    Raises:
        Busy, Unavailable: ring again.
    """
    standing, watched = _rung(house, code)
    if standing is None:
        house.alarms.set(code, None, LAST_VERSION)
    else:
        house.alarms.set(code, wake(standing.room), standing.version, watched=watched)


def ring_and_wait(house: House, code: str, lease: str) -> int | None:
    """Ring for the alarm that holds this lease: when it is to ring again (ms), if it is."""
    standing, watched = _rung(house, code)
    at = None if standing is None else wake(standing.room)
    return house.alarms.rang(code, lease, at, watched=watched)


def _rung(house: House, code: str) -> tuple[Standing | None, bool]:
    """The room after it, and whether anybody watches.

    None: there is no room (any more), and nobody is to be woken.
    """
    before = house.journal.at_hand(code)
    present = present_in(house, code)
    try:
        standing = play(house, code, Ring(house.now()))
    except RuleBroken:
        return None, False
    if standing is not before:
        return standing, show(house, code, standing, asked_for=present)
    return standing, bool(present())
