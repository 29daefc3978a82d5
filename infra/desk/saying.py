"""What somebody says to the room."""

from collections.abc import Callable
from contextlib import suppress

from domain.game import RuleBroken, must
from infra import chat, wire
from infra.announce import present_in, tell_all
from infra.house import House
from infra.journal import Standing
from infra.names import chat_text
from infra.people import Presence
from infra.play import Busy
from infra.shelf import Unavailable
from infra.voice import must_be_there
from infra.wire import Answer


def say(house: House, presence: Presence, frame: wire.Say) -> None:
    """R-05: players and spectators chat, in writing or by voice.

    What is at hand may let it be kept; only the newest state lets it be shown (B-20).
    """
    known = house.journal.at_hand(presence.room)
    revised = house.beside(lambda: house.journal.read(presence.room))
    present = present_in(house, presence.room)
    if known is None or not chat.is_heard(known.room, presence.person):
        chat.must_be_heard(revised().room, presence.person)
    said = _said(house, presence, frame)
    spoken = chat.say(house.shelf, presence, said, house.now(), house.said)
    try:
        chat.must_be_heard(_newest(revised, known).room, presence.person)
    except RuleBroken:
        if spoken.is_new:
            chat.take_back(house.shelf, presence.room, spoken.line, house.said)
        raise
    # It is said; who was not told hears it at his next hello.
    listeners: list[Presence] = []
    with suppress(Unavailable):
        listeners = present()
    with suppress(Busy, Unavailable):
        tell_all(house, listeners, wire.Chat((spoken.line,)), (presence, Answer(frame.id)))


def _newest(revised: Callable[[], Standing], known: Standing | None) -> Standing:
    """What is at hand where nobody can say what is newer: the line is kept already."""
    try:
        return revised()
    except Unavailable:
        if known is None:
            raise
        return known


def _said(house: House, presence: Presence, frame: wire.Say) -> chat.Saying:
    if frame.voice is None:
        return chat.Saying(frame.id, chat_text(frame.text))
    must(frame.text == "", "bad-frame")
    must_be_there(house, presence, frame.voice)
    return chat.Saying(frame.id, voice=frame.voice)
