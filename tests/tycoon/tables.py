"""Tycoon tables in the middle of a game. Ann starts, clockwise, unless it is said otherwise."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from domain.auctions import Call, Lot
from domain.auctions.open_outcry import OpenOutcry
from domain.auctions.sealed import Sealed
from domain.game import Seat
from domain.tycoon import TYCOON
from domain.tycoon.pieces import (
    PURSE,
    RAISE,
    Card,
    Title,
    cards_of,
    red_of,
    star_of,
    start_price,
    title_of,
)
from domain.tycoon.stages import Offering, Outcry, Rolling, Sealing, Selling, Stage, Wishing
from domain.tycoon.table import Player, Slot, Table
from domain.tycoon.view_types import Sum, Way
from tests.story import ANN, Story, seating

HAN, WEI, TANG, SONG, YUAN, MING = range(2, 8)
ERAS = (TANG, SONG, HAN, WEI, YUAN, MING)
LOT = Lot(1)
NEXT = Lot(2)


def card(era: int, star: int) -> Card:
    return next(c for c in cards_of(era) if star_of(c) == star)


def title(era: int, star: int) -> Title:
    return title_of(card(era, star))


TANG_1, TANG_2, TANG_3, TANG_RED = (card(TANG, star) for star in (1, 2, 3, 4))
SONG_1, SONG_2, SONG_3, SONG_RED = (card(SONG, star) for star in (1, 2, 3, 4))
HAN_RED = red_of(HAN)


def given(table: Table) -> Story:
    return Story(TYCOON, table)


def seated(
    players: int = 3,
    hands: Mapping[Seat, tuple[Card, ...]] | None = None,
    gold: Mapping[Seat, int] | None = None,
    **changes: Any,
) -> Table:
    """Round 1. Everybody has 150 gold and nothing else, but for `hands` and `gold`."""
    hands, gold, seats = hands or {}, gold or {}, seating(players).seats
    all_players = tuple(
        Player(gold.get(s, PURSE), hands.get(s, ()), (None,) * len(hands.get(s, ()))) for s in seats
    )
    eras = tuple(sorted(ERAS[:players]))
    table = Table(all_players, seats, eras=eras, removed=eras[-1], clockwise=True, round=1, drawn=2)
    return replace(table, **changes)


def with_hands(hands: Mapping[str, tuple[Card, ...]]) -> Table:
    """`ann`, `bob` and `cat` hold these cards."""
    return seated(hands={Seat(("ann", "bob", "cat").index(n)): hand for n, hand in hands.items()})


def banned(table: Table, seat: Seat, lots: int) -> Table:
    players = list(table.players)
    players[seat] = replace(players[seat], banned=lots)
    return replace(table, players=tuple(players))


def window(table: Table, *ready: Seat, cards: tuple[Card, ...] = (TANG_1, TANG_2)) -> Table:
    """A selling window before lot 1."""
    ways: tuple[Way, Way] = ("open", "sealed")
    slots = tuple(
        Slot(Lot(n + 1), card, ways[n % 2], picked=n == 0) for n, card in enumerate(cards)
    )
    return replace(table, slots=slots, stage=Selling(LOT, ready))


def on_sale(table: Table, card: Card, way: Way, stage: Stage, *, picked: bool) -> Table:
    """Lot 1 has been turned over; lot 2 lies face down."""
    after: Way = "sealed" if way == "open" else "open"
    slots = (Slot(LOT, card, way, picked, "now"), Slot(NEXT, card_elsewhere(card), after))
    return replace(table, slots=slots, stage=stage)


def card_elsewhere(other: Card) -> Card:
    return SONG_3 if other != SONG_3 else TANG_3


def outcry(table: Table, card: Card, *bids: Call, picked: bool = False) -> Table:
    """An open auction of lot 1 by all who are not banned."""
    auction = OpenOutcry(bidders(table), start_price(card), RAISE, bids)
    return on_sale(table, card, "open", Outcry(LOT, auction), picked=picked)


def sealing(table: Table, card: Card, *, picked: bool = False) -> Table:
    """A sealed auction of lot 1 by all who are not banned."""
    stage = Sealing(LOT, 0, Sealed(bidders(table)))
    return on_sale(table, card, "sealed", stage, picked=picked)


def bidders(table: Table) -> tuple[Seat, ...]:
    return tuple(seat for seat in table.seats if not table.players[seat].banned)


def rolling(table: Table, card: Card, *ranking: Call, picked: bool = False) -> Table:
    """The hammer has fallen on lot 1; the die is next."""
    return on_sale(table, card, "open", Rolling(LOT, ranking), picked=picked)


def trading(table: Table, stage: Stage | None = None) -> Table:
    return replace(table, slots=(), stage=stage or Wishing())


def offering(table: Table) -> Table:
    return trading(table, Offering())


def total(bid: int, change: int, discounted: int, tax: int = 0) -> Sum:
    base = max(0, bid + change)
    return Sum(bid, change, base, discounted, tax, discounted + tax)


def gold_of(story: Story, seat: Seat = ANN) -> int:
    gold: int = story.table.players[seat].gold
    return gold


def hand_of(story: Story, seat: Seat = ANN) -> tuple[Card, ...]:
    hand: tuple[Card, ...] = story.table.players[seat].hand
    return hand
