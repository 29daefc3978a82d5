"""One hidden thing of a finished game exchanged for another, from some table on."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from domain.game import Seat
from domain.luck import Luck, picked

Pair = Mapping[Any, Any]


@dataclass(frozen=True)
class Exchange:
    """How a game went on where one hidden thing was another.

    what   as it is counted
    table  the table before the next command, there
    knows  who may see what was exchanged, at a table there; once they have, for ever
    shows  whether this fact lays it open to all, or could not have followed at this table there
    fact   a fact as it is told there
    """

    what: str
    table: Any
    knows: Callable[[Any], set[Seat]]
    shows: Callable[[Any, Any], bool]
    fact: Callable[[Any], Any] = lambda fact: fact


def secret_fact(what: str, table: Any, fact: Any, knows: set[Seat], **others: Any) -> Exchange:
    """What a seat has said in secret, said otherwise; what is no such fact may come of it."""
    said = replace(fact, **others)
    return Exchange(
        what,
        table,
        knows=lambda _: knows,
        shows=lambda other, _: type(other) is not type(fact),
        fact=lambda other: said if other is fact else other,
    )


def pieces(
    what: str,
    table: Any,
    kind: Any,
    pair: tuple[Any, Any],
    knows: Callable[[Any, set[Any]], set[Seat]],
    secret: tuple[type, ...],
) -> Exchange:
    """Two pieces of this kind change places wherever they are, until a fact that is not secret
    names one of them."""
    other = dict([pair, pair[::-1]])
    return Exchange(
        what,
        swapped(table, kind, other),
        knows=lambda there: knows(there, set(pair)),
        shows=lambda fact, _: not isinstance(fact, secret) and swapped(fact, kind, other) != fact,
        fact=lambda fact: swapped(fact, kind, other),
    )


def two_of(luck: Luck, things: list[Any]) -> tuple[Any, Any] | None:
    """Two that differ, if there are."""
    different = sorted(set(things))
    if len(different) < 2:
        return None
    one = picked(luck, different)
    return one, picked(luck, [thing for thing in different if thing != one])


def swapped(value: Any, kind: Any, other: Pair, hint: Any = None) -> Any:
    """A value in which every part that is declared as this kind is the other of its pair."""
    if isinstance(value, Struct):
        parts = {n: swapped(getattr(value, n), kind, other, h) for n, h in _hints(type(value))}
        return replace(value, **parts)
    if isinstance(value, tuple):
        return tuple(swapped(one, kind, other, hint) for one in value)
    return other.get(value, value) if kind in _kinds(hint) else value


@cache
def _hints(kind: type) -> tuple[tuple[str, Any], ...]:
    return tuple(get_type_hints(kind).items())


@cache
def _kinds(hint: Any) -> frozenset[Any]:
    return frozenset({hint, *_parts(hint)})


def _parts(hint: Any) -> Iterator[Any]:
    for part in get_args(hint):
        yield part
        yield from _parts(part)
