"""The front desk: a frame from a connection, what is done for it, and its answer.

Whatever goes wrong is told to the asker alone, as a key with numbers; the connection stays.
"""

from collections.abc import Callable
from contextlib import suppress

from domain.game import RuleBroken
from infra import wire
from infra.announce import tell
from infra.desk.asking import ask
from infra.desk.coming import beat, hello
from infra.desk.saying import say
from infra.house import Gone, House
from infra.people import Presence
from infra.play import Busy
from infra.rooms import is_code
from infra.shelf import Unavailable
from infra.wire import Answer, AnyFrame, BadFrame, read_frame


def hear(house: House, connection: str, text: str) -> str:
    """Do what a frame asks and answer it. Returns the kind of frame, or the key of its refusal."""
    try:
        frame = read_frame(text)
    except BadFrame as bad:
        return _refuse(house, connection, bad.id, bad.key)
    frame_id = "" if isinstance(frame, wire.Beat) else frame.id
    try:
        _heard(house, connection, frame)
    except RuleBroken as broken:
        return _refuse(house, connection, frame_id, broken.key, broken)
    except Busy:
        return _refuse(house, connection, frame_id, "busy")
    except Unavailable:
        return _refuse(house, connection, frame_id, "unavailable")
    except Gone:
        return "gone"
    return type(frame).__name__


def _refuse(
    house: House, connection: str, frame_id: str, key: str, broken: RuleBroken | None = None
) -> str:
    house.figures.refused(key)
    with suppress(Busy, Unavailable):  # He is gone, and so far nobody could be told.
        tell(house, connection, Answer(frame_id, key, broken.numbers if broken else {}))
    return key


def _heard(house: House, connection: str, frame: AnyFrame) -> None:
    if isinstance(frame, wire.Hello):
        hello(house, connection, frame)
        return
    presence = _known(house, connection, frame)
    if presence is None:
        raise RuleBroken("hello-first")
    match frame:
        case wire.Beat():
            beat(house, presence, frame)
        case wire.Say():
            say(house, presence, frame)
        case _:
            ask(house, presence, frame)


def _known(house: House, connection: str, frame: AnyFrame) -> Presence | None:
    """Who is there. A process that knows nothing opens the room at once, if it is told which."""
    code = frame.room
    if house.people.is_at_hand(connection) or not is_code(code):
        return house.people.of(connection)
    opened = house.beside(lambda: house.journal.read(code))
    more = house.said.fetch if isinstance(frame, wire.Say) else house.seeds.fetch
    fetched: Callable[[], object] = house.beside(lambda: more(code))
    presence = house.people.of(connection)
    if presence is not None and presence.room == code:
        opened()
        fetched()
    return presence
