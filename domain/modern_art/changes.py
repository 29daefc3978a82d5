"""Small changes of a table that many facts share."""

from typing import Any

from msgspec.structs import replace

from domain.game import Seat
from domain.modern_art.pieces import Painting, artist_of
from domain.modern_art.stages import Stage
from domain.modern_art.table import Player, Table
from domain.modern_art.view_types import Outcome, Settlement


def waiting(table: Table, stage: Stage, **changes: Any) -> Table:
    """A stage in which the clock starts anew."""
    return replace(table, stage=stage, turn=table.turn + 1, **changes)


def seated(table: Table, seat: Seat, **changes: Any) -> tuple[Player, ...]:
    player = replace(table.players[seat], **changes)
    return (*table.players[:seat], player, *table.players[seat + 1 :])


def put_out(table: Table, seat: Seat, paintings: tuple[Painting, ...]) -> Table:
    """From the hand to the middle: everything put out counts (MA-01)."""
    hand = tuple(card for card in table.players[seat].hand if card not in paintings)
    counts = list(table.counts)
    for painting in paintings:
        counts[artist_of(painting)] += 1
    return replace(table, players=seated(table, seat, hand=hand), counts=tuple(counts))


def with_spent(table: Table, seat: Seat, gold: int) -> Table:
    player = table.players[seat]
    players = seated(table, seat, money=player.money - gold, spent=player.spent + gold)
    return replace(table, players=players)


def with_earned(table: Table, seat: Seat, gold: int) -> Table:
    player = table.players[seat]
    players = seated(table, seat, money=player.money + gold, earned=player.earned + gold)
    return replace(table, players=players)


def closed(table: Table, outcome: Outcome) -> Table:
    """The sale is over."""
    return replace(table, sale=None, last=outcome)


def with_settlement(table: Table, settlement: Settlement) -> Table:
    """The last settlement, as it is now."""
    return replace(table, settlements=(*table.settlements[:-1], settlement))


def at(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    """The same, with another item in one place."""
    return (*items[:place], item, *items[place + 1 :])
