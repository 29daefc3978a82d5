"""The front desk: a frame from a connection, what is done for it, and its answer.

Whatever goes wrong is told to the asker alone, as a key with numbers; the connection stays.
"""

from typing import assert_never

import msgspec

from domain.game import Move, RuleBroken, must
from domain.room import commands
from domain.room.clock import next_due
from domain.room.commands import Asked, Ring, Wanted
from infra import chat, wire
from infra.announce import announce, tell_all, written_view
from infra.codec import read_move
from infra.house import Gone, House
from infra.journal import Standing
from infra.names import chat_text, nickname
from infra.people import Presence
from infra.play import Busy, play
from infra.shelf import Unavailable
from infra.tokens import BadToken
from infra.wire import Answer, AnyFrame, AnyMessage, BadFrame, read_frame, write


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
    _tell(house, connection, Answer(frame_id, key, broken.numbers if broken else {}))
    return key


def _tell(house: House, connection: str, message: AnyMessage) -> None:
    house.posts.post_all([(connection, write(message))])


def _heard(house: House, connection: str, frame: AnyFrame) -> None:
    if isinstance(frame, wire.Hello):
        hello(house, connection, frame)
        return
    presence = house.people.of(connection)
    if presence is None:
        raise RuleBroken("hello-first")
    match frame:
        case wire.Beat():
            beat(house, presence, frame)
        case wire.Say():
            say(house, presence, frame)
        case _:
            ask(house, presence, frame)


def hello(house: House, connection: str, frame: wire.Hello) -> None:
    """Who one is: from the token, never from the frame (R-02, B-01)."""
    try:
        bearer = house.tokens.read(frame.token)
    except BadToken:
        raise RuleBroken("bad-token") from None
    person, name = bearer.person, nickname(bearer.name)
    must(house.journal.read(frame.room).version > 0, "no-such-room")
    must(person not in house.journal.read(frame.room).room.removed, "removed-from-room")
    house.people.enter(Presence(connection, frame.room, person, name), house.now())
    before = house.journal.at_hand(frame.room)
    standing = play(house, frame.room, Asked(person, house.now(), commands.Come(name)))
    _tell(house, connection, Answer(frame.id))
    _tell(house, connection, wire.Chat(chat.lines(house.shelf, frame.room)))
    if standing is before:
        house.posts.post_all([(connection, written_view(house, standing, person))])
    else:
        announce(house, frame.room, standing)


def beat(house: House, presence: Presence, frame: wire.Beat) -> None:
    """What was missed is sent again; an overdue clock is rung on the spot (B-02, B-07)."""
    now = house.now()
    standing = house.journal.read(presence.room)
    visitor = standing.room.visitor(presence.person)
    if visitor is None or visitor.gone is not None:
        standing = play(
            house, presence.room, Asked(presence.person, now, commands.Come(presence.name))
        )
        announce(house, presence.room, standing)
    elif next_due(standing.room, now) is not None:
        announce(house, presence.room, play(house, presence.room, Ring(now)))
    elif frame.version < standing.version:
        message = written_view(house, standing, presence.person)
        house.posts.post_all([(presence.connection, message)])
    else:
        _tell(house, presence.connection, wire.Now(now, standing.version))


def say(house: House, presence: Presence, frame: wire.Say) -> None:
    """R-05: players and spectators chat."""
    standing = house.journal.at_hand(presence.room) or house.journal.read(presence.room)
    visitor = standing.room.visitor(presence.person)
    must(visitor is not None, "not-in-the-room")
    must(visitor is None or not visitor.muted, "muted")
    text = chat_text(frame.text)
    line, is_new = chat.say(house.shelf, presence, text, frame.id, house.now())
    _tell(house, presence.connection, Answer(frame.id))
    if is_new:
        tell_all(house, presence.room, wire.Chat((line,)))


Request = (
    wire.Sit
    | wire.Stand
    | wire.Luck
    | wire.Bot
    | wire.Unbot
    | wire.Change
    | wire.Start
    | wire.Play
    | wire.Reclaim
    | wire.Again
    | wire.Mute
    | wire.Remove
)


def ask(house: House, presence: Presence, frame: Request) -> None:
    """A command to the room; who is in it is shown what followed."""
    wanted = _wanted(house, presence, frame)
    before = house.journal.at_hand(presence.room)
    try:
        asked = Asked(presence.person, house.now(), wanted)
        standing = play(house, presence.room, asked, frame.id)
    except RuleBroken:
        _show_what_rang(house, presence.room, before)
        raise
    _tell(house, presence.connection, Answer(frame.id))
    if standing is not before:
        announce(house, presence.room, standing)
    if isinstance(frame, wire.Remove):
        _show_out(house, presence.room, frame)


def _show_what_rang(house: House, room: str, before: Standing | None) -> None:
    """A refused command may still have rung an overdue clock."""
    standing = house.journal.at_hand(room)
    if standing is not None and standing is not before:
        announce(house, room, standing)


def _show_out(house: House, room: str, frame: wire.Remove) -> None:
    for other in house.people.at(room):
        if other.person == frame.person:
            _tell(house, other.connection, wire.Bye("removed-from-room"))
            house.people.leave(other.connection)
            house.posts.close(other.connection)


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
        case _:
            assert_never(frame)


def _move(house: House, presence: Presence, frame: wire.Play) -> Move:
    standing: Standing = house.journal.at_hand(presence.room) or house.journal.read(presence.room)
    playing = standing.room.playing
    if playing is None:
        raise RuleBroken("no-game-running")
    try:
        return read_move(playing.game, frame.move)
    except msgspec.ValidationError:
        raise RuleBroken("bad-move") from None
