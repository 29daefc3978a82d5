"""What many asked of one room at once, and whether any one order explains what they were told.

In the manner of Jepsen. The journal is the order. It must agree with real time (what was answered
before something else was asked comes before it); what was answered as done is in it once, or is
nothing by the rules of a moment between call and return; what was refused is refused by the rules
of such a moment, with the same key and numbers. Who is told to say hello first was removed since
they said it. What is said has an order of its own (spoken.py).
"""

from collections.abc import Iterator
from typing import assert_never

from domain.game import RuleBroken
from domain.room.chain import chained
from domain.room.chance import Chance
from domain.room.commands import Asked, Come, Play, Wanted
from domain.room.events import RoomEvent
from domain.room.pieces import Person
from domain.room.room import EMPTY, Room, evolve
from domain.room.rules import decide
from infra.accounts.auth import person_in_room
from infra.accounts.tokens import Identity
from infra.gateway.command import with_move
from infra.protocol import frames
from infra.protocol.frames import AnyFrame, read_frame
from infra.rooms.chat import must_be_allowed_to_chat
from infra.rooms.codec import Commit
from tests.room.story import seed
from tests.soak.call import EVER, Call, Json, plain
from tests.soak.spoken import Line, Spoken
from tests.soak.verdict import commands
from tests.story import Chance as Dice

HELLO_FIRST = {"error": "hello-first", "numbers": {}}


class History:
    """The calls, beside the journal of the room that they were made to, and what was said there."""

    def __init__(self, calls: list[Call], commits: list[Commit], lines: list[Line]) -> None:
        self.calls = calls
        self.commits = commits
        self.spoken = Spoken(calls, lines)
        self.entered = {call.connection_id: call for call in calls if call.kind == "hello"}
        self.versions = {c.command: c.version for c in commits if c.command}
        self.rooms = _rooms(commits)
        self.kept = [call for call in calls if call.command in self.versions]

    def faults(self) -> Iterator[str]:
        yield from (f"{n} times {c}" for c, n in commands(self.commits).items() if n > 1)
        yield from self._out_of_order()
        yield from self.spoken.faults()
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
        if error == HELLO_FIRST:
            return self._was_shut_out(call)
        if error is not None and error["error"] == "chat-too-fast":
            return self.spoken.was_too_fast(call, error)
        return any(_says(self.rooms[version], call) == error for version in self._between(call))

    def _was_shut_out(self, call: Call) -> bool:
        """The connection is closed: its person was removed after it said hello."""
        entered = self.entered.get(call.connection_id)
        first = self._between(entered).start if entered else 0
        rooms = self.rooms[first : self._between(call).stop]
        return any(call.person in room.removed for room in rooms)

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
        room = chained(room, commit.version, commit.at, commit.events)
        rooms.append(room)
    return rooms


def _says(room: Room, call: Call) -> Json | bool | None:
    """What the rules of this room say to it: a refusal, None for nothing to do; False: a fact."""
    try:
        facts = _facts(room, call.person, read_frame(call.text))
    except RuleBroken as broken:
        return plain(broken)
    return False if facts else None


def _facts(room: Room, person: Person, frame: AnyFrame) -> bool:
    """Whether there are any that bear the frame's id. Who comes, comes by none.

    Raises:
        RuleBroken
    """
    match frame:
        case frames.Hello():
            person_in_room(room, Identity(person, person.title()))
            _decided(room, person, Come(person.title()))
            return False
        case frames.Say():
            must_be_allowed_to_chat(room, person)
            return False
        case frames.Ask(wanted=wanted):
            read = with_move(room, wanted) if isinstance(wanted, Play) else wanted
            return bool(_decided(room, person, read))
        case frames.Beat():
            return False
        case _:
            assert_never(frame)


def _decided(room: Room, person: Person, wanted: Wanted) -> list[RoomEvent]:
    return decide(room, Asked(person, 0, wanted), Chance(seed, Dice(1)))
