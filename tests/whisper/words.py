"""Whisper in words, for playthroughs: a card by its number."""

from collections.abc import Callable
from typing import Any

from domain.game import Seat
from tests.story import NAMES
from tests.whisper.game.table import Table

SPOKEN: dict[Any, Callable[[Any], str]] = {Seat: lambda seat: NAMES[seat]}


def known(table: Table, seat: Seat | None) -> dict[str, Any]:
    """A script needs no words beside the moves and the seats."""
    return {}
