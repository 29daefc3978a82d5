"""Where chance comes into a game: every fact that holds a draw, drawn anew."""

from msgspec.structs import replace

from domain.game import Seat
from domain.luck import Luck, picked, shuffled
from domain.modern_art import events
from domain.modern_art.events import ModernArtEvent
from domain.modern_art.pieces import PAINTINGS
from domain.modern_art.table import Table
from domain.modern_art.timeouts import drawn_card


def redrawn(table: Table, by: Seat | None, event: ModernArtEvent, luck: Luck) -> ModernArtEvent:
    """The fact as this luck would have it; the same where chance has no part in it.

    Who is slow to sell has a card drawn for them by the house (R-16).
    """
    match event:
        case events.GameOpened():
            return replace(event, pile=tuple(shuffled(luck, PAINTINGS)))
        case events.RoundBegan(round=1):
            return replace(event, seller=picked(luck, table.seats))
        case events.PaintingsPutUp(seat=seat) if by is None:
            return replace(event, paintings=(drawn_card(table, seat, luck),))
        case _:
            return event
