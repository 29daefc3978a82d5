"""Modern Art tables in the middle of a game. Ann sells lot 1 of round 1, unless it is said."""

from typing import Any

from msgspec.structs import replace

from domain.auctions import Lot
from domain.game import Move, Seat
from domain.modern_art import MODERN_ART
from domain.modern_art.moves import Bid, BidSealed, Join, NamePrice, PutUp
from domain.modern_art.pieces import (
    ARTISTS,
    PAINTINGS,
    PURSE,
    Artist,
    Painting,
    Way,
    paintings_of,
    way_of,
)
from domain.modern_art.stages import Offering
from domain.modern_art.table import Player, Table
from tests.story import ANN, Chance, Story, seating

LITE, YOKO, CHRISTIN, KARL, KRYPTO = ARTISTS
LOT, NEXT = Lot(1), Lot(2)
Cards = tuple[Painting, ...]


def painting(artist: Artist, way: Way, copy: int = 0) -> Painting:
    """A painting of that artist and way; `copy` 0 is the first of those alike."""
    return [card for card in paintings_of(artist) if way_of(card) == way][copy]


SPARE = (*(painting(KRYPTO, "open", copy) for copy in range(4)), painting(LITE, "open"))
"""What everybody holds besides: a card, so that they can sell."""


def given(table: Table) -> Story:
    return Story(MODERN_ART, table, lambda: Chance(1))


def seated(
    players: int = 4,
    hands: dict[Seat, Cards] | None = None,
    money: dict[Seat, int] | None = None,
    walls: dict[Seat, Cards] | None = None,
    counts: dict[Artist, int] | None = None,
    **changes: Any,
) -> Table:
    """Everybody has 100, their spare card and nothing else, but for what is said."""
    hands, money, walls, counts = hands or {}, money or {}, walls or {}, counts or {}
    everybody = tuple(
        Player(money.get(seat, PURSE), hands.get(seat, (SPARE[seat],)), walls.get(seat, ()))
        for seat in seating(players).seats
    )
    seen = {card for player in everybody for card in (*player.hand, *player.paintings)}
    table = Table(
        everybody,
        pile=tuple(card for card in PAINTINGS if card not in seen),
        round=1,
        lot=LOT,
        counts=tuple(counts.get(artist, 0) for artist in ARTISTS),
        stage=Offering(ANN),
    )
    return replace(table, **changes)


def last_round(table: Table) -> Table:
    """Round 4, after three in which nobody bought or got anything."""
    earlier = tuple((0, 0, 0) for _ in ARTISTS)
    return replace(table, round=4, tokens=earlier, pile=())


def on_sale(*cards: Painting, seat: Seat = ANN, **seating: Any) -> Story:
    """This seat has put up these paintings and still has its spare card."""
    hands = {**seating.pop("hands", {})}
    hands[seat] = (*hands.get(seat, (SPARE[seat],)), *cards)
    table = seated(hands=hands, stage=Offering(seat), **seating)
    return given(table).when(seat, put_up(*cards)).accepted()


def put_up(*cards: Painting, lot: Lot = LOT) -> PutUp:
    first, *rest = cards
    return PutUp(lot, first, rest[0] if rest else None)


def after(story: Story, *said: tuple[Seat, Move]) -> Story:
    """The story goes on with these moves."""
    for seat, move in said:
        story = story.when(seat, move).accepted()
    return story


def bids(*amounts: tuple[Seat, int]) -> list[tuple[Seat, Bid]]:
    return [(seat, Bid(LOT, amount)) for seat, amount in amounts]


def sealed(*amounts: tuple[Seat, int]) -> list[tuple[Seat, BidSealed]]:
    return [(seat, BidSealed(LOT, amount)) for seat, amount in amounts]


def joins(seat: Seat, card: Painting) -> tuple[Seat, Join]:
    return seat, Join(LOT, card)


def names(seat: Seat, price: int) -> tuple[Seat, NamePrice]:
    return seat, NamePrice(LOT, price)


def money_of(story: Story, *seats: Seat) -> tuple[int, ...]:
    return tuple(story.table.players[seat].money for seat in seats)


def wall_of(story: Story, seat: Seat = ANN) -> Cards:
    wall: Cards = story.table.players[seat].paintings
    return wall


def hand_of(story: Story, seat: Seat = ANN) -> Cards:
    hand: Cards = story.table.players[seat].hand
    return hand


def seller_of(story: Story) -> Seat:
    """Who sells next."""
    seat: Seat = story.sees(None).table.stage.seat
    return seat


def count_of(story: Story, artist: Artist) -> int:
    count: int = story.table.counts[artist]
    return count
