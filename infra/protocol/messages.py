"""Messages: what the server sends over the WebSocket, JSON objects whose kind stands under `is`."""

from typing import Any

import msgspec
from msgspec import Struct

from domain.game import Said
from domain.room.pieces import Person
from infra.protocol.frames import Voice

MOST_MESSAGE_BYTES = 131_072
"""The limit of the cloud's gateway."""


class Message(Struct, frozen=True, tag=str.lower, tag_field="is"):
    """What the server sends."""


class View(Message, frozen=True):
    """The whole view. An older `version` than the one on the screen is dropped by the client.

    `answers`: the id of the frame that this answers as well. What was asked is done, and whoever
    asked has no moment between the answer and what came of it.
    """

    version: int
    now: int
    view: Any
    answers: str | None = None


class Answer(Message, frozen=True):
    """To the requester alone. `error` None: done. Otherwise a key and its numbers.

    What changed the room is answered by the view that shows it; everything else by this.
    """

    id: str
    error: str | None = None
    numbers: dict[str, Said] = {}


class ChatLine(Struct, frozen=True):
    """`seq` counts a room's lines from 1; `at` is ms by the server's clock."""

    seq: int
    at: int
    person: Person
    name: str
    text: str
    voice: Voice | None = None


class Chat(Message, frozen=True):
    lines: tuple[ChatLine, ...]


class Now(Message, frozen=True):
    """The answer to a beat that has missed nothing."""

    now: int
    version: int


class Bye(Message, frozen=True):
    """The connection is closed after this, for a reason (a key)."""

    why: str


AnyMessage = View | Answer | Chat | Now | Bye


_encoder = msgspec.json.Encoder()


def encode_message(message: AnyMessage) -> bytes:
    return _encoder.encode(message)
