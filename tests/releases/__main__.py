"""`python -m tests.releases --write NAME`: what this code leaves behind, for the code after it."""

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from domain.games import GAMES
from infra.local.sqlite_store import SqliteStore
from tests.releases import file
from tests.releases.file import Kept, Release
from tests.releases.making import STAGES, made


def main(arguments: list[str]) -> None:
    reader = argparse.ArgumentParser(prog="python -m tests.releases", description=__doc__)
    reader.add_argument("--write", metavar="NAME", required=True, help="the day of the release")
    name: str = reader.parse_args(arguments).write
    with TemporaryDirectory() as folder:
        rooms = [_kept(Path(folder), game, stage) for game in GAMES for stage in STAGES]
    release = Release(name, tuple(rooms), file.commit_schema(), file.game_schemas())
    sys.stdout.write(f"{name}: {len(rooms)} rooms, {file.write(release)} bytes\n")


def _kept(folder: Path, game: str, stage: str) -> Kept:
    store = SqliteStore(folder / f"{game}-{stage}")
    world = made(store, game, stage)
    items = file.kept(store)
    store.close()
    return Kept(game, stage, GAMES[game].rules, world.now(), items)


if __name__ == "__main__":
    main(sys.argv[1:])
