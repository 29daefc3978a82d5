"""What is hidden at a table, exchanged (tests/soak/exchange.py)."""

from collections.abc import Iterator
from typing import Any, get_args

from msgspec.structs import replace

from domain.game import Seat
from domain.gem_trader.changes import seated
from domain.gem_trader.counts import each, minus, one, plus
from domain.gem_trader.events import CrewEvent, GameEnded, LotsDrawn, LotSold, SaleSent
from domain.gem_trader.pieces import CASH, AuctionCard, Gems, MarketCard
from domain.gem_trader.stages import Selling
from domain.gem_trader.table import Player, Table
from domain.luck import Luck, picked
from tests.soak.exchange import Exchange, pieces, secret_fact, two_of

STEP = 10


def exchanges(table: Table, facts: list[Any], luck: Luck) -> Iterator[Exchange]:
    waiting = [slot.card for slot in table.slots if slot.fate == "waiting"]
    if pair := two_of(luck, [*waiting, *table.deck]):
        yield pieces("lot", table, AuctionCard, pair, _nobody, secret=(LotsDrawn,))
    if pair := two_of(luck, [*table.markets, *table.spare]):
        yield pieces("market card", table, MarketCard, pair, _scouts, secret=())
    seat, other = picked(luck, table.seats), picked(luck, table.seats)
    yield from _crews(table, seat, other, luck)
    yield from _gems(table, seat, other, luck)
    yield from _richer(table, seat, luck)
    fact = facts[-1]
    if isinstance(fact, SaleSent):
        yield from _fist(table, fact, luck)


def _nobody(_: Table, __: set[Any]) -> set[Seat]:
    return set()


def _scouts(table: Table, cards: set[Any]) -> set[Seat]:
    return {*table.day.scouts} if cards & {*table.markets[:1]} else set()


def _crews(table: Table, seat: Seat, other: Seat, luck: Luck) -> Iterator[Exchange]:
    """A crew in a hand, and one of another hand or of the deck, until one is played or drawn."""
    mine = table.players[seat].crews
    theirs = table.crews if other == seat else table.players[other].crews
    if not mine or not theirs:
        return
    at, from_there = luck.below(len(mine)), luck.below(len(theirs))
    if mine[at] == theirs[from_there]:
        return
    there = _holding(table, seat, crews=_with(mine, at, theirs[from_there]))
    theirs = _with(theirs, from_there, mine[at])
    in_deck = other == seat
    yield Exchange(
        "event card",
        replace(there, crews=theirs) if in_deck else _holding(there, other, crews=theirs),
        knows=lambda _: {seat, other},
        shows=lambda fact, _: (
            _is_played(fact, {seat, other})
            or (isinstance(fact, LotSold) and bool(fact.crews))
            or isinstance(fact, GameEnded)
        ),
    )


def _is_played(fact: Any, seats: set[Seat]) -> bool:
    return isinstance(fact, get_args(CrewEvent)) and fact.seat in seats


def _gems(table: Table, seat: Seat, other: Seat, luck: Luck) -> Iterator[Exchange]:
    """A gem behind one screen for one behind another, until it would have to be there."""
    mine, theirs = tuple(each(table.players[seat].gems)), tuple(each(table.players[other].gems))
    if seat == other or not mine or not theirs:
        return
    given, taken = picked(luck, mine), picked(luck, theirs)
    if given == taken:
        return
    there = table
    for who, less, more in ((seat, given, taken), (other, taken, given)):
        gems = plus(minus(there.players[who].gems, one(less)), one(more))
        there = _holding(there, who, gems=gems)
    yield Exchange(
        "gem",
        there,
        knows=lambda _: {seat, other},
        shows=lambda fact, at: isinstance(fact, GameEnded) or not _could_be(fact, at),
    )


def _could_be(fact: Any, table: Table) -> bool:
    """Nobody has, or has in the fist, what they cannot have."""
    fists = {fact.seat: fact.gems} if isinstance(fact, SaleSent) else {}
    if isinstance(table.stage, Selling):
        fists |= {sale.seat: sale.gems for sale in table.stage.sales}
    return all(
        min(minus(player.gems, fists.get(seat, (0,) * len(player.gems)))) >= 0
        for seat, player in zip(table.seats, table.players, strict=True)
    )


def _richer(table: Table, seat: Seat, luck: Luck) -> Iterator[Exchange]:
    """Who has more could have done all they did, until they borrow."""
    player = table.players[seat]
    if player.debt:
        return
    cash = player.cash + STEP * (1 + luck.below(CASH // STEP))
    yield Exchange(
        "cash",
        _holding(table, seat, cash=cash),
        knows=lambda _: {seat},
        shows=lambda fact, _: (
            isinstance(fact, GameEnded)
            or (isinstance(fact, LotSold) and fact.seat == seat and fact.debt > 0)
        ),
    )


def _fist(table: Table, sent: SaleSent, luck: Luck) -> Iterator[Exchange]:
    """Anything else they may have in it."""
    gems, closed = table.players[sent.seat].gems, table.day.closed
    other: Gems = tuple(
        [0 if gem in closed else luck.below(most + 1) for gem, most in enumerate(gems)]
    )
    if other != sent.gems:
        yield secret_fact("fist", table, sent, {sent.seat}, gems=other)


def _holding(table: Table, seat: Seat, **what: Any) -> Table:
    player: Player = replace(table.players[seat], **what)
    return seated(table, seat, player)


def _with(things: tuple[Any, ...], at: int, thing: Any) -> tuple[Any, ...]:
    return (*things[:at], thing, *things[at + 1 :])
