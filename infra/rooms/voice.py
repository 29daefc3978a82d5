"""Voice messages: a page uploads a clip to the media store and says its key in chat (R-05, B-19).

A clip's name says whose it is, when its form was given out and of what type it is; the rest of it
nobody can guess. Only who heard the line knows the name, and with it the clip can be fetched.
"""

import math
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from msgspec import Struct

from domain.game import RuleBroken, must
from domain.room.pieces import Person, RoomCode
from domain.room.room import Room
from infra.accounts.auth import person_in_room
from infra.accounts.tokens import Identity
from infra.ports.media import CLIP_DAYS, EXTENSIONS, ClipType, NoClip, UploadForm
from infra.ports.store import Unavailable
from infra.protocol.frames import Voice
from infra.rate_limits import count_one
from infra.rooms import chat
from infra.rooms.connections import Connection
from infra.rooms.opening import is_room_code, room_state
from infra.services import Services

NAME = re.compile(
    r"(?P<person>[\w-]{1,64})\.(?P<at>[0-9a-f]{1,12})-[\w-]{16}\.(?P<ending>mp4|webm|ogg)", re.ASCII
)
CLIP_MS = CLIP_DAYS * 24 * 3_600_000
MINUTE_MS = 60_000
HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS
FORMS_A_MINUTE = 8
FORMS_AN_HOUR = 90
"""45 MB at most; one who talks all the time sends fewer."""
FORMS_A_DAY = 300
"""150 MB at most, of one person in a room."""
ROOM_FORMS_AN_HOUR = 600
"""Of all in a room: 300 MB at most."""
ROOM_FORMS_A_DAY = 2_000
"""1 GB at most; of a whole week no more than 7 lie there."""


class ClipForm(Struct, frozen=True):
    """`key`: what the line says, once the file was uploaded with the form."""

    key: str
    url: str
    fields: dict[str, str]


def upload_form(services: Services, code: RoomCode, by: Identity, kind: ClipType) -> ClipForm:
    """A form for a clip of somebody in the room.

    Raises:
        RuleBroken: "no-such-room", "removed-from-room", "not-in-the-room", "muted";
            "chat-too-fast", "voice-too-fast" with `seconds` to wait, "voice-used-up" with `minutes`
            (B-20).
    """
    now = services.now()
    room = room_state(services, code).room
    person = _speaker(room, by)
    chat.must_be_allowed_to_chat(room, person)
    chat.must_not_flood(services.store, code, person, now)
    _must_not_flood(services, code, person, now)
    key = f"{person}.{now:x}-{secrets.token_urlsafe(12)}.{EXTENSIONS[kind]}"
    form: UploadForm = services.media.upload_form(_path(code, key), kind)
    return ClipForm(key, form.url, form.fields)


@contextmanager
def published_clip(services: Services, by: Connection, voice: Voice) -> Iterator[None]:
    """While its line is said the clip is published; if the line is refused, it is withdrawn.

    A line only says what its speaker has sent to this room, and what is sound. That takes hops
    that only voice pays: nobody is shown a clip that is not there, or another than was looked at.

    Raises:
        RuleBroken: "not-your-clip", "clip-not-there".
    """
    name = NAME.fullmatch(voice.key)
    is_own = name is not None and name["person"] == by.person
    must(is_own and voice.key.endswith(f".{EXTENSIONS[voice.type]}"), "not-your-clip")
    path = _path(by.room, voice.key)
    try:
        is_new = services.media.publish(path, voice.type)
    except NoClip:
        raise RuleBroken("clip-not-there") from None
    try:
        yield
    except RuleBroken:
        if is_new:
            with suppress(Unavailable):  # It goes with its week.
                services.media.withdraw(path)
        raise


def clip_url(services: Services, code: RoomCode, key: str) -> str:
    """Where a clip can be heard.

    Raises:
        RuleBroken: "no-such-clip", "clip-expired".
    """
    name = NAME.fullmatch(key)
    if name is None or not is_room_code(code):
        raise RuleBroken("no-such-clip")
    must(services.now() < int(name["at"], 16) + CLIP_MS, "clip-expired")
    return services.media.download_url(_path(code, key))


def _speaker(room: Room, by: Identity) -> Person:
    """The person they are in this room; who has stood up since keeps the one they had."""
    first = person_in_room(room, by)
    ways = (first, by.person, *by.was)
    return next((person for person in ways if room.visitor(person) is not None), first)


def _must_not_flood(services: Services, code: RoomCode, person: Person, now: int) -> None:
    """B-20: forms are counted by the minute, the hour and the day of the clock.

    Who has too many uses up nothing of the room's.
    """
    store, pk = services.store, f"ROOM#{code}"
    lately = count_one(store, pk, f"VOICED#{person}", now, MINUTE_MS)
    seconds = math.ceil(lately.wait_ms / 1000)
    must(lately.count <= FORMS_A_MINUTE, "voice-too-fast", seconds=seconds)
    for name, window, most in (
        (f"VOICED-HOUR#{person}", HOUR_MS, FORMS_AN_HOUR),
        (f"VOICED-DAY#{person}", DAY_MS, FORMS_A_DAY),
        ("VOICED-HERE", HOUR_MS, ROOM_FORMS_AN_HOUR),
        ("VOICED-HERE-DAY", DAY_MS, ROOM_FORMS_A_DAY),
    ):
        forms = count_one(store, pk, name, now, window)
        must(forms.count <= most, "voice-used-up", minutes=math.ceil(forms.wait_ms / MINUTE_MS))


def _path(code: RoomCode, key: str) -> str:
    return f"{code}/{key}"
