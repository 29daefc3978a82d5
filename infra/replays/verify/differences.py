"""Where two values differ, in words."""

from typing import Any

from msgspec import Struct

MOST_SHOWN = 120


def difference(told: Any, right: Any, at: str = "") -> str | None:
    """The first place where what is told is not what is right; None where there is none."""
    if told == right:
        return None
    if isinstance(told, Struct) and type(told) is type(right):
        return _of_parts({name: _at(at, name) for name in told.__struct_fields__}, told, right)
    if isinstance(told, list | tuple) and isinstance(right, list | tuple):
        return _of_places(told, right, at)
    return f"{at or 'it'} is {worded(told)}, not {worded(right)}"


def _of_parts(parts: dict[str, str], told: Struct, right: Struct) -> str | None:
    found = (difference(getattr(told, n), getattr(right, n), at) for n, at in parts.items())
    return next(filter(None, found), None)


def _of_places(told: Any, right: Any, at: str) -> str | None:
    for place, both in enumerate(zip(told, right, strict=False)):
        found = difference(*both, at=f"{at}[{place}]")
        if found is not None:
            return found
    return f"{at or 'it'} has {len(told)} parts, not {len(right)}"


def _at(at: str, name: str) -> str:
    return f"{at}.{name}" if at else name


def worded(value: Any) -> str:
    """Short enough for a line."""
    if isinstance(value, Struct):
        fields = (f"{n}={getattr(value, n)}" for n in value.__struct_fields__)
        return _short(f"{type(value).__name__} {' '.join(fields)}".rstrip())
    return _short(repr(value))


def _short(text: str) -> str:
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"
