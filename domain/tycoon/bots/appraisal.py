"""What cards are worth to their owner: they look at an era as a whole, for sets multiply.

Players count what they have; a master also counts what may still come.
"""

from collections.abc import Callable, Iterable
from math import prod

from domain.tycoon.bots.holdings import (
    NOTHING,
    Holding,
    completed,
    final_worth,
    has_red,
    income,
    missing,
    with_star,
    without_star,
)
from domain.tycoon.bots.outlook import Outlook, unseen
from domain.tycoon.pieces import RED, STARS, VALUE_OF_A_STAR, Card, era_of, star_of

Eye = Callable[[Outlook, int, Holding], float]
"""Gold that a holding of an era is worth, from now to the end."""

KEEN, OUTBID = 1.3, 0.5
"""How much oftener, or seldomer, one gets the cards of an era whose red card somebody has."""

PRICE = 1.2
"""What a card of a set is expected to cost, in parts of its value."""

STEP = 0.35
"""What a player takes a card they have yet to get for: they half count on it."""


def what_it_adds(eye: Eye, outlook: Outlook, card: Card) -> float:
    """Gold one more card is worth."""
    era = era_of(card)
    held = outlook.held.get(era, NOTHING)
    return eye(outlook, era, with_star(held, star_of(card))) - eye(outlook, era, held)


def what_it_costs(eye: Eye, outlook: Outlook, card: Card) -> float:
    """Gold one loses with a card one has."""
    era = era_of(card)
    held = outlook.held[era]
    return eye(outlook, era, held) - eye(outlook, era, without_star(held, star_of(card)))


def a_players_eye(outlook: Outlook, era: int, held: Holding) -> float:
    """What it counts for or fetches now, and a set for every step made towards it."""
    standing = as_it_stands(outlook, held)
    lacking = len(missing(held))
    if not lacking:
        return standing
    whole = as_it_stands(outlook, completed(held)) - cost_of(missing(held))
    return standing + max(0.0, whole - standing) * STEP**lacking


def a_masters_eye(outlook: Outlook, era: int, held: Holding) -> float:
    """As it stands, plus what set and red card would add, as often as they can still be had."""
    standing = as_it_stands(outlook, held)
    reach = reach_of(outlook, era, held)
    set_chance = prod(chance_of(outlook, era, star, reach) for star in missing(held))
    whole = completed(held)
    hope = set_chance * max(0.0, _dream(outlook, held, whole) - standing)
    if has_red(held):
        return standing + hope
    crowned = with_star(whole, RED)
    red_chance = set_chance * chance_of(outlook, era, RED, reach)
    more = _dream(outlook, held, crowned) - max(standing, _dream(outlook, held, whole))
    return standing + hope + red_chance * max(0.0, more)


def as_it_stands(outlook: Outlook, held: Holding) -> float:
    """If nothing more came: a set is kept, single cards are sold or kept; a red earns meanwhile."""
    earned = income(held) * outlook.incomes
    sold = sum(outlook.resale[star - 1] * held[star - 1] for star in STARS)
    return earned + max(sold, final_worth(held))


def _dream(outlook: Outlook, held: Holding, whole: Holding) -> float:
    """The set had half way from now to the end, less what its cards cost till then."""
    bought = [star for star in STARS for _ in range(whole[star - 1] - held[star - 1])]
    earned = (income(held) + income(whole)) * outlook.incomes / 2
    return earned + final_worth(whole) - cost_of(bought)


def cost_of(stars: Iterable[int]) -> float:
    """What cards of these stars will have cost."""
    return PRICE * VALUE_OF_A_STAR * sum(stars)


def reach_of(outlook: Outlook, era: int, held: Holding) -> float:
    """The chance to get a card that is still unknown: who has the era's red bids most for it."""
    if has_red(held):
        return min(1.0, outlook.within_reach * KEEN)
    if era in outlook.others_reds:
        return outlook.within_reach * OUTBID
    return outlook.within_reach


def chance_of(outlook: Outlook, era: int, star: int, reach: float) -> float:
    """That at least one more copy comes up and can be had."""
    return 1 - (1 - reach) ** unseen(outlook, era, star)
