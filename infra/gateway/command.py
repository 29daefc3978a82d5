"""A command to the room, and who is shown what followed."""

from domain.game import RuleBroken
from domain.room.commands import Asked
from infra.accounts.own_games import keep_games
from infra.gateway.wanted import Request, wanted_by
from infra.ports.store import Unavailable
from infra.protocol import frames as wire
from infra.protocol.frames import Answer
from infra.rooms.broadcast import PendingConnections, ReplyTo, broadcast, connections_in, send
from infra.rooms.connections import Connection
from infra.rooms.handle import Busy, handle, was_done
from infra.rooms.journal import RoomState
from infra.services import Services


def handle_command(services: Services, connection: Connection, frame: Request) -> None:
    """A command to the room; who is in it is shown what followed, the asker as his answer."""
    try:
        wanted = wanted_by(services, connection, frame)
    except RuleBroken:  # It may be no move of what is played now, and have been one when it was.
        if not was_done(services.journal.read(connection.room), connection.person, frame.id):
            raise
        send(services, connection.connection_id, Answer(frame.id))
        return
    if isinstance(frame, wire.Again):  # The process may have died before it wrote them down.
        keep_games(services.store, services.journal.read(connection.room).room)
    before = services.journal.cached(connection.room)
    present = connections_in(services, connection.room)
    try:
        asked = Asked(connection.person, services.now(), wanted)
        state = handle(services, connection.room, asked, frame.id)
    except RuleBroken:
        _show_what_rang(services, connection.room, before, present)
        raise
    if state is before:
        send(services, connection.connection_id, Answer(frame.id))
    else:
        _show_what_followed(services, ReplyTo(connection.connection_id, frame.id), state, present)


def _show_what_followed(
    services: Services, reply_to: ReplyTo, state: RoomState, present: PendingConnections
) -> None:
    """It is done, whether or not it can be shown just now: the next beat shows it."""
    try:
        broadcast(services, state.room.code, state, reply_to, present)
    except (Busy, Unavailable):
        send(services, reply_to.connection_id, Answer(reply_to.frame))


def _show_what_rang(
    services: Services, room: str, before: RoomState | None, present: PendingConnections
) -> None:
    """A refused command may still have rung an overdue clock."""
    state = services.journal.cached(room)
    if state is not None and state is not before:
        broadcast(services, room, state, None, present)
