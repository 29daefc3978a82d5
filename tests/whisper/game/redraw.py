"""Where chance comes in, and what nobody can see: drawn anew, dealt anew."""

from msgspec.structs import replace

from domain.auctions import Call
from domain.game import Seat
from domain.luck import Luck, picked, shuffled
from tests.whisper.game import events
from tests.whisper.game.events import WhisperEvent
from tests.whisper.game.pieces import CARDS
from tests.whisper.game.table import Sealing, Table


def redrawn(table: Table, by: Seat | None, event: WhisperEvent, luck: Luck) -> WhisperEvent:
    """The fact as this luck would have it (WH-01)."""
    match event:
        case events.GameOpened():
            return replace(event, deck=tuple(shuffled(luck, CARDS)))
        case events.RoundBegan(lot=1):
            return replace(event, first=picked(luck, table.seats))
        case _:
            return event


def redeal(table: Table, seat: Seat | None, luck: Luck) -> Table:
    """Other cards to come, and other bids of the others."""
    table = replace(table, deck=tuple(shuffled(luck, table.deck)))
    stage = table.stage
    if not isinstance(stage, Sealing):
        return table
    calls = (c if c.seat == seat else _another(table, c, luck) for c in stage.auction.calls)
    auction = replace(stage.auction, calls=tuple(calls))
    return replace(table, stage=replace(stage, auction=auction))


def _another(table: Table, call: Call, luck: Luck) -> Call:
    return Call(call.seat, luck.below(table.players[call.seat].coins + 1))
