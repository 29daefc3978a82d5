"""What one seat may see, built from nothing: a view is never a table with holes."""

from typing import assert_never

from domain.game import Seat
from domain.modern_art import stages
from domain.modern_art import view_types as seen
from domain.modern_art.options import options
from domain.modern_art.pieces import ROUNDS
from domain.modern_art.pricing import standing, worth
from domain.modern_art.table import Player, Table


def view(table: Table, seat: Seat | None) -> seen.View:
    """A spectator (None) sees what is public and nothing else."""
    if seat is None:
        return seen.View(None, _public(table), None, ())
    return seen.View(seat, _public(table), _own(table, seat), options(table, seat))


# What all see


def _public(table: Table) -> seen.Table:
    tokens = standing(table.counts)
    is_over = isinstance(table.stage, stages.Over)
    return seen.Table(
        round=table.round,
        rounds=ROUNDS,
        lone_human=table.lone_human,
        galleries=tuple([_gallery(player, is_over=is_over) for player in table.players]),
        counts=table.counts,
        tokens=table.tokens,
        standing=tokens,
        worth=worth(_earlier_tokens(table), tokens),
        pile=len(table.pile),
        museum=table.museum,
        last=table.last,
        settlements=table.settlements,
        stage=_stage(table),
    )


def _gallery(player: Player, *, is_over: bool) -> seen.Gallery:
    """How many cards, not which; no money before the end (MA-29, MA-30)."""
    money = player.money if is_over else None
    return seen.Gallery(len(player.hand), player.paintings, money)


def _earlier_tokens(table: Table) -> tuple[tuple[int, ...], ...]:
    """Those of the rounds before this one."""
    return tuple([row[: table.round - 1] for row in table.tokens])


def _stage(table: Table) -> seen.Stage:
    stage = table.stage
    match stage:
        case stages.Offering(seat):
            return seen.Offering(table.lot, seat)
        case stages.Over(ranking):
            return seen.Over(ranking)
        case _:
            return _selling(table.on_sale, stage)


SellingStage = (
    stages.Asking
    | stages.Pricing
    | stages.Outcry
    | stages.Circling
    | stages.Sealing
    | stages.Taking
)


def _selling(sale: seen.Sale, stage: SellingStage) -> seen.Stage:
    match stage:
        case stages.Outcry(auction):
            bids, least = auction.bids, auction.least
            return seen.Outcry(sale, bids, least, auction.quiet, auction.going)
        case stages.Circling():
            return _circling(sale, stage)
        case stages.Sealing(auction):
            return seen.Sealing(sale, auction.sent)  # who, never what
        case stages.Taking():
            return _taking(sale, stage)
        case stages.Asking(circle):
            assert circle.speaker is not None
            return seen.Asking(sale, circle.order, circle.refused, circle.speaker)
        case stages.Pricing():
            return seen.Pricing(sale)
        case _:
            assert_never(stage)


def _circling(sale: seen.Sale, stage: stages.Circling) -> seen.Circling:
    auction = stage.auction
    assert auction.speaker is not None
    return seen.Circling(
        sale, auction.order, auction.said, auction.high, auction.least, auction.speaker
    )


def _taking(sale: seen.Sale, stage: stages.Taking) -> seen.Taking:
    price, circle = stage.auction.price, stage.auction.circle
    assert circle.speaker is not None
    return seen.Taking(sale, price, circle.order, circle.refused, circle.speaker)


# What one seat alone sees


def _own(table: Table, seat: Seat) -> seen.Own:
    player = table.players[seat]
    return seen.Own(player.hand, player.money, _submitted(table.stage, seat))


def _submitted(stage: stages.Stage, seat: Seat) -> int | None:
    if not isinstance(stage, stages.Sealing):
        return None
    return next((call.amount for call in stage.auction.calls if call.seat == seat), None)
