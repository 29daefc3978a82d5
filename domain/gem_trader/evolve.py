"""The table after a fact. Nothing is decided here, worked out or refused."""

from functools import reduce
from typing import assert_never

from msgspec.structs import replace

from domain.auctions import Lot
from domain.gem_trader import events
from domain.gem_trader.changes import waiting
from domain.gem_trader.events import AuctionEvent, CrewEvent, GemEvent, RoundEvent, SaleEvent
from domain.gem_trader.evolve_auctions import evolve_auction
from domain.gem_trader.evolve_crews import evolve_crew
from domain.gem_trader.evolve_sales import evolve_sale
from domain.gem_trader.pieces import CASH
from domain.gem_trader.stages import Over, Playing
from domain.gem_trader.table import EMPTY, Day, Player, Slot, Table


def evolve(table: Table, event: GemEvent) -> Table:
    """What is remembered of a fact."""
    if isinstance(event, AuctionEvent):
        return evolve_auction(table, event)
    if isinstance(event, CrewEvent):
        return evolve_crew(table, event)
    if isinstance(event, SaleEvent):
        return evolve_sale(table, event)
    if isinstance(event, RoundEvent):
        return _round(table, event)
    match event:
        case events.CircuitOpened(order):
            return waiting(table, Playing(order))
        case events.TurnEnded():
            assert isinstance(table.stage, Playing)
            return waiting(table, Playing(table.stage.queue[1:]))
        case events.GameEnded(ranking):
            return waiting(table, Over(ranking), past=(*table.past, table.day.card))
        case _:
            assert_never(event)


def after(table: Table, *facts: GemEvent) -> Table:
    """The table after all of these."""
    return reduce(evolve, facts, table)


def _round(table: Table, event: RoundEvent) -> Table:
    match event:
        case events.GameOpened():
            return _opened(event)
        case events.RoundBegan():
            return _begun(table, event)
        case events.LotsDrawn(first, cards):
            slots = tuple(Slot(Lot(first + n), card) for n, card in enumerate(cards))
            rest, lots = table.deck[len(cards) :], table.lots + len(cards)
            return replace(table, slots=slots, deck=rest, lots=lots)
        case _:
            assert_never(event)


def _opened(event: events.GameOpened) -> Table:
    return replace(
        EMPTY,
        players=(Player(CASH),) * event.players,
        lone_human=event.lone_human,
        starter=event.starter,
        markets=event.markets,
        spare=event.spare,
        deck=event.deck,
        crews=event.crews,
    )


def _begun(table: Table, event: events.RoundBegan) -> Table:
    return replace(
        table,
        round=event.round,
        starter=event.starter,
        day=Day(event.market),
        markets=table.markets[1:],
        past=(*table.past, table.day.card) if table.round else (),
        gone=(*table.gone, *(slot.card for slot in table.slots)),
        slots=(),
    )
