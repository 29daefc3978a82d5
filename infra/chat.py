"""What people say. It is not in the journal: its lines have a sequence of their own."""

import math

import msgspec

from domain.game import RuleBroken, must
from infra.people import Presence
from infra.shelf import Item, Shelf, Taken
from infra.wire import ChatLine

SHOWN = 50
BURST = 5
BURST_MS = 10_000
KEPT_SECONDS = 30 * 24 * 3600
ATTEMPTS = 8


class _Kept(msgspec.Struct, frozen=True):
    """A line and the client's id for it."""

    id: str
    line: ChatLine


def say(shelf: Shelf, by: Presence, text: str, said_id: str, now: int) -> tuple[ChatLine, bool]:
    """The line as it is kept, and whether it is new: the same id is not said twice (B-04).

    Raises:
        RuleBroken: "chat-too-fast" with `seconds` to wait (B-20); "busy".
    """
    for _ in range(ATTEMPTS):
        lately = _kept(shelf, by.room)
        for kept in lately:
            if kept.id == said_id and kept.line.person == by.person:
                return kept.line, False
        _must_be_calm([kept.line for kept in lately if kept.line.person == by.person], now)
        seq = lately[-1].line.seq + 1 if lately else 1
        line = ChatLine(seq, now, by.person, by.name, text)
        try:
            shelf.put_if_absent(_item(by.room, _Kept(said_id, line)))
        except Taken:
            continue
        return line, True
    raise RuleBroken("busy")


def lines(shelf: Shelf, room: str) -> tuple[ChatLine, ...]:
    """The last that were said, the oldest first."""
    return tuple(kept.line for kept in _kept(shelf, room))


def _kept(shelf: Shelf, room: str) -> list[_Kept]:
    items = shelf.query(f"ROOM#{room}", prefix="CHAT#", backwards=True, limit=SHOWN)
    return [msgspec.json.decode(item.body, type=_Kept) for item in reversed(items)]


def _must_be_calm(own: list[ChatLine], now: int) -> None:
    recent = [line.at for line in own if line.at > now - BURST_MS]
    if len(recent) >= BURST:
        wait = recent[-BURST] + BURST_MS - now
        must(wait <= 0, "chat-too-fast", seconds=math.ceil(wait / 1000))


def _item(room: str, kept: _Kept) -> Item:
    body = msgspec.json.encode(kept).decode()
    expires = kept.line.at // 1000 + KEPT_SECONDS
    return Item(f"ROOM#{room}", f"CHAT#{kept.line.seq:08d}", body, expires)
