"""Every key somebody may be refused with is said in words on the page."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from domain.games import GAMES

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "frontend" / "src" / "words"
SHARED = ("domain/auctions", "domain/room", "infra", "functions")
NEVER_TOLD = {"bot-failed"}
"""Caught by the room itself: a bot's failure is nobody's to read."""


def refusals() -> set[str]:
    folders = (*SHARED, *(f"domain/{name}" for name in GAMES))
    files = [file for folder in folders for file in (ROOT / folder).rglob("*.py")]
    keys = {key for file in files for key in _keys(ast.parse(file.read_text(encoding="utf-8")))}
    return keys - NEVER_TOLD


def _keys(tree: ast.AST) -> Iterator[str]:
    """The literal keys of `must(…, key)`, `RuleBroken(key)`, `BadFrame(key)`."""
    places = {"must": 1, "RuleBroken": 0, "BadFrame": 0}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            place = places.get(node.func.id)
            if place is not None and len(node.args) > place:
                yield from _literal(node.args[place])


def _literal(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def test_the_search_finds_what_it_should() -> None:
    assert {"host-only", "bid-too-low", "bad-frame", "name-empty"} <= refusals()


@pytest.mark.parametrize("language", ["zh", "hant", "en"])
def test_every_refusal_has_words(language: str) -> None:
    dictionary = "".join(
        file.read_text(encoding="utf-8") for file in (WORDS / language).glob("*.ts")
    )
    assert not {key for key in refusals() if f"'refusal.{key}'" not in dictionary}
