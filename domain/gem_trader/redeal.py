"""Another table that a seat could be sitting at, for all it can see: every secret is dealt anew."""

from msgspec.structs import replace

from domain.game import Seat
from domain.gem_trader.counts import each, minus, one, plus
from domain.gem_trader.pieces import GEMS, MOST_TAKEN, Gem, Gems
from domain.gem_trader.stages import Over, Sale, Selling, Stage
from domain.gem_trader.table import Player, Slot, Table
from domain.gem_trader.view_types import Theft
from domain.luck import Luck, picked, shuffled

STEP = 10
MOST_CASH = 2_000
MOST_DEBT = 250
EXCHANGES = 12


def redeal(table: Table, seat: Seat | None, luck: Luck) -> Table:
    """What this seat (or a spectator, None) sees stays; the rest is another.

    How many gems and event cards each has can be reckoned from what all saw: it stays too.
    """
    table = _decks(table, seat, luck)
    if isinstance(table.stage, Over):
        return table
    others = table.others(seat)
    for _ in range(EXCHANGES):
        table = _exchanged(table, picked(luck, others), picked(luck, others), luck)
    table = _with_crews(_with_money(table, seat, luck), seat, luck)
    day = replace(table.day, thefts=_thefts(table, seat, luck))
    return replace(table, day=day, stage=_stage(table, seat, luck))


# Decks


def _decks(table: Table, seat: Seat | None, luck: Luck) -> Table:
    """Face-down cards of every kind; what the scout saw stays first."""
    known = 1 if seat in table.day.scouts else 0
    markets = shuffled(luck, (*table.markets[known:], *table.spare))
    ahead = (*table.markets[:known], *markets)
    return replace(
        _lots(table, luck),
        markets=ahead[: len(table.markets)],
        spare=ahead[len(table.markets) :],
        crews=tuple(shuffled(luck, table.crews)),
    )


def _lots(table: Table, luck: Luck) -> Table:
    waiting = [slot.card for slot in table.slots if slot.fate == "waiting"]
    cards = shuffled(luck, (*waiting, *table.deck))

    def dealt(slot: Slot) -> Slot:
        return replace(slot, card=cards.pop()) if slot.fate == "waiting" else slot

    return replace(table, slots=tuple(map(dealt, table.slots)), deck=tuple(cards))


# Behind the others' screens


def _exchanged(table: Table, one_seat: Seat, other: Seat, luck: Luck) -> Table:
    """A gem of one for a gem of another's, or of the pile's where that cannot be seen."""
    gems = tuple(each(table.players[one_seat].gems))
    if not gems:
        return table
    given = picked(luck, gems)
    if one_seat == other:
        return _with_pile(table, one_seat, given, picked(luck, GEMS))
    theirs = tuple(each(table.players[other].gems))
    if not theirs:
        return table
    taken = picked(luck, theirs)
    return _swapped(_swapped(table, one_seat, given, taken), other, taken, given)


def _with_pile(table: Table, seat: Seat, given: Gem, taken: Gem) -> Table:
    pile = minus(plus(table.pile, one(given)), one(taken))
    if min(pile) < 0 or _shown(pile) != _shown(table.pile):
        return table
    return replace(_swapped(table, seat, given, taken), pile=pile)


def _shown(pile: Gems) -> Gems:
    return tuple([min(n, MOST_TAKEN) for n in pile])


def _swapped(table: Table, seat: Seat, given: Gem, taken: Gem) -> Table:
    player = table.players[seat]
    gems = plus(minus(player.gems, one(given)), one(taken))
    return _seated(table, seat, replace(player, gems=gems))


def _seated(table: Table, seat: Seat, player: Player) -> Table:
    players = (*table.players[:seat], player, *table.players[seat + 1 :])
    return replace(table, players=players)


def _with_money(table: Table, seat: Seat | None, luck: Luck) -> Table:
    """Any cash; who has none may owe some of an earlier purchase."""
    for other in table.others(seat):
        cash = STEP * luck.below(MOST_CASH // STEP)
        owes = table.round > 1 and luck.below(8) == 0
        debt = STEP * (1 + luck.below(MOST_DEBT // STEP)) if owes else 0
        repaid = STEP * luck.below(MOST_DEBT // STEP) if table.round > 1 else 0
        money = {"cash": 0 if owes else cash, "debt": debt, "repaid": repaid}
        player = replace(table.players[other], **money)
        table = _seated(table, other, player)
    return table


def _with_crews(table: Table, seat: Seat | None, luck: Luck) -> Table:
    others = table.others(seat)
    hidden = [crew for other in others for crew in table.players[other].crews]
    crews = shuffled(luck, (*hidden, *table.crews))
    for other in others:
        count = len(table.players[other].crews)
        hand, crews = tuple(crews[:count]), crews[count:]
        table = _seated(table, other, replace(table.players[other], crews=hand))
    return replace(table, crews=tuple(crews))


# What was done in secret


def _thefts(table: Table, seat: Seat | None, luck: Luck) -> tuple[Theft, ...]:
    """Which gem, only thief and victim know; that there was one, all saw."""
    return tuple(
        theft
        if theft.gem is None or seat in (theft.thief, theft.victim)
        else replace(theft, gem=picked(luck, GEMS))
        for theft in table.day.thefts
    )


def _stage(table: Table, seat: Seat | None, luck: Luck) -> Stage:
    stage = table.stage
    if not isinstance(stage, Selling):
        return stage
    sales = tuple(
        sale if sale.seat == seat else Sale(sale.seat, _sale(table, sale.seat, luck))
        for sale in stage.sales
    )
    return replace(stage, sales=sales)


def _sale(table: Table, seat: Seat, luck: Luck) -> Gems:
    """Anything one may have in the fist."""
    gems, closed = table.players[seat].gems, table.day.closed
    return tuple([0 if gem in closed else luck.below(gems[gem] + 1) for gem in GEMS])
