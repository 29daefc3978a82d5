"""§2 The selling window before each card, and §4 selling to the house."""

from domain.game import Seat, at, must
from domain.tycoon.bidding import turn_over
from domain.tycoon.events import (
    CardSold,
    ReadyTakenBack,
    SaidReady,
    TradingOpened,
    TycoonEvent,
)
from domain.tycoon.guards import must_start
from domain.tycoon.moves import CloseWindow, SayReady, Sell, TakeReadyBack
from domain.tycoon.pieces import Card, star_of
from domain.tycoon.quotes import sales
from domain.tycoon.stages import Selling
from domain.tycoon.table import Table


def sell(table: Table, seat: Seat, move: Sell) -> list[TycoonEvent]:
    """Anybody not yet ready may sell any number of cards, banned or not (TY-15, TY-20)."""
    window = _window(table, move.window)
    must(seat not in window.ready, "you-are-ready")
    _must_hold(table.players[seat].hand, move.cards)
    sold = sales(move.cards, table.bonuses)
    gold = sum(sale.price - sale.tax for sale in sold)
    must(_still_holds(table, move), "quote-has-moved", gold=gold, bonuses=table.bonuses)
    return [CardSold(seat, s.card, s.price, s.tax, s.bonuses) for s in sold]


def _still_holds(table: Table, move: Sell) -> bool:
    """A quote lapses only when its own star was sold meanwhile (TY-14)."""
    places = {star_of(card) - 1 for card in move.cards}
    now = table.bonuses
    alike = len(move.bonuses) == len(now)
    return alike and all(move.bonuses[place] == now[place] for place in places)


def _must_hold(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> None:
    """As many of those alike as one has."""
    must(len(cards) > 0, "nothing-chosen")
    for card in cards:
        must(card in hand, "not-your-card", card=card)
        must(cards.count(card) <= hand.count(card), "card-twice", card=card)


def say_ready(table: Table, seat: Seat, move: SayReady) -> list[TycoonEvent]:
    must(seat not in _window(table, move.window).ready, "you-are-ready")
    return [SaidReady(seat)]


def take_ready_back(table: Table, seat: Seat, move: TakeReadyBack) -> list[TycoonEvent]:
    """Each switches freely between ready and not ready (TY-15)."""
    must(seat in _window(table, move.window).ready, "you-are-not-ready")
    return [ReadyTakenBack(seat)]


def close_window(table: Table, seat: Seat, move: CloseWindow) -> list[TycoonEvent]:
    """Only the start player, and only when all are ready, the start player too (TY-16)."""
    window = _window(table, move.window)
    must_start(table, seat)
    missing = unready(table, window)
    must(not missing, "not-all-ready", seats=missing)
    return _closed(table, window)


def window_ends(table: Table, window: Selling) -> list[TycoonEvent]:
    """At the end of its time who is not ready is late, and it closes (TY-16, TY-78)."""
    late = [SaidReady(seat) for seat in unready(table, window)]
    return [*late, *_closed(table, window)]


def _closed(table: Table, window: Selling) -> list[TycoonEvent]:
    if not table.slots:
        return [TradingOpened()]  # TY-03: a round without cards
    return turn_over(table, window.window)


def unready(table: Table, window: Selling) -> tuple[Seat, ...]:
    return tuple(seat for seat in table.seats if seat not in window.ready)


def _window(table: Table, number: int) -> Selling:
    stage = at(table, Selling, "no-window")
    must(number == stage.window, "other-window", window=stage.window)
    return stage
