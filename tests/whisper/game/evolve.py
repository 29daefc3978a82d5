"""The table after a fact. Nothing is decided here, worked out or refused."""

from typing import assert_never

from msgspec.structs import replace

from domain.auctions import Call
from domain.auctions.sealed import Sealed, with_sent
from domain.game import Seat
from tests.whisper.game import events
from tests.whisper.game.events import WhisperEvent
from tests.whisper.game.pieces import PURSE, Card
from tests.whisper.game.table import EMPTY, Outcome, Over, Player, Sealing, Table


def evolve(table: Table, event: WhisperEvent) -> Table:
    match event:
        case events.GameOpened(players, lone_human, deck):
            seated = (Player(PURSE),) * players
            return replace(EMPTY, players=seated, lone_human=lone_human, deck=deck)
        case events.RoundBegan(lot, first):
            stage = Sealing(table.deck[0], Sealed(table.seats))
            return replace(table, round=lot, first=first, deck=table.deck[1:], stage=stage)
        case events.BidSent(_, seat, amount):
            return _with_bid(table, Call(seat, amount))
        case events.BidsOpened(_, calls):
            return replace(table, calls=calls)
        case events.LotSold(_, buyer, price, card):
            last = Outcome(card, buyer, price, table.calls)
            return replace(table, players=_paid(table, buyer, price, card), last=last)
        case events.GameEnded(ranking):
            return replace(table, stage=Over(ranking))
        case _:
            assert_never(event)


def _with_bid(table: Table, call: Call) -> Table:
    assert isinstance(table.stage, Sealing)
    return replace(table, stage=replace(table.stage, auction=with_sent(table.stage.auction, call)))


def _paid(table: Table, buyer: Seat, price: int, card: Card) -> tuple[Player, ...]:
    player = table.players[buyer]
    richer = Player(player.coins - price, (*player.cards, card))
    return (*table.players[:buyer], richer, *table.players[buyer + 1 :])
