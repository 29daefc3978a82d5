"""What a bid may cost. No bot bids what it could not pay at the worst face of the die."""

from bisect import bisect_right
from collections.abc import Callable

from domain.tycoon.pieces import MOST_BID
from domain.tycoon.sums import payment
from domain.tycoon.view_types import Terms

FACES = range(1, 7)


def mean_payment(bid: int, terms: Terms) -> float:
    """Gold a won bid costs on average, over the six faces."""
    return sum(payment(bid, face, terms).pay for face in FACES) / len(FACES)


def worst_payment(bid: int, terms: Terms) -> int:
    return payment(bid, _worst_face(terms), terms).pay


def _worst_face(terms: Terms) -> int:
    return 1 + terms.changes.index(max(terms.changes))


def safe_most(gold: int, terms: Terms) -> int:
    """The highest bid that can be paid whatever the die says; -1 if none can."""
    return _highest(gold, lambda bid: worst_payment(bid, terms))


def fair_most(worth: float, terms: Terms) -> int:
    """The highest bid that costs no more than the card is worth, on average; -1 if none."""
    return _highest(worth, lambda bid: mean_payment(bid, terms))


def _highest(limit: float, cost: Callable[[int], float]) -> int:
    """Costs never fall as bids rise."""
    return bisect_right(range(MOST_BID + 1), limit, key=cost) - 1
