"""What a seat sees and may do, read from its view; moves are made of what is offered."""

from typing import Any, TypeVar

from domain.game import Move, Seat
from domain.options import Choice, May, Span
from domain.tycoon.pieces import Card
from domain.tycoon.seen import Own, Terms, View

Kind = TypeVar("Kind", bound=Move)


def offered(view: View, kind: type[Kind]) -> May | None:
    """What this kind of move may hold, if it is allowed at all."""
    name = kind.__name__
    return next((may for may in view.options if may.move == name), None)


def asked(view: View, kind: type[Kind]) -> May:
    """The same, where the stage leaves no doubt that it is offered."""
    found = offered(view, kind)
    assert found is not None, f"{kind.__name__} is not offered"
    return found


def made(view: View, kind: type[Kind], **chosen: Choice) -> Kind:
    """The move with what was chosen; fields that leave no choice fill themselves."""
    fields = asked(view, kind).fields
    fixed: dict[str, Any] = {
        name: field[0]
        for name, field in fields.items()
        if isinstance(field, tuple) and len(field) == 1
    }
    return kind(**{**fixed, **chosen})


def span_of(may: May, name: str) -> Span:
    field = may.fields[name]
    assert isinstance(field, Span), f"{name} is a range"
    return field


def may_say_yes(view: View, kind: type[Kind], name: str) -> bool:
    """Whether the answer may be yes."""
    field = asked(view, kind).fields[name]
    return isinstance(field, tuple) and True in field


def own_of(view: View) -> Own:
    assert view.own is not None, "a bot sits at the table"
    return view.own


def seat_of(view: View) -> Seat:
    assert view.seat is not None, "a bot sits at the table"
    return view.seat


def gold_of(view: View) -> int:
    return view.table.collectors[seat_of(view)].gold


def hand_of(view: View) -> tuple[Card, ...]:
    return tuple([item.card for item in own_of(view).hand])


def terms_of(view: View) -> Terms:
    terms = own_of(view).terms
    assert terms is not None, "there are terms while a lot is on sale"
    return terms
