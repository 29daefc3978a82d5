"""Whole games, written down: read one to learn the game.

`python -m tests.playthrough tests/playthroughs/*.txt` writes them anew.
"""

from pathlib import Path

import pytest

from domain.games import GAMES
from tests.playthrough import perform

FOLDER = Path(__file__).parent / "playthroughs"
SCRIPTS = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_playthrough(script: Path) -> None:
    written = script.read_text()
    assert perform(written) == written


def test_every_game_has_one() -> None:
    assert {path.stem.split(",")[0] for path in SCRIPTS} == set(GAMES)
