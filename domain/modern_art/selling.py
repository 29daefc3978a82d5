"""§2 Putting up, §3 Double: what goes on sale, by whom and how."""

from domain.auctions.circle import clockwise, must_be_asked
from domain.game import Seat, must
from domain.modern_art.events import (
    AskingOpened,
    CircleOpened,
    DoubleDeclined,
    DoubleJoined,
    ModernArtEvent,
    OutcryOpened,
    PaintingsPutUp,
    PricingOpened,
    SealingOpened,
)
from domain.modern_art.evolve import evolve
from domain.modern_art.guards import at, must_hold
from domain.modern_art.moves import Decline, Join, PutUp
from domain.modern_art.pieces import (
    FULL,
    LEAST_BID,
    RAISE,
    Painting,
    artist_of,
    matches,
    way_of,
)
from domain.modern_art.rounds import end_round, is_last
from domain.modern_art.stages import Asking, Offering
from domain.modern_art.table import Table
from domain.modern_art.turns import sell

FREE = 0


def put_up(table: Table, seat: Seat, move: PutUp) -> list[ModernArtEvent]:
    """The seller puts up a painting of their hand, or a Double with a second (§2, MA-11)."""
    seller = at(table, Offering, "nothing-to-put-up", move.lot).seat
    must(seat == seller, "not-your-turn", seat=seller)
    must_hold(table, seat, move.painting)
    if move.second is None:
        paintings: tuple[Painting, ...] = (move.painting,)
    else:
        _must_pair(table, seat, move.painting, move.second)
        paintings = (move.painting, move.second)
    shown = PaintingsPutUp(move.lot, seat, paintings, way_of(paintings[-1]))
    return [shown, *_go_on(evolve(table, shown))]


def _must_pair(table: Table, seat: Seat, double: Painting, second: Painting) -> None:
    """To a Double one other of the same artist, no Double (MA-14); not if one is enough (MA-03)."""
    must_hold(table, seat, second)
    must(matches(double, second), "not-a-match", painting=double, second=second)
    must(table.counts[artist_of(double)] < FULL - 1, "no-second-needed")


def _go_on(table: Table) -> list[ModernArtEvent]:
    """The round ends, a lone Double asks, everything else is sold at once (MA-01, MA-08)."""
    if is_last(table):
        return end_round(table)
    if table.on_sale.way == "double":
        return _ask_round(table)
    return [_open_sale(table)]


def _open_sale(table: Table) -> ModernArtEvent:
    """The way is the last painting's; everything is counted from the host (MA-17)."""
    lot, order = table.lot, clockwise(table.on_sale.host, len(table.players))
    match table.on_sale.way:
        case "open":
            return OutcryOpened(lot, order, LEAST_BID, RAISE)
        case "once":
            return CircleOpened(lot, order, LEAST_BID, RAISE)
        case "sealed":
            return SealingOpened(lot, order)
        case "fixed":
            return PricingOpened(lot)
        case "double":
            raise AssertionError("a lone Double is not sold")


def _ask_round(table: Table) -> list[ModernArtEvent]:
    """Clockwise from the host's left, each once (MA-13).

    Who has cards is asked, able or not: an answer must not tell what they hold. An empty hand is
    seen by all and cannot join (MA-07).
    """
    host = table.on_sale.host
    others = clockwise(host, len(table.players))[:-1]
    order = tuple(seat for seat in others if table.players[seat].hand)
    if not order:
        return sell(table, host, FREE)
    return [AskingOpened(table.lot, order)]


def join(table: Table, seat: Seat, move: Join) -> list[ModernArtEvent]:
    """Who adds a second becomes the host and sells both by its way (MA-14, MA-17, MA-32)."""
    must_be_asked(at(table, Asking, "no-double-to-join", move.lot).circle, seat)
    must_hold(table, seat, move.painting)
    double = table.on_sale.paintings[0]
    must(matches(double, move.painting), "not-a-match", painting=double, second=move.painting)
    joined = DoubleJoined(move.lot, seat, move.painting, way_of(move.painting))
    return [joined, *_go_on(evolve(table, joined))]


def decline(table: Table, seat: Seat, move: Decline) -> list[ModernArtEvent]:
    """If nobody joins the host has their Double for nothing, and it stays counted (MA-12)."""
    must_be_asked(at(table, Asking, "no-double-to-join", move.lot).circle, seat)
    declined = DoubleDeclined(move.lot, seat)
    after = evolve(table, declined)
    stage = after.stage
    assert isinstance(stage, Asking)
    if stage.circle.speaker is not None:
        return [declined]
    return [declined, *sell(after, after.on_sale.host, FREE)]
