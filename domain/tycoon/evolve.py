"""The table after a fact. Nothing is decided here, worked out or refused.

Facts of rules 1 gave alike cards numbers of their own; whatever comes to the table loses them.
"""

from collections.abc import Callable
from typing import assert_never

from msgspec.structs import replace

from domain.auctions import Lot
from domain.game import Seat
from domain.tycoon import events
from domain.tycoon.changes import waiting, with_bans, with_fate, with_gold, without_card
from domain.tycoon.events import (
    OpeningEvent,
    OutcryEvent,
    PaymentEvent,
    RoundEvent,
    SealedEvent,
    TradeEvent,
    TycoonEvent,
    WindowEvent,
    WishEvent,
)
from domain.tycoon.evolve_auctions import evolve_outcry, evolve_payment, evolve_sealed
from domain.tycoon.evolve_trades import evolve_trade, evolve_wish
from domain.tycoon.pieces import PURSE, Card, first_of_title
from domain.tycoon.stages import Directing, Over, Picking, Selling
from domain.tycoon.table import EMPTY, Player, Slot, Table


def evolve(table: Table, event: TycoonEvent) -> Table:
    """What is remembered of a fact."""
    if isinstance(event, WindowEvent):
        return _window(table, event)
    if isinstance(event, OutcryEvent):
        return evolve_outcry(table, event)
    if isinstance(event, SealedEvent):
        return evolve_sealed(table, event)
    if isinstance(event, PaymentEvent):
        return evolve_payment(table, event)
    if isinstance(event, RoundEvent):
        return _round(table, event)
    if isinstance(event, OpeningEvent):
        return _opening(table, event)
    if isinstance(event, WishEvent):
        return evolve_wish(table, event)
    if isinstance(event, TradeEvent):
        return evolve_trade(table, event)
    return waiting(table, Over(event.ranking))


# §1 Opening


def _opening(table: Table, event: OpeningEvent) -> Table:
    match event:
        case events.GameOpened():
            return _opened(event)
        case events.StartDiceRolled(dice):
            assert isinstance(table.stage, Directing)
            return replace(table, stage=Directing((*table.stage.rolls, dice)))
        case events.FirstPlayerFound(seat):
            return waiting(table, table.stage, starter=seat)
        case events.DirectionChosen(_, clockwise):
            return replace(table, clockwise=clockwise)
        case _:
            assert_never(event)


def _opened(event: events.GameOpened) -> Table:
    return replace(
        EMPTY,
        players=(Player(PURSE),) * event.players,
        arrivals=event.arrivals,
        lone_human=event.lone_human,
        eras=event.eras,
        removed=event.removed,
        deck=tuple(map(first_of_title, event.deck)),
        variants=event.variants,
    )


# §2 A round


def _round(table: Table, event: RoundEvent) -> Table:
    match event:
        case events.RoundBegan(number, starter):
            free = with_bans(table, (0,) * len(table.players))
            return replace(table, round=number, starter=starter, players=free, slots=())
        case events.RedsEarned(seat, gold):
            return with_gold(table, seat, gold)
        case events.HouseDiceRolled(faces, bonuses):
            return replace(table, dice=faces, bonuses=bonuses)
        case events.UnsoldReturned(cards):
            return replace(table, deck=(*table.deck, *map(first_of_title, cards)), unsold=())
        case events.CardsDrawn(first, cards):
            return _drawn(table, first, cards)
        case events.BlindPicked():
            return _picked(table, event)
        case _:
            assert_never(event)


def _drawn(table: Table, first: Lot, cards: tuple[Card, ...]) -> Table:
    alike = map(first_of_title, cards)
    slots = tuple(Slot(Lot(first + place), card) for place, card in enumerate(alike))
    rest, drawn = table.deck[len(cards) :], table.drawn + len(cards)
    return waiting(table, Picking(), slots=slots, deck=rest, drawn=drawn)


def _picked(table: Table, event: events.BlindPicked) -> Table:
    cards = [slot.card for slot in table.slots]
    cards.insert(0, cards.pop(event.slot))
    slots = tuple(
        replace(slot, card=card, way=way, picked=slot is table.slots[0])
        for slot, card, way in zip(table.slots, cards, event.ways, strict=True)
    )
    return replace(table, slots=slots)


def _window(table: Table, event: WindowEvent) -> Table:
    match event:
        case events.WindowOpened(window):
            return waiting(table, Selling(window))
        case events.CardSold(seat, card, price, tax, bonuses):
            sold = without_card(with_gold(table, seat, price - tax), seat, card)
            return replace(sold, bonuses=bonuses)
        case events.SaidReady(seat):
            return _ready(table, lambda ready: (*ready, seat))
        case events.ReadyTakenBack(seat):
            return _ready(table, lambda ready: tuple(s for s in ready if s != seat))
        case events.CardTurned(lot):
            return with_fate(table, lot, fate="now")
        case _:
            assert_never(event)


def _ready(table: Table, changed: Callable[[tuple[Seat, ...]], tuple[Seat, ...]]) -> Table:
    """A window has one clock, which no readiness starts anew (TY-16)."""
    assert isinstance(table.stage, Selling)
    return replace(table, stage=replace(table.stage, ready=changed(table.stage.ready)))
