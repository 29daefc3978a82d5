"""`python -m tests.decisions --write [game ...]`: plays, and writes what each game decides.

Whatever differs from the file there was is printed; a game whose rules have changed has another
number of its rules.
"""

import argparse
import sys
from itertools import islice

from domain.games import GAMES
from tests.decisions.again import differences
from tests.decisions.file import packed, path_of, read
from tests.decisions.finding import SEEDS, found
from tests.laws import AnyGame

MOST_PRINTED = 20


def main(arguments: list[str]) -> None:
    reader = argparse.ArgumentParser(prog="python -m tests.decisions", description=__doc__)
    reader.add_argument("games", nargs="*", default=list(GAMES))
    reader.add_argument("--write", action="store_true", required=True)
    reader.add_argument("--seeds", type=int, default=len(SEEDS), help="games of each size")
    asked = reader.parse_args(arguments)
    for name in asked.games:
        _write(GAMES[name], range(asked.seeds))


def _write(game: AnyGame, seeds: range) -> None:
    if path_of(game).exists():
        _say(*islice(differences(game, read(game)), MOST_PRINTED))
    made = found(game, seeds)
    text = packed(made.decisions)
    path_of(game).write_bytes(text)
    _say(f"{game.name}, rules {game.rules}: {made.decisions.count} decisions, {len(text)} bytes")
    _say(*(f"  nothing takes {text}" for text in made.missing))


def _say(*lines: str) -> None:
    sys.stdout.writelines(f"{line}\n" for line in lines)
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
