"""The clock of a room rings: what is due is done and shown, and the next alarm is set."""

from domain.room.clock import wake
from domain.room.commands import Ring
from infra.announce import announce
from infra.house import House
from infra.play import play


def ring(house: House, code: str) -> int | None:
    """Do what is overdue in the room. Ringing twice, late or for nothing does no harm.

    Returns when the room next wants to be woken (ms), if ever.

    Raises:
        RuleBroken: there is no such room.
        Busy, Unavailable: ring again.
    """
    standing = play(house, code, Ring(house.now()))
    announce(house, code, standing)
    return wake(standing.room)


def ring_and_wait(house: House, code: str, lease: str) -> int | None:
    """Ring for the alarm that holds this lease: when it is to ring again (ms), if it is."""
    return house.alarms.rang(code, lease, ring(house, code))
