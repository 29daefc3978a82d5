"""Tycoon in words, for playthroughs: cards by their names in the catalogue."""

from collections.abc import Callable
from typing import Any

from domain.game import Seat
from domain.tycoon.pieces import ERAS, NAMES, RED, STARS, Card, Title, title_of
from domain.tycoon.table import Table
from tests.story import NAMES as PEOPLE

TITLES = {NAMES[era][star]: Title(era * len(STARS) + star - 1) for era in ERAS for star in STARS}
SAID = {title: name for name, title in TITLES.items()}


def called(title: Title) -> str:
    """A red is marked, as a script of many cards is hard to read otherwise."""
    name = SAID[title]
    return f"{name}*" if title % len(STARS) == RED - 1 else name


SPOKEN: dict[Any, Callable[[Any], str]] = {
    Seat: lambda seat: PEOPLE[seat],
    Card: lambda card: called(title_of(card)),
    Title: called,
}


def known(table: Table, seat: Seat) -> dict[str, Any]:
    """Every title by its name, one's own cards by their title, and the bonuses of the moment."""

    def mine(title: Title) -> Card:
        card = table.players[seat].card_called(title)
        assert card is not None, f"{PEOPLE[seat]} has no {SAID[title]}"
        return card

    return {**TITLES, "mine": mine, "bonuses": table.bonuses}
