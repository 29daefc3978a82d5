"""What a seat sees and may do, read from its view; moves are made of what is offered."""

from typing import TypeVar

from domain import choosing
from domain.choosing import offered, own_of, seat_of
from domain.game import Move
from domain.options import Choice, May
from domain.tycoon.pieces import Card
from domain.tycoon.view_types import Terms, View

Kind = TypeVar("Kind", bound=Move)


def asked(view: View, kind: type[Kind]) -> May:
    """What this kind of move may hold, where the stage leaves no doubt that it is offered."""
    found = offered(view, kind)
    assert found is not None, f"{kind.__name__} is not offered"
    return found


def made(view: View, kind: type[Kind], **chosen: Choice) -> Kind:
    """A move that is offered, with what was chosen."""
    return choosing.made(kind, asked(view, kind), **chosen)


def may_say_yes(view: View, kind: type[Kind], name: str) -> bool:
    """Whether the answer may be yes."""
    field = asked(view, kind).fields[name]
    return isinstance(field, tuple) and True in field


def gold_of(view: View) -> int:
    return view.table.collectors[seat_of(view)].gold


def hand_of(view: View) -> tuple[Card, ...]:
    return tuple([item.card for item in own_of(view).hand])


def terms_of(view: View) -> Terms:
    terms = own_of(view).terms
    assert terms is not None, "there are terms while a lot is on sale"
    return terms
