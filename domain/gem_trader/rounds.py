"""§2 and §5 What follows what in a round, until somebody is asked.

A card is turned up, sold, its dice are rolled; after the last one comes the circuit of event cards,
then the sale, then the next round.
"""

from domain.auctions import Call, Lot
from domain.game import Seat
from domain.gem_trader.counts import at_most
from domain.gem_trader.events import (
    BiddingOpened,
    CircuitOpened,
    DieRolled,
    GameEnded,
    GemEvent,
    GemsTaken,
    IncomePaid,
    LotsDrawn,
    LotSold,
    LotTurned,
    RoundBegan,
    SalesOpened,
    SellingOpened,
)
from domain.gem_trader.evolve import after, evolve
from domain.gem_trader.markets import incomes, market
from domain.gem_trader.pieces import (
    FACES,
    FIXED_PRICE,
    GOODS,
    LEAST_BID,
    NO_GEMS,
    RAISE,
    ROUNDS,
)
from domain.gem_trader.scoring import ranking
from domain.gem_trader.stages import Sale
from domain.gem_trader.table import Table
from domain.gem_trader.view_types import Income, Outcome
from domain.luck import Luck, picked

# The auction


def begin_round(table: Table, luck: Luck) -> list[GemEvent]:
    """The start marker to the left, a market card, as many auction cards as players (GT-20)."""
    starter = table.from_starter[1] if table.round else table.starter
    began = RoundBegan(table.round + 1, starter, table.markets[0])
    drawn = LotsDrawn(Lot(table.lots + 1), table.deck[: len(table.players)])
    return [began, drawn, *turn_up(after(table, began, drawn), luck)]


def turn_up(table: Table, luck: Luck) -> list[GemEvent]:
    """Who has bought sits out; the start player opens, or who is next to their left (GT-02).

    The last card goes to the last one for a fixed price (GT-07, GT-08).
    """
    slot = next(slot for slot in table.slots if slot.fate == "waiting")
    turned = LotTurned(slot.lot, slot.card)
    bidders = tuple(seat for seat in table.from_starter if seat not in table.buyers)
    if len(bidders) == 1:
        forced = Call(bidders[0], FIXED_PRICE)
        return [turned, *sold(evolve(table, turned), slot.lot, forced, luck, forced=True)]
    return [turned, BiddingOpened(slot.lot, bidders, LEAST_BID, RAISE)]


def sold(table: Table, lot: Lot, call: Call, luck: Luck, *, forced: bool = False) -> list[GemEvent]:
    """The buyer pays the bank; what they lack is a debt. Then they take what is on the card.

    GT-05, GT-11, GT-12, GT-14.
    """
    goods, paid = GOODS[table.slot(lot).card], min(call.amount, table.players[call.seat].cash)
    bought = LotSold(
        lot=lot,
        seat=call.seat,
        price=call.amount,
        paid=paid,
        debt=call.amount - paid,
        gems=at_most(goods.gems, table.pile),
        crews=table.crews[: goods.crews],
        forced=forced,
    )
    return [bought, *roll(evolve(table, bought), lot, call.seat, luck)]


def roll(table: Table, lot: Lot, seat: Seat, luck: Luck) -> list[GemEvent]:
    """One roll, and the gems are taken before the next one (GT-10), as far as there are any."""
    slot = table.slot(lot)
    if len(slot.rolls) == GOODS[slot.card].dice:
        return after_lot(table, luck)
    face = picked(luck, FACES)
    rolled = DieRolled(lot, seat, face, min(face, sum(table.pile)))
    if rolled.count:
        return [rolled]
    taken = GemsTaken(lot, seat, NO_GEMS)
    return [rolled, taken, *roll(after(table, rolled, taken), lot, seat, luck)]


def after_lot(table: Table, luck: Luck) -> list[GemEvent]:
    """The next card; after the last one the market opens."""
    if any(slot.fate == "waiting" for slot in table.slots):
        return turn_up(table, luck)
    return open_circuit(table, luck)


# The market


def open_circuit(table: Table, luck: Luck) -> list[GemEvent]:
    """One circuit from the start player, by all who have event cards (GT-13).

    How many each has drawn and played all have seen, so passing over the others betrays nothing.
    """
    order = tuple(seat for seat in table.from_starter if table.players[seat].crews)
    return [CircuitOpened(order)] if order else open_sale(table, luck)


def open_sale(table: Table, luck: Luck) -> list[GemEvent]:
    """All who have gems are asked; how many each has is no secret, only which (B-12)."""
    sellers = tuple(seat for seat in table.seats if any(table.players[seat].gems))
    return [SellingOpened(sellers)] if sellers else open_fists(table, (), luck)


def open_fists(table: Table, sales: tuple[Sale, ...], luck: Luck) -> list[GemEvent]:
    """All at once: bonuses and prices are paid to everybody (GT-15, GT-16)."""
    earned = incomes(table.day, sales, table.from_starter)
    facts: list[GemEvent] = [SalesOpened(Outcome(table.round, market(table.day), earned))]
    facts += [_paid(table, income) for income in earned]
    return [*facts, *_after_round(after(table, *facts), luck)]


def _paid(table: Table, income: Income) -> IncomePaid:
    """A debt is taken off the next income (GT-12)."""
    repaid = min(income.total, table.players[income.seat].debt)
    return IncomePaid(income.seat, income.gems, income.total - repaid, repaid)


def _after_round(table: Table, luck: Luck) -> list[GemEvent]:
    """After the fourth market the money is counted (GT-21)."""
    if table.round < ROUNDS:
        return begin_round(table, luck)
    return [GameEnded(ranking(table))]
