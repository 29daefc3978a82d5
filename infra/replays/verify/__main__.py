"""`python -m infra.replays.verify replay.json`: prints each check.

Exit status 0: every check holds; 1: one does not; 2: the file is no replay.
"""

import argparse
import sys
from pathlib import Path

from infra.replays.verify.checks import Check, checks
from infra.replays.verify.reading import NotAReplay, read

SIGNS = {True: "ok  ", False: "FAIL", None: "?   "}
HONEST, FORGED, UNREADABLE = range(3)


def main(arguments: list[str]) -> int:
    """Returns the exit status."""
    reader = argparse.ArgumentParser(prog="python -m infra.replays.verify", description=__doc__)
    reader.add_argument("replay", type=Path, help="a replay as it was downloaded")
    path: Path = reader.parse_args(arguments).replay
    try:
        found = list(checks(read(path)))
    except NotAReplay as why:
        print(f"{path}: {why}", file=sys.stderr)  # noqa: T201 - a command line speaks
        return UNREADABLE
    for check in found:
        print(SIGNS[check.holds], check.what)  # noqa: T201
    return _told(found)


def _told(found: list[Check]) -> int:
    failed = sum(check.holds is False for check in found)
    unknown = sum(check.holds is None for check in found)
    print(f"{len(found) - failed - unknown} checks hold, {failed} fail, {unknown} cannot be made")  # noqa: T201
    return FORGED if failed else HONEST


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
