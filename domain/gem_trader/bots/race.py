"""The race for a bonus: how likely so many of a gem are the most."""

from domain.game import Seat
from domain.gem_trader.bots.reading import rivals_of
from domain.gem_trader.counts import plus
from domain.gem_trader.pieces import NO_GEMS, Gem, Gems
from domain.gem_trader.view_types import Table, View

SELLS = 0.8
"""The chance that a rival sells what they were seen to take."""

HIDES = 0.12
"""The chance that they have one more, for each round they may have kept it from."""

BUYS = 0.2
"""The chance that a card they are yet to buy brings them one more."""


def shown(table: Table, seat: Seat) -> Gems:
    """The gems all saw them take this round."""
    gems = NO_GEMS
    for slot in table.slots:
        if slot.buyer == seat and slot.gems is not None:
            gems = plus(gems, slot.gems)
            for roll in slot.rolls:
                gems = plus(gems, roll.gems or NO_GEMS)
    return gems


def chances(view: View, gem: Gem, most: int, notary: bool) -> list[float]:
    """The chance to win its bonus by selling 0, 1, ... `most` of this gem."""
    table = view.table
    rivals = [(shown(table, seat)[gem], _extra(table, seat)) for seat in rivals_of(view)]
    found = [0.0]
    for count in range(1, most + 1):
        chance = 1.0
        for seen, extra in rivals:
            chance *= _below(count + notary, seen, extra)
        found.append(chance)
    return found


def _extra(table: Table, seat: Seat) -> float:
    """The chance that they have one gem of a kind more than was shown."""
    kept = min(2, table.round - 1) * HIDES
    return kept if table.traders[seat].lot is not None else kept + BUYS


def _below(count: int, seen: int, extra: float) -> float:
    """The chance that they sell fewer than `count`."""
    if seen >= count:
        return 1 - SELLS
    return 1 - extra ** (count - seen)
