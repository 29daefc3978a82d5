"""What is hidden at a table, exchanged (tests/soak/exchange.py)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from domain.game import Seat
from domain.luck import Luck
from tests.soak.exchange import Exchange, pieces, secret_fact, two_of
from tests.whisper.game.events import BidSent, RoundBegan
from tests.whisper.game.pieces import Card
from tests.whisper.game.table import Table


def exchanges(table: Table, facts: list[Any], luck: Luck) -> Iterator[Exchange]:
    if pair := two_of(luck, list(table.deck)):
        yield replace(
            pieces("card in the deck", table, Card, pair, _nobody, secret=()),
            shows=lambda fact, at: isinstance(fact, RoundBegan) and at.deck[0] in pair,
        )
    fact = facts[-1]
    if isinstance(fact, BidSent):
        yield secret_fact("sealed bid", table, fact, {fact.seat}, amount=fact.amount + 1)


def _nobody(_: Table, __: set[Any]) -> set[Seat]:
    return set()
