"""What is in the box, and the numbers of the rulebook."""

from typing import NewType

Card = NewType("Card", int)
"""1-9, which is what it is worth (WH-02)."""

CARDS = tuple(Card(n) for n in range(1, 10))
PLAYERS = range(2, 5)
ROUNDS = 2
PURSE = 12
SECONDS_TO_BID = 90
