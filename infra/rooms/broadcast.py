"""The broadcast after a commit: a view to each person in the room, and the next wake-up."""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from domain.game import RuleBroken
from domain.room.commands import Asked, Come, Go
from domain.room.due import wake_time
from domain.room.pieces import Person, RoomCode, Visitor
from domain.room.view import RoomView, view, views
from infra.accounts.own_games import store_own_games
from infra.ports.store import Unavailable
from infra.protocol.messages import Answer, AnyMessage, Bye, View, encode_message
from infra.rooms.connections import Connection
from infra.rooms.handle import Busy, handle
from infra.rooms.journal import RoomState
from infra.services import Services


class ReplyTo(Struct, frozen=True):
    """The connection whose frame of this id is answered by the view.

    `is_new`: it has said hello, and been answered; it shows nothing yet.
    """

    connection_id: str
    frame: str
    is_new: bool = False


RECENT_LINES = 8
"""So many of a log's lines are sent each time: a page remembers those it has (net/lines.ts)."""

PendingConnections = Callable[[], list[Connection]]
"""Waits for the room's connections."""


def connections_in(services: Services, code: RoomCode) -> PendingConnections:
    """The room's connections, read in the background, so that the broadcast waits for nothing.

    Who says hello at that very moment may be missed; their page's next beat finds what they missed.
    """
    return services.in_background(lambda: services.connections.in_room(code))


def broadcast(
    services: Services,
    code: RoomCode,
    state: RoomState,
    reply_to: ReplyTo | None = None,
    present: PendingConnections | None = None,
) -> None:
    """Show the room to everybody in it, and schedule its clock.

    Raises:
        Busy, Unavailable: somebody was not shown it; the clock is scheduled all the same.
    """
    try:
        watched = broadcast_views(services, code, state, reply_to, present)
    except (Busy, Unavailable):
        services.scheduler.schedule(code, wake_time(state.room), state.version)
        raise
    services.scheduler.schedule(code, wake_time(state.room), state.version, watched=watched)


def broadcast_views(
    services: Services,
    code: RoomCode,
    state: RoomState,
    reply_to: ReplyTo | None = None,
    asked_for: PendingConnections | None = None,
) -> bool:
    """Everybody in the room sees it as they may see it; the requester's view is their answer too.

    Returns whether there is anybody.

    What somebody died over is made good here: a removed person's connection is closed, and who is
    thought present without any connection has gone.
    """
    began = time.perf_counter()
    present = _without_removed(services, state, (asked_for or connections_in(services, code))())
    people = {connection.person for connection in present}
    seen = views(state.room, people)
    sights = {person: _brief(sight) for person, sight in seen.items()}
    shown = [(one, _seen(services, state, one, reply_to, sights[one.person])) for one in present]
    _send_each(services, shown)
    services.metrics.duration("AnnounceMs", 1000 * (time.perf_counter() - began))
    if (
        reply_to
        and not reply_to.is_new
        and reply_to.connection_id not in {one.connection_id for one in present}
    ):
        send(services, reply_to.connection_id, Answer(reply_to.frame))
    _went(services, code, _absent(services, state, people))
    store_own_games(services.store, state.room)
    if not present and wake_time(state.room) is None:
        services.evict(code)
    return bool(present)


def send(services: Services, connection_id: str, message: AnyMessage) -> None:
    """A message for one connection."""
    disconnect(services, *services.sender.send_all([(connection_id, encode_message(message))]))


def send_all(
    services: Services,
    present: list[Connection],
    message: AnyMessage,
    *others: tuple[Connection, AnyMessage],
) -> None:
    """The same message to all of them, and at the same time other messages to some."""
    written = encode_message(message)
    messages = [(connection, encode_message(other)) for connection, other in others]
    _send_each(services, [*messages, *((connection, written) for connection in present)])


def close_with_reason(services: Services, connection_id: str, why: str) -> None:
    """Send a last message with the reason, and close the connection."""
    services.sender.send_all([(connection_id, encode_message(Bye(why)))])
    services.sender.close(connection_id)


def encoded_view(services: Services, state: RoomState, person: Person) -> bytes:
    """With the whole log."""
    return _shown(services, state, _written(view(state.room, person)))


def _seen(
    services: Services, state: RoomState, one: Connection, reply_to: ReplyTo | None, sight: Raw
) -> bytes:
    if reply_to is None or reply_to.connection_id != one.connection_id:
        return _shown(services, state, sight)
    if reply_to.is_new:
        return encoded_view(services, state, one.person)
    return _shown(services, state, sight, reply_to.frame)


def _brief(sight: RoomView) -> Raw:
    """What a person sees, written once for all connections, with the newest lines of the log."""
    if sight.playing is None:
        return _written(sight)
    playing = replace(sight.playing, log=sight.playing.log[-RECENT_LINES:])
    return _written(replace(sight, playing=playing))


def _written(sight: RoomView) -> Raw:
    return Raw(msgspec.json.encode(sight))


def _shown(services: Services, state: RoomState, sight: Raw, answers: str | None = None) -> bytes:
    return encode_message(View(state.version, services.now(), sight, answers))


def disconnect(services: Services, *connections: str) -> None:
    """Connections, all of one room, are closed: whose last it was, has gone (B-01)."""
    left = [services.connections.remove(connection_id) for connection_id in connections]
    gone = [connection for connection, was_last in filter(None, left) if was_last]
    if gone:
        _went(services, gone[0].room, gone)


def _went(services: Services, room: RoomCode, gone: Sequence[Connection | Visitor]) -> None:
    """From a room that has expired nobody needs to go."""
    with suppress(RuleBroken):
        _go(services, room, gone)


def _go(services: Services, room: RoomCode, gone: Sequence[Connection | Visitor]) -> None:
    state: RoomState | None = None
    for one in gone:
        state = handle(services, room, Asked(one.person, services.now(), Go()))
        if services.connections.is_connected(room, one.person):  # They said hello again meanwhile.
            with suppress(RuleBroken):  # Whom the room does not let in is told so by their hello.
                state = handle(services, room, Asked(one.person, services.now(), Come(one.name)))
    if state is not None:
        broadcast(services, room, state)


def _without_removed(
    services: Services, state: RoomState, present: list[Connection]
) -> list[Connection]:
    """Who is removed is shown out; unless they were forgiven before they were seen here."""
    room = state.room
    if not any(connection.person in room.removed for connection in present):
        return present
    removed = {*room.removed} & {*services.journal.read(room.code).room.removed}
    for connection in present:
        if connection.person in removed:
            services.connections.remove(connection.connection_id)
            close_with_reason(services, connection.connection_id, "removed-from-room")
    return [connection for connection in present if connection.person not in removed]


def _absent(services: Services, state: RoomState, seen: set[Person]) -> list[Visitor]:
    """Who is thought present without a connection. Who has come meanwhile is not among them."""
    thought = [v for v in state.room.people if v.gone is None and v.person not in seen]
    if not thought:
        return []
    here = {connection.person for connection in services.connections.in_room(state.room.code)}
    return [visitor for visitor in thought if visitor.person not in here]


def _send_each(services: Services, messages: list[tuple[Connection, bytes]]) -> None:
    """A gone connection costs nobody else anything; it is forgotten."""
    gone = services.sender.send_all([(p.connection_id, written) for p, written in messages])
    if gone:
        services.metrics.count("Gone", len(gone))
    disconnect(services, *gone)
