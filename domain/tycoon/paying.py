"""§3 The price die, payment, default and takeover."""

from domain.game import Seat, at, must
from domain.luck import Luck, die
from domain.tycoon.events import DieRolled, LotSold, PaymentFailed, TycoonEvent
from domain.tycoon.evolve import evolve
from domain.tycoon.moves import RollDie
from domain.tycoon.pieces import TAKERS
from domain.tycoon.rounds import after_lot, bans_after, unsold
from domain.tycoon.stages import Rolling
from domain.tycoon.sums import payment, terms
from domain.tycoon.table import Table


def roll_die(table: Table, seat: Seat, move: RollDie, luck: Luck) -> list[TycoonEvent]:
    """The provisional winner rolls (TY-43)."""
    stage = at(table, Rolling, "no-die-to-roll")
    must(move.lot == stage.lot, "other-lot", lot=stage.lot)
    winner = stage.ranking[0].seat
    must(seat == winner, "not-your-turn", seat=winner)
    return roll(table, stage, luck)


def roll(table: Table, stage: Rolling, luck: Luck) -> list[TycoonEvent]:
    """One face for the winner and for those who would take over (TY-43, TY-52)."""
    rolled = DieRolled(stage.lot, stage.ranking[0].seat, die(luck))
    return [rolled, *_settle(evolve(table, rolled), stage, rolled.face)]


def _settle(table: Table, stage: Rolling, face: int) -> list[TycoonEvent]:
    """Who cannot pay passes it on, to two takers at most; only the winner is banned for it.

    TY-49, TY-50, TY-53, TY-55.
    """
    failed: list[TycoonEvent] = []
    for call in stage.ranking[: 1 + TAKERS]:
        due = payment(call.amount, face, terms(table, stage.lot, call.seat))
        defaulter = stage.ranking[0].seat if failed else None
        if due.pay <= table.players[call.seat].gold:
            sold = LotSold(stage.lot, call.seat, due, bans_after(table, defaulter))
            return [*failed, sold, after_lot(evolve(table, sold))]
        failed.append(PaymentFailed(stage.lot, call.seat, due))
    return [*failed, *unsold(table, stage.lot, stage.ranking[0].seat)]
