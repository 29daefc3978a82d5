"""Options: what a seat may do now, as ranges and choices.

A `May` names a kind of move and what each of its fields may hold: the moves allowed are the
product of the fields. The screen makes its buttons from it, bots and tests draw moves from it.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeVar

from msgspec import Struct

from domain.luck import Luck, picked, shuffled

Kind = TypeVar("Kind", bound=Struct)
Choice = int | str | bool | None | tuple[int, ...]


class Span(Struct, frozen=True, gc=False, tag=True, tag_field="is"):
    """Whole numbers from `least` to `most`, every `step`."""

    least: int
    most: int
    step: int = 1


class Some(Struct, frozen=True, gc=False, tag=True, tag_field="is"):
    """Between `least` and `most` of these numbers, in any order.

    A number may be taken as often as it stands `among` them: things that are alike bear one number.
    """

    among: tuple[int, ...]
    least: int
    most: int


Field = tuple[Choice, ...] | Span | Some


class May(Struct, frozen=True, gc=False):
    """One kind of move, by name, and for each of its fields what it may hold."""

    move: str
    fields: dict[str, Field]


def may(kind: type[Struct], **fields: Field) -> May:
    """The moves of this kind whose fields hold one of these each."""
    return May(kind.__name__, fields)


def allows(options: Iterable[May], move: Struct) -> bool:
    """Whether the move is among those offered."""
    return any(_covers(option, move) for option in options)


def drawn_move(options: Sequence[May], kinds: Sequence[type[Kind]], luck: Luck) -> Kind:
    """A move by chance: first its kind, then each field."""
    option = picked(luck, options)
    kind = next(kind for kind in kinds if kind.__name__ == option.move)
    return kind(**{name: _drawn(field, luck) for name, field in option.fields.items()})


def _covers(option: May, move: Struct) -> bool:
    return option.move == type(move).__name__ and all(
        _holds(field, getattr(move, name)) for name, field in option.fields.items()
    )


def _holds(field: Field, value: object) -> bool:
    if isinstance(field, Span):
        return (
            isinstance(value, int)
            and field.least <= value <= field.most
            and (value - field.least) % field.step == 0
        )
    if isinstance(field, Some):
        return (
            isinstance(value, tuple)
            and field.least <= len(value) <= field.most
            and not Counter(value) - Counter(field.among)
        )
    return value in field


def _drawn(field: Field, luck: Luck) -> object:
    if isinstance(field, Span):
        return field.least + field.step * luck.below((field.most - field.least) // field.step + 1)
    if isinstance(field, Some):
        size = field.least + luck.below(field.most - field.least + 1)
        return tuple(shuffled(luck, field.among)[:size])
    return picked(luck, field)
