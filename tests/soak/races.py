"""Many at one room at once: `python -m tests.soak.races --rounds 200`.

People with one tab or two send whatever comes to their mind, moves they are offered, moves that
are late, the same frame twice at the same moment, through several processes on one store, SQLite
or DynamoDB (moto, one operation at a time). Who is removed knocks until they are forgiven. A clock
ticks at the same time. history.py judges.
"""

import argparse
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import cycle, islice, product
from pathlib import Path
from tempfile import TemporaryDirectory

from domain.games import GAMES
from infra.aws.dynamodb_store import DynamoDbStore
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Store
from tests.infra.conftest import moto_dynamo, new_table
from tests.soak.at_once import threads_change_often
from tests.soak.crowd import Round


@dataclass
class Counts:
    rounds: int = 0
    calls: int = 0
    twice: int = 0
    commits: int = 0
    told: Counter[str] = field(default_factory=Counter)
    done: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        done, busy = self.told.pop("done", 0), self.told.pop("busy", 0)
        return (
            f"{self.rounds} rounds, {self.calls} calls ({self.twice} sent twice at once), {done} "
            f"answers done, {sum(self.told.values())} refused with {len(self.told)} keys, {busy} "
            f"busy; {self.commits} commits; without an order that explains them {len(self.faults)}"
            f"\n  done: {', '.join(f'{kind} {n}' for kind, n in sorted(self.done.items()))}"
        )


def judge(store: Store, game: str, seed: int, found: Counts) -> None:
    one = Round(store, game, seed)
    with threads_change_often():
        history = one.run()
    found.rounds += 1
    found.calls += len(history.calls)
    found.twice += one.twice
    found.commits += len(history.commits)
    found.told["busy"] += one.busy
    for call in history.calls:
        found.told.update("done" if error is None else error["error"] for error in call.errors)
    found.done.update(call.kind for call in history.calls if call.is_done)
    found.faults += [f"{game}, number {seed}: {fault}" for fault in history.faults()]


def measured(rounds: int, first: int) -> Counts:
    found = Counts()
    kinds = cycle(product(GAMES, ("sqlite", "moto")))
    with TemporaryDirectory() as folder, moto_dynamo() as dynamo:
        for n, (game, where) in enumerate(islice(kinds, rounds)):
            if where == "moto":
                judge(DynamoDbStore(dynamo, new_table(dynamo)), game, first + n, found)
                continue
            file = SqliteStore(Path(folder) / f"{n}.sqlite")
            judge(file, game, first + n, found)
            file.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.races")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--first", type=int, default=int(time.time()), help="the first one's seed")
    asked = parser.parse_args()
    found = measured(asked.rounds, asked.first)
    print(f"races, from seed {asked.first}: {found}")
    print(*(f"  {fault}" for fault in found.faults), sep="\n")
    sys.exit(bool(found.faults))


if __name__ == "__main__":
    main()
