"""What every move is asked first: is the table there, and is it this seat's to do."""

from typing import TypeVar

from domain.auctions import Lot
from domain.game import Seat, must
from domain.game import at as at_stage
from domain.modern_art.pieces import Painting
from domain.modern_art.stages import Stage
from domain.modern_art.table import Table

S = TypeVar("S", bound=Stage)


def at(table: Table, kind: type[S], otherwise: str, lot: Lot) -> S:
    """The stage, if the table is there and at this lot: a late move hits nothing else (B-06).

    Raises:
        RuleBroken: with the key `otherwise`, or "other-lot".
    """
    stage = at_stage(table, kind, otherwise)
    must(lot == table.lot, "other-lot", lot=table.lot)
    return stage


def must_host(table: Table, seat: Seat) -> None:
    host = table.on_sale.host
    must(seat == host, "not-the-host", seat=host)


def must_hold(table: Table, seat: Seat, painting: Painting) -> None:
    must(painting in table.players[seat].hand, "not-your-card", painting=painting)
