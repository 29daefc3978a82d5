"""What many asked of one room at once, and whether any one order explains what they were told.

In the manner of Jepsen. The journal is the order. It must agree with real time (what was answered
before something else was asked comes before it); what was answered as done is in it once, or is
nothing by the rules of a moment between call and return; what was refused is refused by the rules
of such a moment, with the same key and numbers.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from domain.game import RuleBroken
from domain.room.chance import Chance
from domain.room.commands import Asked
from domain.room.pieces import Person
from domain.room.room import EMPTY, Room, evolve
from domain.room.rules import decide
from infra.codec import Commit
from infra.desk.wanted import wanted_by
from infra.house import House
from infra.people import Presence
from infra.wire import read_frame
from tests.infra.fakes import CODE
from tests.room.story import seed
from tests.soak.verdict import commands
from tests.story import Chance as Dice

Json = dict[str, Any]
EVER = 1 << 60


@dataclass
class Call:
    """A frame, when it was first sent and last answered (by one count for all), and what came.

    `errors`: of each answer that is not "busy". `shown`: the versions of the views that answered.
    """

    person: Person
    text: str
    id: str
    called: int
    returned: int = EVER
    errors: list[Json | None] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)

    @property
    def command(self) -> str:
        return f"{self.person} {self.id}"

    @property
    def is_done(self) -> bool:
        return None in self.errors


class History:
    """The calls, beside the journal of the room that they were made to."""

    def __init__(self, calls: list[Call], commits: list[Commit]) -> None:
        self.calls = calls
        self.commits = commits
        self.versions = {c.command: c.version for c in commits if c.command}
        self.rooms = _rooms(commits)
        self.kept = [call for call in calls if call.command in self.versions]

    def faults(self) -> Iterator[str]:
        yield from (f"{n} times {c}" for c, n in commands(self.commits).items() if n > 1)
        yield from self._out_of_order()
        for call in self.calls:
            yield from self._unexplained(call)

    def version(self, call: Call) -> int:
        return self.versions[call.command]

    def _out_of_order(self) -> Iterator[str]:
        """From the newest to the oldest: none may have been asked after a newer was answered."""
        first = EVER
        for call in sorted(self.kept, key=self.version, reverse=True):
            if call.called > first:
                yield f"{call.command} comes before what was answered before it was asked"
            first = min(first, call.returned)

    def _unexplained(self, call: Call) -> Iterator[str]:
        kept = self.versions.get(call.command)
        if kept is not None and not call.is_done:
            yield f"{call.command} is kept, but was answered with {call.errors}"
        if any(shown < (kept or 0) for shown in call.shown):
            yield f"{call.command} was answered by an older view"
        for error in call.errors:
            if (error is not None or kept is None) and not self._is_explained(call, error):
                yield f"{call.command} was answered with {error}: {call.text}"

    def _is_explained(self, call: Call, error: Json | None) -> bool:
        return any(_says(self.rooms[version], call) == error for version in self._between(call))

    def _between(self, call: Call) -> range:
        """The versions that can have been the newest between its call and its return."""
        before = (self.version(other) for other in self.kept if other.returned < call.called)
        after = (self.version(other) for other in self.kept if other.called > call.returned)
        return range(max(before, default=0), min(after, default=len(self.commits) + 1))


def _rooms(commits: list[Commit]) -> list[Room]:
    """By version, from none on."""
    rooms = [EMPTY]
    for commit in commits:
        room = rooms[-1]
        for event in commit.events:
            room = evolve(room, event, commit.at)
        rooms.append(room)
    return rooms


class _Reading:
    """A journal in which a room stands still."""

    def __init__(self, room: Room) -> None:
        self.room = room

    def at_hand(self, _code: str) -> "_Reading":
        return self

    def read(self, _code: str) -> "_Reading":
        return self


class _Still:
    def __init__(self, room: Room) -> None:
        self.journal = _Reading(room)


def _says(room: Room, call: Call) -> Json | bool | None:
    """What the rules of this room say to it: a refusal, None for nothing to do; False: a fact."""
    house: House = _Still(room)  # type: ignore[assignment]
    presence = Presence("", CODE, call.person, call.person)
    frame: Any = read_frame(call.text)
    try:
        wanted = wanted_by(house, presence, frame)
        facts = decide(room, Asked(call.person, 0, wanted), Chance(seed, Dice(1)))
    except RuleBroken as broken:
        return {"error": broken.key, "numbers": _plain(broken.numbers)}
    return False if facts else None


def _plain(numbers: dict[str, Any]) -> Json:
    return {k: list(v) if isinstance(v, tuple) else v for k, v in numbers.items()}
