"""What is hidden at a table, exchanged (tests/soak/exchange.py)."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from domain.game import Seat
from domain.luck import Luck, picked
from domain.modern_art.changes import seated
from domain.modern_art.events import BidSent, GameEnded, RoundBegan
from domain.modern_art.pieces import PURSE, Painting
from domain.modern_art.table import Table
from tests.soak.exchange import Exchange, pieces, secret_fact, two_of


def exchanges(table: Table, facts: list[Any], luck: Luck) -> Iterator[Exchange]:
    hands = [card for player in table.players for card in player.hand]
    if pair := two_of(luck, [*hands, *table.pile]):
        what = "card in a hand" if {*pair} & {*hands} else "place in the pile"
        yield pieces(what, table, Painting, pair, _holders, secret=(RoundBegan,))
    yield _richer(table, luck)
    fact = facts[-1]
    if isinstance(fact, BidSent):
        other = _another_amount(fact.amount, table.players[fact.seat].money, luck)
        yield secret_fact("sealed bid", table, fact, {fact.seat}, amount=other)


def _holders(table: Table, cards: set[Any]) -> set[Seat]:
    return {seat for seat in table.seats if cards & {*table.players[seat].hand}}


def _richer(table: Table, luck: Luck) -> Exchange:
    """Who has more could have done all they did."""
    seat, more = picked(luck, table.seats), 1 + luck.below(PURSE)
    player = table.players[seat]
    richer = seated(table, seat, money=player.money + more, earned=player.earned + more)
    return Exchange(
        "money",
        replace(table, players=richer),
        knows=lambda _: {seat},
        shows=lambda fact, _: isinstance(fact, GameEnded),
    )


def _another_amount(amount: int, most: int, luck: Luck) -> int:
    return (amount + 1 + luck.below(most)) % (most + 1) if most else amount
