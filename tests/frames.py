"""Frames as a page sends them, by the name of what is asked."""

from typing import Any

Json = dict[str, Any]


def frame_of(kind: str, frame_id: str, fields: Json) -> Json:
    """`kind`: a command of the room ("Sit"), or another frame ("hello", "say")."""
    if kind[:1].isupper():
        return {"is": "ask", "id": frame_id, "wanted": {"is": kind, **fields}}
    return {"is": kind, "id": frame_id, **fields}
