"""The whole games of Tycoon that are kept as replays."""

from domain.tycoon.pieces import VARIANTS
from tests.games import Example

EXAMPLES = {
    "tycoon": Example(players=3, number=11),
    "tycoon_variant": Example(players=6, number=None, variants=VARIANTS),
}
"""In the second nobody moves, so all lots are unsold and come back to the deck (TY-03)."""
