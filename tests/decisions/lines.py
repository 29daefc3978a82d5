"""The lines of a game's deciding code, and which of them are taken."""

import ast
import inspect
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import CodeType, FrameType, ModuleType, TracebackType
from typing import Any, NamedTuple

from tests.laws import AnyGame

SHARED = "domain.auctions"
REFUSING = ("must", "at", "RuleBroken")


class Place(NamedTuple):
    """A line of a file, or a refusal of that line (`refuses`)."""

    file: str
    line: int
    refuses: bool = False


def shown(place: Place) -> str:
    """By its file, its function and what it says: numbers of lines move."""
    path = Path(place.file)
    text = path.read_text(encoding="utf-8")
    line = text.splitlines()[place.line - 1].strip()
    inside = [
        node.name
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef) and node.lineno <= place.line <= (node.end_lineno or 0)
    ]
    return f"{path.name} {inside[-1]}: {'refuses ' * place.refuses}{line}"


def deciding(game: AnyGame) -> list[ModuleType]:
    """The modules that decide, count and wait, and all they use; the shared ones too."""
    found: dict[str, ModuleType] = {}
    wanted = [one.__module__ for one in (game.setup, game.decide, game.waits, game.placings)]
    home = wanted[0].rpartition(".")[0]
    while wanted:
        name = wanted.pop()
        is_ours = name.startswith((f"{home}.", f"{SHARED}."))
        if name in found or not is_ours or name not in sys.modules:
            continue
        found[name] = sys.modules[name]
        wanted += _imported(found[name])
    return list(found.values())


def _imported(module: ModuleType) -> Iterator[str]:
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


class Code:
    """All there is to take in a game's deciding code."""

    def __init__(self, game: AnyGame) -> None:
        self.modules = deciding(game)
        self.home = game.setup.__module__.rpartition(".")[0]
        self.shared: set[Place] = set()
        own: set[Place] = set()
        for module in self.modules:
            lines, refusals = _of_module(str(module.__file__))
            places = {*lines, *refusals}
            if module.__name__.startswith(SHARED):
                self.shared |= places
            else:
                own |= places
        self.own = own
        self.files = {str(module.__file__) for module in self.modules}

    def forget(self) -> None:
        """Whatever was worked out before is worked out again, so that its lines are taken."""
        for module in self.modules:
            for one in vars(module).values():
                if hasattr(one, "cache_clear"):
                    one.cache_clear()

    def missing(self, taken: set[Place]) -> list[Place]:
        """Not taken: of the game's own code, and of shared functions that it uses."""
        used = {
            place
            for file in self.files
            for lines in _functions(file)
            if any(Place(file, line) in taken for line in lines)
            for line in lines
            for place in (Place(file, line), Place(file, line, refuses=True))
        }
        return sorted((self.own | (self.shared & used)) - taken)


@cache
def _functions(file: str) -> tuple[frozenset[int], ...]:
    """The lines of each function, by its code."""
    whole = compile(Path(file).read_text(encoding="utf-8"), file, "exec")
    functions = [one for one in whole.co_consts if isinstance(one, CodeType) and _is_named(one)]
    codes = (code for function in functions for code in (function, *_codes(function)))
    return tuple(_lines(code) for code in codes if code.co_flags & inspect.CO_OPTIMIZED)


def _is_named(code: CodeType) -> bool:
    """What a file works out while it is read has no name of its own."""
    return not code.co_name.startswith("<")


def _codes(code: CodeType) -> Iterator[CodeType]:
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield const
            yield from _codes(const)


def _lines(code: CodeType) -> frozenset[int]:
    """Without that of its name, which is no line of its own."""
    return frozenset(line for *_, line in code.co_lines() if line and line != code.co_firstlineno)


@cache
def _of_module(file: str) -> tuple[frozenset[Place], frozenset[Place]]:
    tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    never = {
        line
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "assert_never"
        for line in range(node.lineno - 1, (node.end_lineno or node.lineno) + 1)
    }
    lines = {line for lines in _functions(file) for line in lines} - never
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    refusals = {call.lineno for call in calls if _refuses(call)}
    return (
        frozenset(Place(file, line) for line in lines),
        frozenset(Place(file, line, refuses=True) for line in refusals),
    )


def _refuses(call: ast.Call) -> bool:
    """It is given the key of a refusal."""
    literals = [arg.value for arg in call.args if isinstance(arg, ast.Constant)]
    is_keyed = any(isinstance(literal, str) for literal in literals)
    return getattr(call.func, "id", "") in REFUSING and is_keyed


class Tracer:
    """Notes the places that are taken while it is on.

    `once`: a function of which all is taken is looked at no more.
    """

    def __init__(self, code: Code, *, once: bool = False) -> None:
        self._files = code.files
        self._wanted = code.own | code.shared
        self._once = once
        self._left: dict[CodeType, set[Place]] = {}
        self.taken: set[Place] = set()

    @contextmanager
    def on(self) -> Iterator[None]:
        before = sys.gettrace()
        sys.settrace(self._called)
        try:
            yield
        finally:
            sys.settrace(before)

    def refused(self, trace: TracebackType | None) -> None:
        """Where it was refused: every call on the way, of which each may have the key."""
        while trace is not None:
            file = trace.tb_frame.f_code.co_filename
            if file in self._files:
                self.taken.add(Place(file, trace.tb_lineno, refuses=True))
            trace = trace.tb_next

    def _called(self, frame: FrameType, _event: str, _arg: Any) -> Callable[..., Any] | None:
        code = frame.f_code
        if code.co_filename not in self._files or (self._once and self._is_taken(code)):
            return None
        return self._noted

    def _is_taken(self, code: CodeType) -> bool:
        if code not in self._left:
            lines = {Place(code.co_filename, line) for line in _lines(code)}
            self._left[code] = lines & self._wanted
        left = self._left[code]
        left -= self.taken
        return not left

    def _noted(self, frame: FrameType, event: str, _arg: Any) -> Callable[..., Any]:
        if event == "line":
            self.taken.add(Place(frame.f_code.co_filename, frame.f_lineno))
        return self._noted
