"""What one seat may see: its shape, and how it is built from nothing."""

from typing import assert_never

from msgspec import Struct

from domain.game import Seat, Value
from domain.options import May
from tests.whisper.game import table as secret
from tests.whisper.game.pieces import ROUNDS, Card
from tests.whisper.game.rules import options
from tests.whisper.game.table import Outcome, Player, Score


class _Stage(Struct, frozen=True, gc=False, tag=True, tag_field="is"):
    """What is going on. Its name in JSON stands under `is`."""


class Sealing(_Stage, frozen=True):
    """`card` is for sale; `sent`: who has written a bid."""

    card: Card
    sent: tuple[Seat, ...]


class Over(_Stage, frozen=True):
    """Final ranking, best first."""

    ranking: tuple[Score, ...]


Stage = Sealing | Over


class Own(Value, frozen=True):
    """What only this seat knows. `submitted`: its bid, until all are opened."""

    submitted: int | None


class Table(Value, frozen=True):
    """The public table. `deck`: how many cards nobody has seen."""

    round: int
    rounds: int
    lone_human: Seat | None
    players: tuple[Player, ...]
    first: Seat
    deck: int
    last: Outcome | None
    stage: Stage


class View(Value, frozen=True):
    """What one seat sees; a spectator has no `seat`, no `own` and no `options`."""

    seat: Seat | None
    table: Table
    own: Own | None
    options: tuple[May, ...]


def view(table: secret.Table, seat: Seat | None) -> View:
    """A spectator (None) sees what is public and nothing else."""
    if seat is None:
        return View(None, _public(table), None, ())
    return View(seat, _public(table), Own(_submitted(table, seat)), options(table, seat))


def _public(table: secret.Table) -> Table:
    return Table(
        round=table.round,
        rounds=ROUNDS,
        lone_human=table.lone_human,
        players=table.players,
        first=table.first,
        deck=len(table.deck),
        last=table.last,
        stage=_stage(table.stage),
    )


def _stage(stage: secret.Stage) -> Stage:
    match stage:
        case secret.Sealing(card, auction):
            return Sealing(card, auction.sent)  # who, never what
        case secret.Over(ranking):
            return Over(ranking)
        case _:
            assert_never(stage)


def _submitted(table: secret.Table, seat: Seat) -> int | None:
    if not isinstance(table.stage, secret.Sealing):
        return None
    return next((c.amount for c in table.stage.auction.calls if c.seat == seat), None)
