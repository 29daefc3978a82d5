"""A frame as the command it stands for."""

from typing import assert_never

import msgspec

from domain.game import Move, RuleBroken
from domain.room import commands
from domain.room.commands import Wanted
from infra.protocol import frames as wire
from infra.rooms.codec import read_move
from infra.rooms.connections import Connection
from infra.rooms.journal import RoomState
from infra.services import Services

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


def wanted_by(services: Services, connection: Connection, frame: Request) -> Wanted:
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
            return commands.Play(_move(services, connection, frame))
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


def _move(services: Services, connection: Connection, frame: wire.Play) -> Move:
    """What is at hand may be of another game, or of none: only the newest state may refuse."""
    known = services.journal.cached(connection.room)
    try:
        return _read_move(known or services.journal.read(connection.room), frame)
    except RuleBroken:
        return _read_move(services.journal.read(connection.room), frame)


def _read_move(state: RoomState, frame: wire.Play) -> Move:
    playing = state.room.playing
    if playing is None:
        raise RuleBroken("no-game-running")
    try:
        return read_move(playing.game, frame.move)
    except (msgspec.MsgspecError, RecursionError):
        raise RuleBroken("bad-move") from None
