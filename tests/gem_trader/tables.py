"""Gem Trader tables in the middle of a game. Ann starts, and the market is 皇室婚礼 (M01).

M01: D110 R70 S50 E40 A30, bonus S60 A100. Gems are written by their letters: "DDR".
"""

from typing import Any

from msgspec.structs import replace

from domain.auctions import Call, Lot
from domain.auctions.ascending import Ascending, with_bid
from domain.game import Seat
from domain.gem_trader import GEM_TRADER
from domain.gem_trader.counts import minus, one, plus
from domain.gem_trader.moves import Sell
from domain.gem_trader.pieces import (
    AUCTION_DECK,
    BOX,
    CASH,
    CREW_DECK,
    CREWS,
    GEMS,
    LEAST_BID,
    MARKET_DECK,
    NO_GEMS,
    RAISE,
    AuctionCard,
    Crew,
    Gems,
    MarketCard,
)
from domain.gem_trader.stages import Bidding, Playing, Selling, Taking
from domain.gem_trader.table import Day, Player, Slot, Table
from domain.gem_trader.view_types import Roll
from tests.story import ANN, BOB, CAT, Story, seating

D, R, S, E, A = GEMS
LOT, NEXT = Lot(1), Lot(2)
M01 = MarketCard(0)
RRSS, SSEE, DRSE, EAAAA = (AuctionCard(n) for n in (1, 2, 3, 4))
DRS_1 = AuctionCard(9)
RS_2 = AuctionCard(15)
EA_X1 = AuctionCard(18)
X2 = AuctionCard(22)
PLAIN = (RRSS, SSEE, DRSE, EAAAA)


def gems(letters: str) -> Gems:
    counts = NO_GEMS
    for letter in letters:
        counts = plus(counts, one(GEMS["DRSEA".index(letter)]))
    return counts


def given(table: Table) -> Story:
    return Story(GEM_TRADER, table)


def seated(
    players: int = 3,
    cash: dict[Seat, int] | None = None,
    behind: dict[Seat, str] | None = None,
    crews: dict[Seat, tuple[Crew, ...]] | None = None,
    **changes: Any,
) -> Table:
    """Round 1. Everybody has $500 and nothing else, but for `cash`, `behind` and `crews`."""
    cash, behind, crews = cash or {}, behind or {}, crews or {}
    everybody = tuple(
        Player(cash.get(s, CASH), 0, gems(behind.get(s, "")), crews.get(s, ()))
        for s in seating(players).seats
    )
    table = Table(everybody, None, MARKET_DECK[1:4], MARKET_DECK[4:], round=1, day=Day(M01))
    held = tuple(crew for hand in crews.values() for crew in hand)
    table = replace(table, pile=_pile(table), crews=_without(CREW_DECK, held))
    return replace(table, **changes)


def _pile(table: Table) -> Gems:
    pile = BOX
    for player in table.players:
        pile = minus(pile, player.gems)
    return pile


def _without(deck: tuple[Crew, ...], held: tuple[Crew, ...]) -> tuple[Crew, ...]:
    rest = list(deck)
    for crew in held:
        rest.remove(crew)
    return tuple(rest)


def owing(table: Table, seat: Seat, debt: int) -> Table:
    players = list(table.players)
    players[seat] = replace(players[seat], debt=debt)
    return replace(table, players=tuple(players))


# Stages


def lots(table: Table, *cards: AuctionCard) -> Table:
    """This round's cards, all face down; without any given, one for each player."""
    cards = cards or PLAIN[: len(table.players)]
    slots = tuple(Slot(Lot(n + 1), card) for n, card in enumerate(cards))
    deck = tuple(card for card in AUCTION_DECK if card not in cards)
    return replace(table, slots=slots, deck=deck, lots=len(cards))


def bidding(table: Table, *cards: AuctionCard, bids: tuple[Call, ...] = ()) -> Table:
    """Lot 1 is up and Ann opens."""
    table = lots(table, *cards)
    auction = Ascending(table.seats, table.seats, LEAST_BID, RAISE)
    for call in bids:
        auction = with_bid(auction, call)
    slots = (replace(table.slots[0], fate="now"), *table.slots[1:])
    return replace(table, slots=slots, stage=Bidding(LOT, auction))


def bought(table: Table, *cards: AuctionCard) -> Table:
    """Everybody has bought a card, each the one of their number; the market opens."""
    table = lots(table, *cards)
    slots = tuple(
        replace(slot, fate="sold", buyer=seat, price=100, gems=NO_GEMS)
        for slot, seat in zip(table.slots, table.seats, strict=True)
    )
    return replace(table, slots=slots)


def taking(table: Table, seat: Seat, face: int, count: int | None = None) -> Table:
    """The seat has bought lot 1, a card of two dice, and rolled for the first time."""
    table = bought(table, X2, *PLAIN[1 : len(table.players)])
    slots = (replace(table.slots[0], buyer=seat, rolls=(Roll(face, None),)), *table.slots[1:])
    stage = Taking(LOT, seat, face if count is None else count)
    return replace(table, slots=slots, stage=stage)


def playing(table: Table, *queue: Seat) -> Table:
    """The circuit of event cards, by these or by all who have any."""
    holders = tuple(seat for seat in table.seats if table.players[seat].crews)
    return replace(bought(table), stage=Playing(queue or holders))


def selling(table: Table) -> Table:
    """The secret sale, by all who have gems."""
    sellers = tuple(seat for seat in table.seats if any(table.players[seat].gems))
    return replace(bought(table), stage=Selling(sellers))


def sale(letters: str = "", number: int = 1) -> Sell:
    return Sell(number, *gems(letters))


def holding(**changes: Any) -> Story:
    """Ann has one of each event card and plays first; Bob has one too."""
    behind = {ANN: "DE", BOB: "RRS", CAT: "S"}
    return given(playing(seated(behind=behind, crews={ANN: CREWS, BOB: ("mate",)}, **changes)))


# What became of it


def cash_of(story: Story, *seats: Seat) -> list[int]:
    return [story.table.players[seat].cash for seat in seats]


def gems_of(story: Story, seat: Seat) -> Gems:
    behind: Gems = story.table.players[seat].gems
    return behind
