"""How much to bid, openly and sealed."""

from domain.choosing import offered, span_of
from domain.luck import picked
from domain.tycoon.bots.guessing import best_bid, bid_again, rivals
from domain.tycoon.bots.market import holds_red, market_price, others
from domain.tycoon.bots.mind import Mind
from domain.tycoon.bots.outlook import more_than_three
from domain.tycoon.bots.paying import fair_most, safe_most
from domain.tycoon.bots.reading import made, terms_of
from domain.tycoon.moves import Bid, BidSealed, NoMore
from domain.tycoon.pieces import INCOME_OF_A_CARD_IN_A_SET, Card, era_of
from domain.tycoon.view_types import Outcry, Sealing, View

SHADES = range(70, 100)
"""Percent of its limit, one of which one who does not reckon bids under cover."""

COMMON = 90
"""Percent of what a card is worth to anybody up to which all will go."""

STEP, CREEP = 0.5, 0.25
"""Parts of the way to there, and from there to one's limit, that one raise goes."""


def bid_openly(mind: Mind) -> Bid | NoMore:
    """Soon to what anybody gives for it, and from there as far as it is worth it."""
    raising, stage = offered(mind.view, Bid), mind.view.table.stage
    if raising is not None and isinstance(stage, Outcry):
        least, most = span_of(raising, "amount").least, _most(mind, worth_of(mind, stage))
        if least <= most:
            return made(mind.view, Bid, amount=_call(mind, stage, least, most))
    return fall_quiet(mind.view)


def _call(mind: Mind, stage: Outcry, least: int, most: int) -> int:
    """What anybody gives is no secret, what one gives beyond is: the next may give less."""
    common = min(most, int(market_price(mind, stage.card)) * COMMON // 100)
    if least < common:
        return least + int((common - least) * _part(mind, stage))
    return least + int((most - least) * CREEP)


def _part(mind: Mind, stage: Outcry) -> float:
    """The keen jump, the cautious step; the sly begin low, to jump when others have shown hands."""
    match mind.style:
        case "keen":
            return 1.0
        case "cautious":
            return STEP
        case "sly":
            return 1.0 if stage.bids else 0.0


def _most(mind: Mind, worth: float) -> int:
    """What is safe to pay whatever the die says, and on average costs no more than it is worth."""
    terms = terms_of(mind.view)
    return min(safe_most(purse(mind), terms), fair_most(worth, terms))


def fall_quiet(view: View) -> NoMore:
    return made(view, NoMore)


def bid_sealed(mind: Mind) -> BidSealed:
    """Its best guess; two that tie think again, and chance parts them."""
    stage = mind.view.table.stage
    assert isinstance(stage, Sealing)
    worth = worth_of(mind, stage)
    return made(mind.view, BidSealed, amount=_sealed_amount(mind, stage, worth))


def _sealed_amount(mind: Mind, stage: Sealing, worth: float) -> int:
    most = _most(mind, worth)
    if most <= 0:
        return 0
    if stage.earlier:
        return bid_again(mind, most)
    if mind.temper.reckons:
        return best_bid(mind, rivals(mind, stage), worth, most)
    return max(1, most * picked(mind.luck, SHADES) // 100)


def worth_of(mind: Mind, stage: Outcry | Sealing) -> float:
    """What it takes the lot for."""
    return worth_paying(mind, stage.card) * mind.guess(stage.lot)


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
