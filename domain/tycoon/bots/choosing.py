"""Where nothing can be known: the direction, a card face down, the die."""

from domain.choosing import span_of
from domain.luck import Luck, picked
from domain.tycoon.bots.reading import asked, gold_of, made
from domain.tycoon.moves import ChooseDirection, PickBlind, RollDie
from domain.tycoon.view_types import View

POOR = 60
"""Percent of the richest one's gold below which one had better hide what one bids."""

EITHER = (True, False)


def choose_direction(view: View, luck: Luck) -> ChooseDirection:
    """Nothing is known yet of those on either side."""
    return made(view, ChooseDirection, clockwise=picked(luck, EITHER))


def pick_blind(view: View, luck: Luck, *, openly: bool) -> PickBlind:
    """Any card: all backs are alike."""
    slots = span_of(asked(view, PickBlind), "slot")
    return made(view, PickBlind, slot=luck.below(slots.most + 1), openly=openly)


def suits_openly(view: View) -> bool:
    """Openly the discount outbids all who think alike; the far richer are met unseen."""
    golds = [collector.gold for collector in view.table.collectors]
    return gold_of(view) * 100 >= max(golds) * POOR


def roll_die(view: View) -> RollDie:
    return made(view, RollDie)
