"""The gateway: reads a frame from a connection, dispatches it, and answers it.

Whatever goes wrong is told to the requester alone, as a key with numbers; the connection stays.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import assert_never

from domain.game import RuleBroken
from infra.gateway.chat import say
from infra.gateway.command import handle_command
from infra.gateway.hello import beat, hello
from infra.ports.store import Unavailable
from infra.protocol import frames
from infra.protocol.frames import AnyFrame, BadFrame, read_frame
from infra.protocol.messages import Answer
from infra.rooms.broadcast import send
from infra.rooms.connections import Connection
from infra.rooms.handle import Busy
from infra.rooms.opening import is_room_code
from infra.services import ConnectionGone, Services


def receive(services: Services, connection_id: str, text: str) -> str:
    """Do what a frame asks and answer it. Returns what it was, or the key of its refusal."""
    try:
        frame = read_frame(text)
    except BadFrame as bad:
        return _refuse(services, connection_id, bad.id, bad.key)
    frame_id = "" if isinstance(frame, frames.Beat) else frame.id
    try:
        _heard(services, connection_id, frame)
    except RuleBroken as broken:
        return _refuse(services, connection_id, frame_id, broken.key, broken)
    except Busy:
        return _refuse(services, connection_id, frame_id, "busy")
    except Unavailable:
        return _refuse(services, connection_id, frame_id, "unavailable")
    except ConnectionGone:
        return "gone"
    return type(frame.wanted if isinstance(frame, frames.Ask) else frame).__name__


def _refuse(
    services: Services,
    connection_id: str,
    frame_id: str,
    key: str,
    broken: RuleBroken | None = None,
) -> str:
    services.metrics.refused(key)
    with suppress(Busy, Unavailable):  # They are gone, or nobody could be told.
        send(services, connection_id, Answer(frame_id, key, broken.numbers if broken else {}))
    return key


def _heard(services: Services, connection_id: str, frame: AnyFrame) -> None:
    if isinstance(frame, frames.Hello):
        hello(services, connection_id, frame)
        return
    connection = _known(services, connection_id, frame)
    if connection is None:
        raise RuleBroken("hello-first")
    match frame:
        case frames.Beat():
            beat(services, connection, frame)
        case frames.Say():
            say(services, connection, frame)
        case frames.Ask():
            handle_command(services, connection, frame)
        case _:
            assert_never(frame)


def _known(services: Services, connection_id: str, frame: AnyFrame) -> Connection | None:
    """Who is there. A process that knows nothing opens the room at once, if it is told which."""
    code = frame.room
    if services.connections.is_cached(connection_id) or not is_room_code(code):
        return services.connections.get(connection_id)
    opened = services.in_background(lambda: services.journal.read(code))
    more = services.recent_chat.fetch if isinstance(frame, frames.Say) else services.seeds.fetch
    fetched: Callable[[], object] = services.in_background(lambda: more(code))
    connection = services.connections.get(connection_id)
    if connection is not None and connection.room == code:
        opened()
        fetched()
    return connection
