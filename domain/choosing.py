"""Helpers by which bots make moves of what is offered (domain/options.py)."""

from typing import Any, Protocol, TypeVar

from domain.game import Move, Seat
from domain.options import Choice, May, Span

Kind = TypeVar("Kind", bound=Move)
Own = TypeVar("Own")
Own_co = TypeVar("Own_co", covariant=True)


class Offered(Protocol):
    """Any game's view."""

    @property
    def options(self) -> tuple[May, ...]: ...


class Seated(Protocol[Own_co]):
    """Any game's view, and what only its seat knows."""

    @property
    def seat(self) -> Seat | None: ...

    @property
    def own(self) -> Own_co | None: ...


def own_of(view: Seated[Own]) -> Own:
    assert view.own is not None, "a bot sits at the table"
    return view.own


def seat_of(view: Seated[object]) -> Seat:
    assert view.seat is not None, "a bot sits at the table"
    return view.seat


def offered(view: Offered, kind: type[Kind]) -> May | None:
    """What this kind of move may hold, if it is allowed at all."""
    name = kind.__name__
    return next((may for may in view.options if may.move == name), None)


def made(kind: type[Kind], may: May, **chosen: Choice) -> Kind:
    """The move with what was chosen; a field not named takes the first of its choices."""
    fields = may.fields.items()
    fixed: dict[str, Any] = {name: held[0] for name, held in fields if isinstance(held, tuple)}
    return kind(**{**fixed, **chosen})


def span_of(may: May, name: str) -> Span:
    field = may.fields[name]
    assert isinstance(field, Span), f"{name} is a range"
    return field
