"""Frames: what a page sends over its WebSocket, JSON objects whose kind stands under `is`.

Every frame but a beat carries an `id` of the client's choosing; its answer bears the same. Sending
a frame again with the same id does nothing twice (B-04).
"""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from domain.room.commands import FromPage
from domain.room.pieces import RoomCode
from infra.ports.media import ClipType
from infra.protocol.old_frames import upgrade

MOST_FRAME_BYTES = 32_768
"""The limit of the cloud's gateway."""

PROTOCOL = 2
"""Raised when an open page can no longer be served as it is: it reloads itself once."""

Id = Annotated[str, Meta(min_length=1, max_length=40)]
LongText = Annotated[str, Meta(max_length=20_000)]
MOST_VOICE_SECONDS = 15
Waveform = Annotated[tuple[Annotated[int, Meta(ge=0, le=15)], ...], Meta(max_length=64)]


class Voice(Struct, frozen=True, forbid_unknown_fields=True):
    """A clip that was sent to the media store. `waveform`: how loud it is, from left to right."""

    key: Annotated[str, Meta(max_length=120)]
    type: ClipType
    seconds: Annotated[float, Meta(gt=0, le=MOST_VOICE_SECONDS)]
    waveform: Waveform


class Frame(
    Struct, frozen=True, kw_only=True, tag=str.lower, tag_field="is", forbid_unknown_fields=True
):
    """What a page sends.

    `room`: where it says it is. It is believed in a hello alone; later it is a hint, by which a
    process that knows nothing yet can open the room while it asks whose connection this is.
    """

    room: Annotated[RoomCode, Meta(max_length=12)] = RoomCode("")


class Hello(Frame, frozen=True):
    """Who comes into which room; nothing else works before.

    `version`: of the view the page shows. `protocol`: what the page speaks; pages of before it was
    said speak 1 (old_frames.py).
    """

    id: Id
    token: Annotated[str, Meta(max_length=4_000)]
    room: Annotated[RoomCode, Meta(min_length=1, max_length=12)]
    version: int | None = None
    protocol: int = 1


class Ask(Frame, frozen=True):
    """A command to the room. `version`: of the view the page shows (0: none)."""

    id: Id
    wanted: FromPage
    version: int = 0


class Say(Frame, frozen=True):
    """A line of chat: a text, or a voice clip instead."""

    id: Id
    text: LongText = ""
    voice: Voice | None = None


class Beat(Frame, frozen=True):
    """A heartbeat. `version`: of the view the page shows (0: none)."""

    version: int = 0


AnyFrame = Hello | Ask | Say | Beat


class BadFrame(Exception):
    """Not a frame: `key` says what is wrong, `id` is the frame's if it could be read."""

    def __init__(self, key: str, frame_id: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.id = frame_id


_decoder = msgspec.json.Decoder(AnyFrame)


class _Named(Struct):
    id: str = ""


def read_frame(text: str) -> AnyFrame:
    """The frame in a text.

    Raises:
        BadFrame: "not-json", or "bad-frame" for an unknown kind or fields out of range.
    """
    try:
        return _read(text)
    except msgspec.ValidationError as error:
        raise BadFrame("bad-frame", id_of(text)) from error
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise BadFrame("not-json") from error


def _read(text: str) -> AnyFrame:
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError:
        frame = upgrade(text)
        if frame is None:
            raise
        asked: AnyFrame = msgspec.convert(frame, AnyFrame)
        return asked


def id_of(text: str) -> str:
    """A frame's id, of however little use the rest is; empty if there is none."""
    try:
        return msgspec.json.decode(text, type=_Named).id[:40]
    except (msgspec.MsgspecError, RecursionError):
        return ""
