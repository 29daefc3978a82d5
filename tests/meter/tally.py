"""What was used, counted by who used it."""

from collections import defaultdict

from tests.meter.prices import PRICES

Cause = str
Item = str


class Tally:
    """Amounts of each item of the price list, by cause."""

    def __init__(self) -> None:
        self.used: defaultdict[tuple[Cause, Item], float] = defaultdict(float)

    def add(self, cause: Cause, item: Item, n: float = 1) -> None:
        assert item in PRICES, item
        self.used[cause, item] += n

    def of(self, item: Item) -> float:
        return sum(n for (_, one), n in self.used.items() if one == item)

    def dollars(self, *causes: Cause) -> float:
        """Of these causes; of all, if none is named."""
        return sum(
            n * PRICES[item]
            for (cause, item), n in self.used.items()
            if not causes or cause in causes
        )

    def by_item(self) -> dict[Item, float]:
        """Dollars."""
        return {item: self.of(item) * PRICES[item] for item in PRICES if self.of(item)}


def steps(size: int, step: int) -> int:
    """So many whole steps, one at least."""
    return max(1, -(-size // step))
