"""Every key somebody may be refused with, found in the code: `python -m tests.refusals` (`make
refusals`) writes them into REFUSALS.md, area by area, with the numbers that go with each.

A key is what `must`, `at`, `RuleBroken` and `BadFrame` are called with, or a function that hands
its own argument on to one of them. Besides these the server answers with keys of its own: such a
literal is known by the page's words for it.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import NamedTuple

from domain.games import GAMES
from tests.games import home_of
from tests.rulebooks import BOOKS, ROOT

DOCUMENT = ROOT / "REFUSALS.md"
PAGE = ROOT / "frontend" / "src"
LANGUAGES = {"en": {"en"}, "zh": {"zh", "zh-Hans"}, "hant": {"hant", "zh-Hant"}}
"""By language, how a folder of its words may be called."""

NEVER_TOLD = {"bot-failed"}
"""Caught by the room itself: a bot's failure is nobody's to read."""

TOOLS = {"verify", "deploy", "operator"}
"""Parts of infra/ that are run from a command line."""

OF_THE_PAGE = {"no-answer", "unknown", "unreachable"}
"""What the page says by itself, of a server that says nothing or what it does not know."""

KEY = re.compile(r"[a-z]+(?:-[a-z]+)*")
RULE = re.compile(r"\b[A-Z]{1,2}-\d\d\b")
WORD = re.compile(
    r"""'refusal\.([a-z-]+)':\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")""",
)
PLURAL = re.compile(r"\{\w+:[^|{}]*\|([^{}]*)\}")


class Refuses(NamedTuple):
    """A function that refuses with the key at `place` among its arguments, called `name`.

    `default`: the key where none is given. `numbers`: what it says with it.
    """

    place: int
    name: str
    numbers: frozenset[str] = frozenset()
    default: ast.expr | None = None


BASE = {
    "must": Refuses(1, "otherwise"),
    "at": Refuses(2, "otherwise"),
    "RuleBroken": Refuses(0, "key"),
    "BadFrame": Refuses(0, "key"),
}


@dataclass
class Refusal:
    """All of one key in one area."""

    numbers: set[str] = field(default_factory=set)
    rules: set[str] = field(default_factory=set)
    modules: set[str] = field(default_factory=set)


Area = dict[str, Refusal]


@cache
def areas() -> dict[str, Area]:
    """By heading, then by key."""
    found = {
        "Ways of selling, in more than one game": of_files((ROOT / "domain/auctions").glob("*.py")),
        **{title_of(name): of_files(home_of(game).rglob("*.py")) for name, game in GAMES.items()},
        "The room": of_files((ROOT / "domain/room").rglob("*.py")),
    }
    parts = [ROOT / "functions", *(ROOT / "infra").iterdir()]
    server = [f for part in parts for f in _modules(part) if not TOOLS & set(f.parts)]
    found["The server"] = of_files(server)
    for key, modules in _of_its_own(server).items():
        found["The server"].setdefault(key, Refusal()).modules |= modules
    return found


def title_of(game: str) -> str:
    return BOOKS[game].splitlines()[0].removeprefix("# ")


def keys() -> set[str]:
    return {key for area in areas().values() for key in area}


@cache
def words(language: str) -> dict[str, str]:
    """The page's words for each key."""
    folders = LANGUAGES[language]
    files = (file for file in PAGE.rglob("*.ts") if folders & set(file.parts))
    texts = (file.read_text(encoding="utf-8") for file in files)
    return {
        key: re.sub(r"\\(.)", r"\1", single or double)
        for text in texts
        for key, single, double in WORD.findall(text)
    }


# What the code refuses with


def of_files(files: Iterable[Path]) -> Area:
    found: Area = defaultdict(Refusal)
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(files)}
    refusing = {**BASE, **dict(_handing_on(trees.values()))}
    for file, tree in trees.items():
        for rules, call in _calls(tree):
            for key, numbers in _refused(call, refusing):
                one = found[key]
                one.numbers |= numbers
                one.rules |= rules
                one.modules.add(_module(file))
    return {key: one for key, one in found.items() if key not in NEVER_TOLD}


def _modules(part: Path) -> Iterable[Path]:
    return part.rglob("*.py") if part.is_dir() else [part] if part.suffix == ".py" else []


