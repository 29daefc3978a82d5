"""The clock of a room rings: what is due is done and shown, and the next alarm is set."""

from domain.room.clock import wake
from domain.room.commands import Ring
from infra.announce import show
from infra.house import House
from infra.journal import Standing
from infra.play import play


def ring(house: House, code: str) -> None:
    """Do what is overdue in the room. Ringing twice, late or for nothing does no harm.

    Raises:
        RuleBroken: there is no such room.
        Busy, Unavailable: ring again.
    """
    standing = _rung(house, code)
    house.alarms.set(code, wake(standing.room), standing.version)


def ring_and_wait(house: House, code: str, lease: str) -> int | None:
    """Ring for the alarm that holds this lease: when it is to ring again (ms), if it is."""
    standing = _rung(house, code)
    return house.alarms.rang(code, lease, wake(standing.room))


def _rung(house: House, code: str) -> Standing:
    before = house.journal.at_hand(code)
    standing = play(house, code, Ring(house.now()))
    if standing is not before:
        show(house, code, standing)
    return standing
