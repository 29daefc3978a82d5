"""What tests of several folders share."""

from collections.abc import Iterator

import pytest

from domain.games import GAMES
from tests.whisper.game import WHISPER


@pytest.fixture(scope="module")
def whisper_listed() -> Iterator[None]:
    """One can open a table for the tests' own game while the tests of this module run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, WHISPER.name, WHISPER)
        yield