def _module(file: Path) -> str:
    return file.parent.name if file.stem == "__init__" else file.stem


def _handing_on(trees: Iterable[ast.Module]) -> Iterator[tuple[str, Refuses]]:
    for tree in trees:
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                for call in _calls_in(function):
                    yield from _handed_on(function, call)


def _handed_on(function: ast.FunctionDef, call: ast.Call) -> Iterator[tuple[str, Refuses]]:
    """If it refuses with what is one of its own arguments."""
    given = [argument.arg for argument in function.args.args]
    base = BASE.get(_called(call))
    key = base and _argument(call, base)
    if isinstance(key, ast.Name) and key.id in given and function.name not in BASE:
        place = given.index(key.id)
        yield function.name, Refuses(place, key.id, _numbers(call), _default(function, place))


def _default(function: ast.FunctionDef, place: int) -> ast.expr | None:
    last = function.args.defaults[::-1]
    back = len(function.args.args) - 1 - place
    return last[back] if back < len(last) else None


def _calls(tree: ast.Module) -> Iterator[tuple[set[str], ast.Call]]:
    """Each with the rules that the function around it cites."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            cited = set(RULE.findall(ast.get_docstring(function) or ""))
            yield from ((cited, call) for call in _calls_in(function))


def _calls_in(function: ast.FunctionDef) -> Iterator[ast.Call]:
    return (node for node in ast.walk(function) if isinstance(node, ast.Call))


def _refused(call: ast.Call, refusing: dict[str, Refuses]) -> Iterator[tuple[str, frozenset[str]]]:
    how = refusing.get(_called(call))
    key = how and _argument(call, how)
    if how and key:
        for one in ast.walk(key):
            if isinstance(one, ast.Constant) and isinstance(one.value, str):
                yield one.value, how.numbers | _numbers(call)


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _argument(call: ast.Call, how: Refuses) -> ast.expr | None:
    if len(call.args) > how.place:
        return call.args[how.place]
    return next((word.value for word in call.keywords if word.arg == how.name), how.default)


def _numbers(call: ast.Call) -> frozenset[str]:
    return frozenset(word.arg for word in call.keywords if word.arg not in (None, "otherwise"))


def _of_its_own(files: Iterable[Path]) -> dict[str, set[str]]:
    """Literals for which the page has words, and the modules they stand in."""
    found: dict[str, set[str]] = defaultdict(set)
    known = words("en").keys() - OF_THE_PAGE
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and node.value in known:
                found[str(node.value)].add(_module(file))
    return found


# The document

HEAD = """# Refusals

Written by `make refusals` from the code and the page's words; do not edit. A test holds it to both.

Whatever is not allowed is refused with a key and its numbers, to the requester alone (B-05), and
has changed nothing. Over the socket they come in an `answer` (`error`, `numbers`) or, before a
connection is closed, in a `bye` (`why`); over HTTP as `{"error": key, …numbers}`. The page says
them in the reader's language: `refusal.<key>` in its dictionaries, in English below. A key that
stands in several areas has the same words in all. What may be done instead is always in the newest
view, as its `options`; the sentence says what to wait for, to change or to do first. A path or a
method that is not there is answered `no-such-path` or `no-such-method`: no page asks for them.
"""


def document() -> str:
    parts = [HEAD, *(_section(title, area) for title, area in areas().items() if area)]
    own = "\n".join(f"| `{key}` | {_told(key)} |" for key in sorted(OF_THE_PAGE))
    last = f"## The page, by itself\n\n| key | what is said |\n|---|---|\n{own}\n"
    return "\n".join([*parts, last])


def _section(title: str, area: Area) -> str:
    head = f"## {title}\n\n| key | numbers | what is said | rules | in |\n|---|---|---|---|---|\n"
    return head + "".join(_row(key, one) for key, one in sorted(area.items()))


def _row(key: str, one: Refusal) -> str:
    numbers = ", ".join(f"`{name}`" for name in sorted(one.numbers))
    cells = (f"`{key}`", numbers, _told(key), *map(_listed, (one.rules, one.modules)))
    return f"| {' | '.join(cells)} |\n"


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names))


def _told(key: str) -> str:
    return PLURAL.sub(r"\1", words("en").get(key, "")).replace("|", "\\|")


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
