"""The numbers of a game's box, each changed by one: somebody's decision should be another then."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from msgspec.structs import replace

from tests.decisions.again import differences
from tests.decisions.file import Decisions
from tests.decisions.lines import Code
from tests.laws import AnyGame


def numbers(game: AnyGame) -> dict[str, Any]:
    """Constants of its `pieces.py` that hold a number or some."""
    home = game.setup.__module__.rpartition(".")[0]
    held = vars(import_module(f"{home}.pieces")).items()
    return {name: value for name, value in held if name.isupper() and _is_numbers(value)}


def _is_numbers(value: Any) -> bool:
    if isinstance(value, tuple):
        return len(value) > 0 and all(map(_is_number, value))
    return _is_number(value)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def unseen(
    game: AnyGame, decisions: Decisions, names: set[str], patch: pytest.MonkeyPatch
) -> Iterator[str]:
    """Those of them that may change, one at a time, and everything is decided as before."""
    code = Code(game)
    shortest_first = tuple(sorted(decisions.courses, key=lambda course: len(course.asked)))
    decisions = replace(decisions, courses=shortest_first)
    for name in names:
        value = numbers(game)[name]
        with patch.context() as changed:
            for module in code.modules:
                if hasattr(module, name):
                    changed.setattr(module, name, _others(value))
            code.forget()
            is_seen = _is_seen(game, decisions)
        code.forget()
        if not is_seen:
            yield name


def _others(value: Any) -> Any:
    """More of each: of several one may be capped, or lie at an end."""
    return tuple(one + 1 for one in value) if isinstance(value, tuple) else value + 1


def _is_seen(game: AnyGame, decisions: Decisions) -> bool:
    try:
        return next(differences(game, decisions), None) is not None
    except (ArithmeticError, AssertionError, LookupError, ValueError):  # A box that cannot be.
        return True
