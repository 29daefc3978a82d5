"""Small changes of a table that many facts share."""

from typing import Any

from msgspec.structs import replace

from domain.auctions import Lot
from domain.game import Seat
from domain.tycoon.pieces import Card, first_of_title, title_of
from domain.tycoon.stages import Stage
from domain.tycoon.table import Player, Table


def waiting(table: Table, stage: Stage, **changes: Any) -> Table:
    """A stage in which the clock starts anew."""
    return replace(table, stage=stage, turn=table.turn + 1, **changes)


def _seated(table: Table, seat: Seat, player: Player) -> Table:
    players = (*table.players[:seat], player, *table.players[seat + 1 :])
    return replace(table, players=players)


def with_gold(table: Table, seat: Seat, gold: int) -> Table:
    player = table.players[seat]
    return _seated(table, seat, replace(player, gold=player.gold + gold))


def with_card(table: Table, seat: Seat, card: Card, paid: int | None) -> Table:
    player = table.players[seat]
    hand, paid_for = (*player.hand, first_of_title(card)), (*player.paid, paid)
    taken = replace(player, hand=hand, paid=paid_for)
    return _seated(table, seat, taken)


def without_card(table: Table, seat: Seat, card: Card) -> Table:
    """Of alike ones it is the one held longest that goes."""
    player = table.players[seat]
    at = [title_of(held) for held in player.hand].index(title_of(card))
    hand = player.hand[:at] + player.hand[at + 1 :]
    paid = player.paid[:at] + player.paid[at + 1 :]
    return _seated(table, seat, replace(player, hand=hand, paid=paid))


def with_bans(table: Table, banned: tuple[int, ...]) -> tuple[Player, ...]:
    both = zip(table.players, banned, strict=True)
    return tuple(replace(player, banned=lots) for player, lots in both)


def with_fate(table: Table, lot: Lot, **fate: Any) -> Table:
    slots = tuple(replace(s, **fate) if s.lot == lot else s for s in table.slots)
    return replace(table, slots=slots)
