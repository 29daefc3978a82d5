"""What others have, want and would pay, as far as one can tell."""

from collections import Counter
from functools import cache

from domain.game import Seat
from domain.tycoon.bots.appraisal import what_it_adds
from domain.tycoon.bots.mind import Mind
from domain.tycoon.bots.outlook import unseen, with_hand
from domain.tycoon.pieces import (
    STARS,
    Card,
    Title,
    cards_of,
    era_of,
    is_red,
    red_of,
    star_of,
    title_of,
    value_of,
)

LEAST_PROFIT = 2
"""Gold a deal must bring: worths are guesses."""

KEPT = 0.75
"""What one misses others miss too: they have it less often than any other card."""


def market_price(mind: Mind, card: Card) -> float:
    """What a card is worth to anybody: what the house will pay for it, or its face."""
    kept = 0 if is_red(card) else value_of(card)
    return max(mind.outlook.resale[star_of(card) - 1], kept)


@cache
def card_called(title: Title) -> Card:
    """One of the cards of this name."""
    return next(c for c in cards_of(title // len(STARS)) if title_of(c) == title)


def worth_to(mind: Mind, seat: Seat, card: Card) -> float:
    """What the card adds to what all know they have: their reds, and what they bought just now."""
    shown = with_hand(mind.outlook, cards_shown(mind, seat))
    return what_it_adds(mind.temper.eye, shown, card)


def cards_shown(mind: Mind, seat: Seat) -> tuple[Card, ...]:
    table = mind.view.table
    bought = (slot.card for slot in table.slots if slot.buyer == seat and slot.card is not None)
    # A red card that they bought this round lies among their reds too.
    shown = Counter(table.collectors[seat].reds) | Counter(bought)
    return tuple(shown.elements())


def chance_he_has(mind: Mind, seat: Seat, card: Card) -> float:
    """A card of this name: they showed it, or it is one of those nobody has seen."""
    shown = cards_shown(mind, seat)
    if any(title_of(one) == title_of(card) for one in shown):
        return 1.0
    if is_red(card):
        return 0.0
    cards = max(0, mind.view.table.collectors[seat].cards - len(shown))
    hidden = KEPT * cards / mind.outlook.unknown
    return 1 - (1 - min(1.0, hidden)) ** unseen(mind.outlook, era_of(card), star_of(card))


def chance_any_has(mind: Mind, card: Card) -> float:
    nobody = 1.0
    for seat in others(mind):
        nobody *= 1 - chance_he_has(mind, seat, card)
    return 1 - nobody


def others(mind: Mind) -> tuple[Seat, ...]:
    seats = range(len(mind.view.table.collectors))
    return tuple(Seat(n) for n in seats if n != mind.outlook.seat)


def holds_red(mind: Mind, seat: Seat, era: int) -> bool:
    return red_of(era) in mind.view.table.collectors[seat].reds
