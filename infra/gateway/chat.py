"""A chat frame: its line is appended and sent to everybody in the room."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress

from msgspec.structs import replace

from domain.game import RuleBroken, must
from domain.room.names import shown_name
from infra.ports.store import Unavailable
from infra.protocol import frames, messages
from infra.protocol.messages import Answer
from infra.rooms import chat
from infra.rooms.broadcast import connections_in, send_all
from infra.rooms.connections import Connection
from infra.rooms.handle import Busy
from infra.rooms.journal import RoomState
from infra.rooms.voice import published_clip
from infra.sanitize import chat_text
from infra.services import Services


def say(services: Services, connection: Connection, frame: frames.Say) -> None:
    """R-05: players and spectators chat, in writing or by voice.

    The cached state may let it be stored; only the newest lets it be shown (B-20).
    """
    known = services.journal.cached(connection.room)
    revised = services.in_background(lambda: services.journal.read(connection.room))
    present = connections_in(services, connection.room)
    room = known.room if known is not None else revised().room
    if not chat.may_chat(room, connection.person):
        room = revised().room
        chat.must_be_allowed_to_chat(room, connection.person)
    said = _said(frame)
    called = shown_name(room, connection.person, connection.name)
    by = replace(connection, name=called)
    with _published(services, connection, said.voice):
        spoken = chat.append_line(services.store, by, said, services.now(), services.recent_chat)
        try:
            chat.must_be_allowed_to_chat(_newest(revised, known).room, connection.person)
        except RuleBroken:
            if spoken.is_new:
                _retract(services, connection, spoken.line)
            raise
    # It is said; who was not told hears it at their next hello.
    listeners: list[Connection] = []
    with suppress(Unavailable):
        listeners = present()
    with suppress(Busy, Unavailable):
        send_all(services, listeners, messages.Chat((spoken.line,)), (connection, Answer(frame.id)))


def _published(
    services: Services, connection: Connection, voice: frames.Voice | None
) -> AbstractContextManager[None]:
    return nullcontext() if voice is None else published_clip(services, connection, voice)


def _retract(services: Services, connection: Connection, line: messages.ChatLine) -> None:
    chat.retract_line(services.store, connection.room, line, services.recent_chat)


def _newest(revised: Callable[[], RoomState], known: RoomState | None) -> RoomState:
    """The cached state where no newer can be read: the line is stored already."""
    try:
        return revised()
    except Unavailable:
        if known is None:
            raise
        return known


def _said(frame: frames.Say) -> chat.NewChatLine:
    if frame.voice is None:
        return chat.NewChatLine(frame.id, chat_text(frame.text))
    must(frame.text == "", "bad-frame")
    return chat.NewChatLine(frame.id, voice=frame.voice)
