"""Whom the table waits for, and for how long."""

from typing import assert_never

from domain.game import Seat, Wait
from domain.gem_trader.pieces import SECONDS_TO_DECIDE
from domain.gem_trader.stages import Bidding, Over, Playing, Selling, Taking
from domain.gem_trader.table import Table


def waits(table: Table) -> Wait | None:
    """90 s for every decision; no clock where one human plays with bots (R-15)."""
    if isinstance(table.stage, Over):
        return None
    asked = answering(table)
    seconds = None if table.lone_human is not None else SECONDS_TO_DECIDE
    return Wait(table.turn, seconds, asked, slow=asked)


def answering(table: Table) -> tuple[Seat, ...]:
    """Who is asked. Who cannot outbid is asked too: only they may know their cash (B-12)."""
    match table.stage:
        case Bidding(auction=auction):
            return (auction.speaker,)
        case Taking(seat=seat):
            return (seat,)
        case Playing(queue):
            return queue[:1]
        case Selling():
            return table.stage.missing
        case Over():
            return ()
        case _:
            assert_never(table.stage)
