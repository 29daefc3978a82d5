"""Whom the table waits for, and for how long (TY-77)."""

from typing import assert_never

from msgspec.structs import replace

from domain.game import Seat, Wait
from domain.tycoon.pieces import (
    SECONDS_TO_BID,
    SECONDS_TO_CLOSE,
    SECONDS_TO_DECIDE,
    SECONDS_TO_ROLL,
)
from domain.tycoon.selling import unready
from domain.tycoon.stages import (
    Directing,
    Offering,
    Outcry,
    Over,
    Picking,
    Rolling,
    Sealing,
    Selling,
    TradeAsked,
    WishAsked,
    WishChoice,
    Wishing,
)
from domain.tycoon.table import Table


def waits(table: Table) -> Wait | None:
    match table.stage:
        case Over():
            return None
        case Outcry():
            return _bidding(table, table.stage)
        case Rolling(ranking=ranking):
            return Wait(table.turn, SECONDS_TO_ROLL, (ranking[0].seat,))
        case Selling():
            return _selling(table, table.stage)
        case Sealing() | WishAsked() | TradeAsked():
            return _deciding(table, _answering(table, table.stage))
        case Directing() | Picking() | Wishing() | WishChoice() | Offering():
            return _deciding(table, (table.starter,))
        case _:
            assert_never(table.stage)


Several = Sealing | WishAsked | TradeAsked


def _answering(table: Table, stage: Several) -> tuple[Seat, ...]:
    """Who has yet to answer where several may, or where it is not the start player."""
    match stage:
        case Sealing(auction=auction):
            return auction.missing
        case WishAsked(answers=answers):
            answered = {answer.seat for answer in answers}
            return tuple(seat for seat in table.others(table.starter) if seat not in answered)
        case TradeAsked(to=to):
            return (to,)
        case _:
            assert_never(stage)


def _deciding(table: Table, asked: tuple[Seat, ...]) -> Wait:
    seconds = None if table.lone_human is not None else SECONDS_TO_DECIDE
    return Wait(table.turn, seconds, asked, slow=asked)


def _selling(table: Table, window: Selling) -> Wait:
    """One clock a window; that it is not closed makes nobody late, it then closes (TY-16)."""
    missing = unready(table, window)
    if missing:
        return _deciding(table, missing)
    closing = _deciding(table, (table.starter,))
    return replace(closing, slow=(), least=SECONDS_TO_CLOSE)


def _bidding(table: Table, stage: Outcry) -> Wait:
    """Time up is the house's hammer (TY-29); the only human has it in their own hand (TY-33)."""
    asked, human = stage.auction.undecided, table.lone_human
    if human is None:
        return Wait(table.turn, SECONDS_TO_BID, asked)
    if human not in stage.auction.quiet and human not in asked:
        asked = (*asked, human)
    return Wait(table.turn, None, asked)
