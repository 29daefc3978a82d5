"""`decide`: a command to a room becomes events; each goes to the rule of its section.

presence §1 · chairs §2 · hosting §3 · tables §4 · custody §5 · tick §6
"""

from typing import assert_never

from domain.game import must
from domain.room import commands
from domain.room.chairs import bring_luck, place_bot, remove_bot, sit, stand, unseat
from domain.room.chance import Chance
from domain.room.commands import Asked, Tick
from domain.room.custody import reclaim
from domain.room.erasure import erase
from domain.room.events import RoomEvent
from domain.room.hosting import admit, change, forgive, let_sit, make_host, mute, remove
from domain.room.presence import come, go
from domain.room.room import Room
from domain.room.tables import again, play, reveal, start
from domain.room.tick import tick


def decide(room: Room, command: Asked | Tick, chance: Chance) -> list[RoomEvent]:
    """The facts that follow.

    Raises:
        RuleBroken: what was asked is not allowed; nothing follows.
    """
    match command:
        case Tick(at):
            return tick(room, at, chance)
        case Asked(by, wanted=wanted):
            leaves = isinstance(wanted, commands.Go | commands.Erase)
            must(by not in room.removed or leaves, "removed-from-room")
            return _asked(room, command, chance)
        case _:
            assert_never(command)


def _asked(room: Room, asked: Asked, chance: Chance) -> list[RoomEvent]:
    by, wanted = asked.by, asked.wanted
    match wanted:
        case commands.Come(name):
            return come(room, by, name, asked.at)
        case commands.Go():
            return go(room, by)
        case commands.Erase(seats):
            return erase(room, by, seats, asked.at)
        case commands.Sit(chair, luck, luck_hash):
            return sit(room, by, chair, luck, luck_hash)
        case commands.Stand():
            return stand(room, by)
        case commands.BringLuck(luck, luck_hash):
            return bring_luck(room, by, luck, luck_hash)
        case commands.Reveal(luck):
            return reveal(room, by, luck, chance)
        case commands.PlaceBot(chair, level):
            return place_bot(room, by, chair, level)
        case commands.RemoveBot(chair):
            return remove_bot(room, by, chair)
        case commands.Unseat(chair):
            return unseat(room, by, chair)
        case commands.Change(settings):
            return change(room, by, settings)
        case commands.Mute(person, muted):
            return mute(room, by, person, muted)
        case commands.Admit(admission):
            return admit(room, by, admission)
        case commands.LetSit(person, may):
            return let_sit(room, by, person, may)
        case commands.Remove(person, network):
            return remove(room, by, person, network)
        case commands.Forgive(person):
            return forgive(room, by, person)
        case commands.MakeHost(person):
            return make_host(room, by, person)
        case commands.Start():
            return start(room, by, chance)
        case commands.Again():
            return again(room, by, chance)
        case commands.Play(move):
            return play(room, by, move, chance)
        case commands.Reclaim():
            return reclaim(room, by)
        case _:
            assert_never(wanted)
