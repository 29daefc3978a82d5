"""The rulebooks as tests read them: their text, and the tables in it."""

from collections.abc import Iterator
from pathlib import Path

from tests.games import EVERY, home_of

ROOT = Path(__file__).parents[1]
FOLDERS = {name: home_of(game) for name, game in EVERY.items()} | {"room": ROOT / "domain" / "room"}
BOOKS = {name: (at / "rules.md").read_text(encoding="utf-8") for name, at in FOLDERS.items()}


def rows(book: str, head: str) -> list[list[str]]:
    """The cells of the table whose header begins so."""
    lines = iter(BOOKS[book].splitlines())
    next(line for line in lines if line.startswith(f"| {head} |"))
    next(lines)
    return [[c.strip() for c in line.strip("|").split("|")] for line in _until_gap(lines)]


def _until_gap(lines: Iterator[str]) -> Iterator[str]:
    for line in lines:
        if not line.startswith("|"):
            return
        yield line


def numbers(cells: list[str]) -> tuple[int, ...]:
    """A dash is nothing."""
    return tuple(0 if cell == "–" else int(cell.replace("−", "-")) for cell in cells)
