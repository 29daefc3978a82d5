"""What is checked of a replay: its commitment, its strings, every draw, every decision."""

from collections.abc import Iterator

from domain.games import GAMES
from domain.luck import commitment
from infra.replays.file import Replay, newest_rules
from infra.replays.verify.course import Course, nameless
from infra.replays.verify.finding import Check

NO_STRING = "-"


def checks(replay: Replay) -> Iterator[Check]:
    """Every check in order; those after a failed one too."""
    yield _commitment(replay)
    yield from _strings(replay)
    newest, known = newest_rules(replay), GAMES[replay.game].rules
    if newest > known:
        told = f"rules: {newest} are newer than those known here, {known}"
        yield Check(None, f"{told}: draws, moves and ranking cannot be known")
    else:
        yield from Course(replay).checks()


def _commitment(replay: Replay) -> Check:
    made = commitment(bytes.fromhex(replay.seed))
    if not replay.commitment:
        return Check(None, f"commitment: not in this file; the seed's is {made}")
    if made == replay.commitment:
        return Check(True, f"commitment: {made} is told, and the seed's")
    return Check(False, f"commitment: {replay.commitment} is told, the seed's is {made}")


def _strings(replay: Replay) -> Iterator[Check]:
    strings, seats = replay.salt.split("|"), len(replay.names)
    if len(strings) != seats:
        yield Check(False, f"salt: {len(strings)} strings for {seats} seats")
        return
    for seat, (name, string) in enumerate(zip(replay.names, strings, strict=True)):
        who = f"seat {seat} ({name or nameless(replay, seat)})"
        yield Check(True, f"salt: {who} brought {string or NO_STRING}")
