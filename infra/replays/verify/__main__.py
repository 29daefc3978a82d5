"""`python -m infra.replays.verify replay.json`: prints each check, and what came of all.

Exit status 0: checked, all holds; 1: failed, something does not; 2: the file is no replay; 3: some
of it cannot be known, from this file or by this code, and the rest holds. That it is the game that
was played can be known with the commitment and the head that were seen there (the page keeps them).
"""

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from infra.replays.verify.checks import checks
from infra.replays.verify.finding import Check
from infra.replays.verify.reading import NotAReplay, parsed, read, told
from infra.replays.verify.witness import Seen, bindings

SIGNS = {True: "ok  ", False: "FAIL", None: "?   "}
HASH = re.compile(r"[0-9a-f]{64}")
CHECKED, FAILED, UNREADABLE, UNKNOWN = range(4)
WORDS = {CHECKED: "checked", FAILED: "failed", UNKNOWN: "cannot be known"}


def main(arguments: list[str]) -> int:
    """Returns the exit status."""
    reader = argparse.ArgumentParser(prog="python -m infra.replays.verify", description=__doc__)
    reader.add_argument("replay", type=Path, help="a replay as it was downloaded")
    reader.add_argument("--commitment", type=_hash, help="as seen before the game")
    reader.add_argument(
        "--head",
        type=_hash,
        action="append",
        default=[],
        help="as seen in the game; may be several",
    )
    asked = reader.parse_args(arguments)
    path: Path = asked.replay
    try:
        found = list(verified(read(path), Seen(asked.commitment or "", tuple(asked.head))))
    except NotAReplay as why:
        print(f"{path}: {why}", file=sys.stderr)  # noqa: T201 - a command line speaks
        return UNREADABLE
    for check in found:
        print(SIGNS[check.holds], check.what)  # noqa: T201
    return _told(found)


def verified(text: bytes, seen: Seen) -> Iterator[Check]:
    """Everything that can be checked of a file.

    Raises:
        NotAReplay
    """
    yield from checks(parsed(text))
    yield from bindings(told(text), seen)


def _hash(text: str) -> str:
    if not HASH.fullmatch(text):
        raise argparse.ArgumentTypeError("64 hexadecimal digits")
    return text


def outcome_of(found: Iterable[Check]) -> int:
    """The exit status."""
    holds = {check.holds for check in found}
    return FAILED if False in holds else UNKNOWN if None in holds else CHECKED


def _told(found: list[Check]) -> int:
    failed = sum(check.holds is False for check in found)
    unknown = sum(check.holds is None for check in found)
    outcome = outcome_of(found)
    counts = f"{len(found) - failed - unknown} hold, {failed} fail, {unknown} cannot be known"
    print(f"{WORDS[outcome]}: {counts}")  # noqa: T201
    return outcome


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
