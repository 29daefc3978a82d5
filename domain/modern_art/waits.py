"""Whom the table waits for, and for how long (R-15)."""

from typing import assert_never

from domain.game import Seat, Wait
from domain.modern_art.pieces import SECONDS_OF_GOING, SECONDS_TO_BID, SECONDS_TO_DECIDE
from domain.modern_art.stages import (
    Asking,
    Circling,
    Offering,
    Outcry,
    Over,
    Pricing,
    Sealing,
    Taking,
)
from domain.modern_art.table import Table


def waits(table: Table) -> Wait | None:
    stage = table.stage
    match stage:
        case Over():
            return None
        case Outcry():
            return _bidding(table, stage)
        case Offering(seat):
            return _deciding(table, seat)
        case Asking(circle):
            return _deciding(table, circle.speaker)
        case Pricing():
            return _deciding(table, table.on_sale.host)
        case Circling(auction):
            return _deciding(table, auction.speaker)
        case Taking(auction):
            return _deciding(table, auction.circle.speaker)
        case Sealing(auction):
            return _deciding(table, *auction.missing)
        case _:
            assert_never(stage)


def _deciding(table: Table, *asked: Seat | None) -> Wait:
    seats = tuple(seat for seat in asked if seat is not None)
    seconds = None if table.lone_human is not None else SECONDS_TO_DECIDE
    return Wait(table.turn, seconds, seats, slow=seats)


def _bidding(table: Table, stage: Outcry) -> Wait:
    """All who could still raise; when nobody would, the host, for the hammer is theirs (MA-23).

    Nobody is late here: time up is the house's hammer, or the next call of a countdown.
    """
    undecided = stage.auction.undecided
    if table.lone_human is not None:
        return Wait(table.turn, None, _with_human(table.lone_human, stage, undecided))
    host = table.on_sale.host
    if stage.auction.going:
        others = tuple(seat for seat in undecided if seat != host)
        return Wait(table.turn, SECONDS_OF_GOING, others)
    return Wait(table.turn, SECONDS_TO_BID, undecided or (host,))


def _with_human(human: Seat, stage: Outcry, undecided: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The only human ends it, even while they lead (R-15)."""
    if human in stage.auction.quiet or human in undecided:
        return undecided
    return (*undecided, human)
