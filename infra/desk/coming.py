"""Hello, and the beats after it: who is there, and has what he should see."""

from domain.game import RuleBroken, must
from domain.room import commands
from domain.room.clock import next_due
from domain.room.commands import Asked, Ring
from domain.room.room import Room
from infra import chat, wire
from infra.accounts.known import in_room, is_known_still, known
from infra.announce import Asker, announce, part, present_in, say_goodbye, tell, written_view
from infra.house import House
from infra.journal import Standing
from infra.names import nickname
from infra.people import Presence
from infra.play import Busy, play, touch
from infra.tokens import BadToken, Bearer
from infra.wire import Answer


def hello(house: House, connection: str, frame: wire.Hello) -> None:
    """Who one is: from the token, never from the frame (R-02, R-07, B-01)."""
    bearer = _bearer(house, frame.token)
    standing = house.journal.read(frame.room)
    must(standing.version > 0, "no-such-room")
    presence = _presence(connection, standing.room, bearer)
    house.people.enter(presence, house.now())
    standing = _come(house, presence)
    tell(house, connection, Answer(frame.id))
    tell(house, connection, wire.Chat(chat.lines(house.shelf, frame.room)))
    announce(house, frame.room, standing, Asker(connection, frame.id, is_new=True))


def _bearer(house: House, token: str) -> Bearer:
    try:
        return known(house, token)
    except BadToken:
        raise RuleBroken("bad-token") from None


def _presence(connection: str, room: Room, bearer: Bearer) -> Presence:
    person, name = in_room(room, bearer), nickname(bearer.name)
    account = None if bearer.generation is None else bearer.person
    return Presence(connection, room.code, person, name, account, bearer.generation)


def _come(house: House, presence: Presence) -> Standing:
    """Whoever is not let in sees nothing of the room either."""
    come = Asked(presence.person, house.now(), commands.Come(presence.name))
    try:
        return touch(house, presence.room, play(house, presence.room, come))
    except (RuleBroken, Busy):
        house.people.leave(presence.connection)
        raise


def beat(house: House, presence: Presence, frame: wire.Beat) -> None:
    """What was missed is sent again; an overdue clock is rung on the spot (B-02, B-07).

    Whose token was revoked meanwhile has to go.
    """
    known = house.journal.at_hand(presence.room)
    is_late = known is not None and next_due(known.room, house.now()) is not None
    revised = house.beside(lambda: known if is_late else house.journal.read(presence.room))
    if not is_known_still(house, presence):
        say_goodbye(house, presence.connection, "bad-token")
        return
    now = house.now()
    standing = revised()
    assert standing is not None
    visitor = standing.room.visitor(presence.person)
    if visitor is None or visitor.gone is not None:
        standing = play(
            house, presence.room, Asked(presence.person, now, commands.Come(presence.name))
        )
        announce(house, presence.room, standing)
    elif next_due(standing.room, now) is not None:
        present = present_in(house, presence.room)
        announce(house, presence.room, play(house, presence.room, Ring(now)), None, present)
    elif frame.version < standing.version:
        message = written_view(house, standing, presence.person)
        part(house, *house.posts.post_all([(presence.connection, message)]))
    else:
        tell(house, presence.connection, wire.Now(now, standing.version))
