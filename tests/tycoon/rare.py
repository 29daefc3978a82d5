"""Auction Tycoon where play by chance hardly comes, for its file of decisions."""

from msgspec.structs import replace

from domain.auctions import Call
from domain.game import Command, TimeIsUp
from domain.tycoon.moves import AnswerTrade, CloseWindow, RollDie, SkipTrade
from domain.tycoon.pieces import rounds_for
from domain.tycoon.stages import TradeAsked, WishChoice
from domain.tycoon.table import Table
from domain.tycoon.waits import waits
from tests.story import ANN, BOB, CAT
from tests.tycoon.tables import (
    HAN_RED,
    LOT,
    SONG_1,
    SONG_2,
    SONG_3,
    SONG_RED,
    TANG_1,
    TANG_2,
    TANG_3,
    TANG_RED,
    banned,
    offering,
    rolling,
    seated,
    trading,
    window,
)
from tests.tycoon.tables import title as named


def everybody_banned() -> Table:
    table = window(seated(), ANN, BOB, CAT)
    for seat in table.seats:
        table = banned(table, seat, 2)
    return table


def slow_to_choose() -> tuple[Table, Command]:
    """Bob would sell what Ann has wished for, and she lets her time pass."""
    hands = {BOB: (TANG_1,)}
    table = trading(seated(hands=hands), WishChoice(named(4, 1), 5, (BOB,)))
    wait = waits(table)
    assert wait is not None
    return table, Command(None, TimeIsUp(wait.turn))


def too_poor_to_agree() -> Table:
    asked = TradeAsked(BOB, SONG_1, 30, None)
    return trading(seated(hands={ANN: (SONG_1,)}, gold={BOB: 29}), asked)


def with_sets(number: int) -> Table:
    """Ann has all of an era, Bob all but its red, Cat a red alone; trading is nearly over."""
    hands = {
        ANN: (TANG_1, TANG_2, TANG_3, TANG_RED),
        BOB: (SONG_1, SONG_2, SONG_3),
        CAT: (HAN_RED,),
    }
    return replace(offering(seated(hands=hands)), round=number)


def third_red() -> Table:
    """Luxury tax on two that are held."""
    hands = {ANN: (TANG_RED, SONG_RED)}
    return rolling(seated(hands=hands), HAN_RED, Call(ANN, 40))


LAST = rounds_for(3)
RARE: tuple[tuple[Table, Command], ...] = (
    (everybody_banned(), Command(ANN, CloseWindow(LOT))),
    slow_to_choose(),
    (too_poor_to_agree(), Command(BOB, AnswerTrade(1, agrees=True))),
    (with_sets(1), Command(ANN, SkipTrade(1))),
    (with_sets(LAST), Command(ANN, SkipTrade(LAST))),
    (third_red(), Command(ANN, RollDie(LOT))),
)

NARROWED = "the table was brought to that stage just before"
FOR_VIEWS = "asked by views alone"
UNTAKEN: dict[str, str] = {
    'bidding.py _lone_hammer: refuses stage = at(table, Outcry, "no-open-auction")': NARROWED,
    'bidding.py bid_sealed: refuses stage = at(after, Sealing, "no-sealed-auction")': NARROWED,
    'bidding.py _ranking: refuses stage = at(table, Sealing, "no-sealed-auction")': NARROWED,
    'trading.py _all_answered: refuses stage = at(table, WishAsked, "no-wish-to-answer")': NARROWED,
    "quotes.py net: gross = price(star, bonus)": FOR_VIEWS,
    "quotes.py net: return gross - red_tax(gross) if star == RED else gross": FOR_VIEWS,
    "quotes.py ladder: return tuple(net(star, bonus - BONUS_FALL * sold) "
    "for sold in range(cards))": FOR_VIEWS,
}
"""Lines of its deciding code, and refusals of lines, that nothing takes, and why not."""

CLOCK = "a clock decides nothing"
UNSEEN: dict[str, str] = {
    "SECONDS_TO_DECIDE": CLOCK,
    "SECONDS_TO_BID": CLOCK,
    "SECONDS_TO_CLOSE": CLOCK,
    "SECONDS_TO_ROLL": CLOCK,
}
"""Numbers of its box that no decision depends on, and why not."""
