"""The chat of a room. It is not in the journal: its lines have a sequence of their own."""

import math
from collections.abc import Iterator
from collections.abc import Set as AbstractSet

import msgspec
from msgspec.structs import replace

from domain.game import RuleBroken, must
from domain.room.pieces import Person, RoomCode
from domain.room.room import Room
from infra.cache import BoundedCache
from infra.ports.store import AlreadyExists, Item, Store
from infra.protocol.frames import Voice
from infra.protocol.messages import ChatLine
from infra.rate_limits import Window, wait_in
from infra.rooms.connections import Connection

SHOWN = 50
BURST = Window(most=5, ms=10_000)
CHAT_SECONDS = 30 * 24 * 3600
ATTEMPTS = 8
CACHED_ROOMS = 500


class _StoredLine(msgspec.Struct, frozen=True):
    """A line and the client's id for it. One that was retracted has neither id nor words."""

    id: str
    line: ChatLine
    is_back: bool = False


class RecentChat:
    """A cache of rooms' newest lines, as far as this process knows: there may be newer ones."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: BoundedCache[RoomCode, list[_StoredLine]] = BoundedCache(CACHED_ROOMS)

    def of(self, room: RoomCode) -> list[_StoredLine]:
        """The oldest first."""
        known = self._known.get(room)
        return self.fetch(room) if known is None else known

    def fetch(self, room: RoomCode) -> list[_StoredLine]:
        """All of it."""
        recent_lines = _stored_lines(self._store, room)
        self._known.put(room, recent_lines)
        return recent_lines

    def add(self, room: RoomCode, said: _StoredLine) -> None:
        self._known.put(room, [*self.of(room), said][-SHOWN:])

    def is_cached(self, room: RoomCode) -> bool:
        return room in self._known

    def evict(self, room: RoomCode) -> None:
        self._known.evict(room)


class NewChatLine(msgspec.Struct, frozen=True):
    """A line to be appended: a text, or a voice clip; `id` is the client's."""

    id: str
    text: str = ""
    voice: Voice | None = None


class AppendedLine(msgspec.Struct, frozen=True):
    """A line that is stored. `is_new`: since this very saying, not since one before it."""

    line: ChatLine
    is_new: bool


def may_chat(room: Room, person: Person) -> bool:
    visitor = room.visitor(person)
    return visitor is not None and not visitor.muted


def must_be_allowed_to_chat(room: Room, person: Person) -> None:
    """R-05: players and spectators chat.

    Raises:
        RuleBroken: "not-in-the-room", "muted" (B-20).
    """
    must(room.visitor(person) is not None, "not-in-the-room")
    must(may_chat(room, person), "muted")


def append_line(
    store: Store, by: Connection, said: NewChatLine, now: int, known: RecentChat | None = None
) -> AppendedLine:
    """Append a line and return it as stored: nothing is said twice (B-04).

    What was said before is to be told again: who said it may have died before it was told.

    Each line takes the next number: whoever knows too little finds it taken, and reads the rest.

    Raises:
        RuleBroken: "id-used-before" for another line; "chat-too-fast" with `seconds` to wait
            (B-20); "busy".
    """
    known = known or RecentChat(store)
    for _ in range(ATTEMPTS):
        lately = known.of(by.room)
        before = _said_before(lately, by.person, said)
        if before is not None:
            return AppendedLine(before, is_new=False)
        _must_not_flood(lately, by.person, now)
        seq = lately[-1].line.seq + 1 if lately else 1
        new = _StoredLine(said.id, ChatLine(seq, now, by.person, by.name, said.text, said.voice))
        try:
            store.put_if_absent(_item(by.room, new))
        except AlreadyExists:
            known.fetch(by.room)
            continue
        known.add(by.room, new)
        return AppendedLine(new.line, is_new=True)
    raise RuleBroken("busy")


def retract_line(store: Store, room: RoomCode, line: ChatLine, known: RecentChat) -> None:
    """Retract a line that somebody said who may not; it has been shown to nobody.

    Its number stays taken: whoever knows only what came before it must not find it free.
    """
    store.put(_item(room, _StoredLine("", replace(line, text="", voice=None), is_back=True)))
    known.evict(room)


def erase_lines(store: Store, room: RoomCode, people: AbstractSet[Person]) -> None:
    """What these people have said is nobody's and nothing any more; its numbers stay taken."""
    for item, stored in _said_by(store, room, people):
        line = replace(stored.line, person=Person(""), name="", text="", voice=None)
        body = msgspec.json.encode(_StoredLine("", line, is_back=True)).decode()
        store.put(replace(item, body=body))


def lines_of(store: Store, room: RoomCode, people: AbstractSet[Person]) -> list[ChatLine]:
    """All that is kept of what they have said, the oldest first."""
    return [stored.line for _, stored in _said_by(store, room, people) if not stored.is_back]


def _said_by(
    store: Store, room: RoomCode, people: AbstractSet[Person]
) -> Iterator[tuple[Item, _StoredLine]]:
    for item in store.query(f"ROOM#{room}", prefix="CHAT#"):
        stored = msgspec.json.decode(item.body, type=_StoredLine)
        if stored.line.person in people:
            yield item, stored


def must_not_flood(store: Store, room: RoomCode, person: Person, now: int) -> None:
    """B-20: before somebody takes the trouble to say more.

    Raises:
        RuleBroken: "chat-too-fast" with `seconds` to wait.
    """
    _must_not_flood(_stored_lines(store, room), person, now)


def recent_lines(store: Store, room: RoomCode) -> tuple[ChatLine, ...]:
    """The last that were said, the oldest first."""
    return tuple(stored.line for stored in _stored_lines(store, room) if not stored.is_back)


def _stored_lines(store: Store, room: RoomCode) -> list[_StoredLine]:
    items = store.query(f"ROOM#{room}", prefix="CHAT#", backwards=True, limit=SHOWN)
    return [msgspec.json.decode(item.body, type=_StoredLine) for item in reversed(items)]


def _said_before(lately: list[_StoredLine], person: Person, said: NewChatLine) -> ChatLine | None:
    """By the client's id; and a clip is said once, whatever the id."""
    own = [stored for stored in lately if stored.line.person == person and not stored.is_back]
    for stored in own:
        voice = stored.line.voice
        if voice is not None and said.voice is not None and voice.key == said.voice.key:
            return stored.line
    line = next((stored.line for stored in own if stored.id == said.id), None)
    must(line is None or (line.text, line.voice) == (said.text, said.voice), "id-used-before")
    return line


def _must_not_flood(lately: list[_StoredLine], person: Person, now: int) -> None:
    own = [
        stored.line.at for stored in lately if stored.line.person == person and not stored.is_back
    ]
    wait = wait_in(BURST, own, now)
    must(wait <= 0, "chat-too-fast", seconds=math.ceil(wait / 1000))


def _item(room: RoomCode, stored: _StoredLine) -> Item:
    body = msgspec.json.encode(stored).decode()
    expires = stored.line.at // 1000 + CHAT_SECONDS
    return Item(f"ROOM#{room}", _sk(stored.line), body, expires)


def _sk(line: ChatLine) -> str:
    return f"CHAT#{line.seq:08d}"
