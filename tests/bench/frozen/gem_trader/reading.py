"""What a bot may do, read from its options, and moves made of them."""

from domain.game import Seat
from domain.gem_trader.pieces import Gems
from domain.gem_trader.view_types import View
from domain.options import May


def handfuls_of(may: May, name: str) -> tuple[Gems, ...]:
    """The handfuls this field may hold."""
    field = may.fields[name]
    assert isinstance(field, tuple), f"{name} is a choice"
    return tuple(choice for choice in field if isinstance(choice, tuple))


def numbers_of(may: May, name: str) -> tuple[int, ...]:
    """The gems or seats this field may hold."""
    field = may.fields[name]
    assert isinstance(field, tuple), f"{name} is a choice"
    return tuple(choice for choice in field if isinstance(choice, int))


def rivals_of(view: View) -> tuple[Seat, ...]:
    return tuple(Seat(n) for n in range(len(view.table.traders)) if n != view.seat)
