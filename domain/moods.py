"""A bot's moods. It remembers nothing: from the same numbers comes the same mood.

Of what only its own seat knows, and what stays as it is while it is asked again and again, comes
a mood that lasts so long and that no other seat can work out.
"""

from collections.abc import Sequence
from typing import Literal

from domain.luck import Luck, picked

Style = Literal["cautious", "keen", "sly"]
STYLES: tuple[Style, ...] = ("cautious", "keen", "sly")
"""How a player plays, not how well."""

FREELY = 5
"""One number of so many is any."""

GOLDEN, MASK, HALF = 0x9E37_79B9_7F4A_7C15, (1 << 64) - 1, 32
"""Fibonacci hashing: 2**64 over the golden ratio."""


def mood(*numbers: int) -> float:
    """From 0 up to 1, each as likely."""
    mixed = len(numbers)
    for number in numbers:
        mixed = (mixed ^ (number & MASK)) * GOLDEN & MASK
        mixed ^= mixed >> HALF
    mixed = mixed * GOLDEN & MASK
    return (mixed ^ mixed >> HALF) / (MASK + 1)


def leaning(*numbers: int) -> float:
    """From -1 to 1, the nearer to 0 the likelier: how a guess goes astray."""
    return mood(0, *numbers) - mood(1, *numbers)


def liked(luck: Luck, amounts: Sequence[int], seat: int, players: int) -> int:
    """One of these amounts, mostly one that ends as this seat likes.

    People have numbers they like. Those of no two seats are the same, so that bots who think alike
    seldom write alike.
    """
    favourites = [amount for amount in amounts if amount % players == seat]
    if favourites and luck.below(FREELY):
        return picked(luck, favourites)
    return picked(luck, amounts)


def style_of(seat: int, shift: int) -> Style:
    """Neighbours differ; `shift` is the same for all seats of a game."""
    return STYLES[(seat + shift) % len(STYLES)]
