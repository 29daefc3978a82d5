"""Modern Art where play by chance hardly comes, for its file of decisions."""

from domain.game import Command
from domain.modern_art.moves import Take
from domain.modern_art.table import Table
from tests.modern_art.tables import (
    CHRISTIN,
    LOT,
    SPARE,
    after,
    names,
    on_sale,
    painting,
    put_up,
    seated,
)
from tests.story import ANN, BOB, CAT, DAN

FIXED = painting(CHRISTIN, "fixed")
DOUBLE, ONCE = painting(CHRISTIN, "double"), painting(CHRISTIN, "once")


def too_dear() -> Table:
    table: Table = after(on_sale(FIXED, money={BOB: 19}), names(ANN, 20)).table
    return table


def nobody_to_ask() -> Table:
    """Nobody else has a card left to join with."""
    return seated(hands={ANN: (DOUBLE, SPARE[ANN]), BOB: (), CAT: (), DAN: ()})


RARE: tuple[tuple[Table, Command], ...] = (
    (too_dear(), Command(BOB, Take(LOT))),
    (nobody_to_ask(), Command(ANN, put_up(DOUBLE))),
    (
        seated(hands={ANN: (DOUBLE, ONCE)}, counts={CHRISTIN: 4}),
        Command(ANN, put_up(DOUBLE, ONCE)),
    ),
)

ALL_BID = "in Modern Art every seat is a bidder"
UNTAKEN: dict[str, str] = {
    'open_outcry.py must_bid: refuses must(seat in auction.bidders, "not-a-bidder")': ALL_BID,
    'sealed.py must_send: refuses must(seat in auction.bidders, "not-a-bidder")': ALL_BID,
    'bidding.py bid_sealed: refuses stage = at(after, Sealing, "no-sealed-auction", move.lot)': (
        "the table was there just before"
    ),
    "pieces.py paintings_of: return tuple(painting for painting in PAINTINGS "
    "if artist_of(painting) == artist)": "asked by bots alone",
    'selling.py _open_sale: case "double":': "a lone Double asks before it is sold",
    'selling.py _open_sale: raise AssertionError("a lone Double is not sold")': "the same",
}
"""Lines of its deciding code, and refusals of lines, that nothing takes, and why not."""

CLOCK = "a clock decides nothing"
UNSEEN: dict[str, str] = {
    "SECONDS_TO_DECIDE": CLOCK,
    "SECONDS_TO_BID": CLOCK,
    "SECONDS_OF_GOING": CLOCK,
}
"""Numbers of its box that no decision depends on, and why not."""
