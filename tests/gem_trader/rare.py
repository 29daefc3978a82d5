"""Gem Trader where play by chance hardly comes, for its file of decisions."""

from domain.auctions import Call
from domain.game import Command
from domain.gem_trader.moves import Pass, PickPocket, Smuggle
from domain.gem_trader.pieces import CREWS, NO_GEMS
from domain.gem_trader.table import Day, Table
from tests.gem_trader.tables import (
    EA_X1,
    LOT,
    M01,
    SSEE,
    D,
    bidding,
    holding,
    playing,
    sale,
    seated,
    selling,
)
from tests.story import ANN, BOB


def nothing_left() -> Table:
    """A card with a die is bought, and the pile is empty."""
    bids = (Call(ANN, 10), Call(BOB, 20))
    return bidding(seated(2, pile=NO_GEMS), EA_X1, SSEE, bids=bids)


def dumped() -> Table:
    """Amethysts at $30 have been talked down twice."""
    return selling(seated(behind={ANN: "A"}, day=Day(M01, changes=(0, 0, 0, 0, -40))))


RARE: tuple[tuple[Table, Command], ...] = (
    (nothing_left(), Command(ANN, Pass(LOT))),
    (holding(pile=(0, 9, 9, 9, 9)).table, Command(ANN, Smuggle(1, D))),
    (playing(seated(crews={ANN: CREWS})), Command(ANN, PickPocket(1, BOB))),
    (selling(seated(behind={ANN: "D"})), Command(BOB, sale())),
    (dumped(), Command(ANN, sale("A"))),
)

NARROWED = "the table was brought to that stage just before"
OVER = "nothing waits at its end"
FOR_OPTIONS = "asked by options and bots alone"
UNTAKEN: dict[str, str] = {
    'bidding.py pass_card: refuses winner = at(table, Bidding, "no-auction").auction.winner': (
        NARROWED
    ),
    'crews.py _turn_over: refuses return [ended, *(() if at(table, Playing, "no-event-now").queue '
    "else open_sale(table, luck))]": NARROWED,
    'selling.py sell: refuses stage = at(table, Selling, "no-sale-now")': NARROWED,
    "timeouts.py neutral: case Over():": OVER,
    'timeouts.py neutral: raise AssertionError("nothing waits at its end")': OVER,
    "waits.py answering: case Over():": OVER,
    "waits.py answering: return ()": OVER,
    "counts.py handfuls: picks = combinations_with_replacement(GEMS, count)": FOR_OPTIONS,
    "counts.py handfuls: counted = (tuple([pick.count(gem) for gem in GEMS]) for pick in picks)": (
        FOR_OPTIONS
    ),
    "counts.py handfuls: return tuple(pick for pick in counted if at_most(pick, gems) == pick)": (
        FOR_OPTIONS
    ),
    "stages.py sale_of: return next((sale.gems for sale in self.sales if sale.seat == seat), "
    "None)": "asked by views alone",
}
"""Lines of its deciding code, and refusals of lines, that nothing takes, and why not."""

NAMES = "the name of a kind, and the box is made of these names while it is read"
UNSEEN: dict[str, str] = {
    **dict.fromkeys(("DIAMOND", "RUBY", "SAPPHIRE", "EMERALD", "AMETHYST"), NAMES),
    "BOX": "an empty table is made of it while it is read",
    "COPIES": "a deck is made of it while it is read",
    "MOST_TAKEN": "for options and views alone",
    "SECONDS_TO_DECIDE": "a clock decides nothing",
}
"""Numbers of its box that no decision depends on, and why not."""
