"""What an artist's painting will bring when the round ends, on average over many ways it may go."""

from functools import lru_cache

from domain.modern_art.pieces import FULL
from domain.modern_art.pricing import standing

Weights = tuple[float, ...]
Counts = tuple[int, ...]

WAYS_IT_MAY_GO = 32
LONGEST = 21
"""Paintings put out in a round, at most."""

DRAW = (0.6, 1.6, 2.2, 2.6, 0.8)
"""How much more a painting is put out of an artist of whom there are 0-4."""

MODULUS = 2**31 - 1


def _evenly(first: int, count: int) -> tuple[float, ...]:
    """Numbers from 0 to 1, the same every time: Lehmer's old generator."""
    numbers = []
    for _ in range(count):
        first = first * 48_271 % MODULUS
        numbers.append(first / MODULUS)
    return tuple(numbers)


COURSES = tuple(_evenly(7_919 * (n + 1), LONGEST) for n in range(WAYS_IT_MAY_GO))
"""The same for all bots and all questions, so that answers can be compared."""


@lru_cache(maxsize=1 << 12)
def forecast(counts: Counts, pull: Weights, left: Counts, placed: Counts) -> tuple[float, ...]:
    """By artist, what a painting will bring.

    `pull`: how likely the next painting is theirs; `left`: their paintings that may still come;
    `placed`: the sum of their tokens of earlier rounds.
    """
    if FULL in counts:
        return payout(counts, placed)
    most = tuple(count + more for count, more in zip(counts, left, strict=True))
    ends = [payout(_end(counts, pull, most, course), placed) for course in COURSES]
    return tuple(sum(column) / WAYS_IT_MAY_GO for column in zip(*ends, strict=True))


@lru_cache(maxsize=1 << 12)
def payout(counts: Counts, placed: Counts) -> tuple[float, ...]:
    """By artist, what a painting brings if the round ends with these counts."""
    both = zip(standing(counts), placed, strict=True)
    return tuple(float(token + sum_) if token else 0.0 for token, sum_ in both)


def _end(counts: Counts, pull: Weights, most: Counts, course: tuple[float, ...]) -> Counts:
    """One way the round may go: to a fifth painting, or until none can come."""
    out = list(counts)
    weights = [_weight(pull, most, artist, count) for artist, count in enumerate(counts)]
    for number in course:
        artist = _drawn(weights, number)
        if artist is None:
            break
        out[artist] += 1
        if out[artist] == FULL:
            break
        weights[artist] = _weight(pull, most, artist, out[artist])
    return tuple(out)


def _weight(pull: Weights, most: Counts, artist: int, count: int) -> float:
    return pull[artist] * DRAW[count] if count < most[artist] else 0.0


def _drawn(weights: list[float], number: float) -> int | None:
    """The artist in whose part of the whole the number falls; None if there is nothing to draw."""
    rest = number * sum(weights)
    for artist, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return artist
    return None
