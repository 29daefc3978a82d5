"""The front desk: a frame from a connection, what is done for it, and its answer.

Whatever goes wrong is told to the asker alone, as a key with numbers; the connection stays.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import assert_never

import msgspec

from domain.game import Move, RuleBroken, must
from domain.room import commands
from domain.room.clock import next_due
from domain.room.commands import Asked, Ring, Wanted
from domain.room.room import Room
from infra import chat, wire
from infra.accounts.known import in_room, is_known_still, known
from infra.accounts.own_games import keep_games
from infra.announce import (
    Asker,
    Present,
    announce,
    part,
    present_in,
    say_goodbye,
    tell,
    tell_all,
    written_view,
)
from infra.codec import read_move
from infra.house import Gone, House
from infra.journal import Standing
from infra.names import chat_text, nickname
from infra.people import Presence
from infra.play import Busy, play, touch, was_done
from infra.rooms import is_code
from infra.shelf import Unavailable
from infra.tokens import BadToken, Bearer
from infra.voice import must_be_there
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
    now = house.now()
    line = chat.say(house.shelf, presence, said, now, house.said)
    try:
        chat.must_be_heard(revised().room, presence.person)
    except RuleBroken:
        if line.at == now:
            chat.take_back(house.shelf, presence.room, line, house.said)
        raise
    # It is said; who was not told hears it at his next hello.
    listeners: list[Presence] = []
    with suppress(Unavailable):
        listeners = present()
    with suppress(Busy, Unavailable):
        tell_all(house, listeners, wire.Chat((line,)), (presence, Answer(frame.id)))


def _said(house: House, presence: Presence, frame: wire.Say) -> chat.Saying:
    if frame.voice is None:
        return chat.Saying(frame.id, chat_text(frame.text))
    must(frame.text == "", "bad-frame")
    must_be_there(house, presence, frame.voice)
    return chat.Saying(frame.id, voice=frame.voice)


Request = (
    wire.Sit
    | wire.Stand
    | wire.Luck
    | wire.Bot
    | wire.Unbot
    | wire.Unseat
    | wire.Change
    | wire.Start
    | wire.Play
    | wire.Reclaim
    | wire.Again
    | wire.Mute
    | wire.Remove
    | wire.Forgive
    | wire.Host
)


def ask(house: House, presence: Presence, frame: Request) -> None:
    """A command to the room; who is in it is shown what followed, the asker as his answer."""
    try:
        wanted = _wanted(house, presence, frame)
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


def _wanted(house: House, presence: Presence, frame: Request) -> Wanted:
    match frame:
        case wire.Sit(_, chair, luck):
            return commands.Sit(chair, luck)
        case wire.Stand():
            return commands.Stand()
        case wire.Luck(_, luck):
            return commands.BringLuck(luck)
        case wire.Bot(_, chair, level):
            return commands.PlaceBot(chair, level)
        case wire.Unbot(_, chair):
            return commands.RemoveBot(chair)
        case wire.Unseat(_, chair):
            return commands.Unseat(chair)
        case wire.Change(_, settings):
            return commands.Change(settings)
        case wire.Start():
            return commands.Start()
        case wire.Play():
            return commands.Play(_move(house, presence, frame))
        case wire.Reclaim():
            return commands.Reclaim()
        case wire.Again():
            return commands.Again()
        case wire.Mute(_, person, muted):
            return commands.Mute(person, muted)
        case wire.Remove(_, person):
            return commands.Remove(person)
        case wire.Forgive(_, person):
            return commands.Forgive(person)
        case wire.Host(_, person):
            return commands.MakeHost(person)
        case _:
            assert_never(frame)


def _move(house: House, presence: Presence, frame: wire.Play) -> Move:
    """What is at hand may be of another game, or of none: only the newest state may refuse."""
    known = house.journal.at_hand(presence.room)
    try:
        return _read_move(known or house.journal.read(presence.room), frame)
    except RuleBroken:
        return _read_move(house.journal.read(presence.room), frame)


def _read_move(standing: Standing, frame: wire.Play) -> Move:
    playing = standing.room.playing
    if playing is None:
        raise RuleBroken("no-game-running")
    try:
        return read_move(playing.game, frame.move)
    except (msgspec.MsgspecError, RecursionError):
        raise RuleBroken("bad-move") from None
