"""What one seat may see, built from nothing: a view is never a table with holes."""

from typing import assert_never

from msgspec.structs import replace

from domain.game import Seat
from domain.tycoon import stages
from domain.tycoon import view_types as seen
from domain.tycoon.options import options
from domain.tycoon.pieces import STARS, Card, Title, is_red, is_red_title, star_of
from domain.tycoon.quotes import ladder, net, price
from domain.tycoon.scoring import worths
from domain.tycoon.sums import terms
from domain.tycoon.table import Player, Slot, Table
from domain.tycoon.trading import trade_tax


def view(table: Table, seat: Seat | None) -> seen.View:
    """A spectator (None) sees what is public and nothing else (TY-81)."""
    if seat is None:
        return seen.View(None, _public(table), None, ())
    return seen.View(seat, _public(table), _own(table, seat), options(table, seat))


# What all see


def _public(table: Table) -> seen.Table:
    return seen.Table(
        round=table.round,
        rounds=table.rounds,
        eras=table.eras,
        removed=table.removed if isinstance(table.stage, stages.Over) else None,
        starter=table.starter,
        clockwise=table.clockwise,
        lone_human=table.lone_human,
        collectors=tuple([_collector(player) for player in table.players]),
        dice=table.dice,
        bonuses=table.bonuses,
        prices=tuple(map(price, STARS, table.bonuses)),
        slots=tuple([_slot(slot) for slot in table.slots]),
        unsold=table.unsold,
        deck=len(table.deck),
        last=table.last,
        stage=_stage(table),
        variants=table.variants,
    )


def _collector(player: Player) -> seen.Collector:
    """Gold, the number of cards, reds and bans are public (TY-82)."""
    return seen.Collector(player.gold, len(player.hand), player.reds, player.banned)


def _slot(slot: Slot) -> seen.Slot:
    """Nobody sees the face before it is turned (TY-25)."""
    card = None if slot.fate == "waiting" else slot.card
    return seen.Slot(slot.lot, slot.way, slot.picked, card, slot.fate, slot.buyer, slot.paid)


def _stage(table: Table) -> seen.Stage:
    stage, starter = table.stage, table.starter
    match stage:
        case stages.Selling(window, ready):
            return seen.Selling(window, ready, starter)
        case stages.Outcry():
            return _outcry(table, stage)
        case stages.Sealing():
            return _sealing(table, stage)
        case stages.Rolling(lot, ranking):
            winner = ranking[0]
            return seen.Rolling(lot, table.slot(lot).card, winner.seat, winner.amount)
        case stages.Directing(rolls):
            return seen.Directing(starter, rolls)
        case stages.Picking():
            return seen.Picking(starter)
        case stages.Over(ranking):
            return seen.Over(tuple(map(_without_empty_eras, ranking)))
        case _:
            return _trading(stage, starter)


def _without_empty_eras(score: seen.Score) -> seen.Score:
    """What is not there need not be sent; the fact itself keeps all of them."""
    return replace(score, eras=tuple([era for era in score.eras if era.cards]))


def _outcry(table: Table, stage: stages.Outcry) -> seen.Outcry:
    lot, auction = stage.lot, stage.auction
    card = table.slot(lot).card
    return seen.Outcry(lot, card, auction.bidders, auction.bids, auction.least, auction.quiet)


def _sealing(table: Table, stage: stages.Sealing) -> seen.Sealing:
    """Who has submitted, never what (TY-36)."""
    lot, auction = stage.lot, stage.auction
    card = table.slot(lot).card
    return seen.Sealing(lot, card, stage.attempt, auction.bidders, auction.sent, stage.opened)


TradingStage = (
    stages.Wishing | stages.WishAsked | stages.WishChoice | stages.Offering | stages.TradeAsked
)


def _trading(stage: TradingStage, starter: Seat) -> seen.Stage:
    match stage:
        case stages.Wishing():
            return seen.Wishing(starter)
        case stages.WishAsked(title, gold, answers):
            return seen.WishAsked(starter, title, gold, tuple(a.seat for a in answers))
        case stages.WishChoice(title, gold):
            return seen.WishChoice(starter, title, gold)
        case stages.Offering():
            return seen.Offering(starter)
        case stages.TradeAsked():
            return _trade_asked(stage, starter)
        case _:
            assert_never(stage)


def _trade_asked(stage: stages.TradeAsked, starter: Seat) -> seen.TradeAsked:
    """Reds by name, other cards as a card (TY-65)."""
    return seen.TradeAsked(
        seat=starter,
        to=stage.to,
        gold=stage.gold,
        red=stage.card if is_red(stage.card) else None,
        asks_card=stage.title is not None,
        asks_red=_red_title(stage.title),
    )


def _red_title(title: Title | None) -> Title | None:
    return title if title is not None and is_red_title(title) else None


# What one seat alone sees


def _own(table: Table, seat: Seat) -> seen.Own:
    player, stage = table.players[seat], table.stage
    return seen.Own(
        hand=_hand(table, player),
        terms=_terms(table, seat),
        ladder=_ladders(table, player.hand),
        worth=worths(player.hand, table.eras),
        submitted=_submitted(stage, seat),
        sellers=_sellers(table, seat),
        trade=_trade(table, seat),
    )


def _hand(table: Table, player: Player) -> tuple[seen.Item, ...]:
    quotes = tuple(map(net, STARS, table.bonuses))
    both = zip(player.hand, player.paid, strict=True)
    return tuple([seen.Item(card, paid, quotes[star_of(card) - 1]) for card, paid in both])


def _terms(table: Table, seat: Seat) -> seen.Terms | None:
    match table.stage:
        case stages.Outcry(lot) | stages.Sealing(lot) | stages.Rolling(lot):
            return terms(table, lot, seat)
        case _:
            return None


def _ladders(table: Table, hand: tuple[Card, ...]) -> tuple[tuple[int, ...], ...]:
    held = [star_of(card) for card in hand]
    return tuple(map(ladder, STARS, table.bonuses, map(held.count, STARS)))


def _submitted(stage: stages.Stage, seat: Seat) -> int | None:
    if not isinstance(stage, stages.Sealing):
        return None
    return next((call.amount for call in stage.auction.calls if call.seat == seat), None)


def _sellers(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Who would grant the wish is for the start player alone (TY-61)."""
    if seat != table.starter:
        return ()
    match table.stage:
        case stages.WishAsked(answers=answers):
            return tuple(answer.seat for answer in answers if answer.sells)
        case stages.WishChoice(sellers=sellers):
            return sellers
        case _:
            return ()


def _trade(table: Table, seat: Seat) -> seen.Trade | None:
    stage, starter = table.stage, table.starter
    if not isinstance(stage, stages.TradeAsked) or seat not in (starter, stage.to):
        return None
    tax = trade_tax(stage.gold, stage.card, stage.title)
    return seen.Trade(starter, stage.to, stage.card, stage.gold, stage.title, tax)
