"""What people say. It is not in the journal: its lines have a sequence of their own."""

import math

import msgspec

from domain.game import RuleBroken, must
from domain.room.pieces import Person
from domain.room.room import Room
from infra.people import Presence
from infra.shelf import Item, Shelf, Taken
from infra.wire import ChatLine, Voice

SHOWN = 50
BURST = 5
BURST_MS = 10_000
KEPT_SECONDS = 30 * 24 * 3600
ATTEMPTS = 8


class _Kept(msgspec.Struct, frozen=True):
    """A line and the client's id for it."""

    id: str
    line: ChatLine


class Saying(msgspec.Struct, frozen=True):
    """A text, or a voice; `id` is the client's."""

    id: str
    text: str = ""
    voice: Voice | None = None


def must_be_heard(room: Room, person: Person) -> None:
    """R-05: players and spectators chat.

    Raises:
        RuleBroken: "not-in-the-room", "muted" (B-20).
    """
    visitor = room.visitor(person)
    must(visitor is not None, "not-in-the-room")
    must(visitor is None or not visitor.muted, "muted")


def say(shelf: Shelf, by: Presence, said: Saying, now: int) -> ChatLine:
    """The line as it is kept: nothing is said twice (B-04).

    What was said before is to be told again: who said it may have died before it was told.

    Raises:
        RuleBroken: "chat-too-fast" with `seconds` to wait (B-20); "busy".
    """
    for _ in range(ATTEMPTS):
        lately = _kept(shelf, by.room)
        for kept in lately:
            if kept.line.person == by.person and _is_same(kept, said):
                return kept.line
        _must_be_calm(lately, by.person, now)
        seq = lately[-1].line.seq + 1 if lately else 1
        line = ChatLine(seq, now, by.person, by.name, said.text, said.voice)
        try:
            shelf.put_if_absent(_item(by.room, _Kept(said.id, line)))
        except Taken:
            continue
        return line
    raise RuleBroken("busy")


def must_be_calm(shelf: Shelf, room: str, person: Person, now: int) -> None:
    """B-20: before somebody takes the trouble to say more.

    Raises:
        RuleBroken: "chat-too-fast" with `seconds` to wait.
    """
    _must_be_calm(_kept(shelf, room), person, now)


def lines(shelf: Shelf, room: str) -> tuple[ChatLine, ...]:
    """The last that were said, the oldest first."""
    return tuple(kept.line for kept in _kept(shelf, room))


def _kept(shelf: Shelf, room: str) -> list[_Kept]:
    items = shelf.query(f"ROOM#{room}", prefix="CHAT#", backwards=True, limit=SHOWN)
    return [msgspec.json.decode(item.body, type=_Kept) for item in reversed(items)]


def _is_same(kept: _Kept, said: Saying) -> bool:
    """By the client's id; and a clip is said once, whatever the id."""
    old, new = kept.line.voice, said.voice
    return kept.id == said.id or (old is not None and new is not None and old.key == new.key)


def _must_be_calm(lately: list[_Kept], person: Person, now: int) -> None:
    own = [kept.line.at for kept in lately if kept.line.person == person]
    recent = [at for at in own if abs(at - now) < BURST_MS]  # The clock may have been set back.
    if len(recent) >= BURST:
        wait = recent[-BURST] + BURST_MS - now
        must(wait <= 0, "chat-too-fast", seconds=math.ceil(wait / 1000))


def _item(room: str, kept: _Kept) -> Item:
    body = msgspec.json.encode(kept).decode()
    expires = kept.line.at // 1000 + KEPT_SECONDS
    return Item(f"ROOM#{room}", f"CHAT#{kept.line.seq:08d}", body, expires)
