"""The rulebook: how a game opens, how a command becomes facts, how it ends."""

from collections.abc import Iterator

from domain.auctions import Call, Lot
from domain.auctions.sealed import must_send, nearest
from domain.game import Command, Placing, RuleBroken, Seat, Seating, TimeIsUp, Wait, must
from domain.luck import Luck, picked, shuffled
from domain.options import May, Span, may
from tests.whisper.game.events import (
    BidSent,
    BidsOpened,
    GameEnded,
    GameOpened,
    LotSold,
    RoundBegan,
    WhisperEvent,
)
from tests.whisper.game.evolve import evolve
from tests.whisper.game.moves import Bid
from tests.whisper.game.pieces import CARDS, ROUNDS, SECONDS_TO_BID
from tests.whisper.game.table import Over, Score, Sealing, Table


def setup(seating: Seating, luck: Luck) -> list[WhisperEvent]:
    """The cards are shuffled, chance says who is first (WH-01)."""
    deck = tuple(shuffled(luck, CARDS))
    opened = GameOpened(len(seating.seats), seating.lone_human, deck)
    return [opened, RoundBegan(Lot(1), picked(luck, seating.seats))]


def decide(table: Table, command: Command, luck: Luck) -> list[WhisperEvent]:
    """The facts that follow from a move, or from the house's word.

    Raises:
        RuleBroken: the move is not allowed now.
    """
    move = command.move
    if isinstance(move, TimeIsUp):
        return _time_is_up(table, move.turn)
    if command.by is None or not isinstance(move, Bid):
        raise RuleBroken("not-a-move-here")
    return _bid(table, command.by, move)


def _bid(table: Table, seat: Seat, move: Bid) -> list[WhisperEvent]:
    """From 0 to all one has, in secret and for good (WH-03)."""
    stage = table.stage
    if not isinstance(stage, Sealing):
        raise RuleBroken("game-is-over")
    must(move.lot == table.lot, "other-lot", lot=table.lot)
    must_send(stage.auction, seat, move.amount, table.players[seat].coins)
    sent = BidSent(move.lot, seat, move.amount)
    if len(stage.auction.missing) > 1:
        return [sent]
    return [sent, *_sell(evolve(table, sent))]


def _time_is_up(table: Table, turn: int) -> list[WhisperEvent]:
    """Whoever is slow has bid 0 (WH-05); an old clock does nothing."""
    wait = waits(table)
    if wait is None or wait.seconds is None or wait.turn != turn:
        return []
    found: list[WhisperEvent] = []
    for seat in wait.slow:
        found += _bid(_after(table, found), seat, Bid(table.lot, 0))
    return found


def _sell(table: Table) -> list[WhisperEvent]:
    """The highest has it, of equal ones the nearest to the first seat (WH-04)."""
    assert isinstance(table.stage, Sealing)
    order = from_seat(table, table.first)
    amounts = {call.seat: call.amount for call in table.stage.auction.calls}
    calls = tuple(Call(seat, amounts[seat]) for seat in order)
    best = nearest(calls, order)
    sold = LotSold(table.lot, best.seat, best.amount, table.stage.card)
    found: list[WhisperEvent] = [BidsOpened(table.lot, calls), sold]
    return [*found, _go_on(_after(table, found))]


def _go_on(table: Table) -> WhisperEvent:
    """Two rounds; then most points win (WH-01, WH-06)."""
    if table.round == ROUNDS:
        return GameEnded(ranking(table))
    return RoundBegan(Lot(table.lot + 1), from_seat(table, table.first)[1])


def _after(table: Table, found: list[WhisperEvent]) -> Table:
    for event in found:
        table = evolve(table, event)
    return table


def from_seat(table: Table, first: Seat) -> tuple[Seat, ...]:
    """Clockwise."""
    return (*table.seats[first:], *table.seats[:first])


def points(table: Table) -> tuple[int, ...]:
    """By seat: a coin is one, a card its number (WH-06)."""
    return tuple(player.coins + sum(player.cards) for player in table.players)


def ranking(table: Table) -> tuple[Score, ...]:
    """Best first; equal points share the place."""
    return tuple(sorted(_scores(points(table)), key=lambda score: score.place))


def _scores(have: tuple[int, ...]) -> Iterator[Score]:
    for seat, own in enumerate(have):
        yield Score(Seat(seat), 1 + sum(other > own for other in have), own)


def placings(table: Table) -> tuple[Placing, ...] | None:
    if not isinstance(table.stage, Over):
        return None
    return tuple(Placing(s.seat, s.place, s.points) for s in table.stage.ranking)


def options(table: Table, seat: Seat) -> tuple[May, ...]:
    stage = table.stage
    if not isinstance(stage, Sealing) or seat not in stage.auction.missing:
        return ()
    return (may(Bid, lot=(table.lot,), amount=Span(0, table.players[seat].coins)),)


def waits(table: Table) -> Wait | None:
    """All whose bid is missing; no clock where one human plays with bots (WH-05)."""
    if not isinstance(table.stage, Sealing):
        return None
    missing = table.stage.auction.missing
    seconds = None if table.lone_human is not None else SECONDS_TO_BID
    return Wait(table.round, seconds, missing, slow=missing)
