"""Small changes of a table that many facts share."""

from typing import Any

from msgspec.structs import replace

from domain.auctions import Lot
from domain.game import Seat
from domain.gem_trader.counts import minus, plus
from domain.gem_trader.pieces import Crew, Gem, Gems
from domain.gem_trader.stages import Stage
from domain.gem_trader.table import Player, Table
from domain.gem_trader.view_types import Played


def waiting(table: Table, stage: Stage, **changes: Any) -> Table:
    """A stage in which the clock starts anew."""
    return replace(table, stage=stage, turn=table.turn + 1, **changes)


def seated(table: Table, seat: Seat, player: Player) -> Table:
    players = (*table.players[:seat], player, *table.players[seat + 1 :])
    return replace(table, players=players)


def with_gems(table: Table, seat: Seat, gems: Gems) -> Table:
    """From the pile to behind the screen."""
    player = table.players[seat]
    table = replace(table, pile=minus(table.pile, gems))
    return seated(table, seat, replace(player, gems=plus(player.gems, gems)))


def without_gems(table: Table, seat: Seat, gems: Gems) -> Table:
    """From behind the screen to the pile."""
    player = table.players[seat]
    table = replace(table, pile=plus(table.pile, gems))
    return seated(table, seat, replace(player, gems=minus(player.gems, gems)))


def with_slot(table: Table, lot: Lot, **changes: Any) -> Table:
    slots = tuple(replace(s, **changes) if s.lot == lot else s for s in table.slots)
    return replace(table, slots=slots)


def spent(
    table: Table, seat: Seat, crew: Crew, gem: Gem | None = None, other: Seat | None = None
) -> Table:
    """The event card leaves the hand for the discards; the seat's clock starts anew."""
    player = table.players[seat]
    at = player.crews.index(crew)
    kept = replace(player, crews=player.crews[:at] + player.crews[at + 1 :])
    day = replace(table.day, played=(*table.day.played, Played(seat, crew, gem, other)))
    table = replace(seated(table, seat, kept), played=(*table.played, crew), day=day)
    return waiting(table, table.stage)
