"""What travels over the socket, both ways: JSON objects whose kind stands under `is`.

Every frame but a beat carries an `id` of the client's choosing; its answer bears the same. Sending
a frame again with the same id does nothing twice (B-04).
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

from domain.game import Level, Said
from domain.room.pieces import Chair, Person, Settings
from infra.ports.media import ClipType

MOST_FRAME_BYTES = 32_768
MOST_MESSAGE_BYTES = 131_072
"""The limits of the cloud's gateway: a frame in, a message out."""

Id = Annotated[str, Meta(min_length=1, max_length=40)]
LuckText = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Code = Annotated[str, Meta(min_length=1, max_length=12)]
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
    """What a client sends.

    `room`: where it says it is. It is believed in a hello alone; later it is a hint, by which a
    process that knows nothing yet can open the room while it asks who is at this connection.
    """

    room: Annotated[str, Meta(max_length=12)] = ""


class Hello(Frame, frozen=True):
    """Says who one is, in which room; nothing else works before. `version`: the view one has."""

    id: Id
    token: Annotated[str, Meta(max_length=4_000)]
    room: Code
    version: int | None = None


class Sit(Frame, frozen=True):
    id: Id
    chair: Chair
    luck: LuckText


class Stand(Frame, frozen=True):
    id: Id


class Luck(Frame, frozen=True):
    """A fresh string of luck for the next game."""

    id: Id
    luck: LuckText


class Bot(Frame, frozen=True):
    id: Id
    chair: Chair
    level: Level


class Unbot(Frame, frozen=True):
    id: Id
    chair: Chair


class Unseat(Frame, frozen=True):
    """Free somebody else's chair."""

    id: Id
    chair: Chair


class Change(Frame, frozen=True):
    id: Id
    settings: Settings


class Start(Frame, frozen=True):
    id: Id


class Play(Frame, frozen=True):
    """`move`: one of the running game's moves, its kind under `is`."""

    id: Id
    move: Raw


class Reclaim(Frame, frozen=True):
    id: Id


class Again(Frame, frozen=True):
    id: Id


class Say(Frame, frozen=True):
    """A text, or a voice instead."""

    id: Id
    text: LongText = ""
    voice: Voice | None = None


class Mute(Frame, frozen=True):
    id: Id
    person: Person
    muted: bool


class Remove(Frame, frozen=True):
    id: Id
    person: Person


class Forgive(Frame, frozen=True):
    """Let a removed person come again."""

    id: Id
    person: Person


class Host(Frame, frozen=True):
    """Give the host's rights to this person."""

    id: Id
    person: Person


class Beat(Frame, frozen=True):
    """Still here, and this is the version on my screen (0: none)."""

    version: int = 0


AnyFrame = (
    Hello
    | Sit
    | Stand
    | Luck
    | Bot
    | Unbot
    | Unseat
    | Change
    | Start
    | Play
    | Reclaim
    | Again
    | Say
    | Mute
    | Remove
    | Forgive
    | Host
    | Beat
)


class Message(Struct, frozen=True, tag=str.lower, tag_field="is"):
    """What the server sends."""


class View(Message, frozen=True):
    """The whole view. An older `version` than the one on the screen is dropped by the client.

    `answers`: the id of the frame that this answers as well. What was asked is done, and the asker
    has no moment between the answer and what came of it.
    """

    version: int
    now: int
    view: Any
    answers: str | None = None


class Answer(Message, frozen=True):
    """To the asker alone. `error` None: done. Otherwise a key and its numbers.

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


class BadFrame(Exception):
    """Not a frame: `key` says what is wrong, `id` is the frame's if it could be read."""

    def __init__(self, key: str, frame_id: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.id = frame_id


_decoder = msgspec.json.Decoder(AnyFrame)
_encoder = msgspec.json.Encoder()


class _Named(Struct):
    id: str = ""


def read_frame(text: str) -> AnyFrame:
    """What a client sent, as one of the frames.

    Raises:
        BadFrame: "not-json", or "bad-frame" for an unknown kind or fields out of range.
    """
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError as error:
        raise BadFrame("bad-frame", id_of(text)) from error
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise BadFrame("not-json") from error


def id_of(text: str) -> str:
    """A frame's id, of however little use the rest is; empty if there is none."""
    try:
        return msgspec.json.decode(text, type=_Named).id[:40]
    except (msgspec.MsgspecError, RecursionError):
        return ""


def write(message: AnyMessage) -> bytes:
    return _encoder.encode(message)
