"""What leaves the server after a commit: a view for each person in the room, and the next alarm."""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

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
    """The connection whose frame of this id is answered by the view.

    `is_new`: it has said hello, and been answered; it has nothing on its screen yet.
    """

    connection: str
    frame: str
    is_new: bool = False


BRIEF_LINES = 8
"""So many of a log's lines are sent each time: a page keeps those it has (net/lines.ts)."""

Present = Callable[[], list[Presence]]
"""Waits for the room's connections."""


def present_in(house: House, code: str) -> Present:
    """They are asked for beside what one does next, so that showing it waits for nothing.

    Who says hello at that very moment may be missed; his page's next beat finds what he missed.
    """
    return house.beside(lambda: house.people.at(code))


def announce(
    house: House,
    code: str,
    standing: Standing,
    asker: Asker | None = None,
    present: Present | None = None,
) -> None:
    """Show the room to everybody in it, and see that its clock will ring.

    Raises:
        Busy, Unavailable: somebody was not shown it; the clock will ring all the same, if it can.
    """
    try:
        watched = show(house, code, standing, asker, present)
    except (Busy, Unavailable):
        house.alarms.set(code, wake(standing.room), standing.version)
        raise
    house.alarms.set(code, wake(standing.room), standing.version, watched=watched)


def show(
    house: House,
    code: str,
    standing: Standing,
    asker: Asker | None = None,
    asked_for: Present | None = None,
) -> bool:
    """Everybody in the room sees it as they may see it; the asker's view is his answer too.

    Returns whether there is anybody.

    What somebody died over is made good here: a removed person's connection is closed, and who is
    thought present without any connection has gone.
    """
    began = time.perf_counter()
    present = _without_removed(house, standing, (asked_for or present_in(house, code))())
    people = {presence.person for presence in present}
    seen = views(standing.room, people)
    sights = {person: _brief(sight) for person, sight in seen.items()}
    shown = [(one, _seen(house, standing, one, asker, sights[one.person])) for one in present]
    _post(house, shown)
    house.figures.took("AnnounceMs", 1000 * (time.perf_counter() - began))
    if asker and not asker.is_new and asker.connection not in {one.connection for one in present}:
        tell(house, asker.connection, Answer(asker.frame))
    _went(house, code, _absent(house, standing, people))
    keep_games(house.shelf, standing.room)
    if not present and wake(standing.room) is None:
        house.put_aside(code)
    return bool(present)


def tell(house: House, connection: str, message: AnyMessage) -> None:
    """A message for one connection."""
    part(house, *house.posts.post_all([(connection, write(message))]))


def tell_all(
    house: House, present: list[Presence], message: AnyMessage, *others: tuple[Presence, AnyMessage]
) -> None:
    """The same message to all of them, and at the same time other messages to some."""
    written = write(message)
    messages = [(presence, write(other)) for presence, other in others]
    _post(house, [*messages, *((presence, written) for presence in present)])


def say_goodbye(house: House, connection: str, why: str) -> None:
    """A last word, and the connection is closed."""
    house.posts.post_all([(connection, write(Bye(why)))])
    house.posts.close(connection)


def written_view(house: House, standing: Standing, person: Person) -> bytes:
    """With the whole log."""
    return _shown(house, standing, _written(view(standing.room, person)))


def _seen(
    house: House, standing: Standing, one: Presence, asker: Asker | None, sight: Raw
) -> bytes:
    if asker is None or asker.connection != one.connection:
        return _shown(house, standing, sight)
    if asker.is_new:
        return written_view(house, standing, one.person)
    return _shown(house, standing, sight, asker.frame)


def _brief(sight: RoomView) -> Raw:
    """What a person sees, written once for all connections, with the newest lines of the log."""
    if sight.playing is None:
        return _written(sight)
    playing = replace(sight.playing, log=sight.playing.log[-BRIEF_LINES:])
    return _written(replace(sight, playing=playing))


def _written(sight: RoomView) -> Raw:
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
    """Who is removed is shown out; unless he was forgiven before he was seen here."""
    room = standing.room
    if not any(presence.person in room.removed for presence in present):
        return present
    removed = {*room.removed} & {*house.journal.read(room.code).room.removed}
    for presence in present:
        if presence.person in removed:
            house.people.leave(presence.connection)
            say_goodbye(house, presence.connection, "removed-from-room")
    return [presence for presence in present if presence.person not in removed]


def _absent(house: House, standing: Standing, seen: set[Person]) -> list[Visitor]:
    """Who is thought present without a connection. Who has come meanwhile is not among them."""
    thought = [v for v in standing.room.people if v.gone is None and v.person not in seen]
    if not thought:
        return []
    here = {presence.person for presence in house.people.at(standing.room.code)}
    return [visitor for visitor in thought if visitor.person not in here]


def _post(house: House, messages: list[tuple[Presence, bytes]]) -> None:
    """A gone connection costs nobody else anything; it is forgotten."""
    gone = house.posts.post_all([(p.connection, written) for p, written in messages])
    if gone:
        house.figures.count("Gone", len(gone))
    part(house, *gone)
