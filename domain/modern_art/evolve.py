"""The table after a fact. Nothing is decided here, worked out or refused."""

from typing import assert_never

from msgspec.structs import replace

from domain.auctions import Lot
from domain.game import Seat
from domain.modern_art import events
from domain.modern_art.changes import (
    at,
    closed,
    put_out,
    seated,
    waiting,
    with_earned,
    with_settlement,
    with_spent,
)
from domain.modern_art.events import (
    BidEvent,
    CircleEvent,
    DealEvent,
    DoubleEvent,
    ModernArtEvent,
    OutcryEvent,
    PriceEvent,
    RoundEvent,
    SaleEvent,
    SealedEvent,
)
from domain.modern_art.evolve_sales import (
    evolve_bid,
    evolve_circle,
    evolve_double,
    evolve_outcry,
    evolve_price,
    evolve_sealed,
)
from domain.modern_art.pieces import ARTISTS, PURSE, Painting
from domain.modern_art.stages import Offering, Over, Sealing
from domain.modern_art.table import EMPTY, Player, Table
from domain.modern_art.view_types import Outcome, Sale, Settlement

NONE_OUT = (0,) * len(ARTISTS)


def evolve(table: Table, event: ModernArtEvent) -> Table:
    """What is remembered of a fact."""
    if isinstance(event, OutcryEvent):
        return evolve_outcry(table, event)
    if isinstance(event, BidEvent):
        return evolve_bid(table, event)
    if isinstance(event, SaleEvent):
        return _sale(table, event)
    if isinstance(event, CircleEvent):
        return evolve_circle(table, event)
    if isinstance(event, SealedEvent):
        return evolve_sealed(table, event)
    if isinstance(event, PriceEvent):
        return evolve_price(table, event)
    if isinstance(event, DoubleEvent):
        return evolve_double(table, event)
    if isinstance(event, RoundEvent):
        return _round(table, event)
    if isinstance(event, DealEvent):
        return _dealt(table, event)
    return waiting(table, Over(event.ranking))


# §1 Set-up, §6 Refill


def _dealt(table: Table, event: DealEvent) -> Table:
    match event:
        case events.GameOpened(players, lone_human, pile):
            everybody = (Player(PURSE),) * players
            return replace(EMPTY, players=everybody, lone_human=lone_human, pile=pile)
        case events.RoundBegan():
            return _began(table, event)
        case _:
            assert_never(event)


def _began(table: Table, event: events.RoundBegan) -> Table:
    both = zip(table.players, event.dealt, strict=True)
    players = tuple(_with_cards(player, cards) for player, cards in both)
    pile = table.pile[sum(map(len, event.dealt)) :]
    begun = replace(table, round=event.round, players=players, pile=pile, counts=NONE_OUT)
    return waiting(begun, Offering(event.seller), lot=Lot(table.lot + 1))


def _with_cards(player: Player, cards: tuple[Painting, ...]) -> Player:
    return replace(player, hand=tuple(sorted((*player.hand, *cards))))


# §2 Selling


def _sale(table: Table, event: SaleEvent) -> Table:
    match event:
        case events.SellerCalled(lot, seat):
            return waiting(table, Offering(seat), lot=lot)
        case events.PaintingsPutUp(lot, seat, paintings, way):
            sale = Sale(lot, seat, None, paintings, way)
            return replace(put_out(table, seat, paintings), sale=sale)
        case events.LotSold():
            return _sold(table, event)
        case _:
            assert_never(event)


def _sold(table: Table, event: events.LotSold) -> Table:
    sale, stage, buyer = table.on_sale, table.stage, event.buyer
    calls = stage.auction.calls if isinstance(stage, Sealing) else ()
    table = _paid(table, event)
    paintings = (*table.players[buyer].paintings, *sale.paintings)
    table = replace(table, players=seated(table, buyer, paintings=paintings))
    return closed(table, Outcome(sale, buyer, event.price, event.shares, calls))


def _paid(table: Table, event: events.LotSold) -> Table:
    table = with_spent(table, event.buyer, event.price)
    for share in event.shares:
        if share.to is not None:
            table = with_earned(table, share.to, share.amount)
    return table


# §4, §5 The end of a round


def _round(table: Table, event: RoundEvent) -> Table:
    match event:
        case events.RoundEnded():
            return _ended(table, event)
        case events.TokensPlaced(_, tokens, values):
            rows = zip(table.tokens, tokens, strict=True)
            table = replace(table, tokens=tuple((*row, token) for row, token in rows))
            last = table.settlements[-1]
            return with_settlement(table, replace(last, tokens=tokens, values=values))
        case events.PaintingsCashed(_, seat, _, _, gold):
            return _cashed(table, seat, gold)
        case _:
            assert_never(event)


def _ended(table: Table, event: events.RoundEnded) -> Table:
    nobodys = Outcome(table.on_sale, None, 0, ())
    museum = (*table.museum, *event.paintings)
    settlement = Settlement(
        round=event.round,
        ender=event.seat,
        ending=event.paintings,
        counts=table.counts,
        tokens=NONE_OUT,
        values=NONE_OUT,
        sold=((),) * len(table.players),
        paid=(0,) * len(table.players),
    )
    settlements = (*table.settlements, settlement)
    return replace(closed(table, nobodys), museum=museum, settlements=settlements)


def _cashed(table: Table, seat: Seat, gold: int) -> Table:
    """What hung before a seat goes to the museum."""
    player, last = table.players[seat], table.settlements[-1]
    sold, paid = at(last.sold, seat, player.paintings), at(last.paid, seat, gold)
    table = with_settlement(table, replace(last, sold=sold, paid=paid))
    players = seated(table, seat, paintings=(), money=player.money + gold)
    return replace(table, players=players, museum=(*table.museum, *player.paintings))
