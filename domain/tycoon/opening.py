"""§1 Opening: eras, the removed red card, the first player and the direction."""

from domain.auctions import Call
from domain.auctions.sealed import highest
from domain.game import Seat, Seating, at, must
from domain.luck import Luck, die, picked, shuffled
from domain.tycoon.events import (
    DirectionChosen,
    FirstPlayerFound,
    GameOpened,
    StartDiceRolled,
    TycoonEvent,
)
from domain.tycoon.evolve import evolve
from domain.tycoon.moves import ChooseDirection
from domain.tycoon.pieces import ERAS, Card, cards_of, red_of
from domain.tycoon.rounds import begin_round
from domain.tycoon.stages import Directing
from domain.tycoon.table import Table


def setup(seating: Seating, luck: Luck) -> list[TycoonEvent]:
    """As many eras as players, one red card secretly out, dice for the first player (TY-02)."""
    players = len(seating.seats)
    eras, removed, deck = drawn_box(players, luck)
    opened = GameOpened(
        players=players,
        arrivals=seating.arrivals,
        lone_human=seating.lone_human,
        eras=eras,
        removed=removed,
        deck=deck,
        variants=seating.variants,
    )
    return [opened, *start_dice(seating.seats, luck)]


def drawn_box(players: int, luck: Luck) -> tuple[tuple[int, ...], int, tuple[Card, ...]]:
    """The eras, the era whose red card is out, and the deck in the order it will be drawn."""
    eras = tuple(sorted(shuffled(luck, ERAS)[:players]))
    removed = picked(luck, eras)
    return eras, removed, _deck(eras, removed, luck)


def _deck(eras: tuple[int, ...], removed: int, luck: Luck) -> tuple[Card, ...]:
    cards = [card for era in eras for card in cards_of(era) if card != red_of(removed)]
    return tuple(shuffled(luck, cards))


def start_dice(seats: tuple[Seat, ...], luck: Luck) -> list[TycoonEvent]:
    """Everybody rolls; those who tie for the highest roll again, until one is left (TY-05)."""
    rolled: list[TycoonEvent] = []
    while len(seats) > 1:
        dice = tuple(Call(seat, die(luck)) for seat in seats)
        rolled.append(StartDiceRolled(dice))
        seats = tuple(call.seat for call in highest(dice))
    return [*rolled, FirstPlayerFound(seats[0])]


def choose_direction(
    table: Table, seat: Seat, move: ChooseDirection, luck: Luck
) -> list[TycoonEvent]:
    """The first player chooses once, for the whole game (TY-06)."""
    at(table, Directing, "direction-is-set")
    must(seat == table.starter, "not-your-turn", seat=table.starter)
    chosen = DirectionChosen(seat, move.clockwise)
    return [chosen, *begin_round(evolve(table, chosen), luck)]
