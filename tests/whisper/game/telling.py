"""What is told of the game: the log for all while it runs, the numbers once it is over."""

from collections.abc import Iterable
from typing import assert_never

from domain.game import Holding, Line, Purchase, Said
from tests.whisper.game import events
from tests.whisper.game.events import WhisperEvent
from tests.whisper.game.pieces import PURSE, ROUNDS
from tests.whisper.game.rules import points
from tests.whisper.game.table import Table


def line(key: str, **numbers: Said) -> Line:
    return Line(key, numbers)


def tell(table: Table, event: WhisperEvent) -> Line | None:
    """The line of a fact, given the table before it; None if it is secret."""
    match event:
        case events.GameOpened(players):
            return line("game-opened", players=players, gold=PURSE)
        case events.RoundBegan(lot, first):
            card = table.deck[0]
            return line("round-began", round=lot, rounds=ROUNDS, seat=first, card=card)
        case events.BidSent():
            return None
        case events.BidsOpened(lot, calls):
            seats = tuple(call.seat for call in calls)
            return line("bids-opened", lot=lot, seats=seats, golds=tuple(c.amount for c in calls))
        case events.LotSold(lot, buyer, price, card):
            return line("lot-sold", lot=lot, seat=buyer, gold=price, card=card)
        case events.GameEnded(ranking):
            best = ranking[0]
            return line("game-ended", seat=best.seat, gold=best.points)
        case _:
            assert_never(event)


def reckon(table: Table) -> tuple[Holding, ...]:
    worth = points(table)
    return tuple(Holding(s, table.players[s].coins, worth[s]) for s in table.seats)


def purchases(facts: Iterable[WhisperEvent]) -> tuple[Purchase, ...]:
    """A card is worth its number to whoever has it (WH-02)."""
    sold = (fact for fact in facts if isinstance(fact, events.LotSold))
    return tuple(Purchase(f.buyer, f.lot, (f.card,), f.price, worth=f.card) for f in sold)
