"""What was said in a room, and whether its order explains what the speakers were told (B-20)."""

import json
import math
from collections.abc import Iterator
from typing import NamedTuple

from domain.room.pieces import Person, RoomCode
from infra.ports.store import Store
from tests.soak.call import EVER, Call, Json

BURST = 5
BURST_MS = 10_000
TICK_MS = 1_000


class Line(NamedTuple):
    """In the order of their numbers. `at`: ms by the server's clock."""

    person: Person
    id: str
    at: int


def spoken(store: Store, code: RoomCode) -> list[Line]:
    kept = [json.loads(item.body) for item in store.query(f"ROOM#{code}", prefix="CHAT#")]
    said = [one for one in kept if not one["is_back"]]
    return [Line(one["line"]["person"], one["id"], one["line"]["at"]) for one in said]


class Spoken:
    """The calls that said something, beside the lines that are kept."""

    def __init__(self, calls: list[Call], lines: list[Line]) -> None:
        self.calls = {(call.person, call.id): call for call in calls if call.kind == "say"}
        self.lines = lines

    def faults(self) -> Iterator[str]:
        for call in self.calls.values():
            times = sum(self._call(line) is call for line in self.lines)
            if times not in _rightly(call):
                yield f"{call.command} is said {times} times, and was answered with {call.errors}"
        yield from self._out_of_order()
        for n, line in enumerate(self.lines):
            if _wait(self._own(line.person, n), line.at) > 0:
                yield f"{line.person} {line.id} was said too fast"

    def was_too_fast(self, call: Call, error: Json) -> bool:
        """At a moment between call and return, after the lines of such a moment."""
        first = sum(self._returned(line) < call.called for line in self.lines)
        last = sum(self._called(line) < call.returned for line in self.lines)
        came, went = call.clock
        return any(
            error["numbers"] == {"seconds": math.ceil(wait / 1000)}
            for n in range(first, last + 1)
            for now in range(came, went + 1, TICK_MS)
            if (wait := _wait(self._own(call.person, n), now)) > 0
        )

    def _out_of_order(self) -> Iterator[str]:
        """From the newest to the oldest: none may have been asked after a newer was answered."""
        first = EVER
        for line in reversed(self.lines):
            if self._called(line) > first:
                yield f"{line.person} {line.id} stands before what was said before"
            first = min(first, self._returned(line))

    def _own(self, person: Person, before: int) -> list[int]:
        return [line.at for line in self.lines[:before] if line.person == person]

    def _call(self, line: Line) -> Call | None:
        return self.calls.get((line.person, line.id))

    def _called(self, line: Line) -> int:
        call = self._call(line)
        return call.called if call else 0

    def _returned(self, line: Line) -> int:
        call = self._call(line)
        return call.returned if call else 0


def _rightly(call: Call) -> set[int]:
    """How often it may stand there.

    Of two sendings the one that wrote it may have taken it back, and the other been heard before.
    """
    return {int(error is None) for error in call.errors}


def _wait(own: list[int], now: int) -> int:
    """How long (ms) until one may say more, who said something at these times."""
    recent = [at for at in own if abs(at - now) < BURST_MS]
    return recent[-BURST] + BURST_MS - now if len(recent) >= BURST else 0
