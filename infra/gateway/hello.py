"""Hello and heartbeats: a connection is authenticated, then brought up to date."""

from msgspec.structs import replace

from domain.game import RuleBroken, must
from domain.room import commands
from domain.room.commands import Asked, Tick
from domain.room.due import next_due
from domain.room.room import Room
from infra.accounts.auth import authenticate, is_still_valid, person_in_room
from infra.accounts.tokens import BadToken, Identity
from infra.protocol import frames, messages
from infra.protocol.messages import Answer
from infra.rooms import chat
from infra.rooms.broadcast import (
    ReplyTo,
    broadcast,
    close_with_reason,
    connections_in,
    disconnect,
    encoded_view,
    send,
)
from infra.rooms.connections import Connection
from infra.rooms.handle import Busy, handle, touch
from infra.rooms.journal import RoomState
from infra.rooms.newcomers import must_have_place, surplus, word_in_room
from infra.sanitize import nickname
from infra.services import Services


def hello(services: Services, connection_id: str, frame: frames.Hello) -> None:
    """Who one is: from the token, never from the frame (R-02, R-07, B-01)."""
    must(frame.protocol <= frames.PROTOCOL, "page-outdated")
    read = services.in_background(lambda: services.journal.read(frame.room))
    network = services.in_background(lambda: services.connections.network_of(connection_id))
    bearer = _bearer(services, frame.token)
    state = read()
    must(state.version > 0, "no-such-room")
    connection = replace(
        _connection(connection_id, state.room, bearer),
        at=services.now(),
        network=word_in_room(services, state.room.code, network()),
    )
    noted = services.in_background(lambda: services.visits.note(connection.person, frame.room))
    services.connections.add(connection, services.now())
    noted()
    state = _come(services, connection, state.room)
    send(services, connection_id, Answer(frame.id))
    send(services, connection_id, messages.Chat(chat.recent_lines(services.store, frame.room)))
    broadcast(services, frame.room, state, ReplyTo(connection_id, frame.id, is_new=True))


def _bearer(services: Services, token: str) -> Identity:
    try:
        return authenticate(services, token)
    except BadToken:
        raise RuleBroken("bad-token") from None


def _connection(connection_id: str, room: Room, bearer: Identity) -> Connection:
    person, name = person_in_room(room, bearer), nickname(bearer.name)
    account = None if bearer.generation is None else bearer.person
    return Connection(connection_id, room.code, person, name, account, bearer.generation)


def _come(services: Services, connection: Connection, room: Room) -> RoomState:
    """Whoever is not let in sees nothing of the room either.

    Who is there is read after the connection was added: of many at once none is overlooked.
    """
    come = Asked(connection.person, services.now(), commands.Come(connection.name))
    try:
        present = services.connections.in_room(connection.room)
        must_have_place(services, room, connection, present)
        state = touch(services, connection.room, handle(services, connection.room, come))
    except (RuleBroken, Busy):
        services.connections.remove(connection.connection_id)
        raise
    for one in surplus(connection, present):
        services.connections.remove(one.connection_id)
        close_with_reason(services, one.connection_id, "open-elsewhere")
    return state


def beat(services: Services, connection: Connection, frame: frames.Beat) -> None:
    """What was missed is sent again; an overdue clock ticks on the spot (B-02, B-07).

    Whose token was revoked meanwhile has to go; a guest's is not looked up before an overdue clock
    rings, which nobody should wait for: the next beat does.
    """
    cached = services.journal.cached(connection.room)
    is_late = cached is not None and next_due(cached.room, services.now()) is not None
    revised = services.in_background(
        lambda: cached if is_late else services.journal.read(connection.room)
    )
    is_looked_up = connection.account is not None or not is_late
    if is_looked_up and not is_still_valid(services, connection):
        close_with_reason(services, connection.connection_id, "bad-token")
        return
    now = services.now()
    state = revised()
    assert state is not None
    visitor = state.room.visitor(connection.person)
    if visitor is None or visitor.gone is not None:
        if not is_looked_up and not is_still_valid(services, connection):
            close_with_reason(services, connection.connection_id, "bad-token")
            return
        state = handle(
            services, connection.room, Asked(connection.person, now, commands.Come(connection.name))
        )
        broadcast(services, connection.room, state)
    elif next_due(state.room, now) is not None:
        present = connections_in(services, connection.room)
        broadcast(
            services, connection.room, handle(services, connection.room, Tick(now)), None, present
        )
    elif frame.version < state.version:
        message = encoded_view(services, state, connection.person)
        disconnect(services, *services.sender.send_all([(connection.connection_id, message)]))
    else:
        send(services, connection.connection_id, messages.Now(now, state.version))
