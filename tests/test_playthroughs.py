"""Whole games, written down: read one to learn the game.

`python -m tests.playthrough tests/*/playthroughs/*.txt` writes them anew.
"""

from pathlib import Path

import pytest

from tests.games import EVERY, TESTS
from tests.playthrough import perform

SCRIPTS = [path for name in EVERY for path in sorted(TESTS.glob(f"{name}/playthroughs/*.txt"))]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: f"{game_of(path)}-{path.stem}")
def test_playthrough(script: Path) -> None:
    written = script.read_text()
    assert perform(written) == written


def test_every_game_has_one() -> None:
    assert {game_of(path) for path in SCRIPTS} == set(EVERY)


def game_of(script: Path) -> str:
    """In whose folder it lies."""
    return script.parent.parent.name
