"""What leaves the server after a commit: a view for each person in the room, and the next alarm."""

from domain.room.clock import wake
from domain.room.commands import Asked, Come, Go
from domain.room.pieces import Person
from domain.room.view import view
from infra.house import House
from infra.journal import Standing
from infra.people import Presence
from infra.play import play
from infra.wire import AnyMessage, View, write


def announce(house: House, code: str, standing: Standing) -> None:
    """Show the room to everybody in it as they may see it, and see that its clock will ring."""
    present = house.people.at(code)
    shown = {
        person: written_view(house, standing, person)
        for person in {presence.person for presence in present}
    }
    _post(house, [(presence, shown[presence.person]) for presence in present])
    house.alarms.set(code, wake(standing.room))


def tell_all(house: House, code: str, message: AnyMessage) -> None:
    """The same message to everybody in the room."""
    written = write(message)
    _post(house, [(presence, written) for presence in house.people.at(code)])


def written_view(house: House, standing: Standing, person: Person) -> bytes:
    return write(View(standing.version, house.now(), view(standing.room, person)))


def part(house: House, connection: str) -> None:
    """A connection is closed: if it was its person's last, that person has gone (B-01)."""
    left = house.people.leave(connection)
    if left is None:
        return
    presence, was_last = left
    if not was_last:
        return
    room, person = presence.room, presence.person
    standing = play(house, room, Asked(person, house.now(), Go()))
    if house.people.is_here(room, person):  # They said hello again while we said goodbye.
        standing = play(house, room, Asked(person, house.now(), Come(presence.name)))
    announce(house, room, standing)


def _post(house: House, messages: list[tuple[Presence, bytes]]) -> None:
    """A gone connection costs nobody else anything; it is forgotten."""
    gone = house.posts.post_all([(presence.connection, written) for presence, written in messages])
    for connection in gone:
        part(house, connection)
