"""What a bot may do, read from its options, and moves made of them."""

from typing import TypeVar, cast

from domain.choosing import made, offered
from domain.game import Move
from domain.modern_art.pieces import Painting
from domain.modern_art.view_types import View
from domain.options import May

Kind = TypeVar("Kind", bound=Move)
Other = TypeVar("Other", bound=Move)


def plain(view: View, kind: type[Kind]) -> Kind:
    """The one move of this kind: it leaves nothing to choose."""
    may = offered(view, kind)
    assert may is not None, "who is asked may always say no"
    return made(kind, may)


def either(view: View, first: type[Kind], second: type[Other]) -> Kind | Other:
    """The first of two such moves, if it is offered."""
    return plain(view, second) if offered(view, first) is None else plain(view, first)


def paintings_in(may: May, name: str) -> tuple[Painting, ...]:
    return cast("tuple[Painting, ...]", may.fields[name])


def seconds_in(may: May) -> tuple[Painting | None, ...]:
    """What may go with a Double; None alone: nothing."""
    return cast("tuple[Painting | None, ...]", may.fields["second"])
