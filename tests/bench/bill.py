"""What a game costs in the cloud, item by item, at list prices.

    python -m tests.bench.bill [game ...]

Four people at their pages for 45 minutes, and one who watches; the functions, their ports and the
state machine are the real ones, in simulated time (tests/meter). Two games of each kind, the mean.
"""

import sys
from statistics import mean

from domain.games import GAMES
from tests.meter.evening import Evening, of_length
from tests.meter.prices import PRICES

MINUTES = 45
SEEDS = (1, 2)
GOAL = 0.004
OWN_LINE = ("byte sent", "byte kept a month")
"""What the goal's list of items does not name."""

WATCHING = "spectator"
THE_GAMES = ("socket", "clock", "http", "archive", "page", "storage")


def main(names: list[str]) -> None:
    for name in names or list(GAMES):
        told(name, [of_length(name, MINUTES, seed) for seed in SEEDS])


def told(name: str, evenings: list[Evening]) -> None:
    minutes = mean(evening.minutes for evening in evenings)
    versions = mean(evening.version for evening in evenings)
    print(f"\n{name}: {minutes:.0f} minutes, {versions:.0f} commits")
    for item in PRICES:
        amount = mean(used(evening, item) for evening in evenings)
        if amount:
            print(f"  {item:20}{amount:>14,.1f}{dollars(amount * PRICES[item]):>12}")
    clock = of(evenings, "clock")
    for amount, said in (
        (of(evenings, *THE_GAMES), "all of it"),
        (billed(evenings), f"without what is sent and kept  (goal ${GOAL})"),
        (clock, f"of it the room's clock: {clock / billed(evenings):.0%}  (goal 33%)"),
        (express(evenings), "the same clock with an Express state machine"),
        (of(evenings, WATCHING), "one more spectator"),
        (traces(evenings), "X-Ray, if it were on"),
    ):
        print(f"  {'':34}{dollars(amount):>12}  {said}")


def used(evening: Evening, item: str) -> float:
    return sum(
        n
        for (cause, one), n in evening.cloud.tally.used.items()
        if one == item and cause != WATCHING
    )


def of(evenings: list[Evening], *causes: str) -> float:
    return mean(evening.cloud.tally.dollars(*causes) for evening in evenings)


def billed(evenings: list[Evening]) -> float:
    own = mean(sum(used(evening, item) * PRICES[item] for item in OWN_LINE) for evening in evenings)
    return of(evenings, *THE_GAMES) - own


def express(evenings: list[Evening]) -> float:
    """The clock with the same loops, billed by time instead of by transition."""
    standard = mean(used(evening, "transition") for evening in evenings) * PRICES["transition"]
    instead = mean(evening.cloud.machine.express.dollars() for evening in evenings)
    return of(evenings, "clock") - standard + instead


def traces(evenings: list[Evening]) -> float:
    return mean(evening.cloud.traces.dollars() for evening in evenings)


def dollars(amount: float) -> str:
    return f"${amount:.6f}"


if __name__ == "__main__":
    main(sys.argv[1:])
