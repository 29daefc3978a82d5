"""§3 Fixed: the host names a price, the others take it or leave it."""

from domain.auctions.circle import clockwise, must_be_asked
from domain.auctions.fixed_price import must_afford, must_name
from domain.game import Seat
from domain.modern_art.events import ModernArtEvent, PriceLeft, PriceNamed
from domain.modern_art.evolve import evolve
from domain.modern_art.guards import at, must_host
from domain.modern_art.moves import Leave, NamePrice, Take
from domain.modern_art.stages import Pricing, Taking
from domain.modern_art.table import Table
from domain.modern_art.turns import sell


def name_price(table: Table, seat: Seat, move: NamePrice) -> list[ModernArtEvent]:
    """What the host can pay; 0 is a price (MA-20). After a join, the new host (MA-32)."""
    at(table, Pricing, "no-price-to-name", move.lot)
    must_host(table, seat)
    must_name(move.price, table.players[seat].money)
    order = clockwise(seat, len(table.players))[:-1]
    return [PriceNamed(move.lot, seat, move.price, order)]


def take(table: Table, seat: Seat, move: Take) -> list[ModernArtEvent]:
    """The first from the host's left who takes it has it."""
    stage = at(table, Taking, "no-fixed-price", move.lot)
    must_afford(stage.auction, seat, table.players[seat].money)
    return sell(table, seat, stage.auction.price)


def leave(table: Table, seat: Seat, move: Leave) -> list[ModernArtEvent]:
    """Who cannot pay is asked as well (MA-29, B-12). If nobody takes it the host must (MA-21)."""
    must_be_asked(at(table, Taking, "no-fixed-price", move.lot).auction.circle, seat)
    left = PriceLeft(move.lot, seat)
    after = evolve(table, left)
    stage = after.stage
    assert isinstance(stage, Taking)
    if stage.auction.circle.speaker is not None:
        return [left]
    return [left, *sell(after, after.on_sale.host, stage.auction.price)]
