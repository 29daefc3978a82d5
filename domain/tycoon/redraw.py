"""Where chance comes into a game: every fact that holds a draw, drawn anew."""

from msgspec.structs import replace

from domain.auctions import Call
from domain.game import Seat
from domain.luck import Luck, die, shuffled
from domain.tycoon import events
from domain.tycoon.events import TycoonEvent
from domain.tycoon.opening import drawn_box
from domain.tycoon.pieces import STARS
from domain.tycoon.table import Table


def redrawn(table: Table, by: Seat | None, event: TycoonEvent, luck: Luck) -> TycoonEvent:
    """The fact as this luck would have it; the same where chance has no part in it."""
    match event:
        case events.GameOpened(players=players):
            eras, removed, deck = drawn_box(players, luck)
            return replace(event, eras=eras, removed=removed, deck=deck)
        case events.StartDiceRolled(dice):
            return replace(event, dice=tuple(Call(call.seat, die(luck)) for call in dice))
        case events.UnsoldReturned():
            return replace(event, cards=tuple(shuffled(luck, table.unsold)))
        case events.HouseDiceRolled():
            return replace(event, faces=tuple(die(luck) for _ in STARS))
        case events.DieRolled():
            return replace(event, face=die(luck))
        case _:
            return event
