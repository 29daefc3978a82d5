"""What every seat has at a moment of the game, as a settlement just now would count it."""

from domain.game import Holding
from domain.modern_art.pieces import artist_of
from domain.modern_art.pricing import standing, worth
from domain.modern_art.table import Table


def reckon(table: Table) -> tuple[Holding, ...]:
    """Worth: money, and what the bank would pay for the paintings on the wall if the round ended.

    A card in hand is worth nothing until it is sold.
    """
    values = worth(table.tokens, standing(table.counts))
    return tuple(
        Holding(
            seat, player.money, player.money + sum(values[artist_of(p)] for p in player.paintings)
        )
        for seat, player in zip(table.seats, table.players, strict=True)
    )
