"""How much to bid, openly and sealed."""

from domain.choosing import offered, span_of
from domain.tycoon.moves import Bid, BidSealed, NoMore
from domain.tycoon.pieces import INCOME_OF_A_CARD_IN_A_SET, Card, era_of
from domain.tycoon.view_types import Outcry, Sealing, View
from tests.bench.frozen.tycoon.guessing import best_bid, rivals
from tests.bench.frozen.tycoon.market import holds_red, others
from tests.bench.frozen.tycoon.mind import Mind
from tests.bench.frozen.tycoon.outlook import more_than_three
from tests.bench.frozen.tycoon.paying import fair_most, mean_payment, safe_most, worst_payment
from tests.bench.frozen.tycoon.reading import made, terms_of

SHADE = 85
"""Percent of its limit that one who does not reckon bids under cover."""

JITTER = 3
"""Gold he bids less by chance, so that two alike seldom tie."""


def bid_openly(mind: Mind) -> Bid | NoMore:
    """The least step, as long as it is safe and costs no more than the card is worth."""
    raising, table = offered(mind.view, Bid), mind.view.table
    if raising is not None and isinstance(table.stage, Outcry):
        terms, least = terms_of(mind.view), span_of(raising, "amount").least
        safe = worst_payment(least, terms) <= purse(mind)
        if safe and mean_payment(least, terms) <= worth_paying(mind, table.stage.card):
            return made(mind.view, Bid, amount=least)
    return fall_quiet(mind.view)


def fall_quiet(view: View) -> NoMore:
    return made(view, NoMore)


def bid_sealed(mind: Mind) -> BidSealed:
    """Its best guess; two that tie think again, and chance parts them."""
    stage = mind.view.table.stage
    assert isinstance(stage, Sealing)
    terms, worth = terms_of(mind.view), worth_paying(mind, stage.card)
    most = min(safe_most(purse(mind), terms), fair_most(worth, terms))
    return made(mind.view, BidSealed, amount=_sealed_amount(mind, stage, worth, most))


def _sealed_amount(mind: Mind, stage: Sealing, worth: float, most: int) -> int:
    if most <= 0:
        return 0
    if mind.temper.reckons:
        return best_bid(rivals(mind, stage), worth, most, terms_of(mind.view), mind.luck)
    return max(1, most * SHADE // 100 - mind.luck.below(JITTER))


def worth_paying(mind: Mind, card: Card) -> float:
    """What the card adds, and what it would add to others, less a margin."""
    temper, more = mind.temper, more_than_three(mind.view.table)
    margin = temper.margin + temper.caution * more
    return (mind.adds(card) + what_it_denies(mind, card)) * (100 - margin) / 100


def what_it_denies(mind: Mind, card: Card) -> float:
    """A bit of the income it would bring the one who holds the red card of its era."""
    outlook, era = mind.outlook, era_of(card)
    if not any(holds_red(mind, seat, era) for seat in others(mind)):
        return 0.0
    return outlook.incomes * INCOME_OF_A_CARD_IN_A_SET * mind.temper.envy / 100


def purse(mind: Mind) -> int:
    """What it puts on one card; in the last round it keeps nothing back."""
    gold, keeps = mind.outlook.gold, mind.outlook.incomes > 0
    return gold * mind.temper.purse // 100 if keeps else gold
