"""The whole games of Tycoon that are kept as replays, and its payments as vectors for the page."""

from itertools import product

from domain.tycoon.pieces import LUXURY_PERCENT, PICK_PERCENT, VARIANTS
from domain.tycoon.sums import changes, payment
from domain.tycoon.view_types import Sum, Terms
from tests.games import Example

EXAMPLES = {
    "tycoon": Example(players=3, number=11),
    "tycoon_variant": Example(players=6, number=None, variants=VARIANTS),
}
"""In the second nobody moves, so all lots are unsold and come back to the deck (TY-03)."""

BIDS = (0, 2, 17, 29, 41, 60)
FACES = range(1, 7)
STARS = range(1, 5)


def payments() -> list[tuple[Terms, int, Sum]]:
    """TY-44: terms, a bid, and what it comes to on a face. The page reckons the same."""
    return [
        (own, bid, payment(bid, face, own))
        for star, of_100, tax in product(STARS, (100, PICK_PERCENT), LUXURY_PERCENT)
        for own in (Terms(changes(star), of_100, tax),)
        for bid, face in product(BIDS, FACES)
    ]


VECTORS = {"payments": payments}
"""By file of `tests/examples`: rules that the page works out again by itself."""
