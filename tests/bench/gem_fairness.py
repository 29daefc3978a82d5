"""Whether Gem Trader's box is fair: by seat, and to who has to buy the last card.

    python -m tests.bench.gem_fairness [games]

Medium bots play so many games for each number of players. A shared victory counts in parts. What
a card brings is all that was earned and left over, for each card bought.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import mean

from domain.game import Level, Seat
from domain.gem_trader import GEM_TRADER
from domain.gem_trader.events import GameEnded, GemEvent, IncomePaid, LotSold
from domain.luck import Luck
from tests.bench.playing import opened, steps
from tests.story import Chance

GAMES_EACH = 2_000
LEVEL: Level = "medium"


@dataclass
class Sums:
    """Dollars and wins of all games with so many players."""

    players: int
    money: list[list[int]] = field(default_factory=list)
    wins: list[list[float]] = field(default_factory=list)
    prices: list[int] = field(default_factory=list)
    earned: int = 0
    cards: int = 0
    debts: int = 0

    def add(self, facts: list[GemEvent]) -> None:
        for fact in facts:
            if isinstance(fact, LotSold):
                self._bought(fact)
            elif isinstance(fact, IncomePaid):
                self.earned += fact.cash + fact.repaid
            elif isinstance(fact, GameEnded):
                self._ended(fact)

    def _bought(self, fact: LotSold) -> None:
        self.cards += 1
        self.debts += fact.debt > 0
        if not fact.forced:
            self.prices.append(fact.price)

    def _ended(self, fact: GameEnded) -> None:
        winners = [score.seat for score in fact.ranking if score.place == 1]
        money = {score.seat: score.total for score in fact.ranking}
        seats = [Seat(n) for n in range(self.players)]
        self.money.append([money[seat] for seat in seats])
        self.wins.append([(seat in winners) / len(winners) for seat in seats])
        self.earned += sum(score.leftovers for score in fact.ranking)


def main(games: int) -> None:
    print(f"{'game':12}{'players':>8}{'seat':>6}{'money':>8}{'wins':>8}{'share':>8}")
    for players in GEM_TRADER.seats:
        sums = played(players, games)
        for line in lines(sums):
            print(line, flush=True)


def played(players: int, games: int) -> Sums:
    sums = Sums(players)
    for seed in range(games):
        luck: Luck = Chance(seed)
        table = opened(GEM_TRADER, players, luck)
        for _, facts in steps(GEM_TRADER, table, [LEVEL] * players, luck, GEM_TRADER.bot):
            sums.add(facts)
    return sums


def lines(sums: Sums) -> Iterator[str]:
    name, players = GEM_TRADER.name, sums.players
    for seat in range(players):
        money, wins = mean(m[seat] for m in sums.money), mean(w[seat] for w in sums.wins)
        yield f"{name:12}{players:>8}{seat + 1:>6}{money:>8.0f}{wins:>8.1%}{1 / players:>8.1%}"
    yield (
        f"{name:12}{players:>8}  a card: auctioned for ${mean(sums.prices):.0f}, forced $250, "
        f"brings ${sums.earned / sums.cards:.0f}; bought on credit {sums.debts / sums.cards:.1%}"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else GAMES_EACH)
