"""Luck: chance as an argument. Anybody can recompute a table's luck once its seed is shown.

The seed is secret and its SHA-256 public before the players' own strings are known, and theirs are
bound by their SHA-256 before any is revealed; number i is drawn from HMAC-SHA256(seed, salt +
newline + i), the salt being the strings of all seats in order with a "|" between them. So neither
the server nor a player can choose it; what remains is to withhold a string (decisions/0015).
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")
WORD = 8
WORDS = 1 << (8 * WORD)


class Luck(Protocol):
    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely."""
        ...


def die(luck: Luck) -> int:
    """1 to 6."""
    return luck.below(6) + 1


def picked(luck: Luck, items: Sequence[T]) -> T:
    return items[luck.below(len(items))]


def shuffled(luck: Luck, items: Sequence[T]) -> list[T]:
    """Fisher-Yates from the end: place i gets one of the first i + 1."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = luck.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def commitment(seed: bytes) -> str:
    """What is published before the game: 64 hexadecimal digits."""
    return hashlib.sha256(seed).hexdigest()


def hash_of_string(luck: str) -> str:
    """What a player publishes of a string before it is revealed."""
    return hashlib.sha256(luck.encode()).hexdigest()


class SeededLuck:
    """The luck of one table. `drawn` counts the blocks used: the next command goes on there."""

    def __init__(self, seed: bytes, salt: str, drawn: int = 0) -> None:
        """`salt` is what the players added, as one text."""
        self._seed = seed
        self._salt = salt.encode()
        self.drawn = drawn

    def below(self, n: int) -> int:
        """By rejection: words of the block from 2**64 // n * n on would favour small numbers."""
        fair = WORDS - WORDS % n
        while True:
            for word in self._block():
                if word < fair:
                    return word % n

    def _block(self) -> list[int]:
        text = self._salt + b"\n%d" % self.drawn
        self.drawn += 1
        block = hmac.digest(self._seed, text, "sha256")
        return [int.from_bytes(block[i : i + WORD]) for i in range(0, len(block), WORD)]
