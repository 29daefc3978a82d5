"""Where chance comes into a game: every fact that holds a draw, drawn anew."""

from msgspec.structs import replace

from domain.game import Seat
from domain.gem_trader import events
from domain.gem_trader.crews import stolen
from domain.gem_trader.events import GemEvent
from domain.gem_trader.opening import drawn_decks
from domain.gem_trader.pieces import FACES
from domain.gem_trader.table import Table
from domain.luck import Luck, picked


def redrawn(table: Table, by: Seat | None, event: GemEvent, luck: Luck) -> GemEvent:
    """The fact as this luck would have it; the same where chance has no part in it."""
    match event:
        case events.GameOpened():
            return drawn_decks(event.players, event.lone_human, luck)
        case events.DieRolled():
            face = picked(luck, FACES)
            return replace(event, face=face, count=min(face, sum(table.pile)))
        case events.PocketPicked(victim=victim):
            return replace(event, gem=stolen(table, victim, luck))
        case _:
            return event
