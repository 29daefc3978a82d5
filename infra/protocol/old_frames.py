"""Frames of pages that were opened before commands travelled inside `ask` (protocol 1).

Such a page knows no word by which it would reload itself, so what it says is understood until it
is closed. Delete this file once the release after protocol 2 is out.
"""

from typing import Any

import msgspec

WANTED = {
    "sit": "Sit",
    "stand": "Stand",
    "luck": "BringLuck",
    "bot": "PlaceBot",
    "unbot": "RemoveBot",
    "unseat": "Unseat",
    "change": "Change",
    "start": "Start",
    "play": "Play",
    "reclaim": "Reclaim",
    "again": "Again",
    "mute": "Mute",
    "remove": "Remove",
    "forgive": "Forgive",
    "host": "MakeHost",
}
"""By the old frame's kind, the command it stood for; their fields are the same."""

OF_THE_FRAME = ("id", "room")


def upgrade(text: str) -> dict[str, Any] | None:
    """The old frame as an `ask`, in plain values; None where the text is no frame of before."""
    try:
        frame = msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        return None
    kind = frame.get("is") if isinstance(frame, dict) else None
    if not isinstance(kind, str) or kind not in WANTED:
        return None
    fields = {name: value for name, value in frame.items() if name not in ("is", *OF_THE_FRAME)}
    stored = {name: frame[name] for name in OF_THE_FRAME if name in frame}
    return {"is": "ask", **stored, "wanted": {**fields, "is": WANTED[kind]}}
