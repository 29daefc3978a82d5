"""A room lives on, whoever made it: its people and bots play, a command at a time."""

from collections.abc import Callable, Iterator

from domain.game import Seat
from domain.games import GAMES
from domain.luck import Luck, picked
from domain.room.commands import Again, Asked, Play, Start, Tick
from domain.room.due import is_bot, next_due, wake_time
from domain.room.pieces import Person
from domain.room.playing import Playing
from domain.room.room import Room
from infra.rooms.handle import handle
from infra.rooms.journal import RoomState
from tests.infra.fakes import CODE, World
from tests.laws import likely_move

MOST_STEPS = 5_000
SLOW = 9
"""One in so many who are asked lets the clock run."""


def live_until(world: World, luck: Luck, done: Callable[[Room], bool]) -> Room:
    """On until the room has come so far."""
    for _ in range(MOST_STEPS):
        room = world.services.journal.read(CODE).room
        if done(room):
            return room
        step(world, luck)
    raise AssertionError("the room does not come so far")


def step(world: World, luck: Luck) -> RoomState:
    """The host starts, somebody who is asked moves, or the clock rings."""
    room = world.services.journal.read(CODE).room
    playing = room.playing
    if playing is None or playing.over:
        wanted = Start() if playing is None else Again()
        return handle(world.services, CODE, Asked(room.host, world.now(), wanted))
    movers, at = tuple(_movers(room, playing)), wake_time(room)
    world.now.pass_by(0.001)
    if movers and (at is None or luck.below(SLOW)) and next_due(room, world.now()) is None:
        return _moved(world, room, playing, picked(luck, movers), luck)
    assert at is not None, "nobody is asked and no clock runs"
    world.now.ms = max(world.now(), at)
    return handle(world.services, CODE, Tick(world.now()))


def _movers(room: Room, playing: Playing) -> Iterator[Seat]:
    asked = playing.wait.asked if playing.wait else ()
    yield from (seat for seat in asked if not is_bot(room, playing, seat))


def _moved(world: World, room: Room, playing: Playing, seat: Seat, luck: Luck) -> RoomState:
    game, person = GAMES[playing.game], room.sitter(seat).person
    move = likely_move(game, game.options(playing.table, seat), luck)
    return handle(world.services, CODE, Asked(Person(person or ""), world.now(), Play(move)))
