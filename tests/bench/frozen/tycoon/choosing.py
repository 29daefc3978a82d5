"""Where nothing can be known: the direction, a card face down, the die."""

from domain.choosing import span_of
from domain.luck import Luck, picked
from domain.tycoon.moves import ChooseDirection, PickBlind, RollDie
from domain.tycoon.view_types import View
from tests.bench.frozen.tycoon.reading import asked, made

EITHER = (True, False)


def choose_direction(view: View, luck: Luck) -> ChooseDirection:
    """Nothing is known yet of those on either side."""
    return made(view, ChooseDirection, clockwise=picked(luck, EITHER))


def pick_blind(view: View, luck: Luck, *, openly: bool) -> PickBlind:
    """Any card: all backs are alike."""
    slots = span_of(asked(view, PickBlind), "slot")
    return made(view, PickBlind, slot=luck.below(slots.most + 1), openly=openly)


def roll_die(view: View) -> RollDie:
    return made(view, RollDie)
