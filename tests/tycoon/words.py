"""Tycoon in words, for playthroughs: cards by their names in the catalogue."""

from collections.abc import Callable
from typing import Any

from domain.game import Seat
from domain.tycoon.pieces import ERAS, NAMES, RED, STARS, Card, Title, title_of
from domain.tycoon.table import Table
from tests.story import NAMES as PEOPLE

TITLES = {NAMES[era][star]: Title(era * len(STARS) + star - 1) for era in ERAS for star in STARS}
SPOKEN = {title: name for name, title in TITLES.items()}


def tycoon_words() -> tuple[dict[Any, Callable[[Any], str]], Callable[..., dict[str, Any]]]:
    """How seats, cards and titles are written, and what a script may say."""
    spoken: dict[Any, Callable[[Any], str]] = {
        Seat: lambda seat: PEOPLE[seat],
        Card: lambda card: called(title_of(card)),
        Title: called,
    }
    return spoken, known


def called(title: Title) -> str:
    """A red is marked, as a script of many cards is hard to read otherwise."""
    name = SPOKEN[title]
    return f"{name}*" if title % len(STARS) == RED - 1 else name


def known(table: Table, seat: Seat) -> dict[str, Any]:
    """Every title by its name, one's own cards by their title, and the bonuses of the moment."""

    def mine(title: Title) -> Card:
        card = table.players[seat].card_called(title)
        assert card is not None, f"{PEOPLE[seat]} has no {SPOKEN[title]}"
        return card

    return {**TITLES, "mine": mine, "bonuses": table.bonuses}
