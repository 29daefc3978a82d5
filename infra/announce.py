"""What leaves the server after a commit: a view for each person in the room, and the next alarm."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec
from msgspec import Raw, Struct

from domain.game import RuleBroken
from domain.room.clock import wake
from domain.room.commands import Asked, Come, Go
from domain.room.pieces import Person, Visitor
from domain.room.view import RoomView, view, views
from infra.accounts.own_games import keep_games
from infra.house import House
from infra.journal import Standing
from infra.people import Presence
from infra.play import Busy, play
from infra.shelf import Unavailable
from infra.wire import Answer, AnyMessage, Bye, View, write


class Asker(Struct, frozen=True):
    """The connection whose frame of this id is answered by the view."""

    connection: str
    frame: str


def announce(house: House, code: str, standing: Standing, asker: Asker | None = None) -> None:
    """Show the room to everybody in it, and see that its clock will ring.

    Raises:
        Busy, Unavailable: somebody was not shown it; the clock will ring all the same, if it can.
    """
    try:
        show(house, code, standing, asker)
    except (Busy, Unavailable):
        house.alarms.set(code, wake(standing.room), standing.version)
        raise
    house.alarms.set(code, wake(standing.room), standing.version)


def show(house: House, code: str, standing: Standing, asker: Asker | None = None) -> None:
    """Everybody in the room sees it as they may see it; the asker's view is his answer too.

    What somebody died over is made good here: a removed person's connection is closed, and who is
    thought present without any connection has gone.
    """
    present = _without_removed(house, standing, house.people.at(code))
    people = {presence.person for presence in present}
    seen = views(standing.room, people)
    sights = {person: _written(sight) for person, sight in seen.items()}
    ids = {asker.connection: asker.frame} if asker else {}
    _post(
        house,
        [
            (one, _shown(house, standing, sights[one.person], ids.get(one.connection)))
            for one in present
        ],
    )
    if asker and asker.connection not in {one.connection for one in present}:
        tell(house, asker.connection, Answer(asker.frame))
    room = standing.room.people
    _went(house, code, [v for v in room if v.gone is None and v.person not in people])
    keep_games(house.shelf, standing.room)
    if not present and wake(standing.room) is None:
        house.journal.forget(code)


def tell(house: House, connection: str, message: AnyMessage) -> None:
    """A message for one connection."""
    part(house, *house.posts.post_all([(connection, write(message))]))


def tell_all(house: House, code: str, message: AnyMessage) -> None:
    """The same message to everybody in the room."""
    written = write(message)
    _post(house, [(presence, written) for presence in house.people.at(code)])


def say_goodbye(house: House, connection: str, why: str) -> None:
    """A last word, and the connection is closed."""
    house.posts.post_all([(connection, write(Bye(why)))])
    house.posts.close(connection)


def written_view(house: House, standing: Standing, person: Person) -> bytes:
    return _shown(house, standing, _written(view(standing.room, person)))


def _written(sight: RoomView) -> Raw:
    """What a person sees, written once for all connections."""
    return Raw(msgspec.json.encode(sight))


def _shown(house: House, standing: Standing, sight: Raw, answers: str | None = None) -> bytes:
    return write(View(standing.version, house.now(), sight, answers))


def part(house: House, *connections: str) -> None:
    """Connections, all of one room, are closed: whose last it was, has gone (B-01)."""
    left = [house.people.leave(connection) for connection in connections]
    gone = [presence for presence, was_last in filter(None, left) if was_last]
    if gone:
        _went(house, gone[0].room, gone)


def _went(house: House, room: str, gone: Sequence[Presence | Visitor]) -> None:
    """From a room that has expired nobody needs to go."""
    with suppress(RuleBroken):
        _go(house, room, gone)


def _go(house: House, room: str, gone: Sequence[Presence | Visitor]) -> None:
    standing: Standing | None = None
    for one in gone:
        standing = play(house, room, Asked(one.person, house.now(), Go()))
        if house.people.is_here(room, one.person):  # They said hello again meanwhile.
            with suppress(RuleBroken):  # Whom the room does not let in is told so by his hello.
                standing = play(house, room, Asked(one.person, house.now(), Come(one.name)))
    if standing is not None:
        announce(house, room, standing)


def _without_removed(house: House, standing: Standing, present: list[Presence]) -> list[Presence]:
    for presence in present:
        if presence.person in standing.room.removed:
            house.people.leave(presence.connection)
            say_goodbye(house, presence.connection, "removed-from-room")
    return [presence for presence in present if presence.person not in standing.room.removed]


def _post(house: House, messages: list[tuple[Presence, bytes]]) -> None:
    """A gone connection costs nobody else anything; it is forgotten."""
    part(house, *house.posts.post_all([(p.connection, written) for p, written in messages]))
