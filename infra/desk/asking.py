"""A command to the room, and who is shown what followed."""

from domain.game import RuleBroken
from domain.room.commands import Asked
from infra import wire
from infra.accounts.own_games import keep_games
from infra.announce import Asker, Present, announce, present_in, tell
from infra.desk.wanted import Request, wanted_by
from infra.house import House
from infra.journal import Standing
from infra.people import Presence
from infra.play import Busy, play, was_done
from infra.shelf import Unavailable
from infra.wire import Answer


def ask(house: House, presence: Presence, frame: Request) -> None:
    """A command to the room; who is in it is shown what followed, the asker as his answer."""
    try:
        wanted = wanted_by(house, presence, frame)
    except RuleBroken:  # It may be no move of what is played now, and have been one when it was.
        if not was_done(house.journal.read(presence.room), presence.person, frame.id):
            raise
        tell(house, presence.connection, Answer(frame.id))
        return
    if isinstance(frame, wire.Again):  # The process may have died before it wrote them down.
        keep_games(house.shelf, house.journal.read(presence.room).room)
    before = house.journal.at_hand(presence.room)
    present = present_in(house, presence.room)
    try:
        asked = Asked(presence.person, house.now(), wanted)
        standing = play(house, presence.room, asked, frame.id)
    except RuleBroken:
        _show_what_rang(house, presence.room, before, present)
        raise
    if standing is before:
        tell(house, presence.connection, Answer(frame.id))
    else:
        _show_what_followed(house, Asker(presence.connection, frame.id), standing, present)


def _show_what_followed(house: House, asker: Asker, standing: Standing, present: Present) -> None:
    """It is done, whether or not it can be shown just now: the next beat shows it."""
    try:
        announce(house, standing.room.code, standing, asker, present)
    except (Busy, Unavailable):
        tell(house, asker.connection, Answer(asker.frame))


def _show_what_rang(house: House, room: str, before: Standing | None, present: Present) -> None:
    """A refused command may still have rung an overdue clock."""
    standing = house.journal.at_hand(room)
    if standing is not None and standing is not before:
        announce(house, room, standing, None, present)
