"""`python -m infra.replays.verify replay.json`: prints each check, and what came of all.

Exit status 0: checked, all holds; 1: failed, something does not; 2: the file is no replay; 3: some
of it cannot be known, from this file or by this code, and the rest holds.
"""

import argparse
import sys
from pathlib import Path

from infra.replays.verify.checks import checks
from infra.replays.verify.finding import Check
from infra.replays.verify.reading import NotAReplay, read

SIGNS = {True: "ok  ", False: "FAIL", None: "?   "}
CHECKED, FAILED, UNREADABLE, UNKNOWN = range(4)
WORDS = {CHECKED: "checked", FAILED: "failed", UNKNOWN: "cannot be known"}


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
    outcome = FAILED if failed else UNKNOWN if unknown else CHECKED
    counts = f"{len(found) - failed - unknown} hold, {failed} fail, {unknown} cannot be known"
    print(f"{WORDS[outcome]}: {counts}")  # noqa: T201
    return outcome


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
