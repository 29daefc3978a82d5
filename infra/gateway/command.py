"""A command frame: handled by the room, then what followed is broadcast."""

from msgspec.structs import replace

from domain.game import RuleBroken, must
from domain.room.commands import Again, Asked, Forgive, FromPage, Play, Remove
from domain.room.guards import must_be_host
from domain.room.room import Room
from infra.accounts.own_games import store_own_games
from infra.ports.store import Unavailable
from infra.protocol.frames import Ask
from infra.protocol.messages import Answer
from infra.rooms.broadcast import PendingConnections, ReplyTo, broadcast, connections_in, send
from infra.rooms.codec import digest_of, read_move
from infra.rooms.connections import Connection
from infra.rooms.handle import Busy, Sent, handle, was_done
from infra.rooms.journal import RoomState
from infra.rooms.newcomers import let_in_again, networks_of, shut_out
from infra.services import Services


def handle_command(services: Services, connection: Connection, frame: Ask) -> None:
    """Do what is asked; the view that shows what followed is the requester's answer, too."""
    before = _as_seen(services, connection, frame)
    sent = Sent(frame.id, digest_of(frame.wanted))
    try:
        wanted = _as_of_this_game(services, connection, before, frame.wanted)
    except RuleBroken:  # It may be no move of what is played now, and have been one when it was.
        if not was_done(services.journal.read(connection.room), connection.person, sent):
            raise
        send(services, connection.connection_id, Answer(frame.id))
        return
    if isinstance(wanted, Again):  # The process may have died before it wrote them down.
        store_own_games(services.store, services.journal.read(connection.room).room)
    before = services.journal.cached(connection.room)
    present = connections_in(services, connection.room)
    try:
        networks = _networks_to_shut(services, connection, wanted, sent, present)
        asked = Asked(connection.person, services.now(), wanted)
        state = handle(services, connection.room, asked, sent)
    except RuleBroken:
        _show_what_was_due(services, connection, before, present)
        raise
    if isinstance(wanted, Remove) and networks:
        shut_out(services, connection.room, networks, wanted.person, present())
    if isinstance(wanted, Forgive):
        let_in_again(services, connection.room, wanted.person)
    if state is before:
        send(services, connection.connection_id, Answer(frame.id))
    else:
        _show_what_followed(services, ReplyTo(connection.connection_id, frame.id), state, present)


def _networks_to_shut(
    services: Services,
    connection: Connection,
    wanted: FromPage,
    sent: Sent,
    present: PendingConnections,
) -> set[str]:
    """Those of who is to be removed, if the host has chosen so; a repeat may find them gone.

    Raises:
        RuleBroken: "network-unknown": it cannot be done as it was chosen.
    """
    if not isinstance(wanted, Remove) or not wanted.network:
        return set()
    found = networks_of(wanted.person, present())
    if not found:
        newest = services.journal.read(connection.room)
        must_be_host(newest.room, connection.person)
        must(was_done(newest, connection.person, sent), "network-unknown")
    return found


def _as_seen(services: Services, connection: Connection, frame: Ask) -> RoomState | None:
    """The room as cached; a process that knows less than the page shows reads first.

    Otherwise it would decide on what is past, fail to write, and read then.
    """
    cached = services.journal.cached(connection.room)
    if cached is not None and cached.version < frame.version:
        return services.journal.read(connection.room)
    return cached


def _as_of_this_game(
    services: Services, connection: Connection, cached: RoomState | None, wanted: FromPage
) -> FromPage:
    """With the game's own move: the cached game may be another, so only the newest may refuse."""
    if not isinstance(wanted, Play):
        return wanted
    try:
        state = cached or services.journal.read(connection.room)
        return with_move(state.room, wanted)
    except RuleBroken:
        return with_move(services.journal.read(connection.room).room, wanted)


def with_move(room: Room, wanted: Play) -> Play:
    """The same, its move a value of the running game.

    Raises:
        RuleBroken: "no-game-running", "bad-move".
    """
    playing = room.playing
    if playing is None:
        raise RuleBroken("no-game-running")
    return replace(wanted, move=read_move(playing.game, wanted.move))


def _show_what_followed(
    services: Services, reply_to: ReplyTo, state: RoomState, present: PendingConnections
) -> None:
    """It is done, whether or not it can be shown just now: the next beat shows it."""
    try:
        broadcast(services, state.room.code, state, reply_to, present)
    except (Busy, Unavailable):
        send(services, reply_to.connection_id, Answer(reply_to.frame))


def _show_what_was_due(
    services: Services,
    connection: Connection,
    before: RoomState | None,
    present: PendingConnections,
) -> None:
    """A refused command may still have done what was due by the room's clock."""
    state = services.journal.cached(connection.room)
    if state is not None and state is not before:
        broadcast(services, connection.room, state, None, present)
