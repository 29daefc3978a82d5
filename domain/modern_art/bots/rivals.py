"""How the others may bid: nobody knows what they have, but they look at the same paintings."""

from collections.abc import Callable, Iterable
from math import exp

from msgspec import Struct

from domain.game import Seat
from domain.modern_art.bots.mind import Mind
from domain.modern_art.bots.worth import what_it_brings
from domain.modern_art.view_types import Sale
from domain.moods import liked

LESS = 15
"""Percent less than the best gain that are nearly as good."""

SPREAD = 12
"""Percent of the value by which rivals' limits differ."""


class Habit(Struct, frozen=True):
    """How far a rival goes, in percent of the value; `host`: who has a part of the price."""

    host: int
    guest: int


ALOUD = Habit(host=53, guest=88)
COVERED = Habit(host=44, guest=67)


def chance_to_beat(mind: Mind, sale: Sale, seats: Iterable[Seat], habit: Habit, bid: int) -> float:
    """That none of these seats goes above the bid."""
    value = what_it_brings(mind, sale)
    spread = 1 + value * SPREAD / 100
    chance = 1.0
    for seat in seats:
        goes = habit.host if seat in (sale.host, sale.partner) else habit.guest
        chance /= 1 + exp((value * goes / 100 - bid) / spread)
    return chance


def best(amounts: range, gain: Callable[[int], float]) -> int:
    """The amount with most to gain, of some 16 spread over the range."""
    step = max(1, len(amounts) // 16)
    return max(amounts[::step], key=gain)


def nearly_best(mind: Mind, amounts: range, gain: Callable[[int], float]) -> int:
    """One of those that are nearly as good: who can be read is overbid by one."""
    gains = [gain(amount) for amount in amounts]
    enough = max(gains) - abs(max(gains)) * LESS / 100
    good = [amount for amount, found in zip(amounts, gains, strict=True) if found >= enough]
    return liked(mind.luck, good, mind.outlook.seat, mind.outlook.players)
