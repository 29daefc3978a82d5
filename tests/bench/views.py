"""The largest view of each stage, over games of chance: `python -m tests.bench.views [games]`.

Bytes of JSON as they are sent, the room's part included: all chairs taken by people with names of
six Chinese characters, two spectators, the log full, some games behind them, all variants on.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator

from domain.game import Seat
from domain.games import GAMES
from domain.luck import Luck, picked
from domain.room.chance import Chance
from domain.room.commands import Again, Asked, Play, Start, Tick
from domain.room.due import wake_time
from domain.room.events import ChairTaken, PersonCame
from domain.room.pieces import Chair, Person, RoomCode, Settings
from domain.room.presence import open_room
from domain.room.room import EMPTY, Room, evolve
from domain.room.rules import decide
from domain.room.view import view
from infra.protocol.messages import View, encode_message
from tests.laws import likely_move
from tests.story import Chance as Dice

GAMES_EACH = 6
TARGET = 8_192
SPECTATORS = 2
PERSON = "p" * 16
NAME = "阿明与大亨们"
START = 4_000_000_000_000

Sizes = dict[str, int]


def largest(game: str, games: int, luck: Luck) -> Sizes:
    """Bytes of the largest view of each stage, players' and spectators'."""
    found: Sizes = defaultdict(int)
    for room, at in played(game, games, luck):
        playing = room.playing
        if playing is None:
            continue
        stage = type(playing.table.stage).__name__
        for person in (*seated(room), people()[-1]):
            shown = encode_message(View(99_999, at, view(room, person), "f" * 18))
            found[stage] = max(found[stage], len(shown))
    return found


def people() -> list[Person]:
    return [Person(f"{n:02d}{PERSON[2:]}") for n in range(6 + SPECTATORS)]


def seated(room: Room) -> list[Person]:
    return [sitter.person for sitter in room.chairs if sitter and sitter.person]


def played(game: str, games: int, luck: Luck) -> Iterator[tuple[Room, int]]:
    """A full room that plays one game after another, and its time (ms)."""
    chance = Chance(lambda number: bytes([number]) * 32, luck)
    room, at = opened(game), START
    for _ in range(games):
        room = after(room, Asked(room.host, at, Start()), at, chance)
        while room.playing is not None and not room.playing.over:
            at += 200
            room = after(room, command(room, at, luck), at, chance)
            at = max(at, wake_time(room) or 0) if luck.below(4) == 0 else at
            yield room, at
        room = after(room, Asked(room.host, at, Again()), at, chance)


def opened(game: str) -> Room:
    host, *others = people()
    settings = Settings(game=game, late="pass", variants=GAMES[game].variants)
    events = open_room(RoomCode("AMBER2"), host, NAME, settings, bytes(32))
    room = EMPTY
    for event in (*events, *(PersonCame(one, NAME) for one in (host, *others))):
        room = evolve(room, event, START)
    for n, one in enumerate(people()[: GAMES[game].seats[-1]]):
        room = evolve(room, ChairTaken(Chair(n), one, "0" * 32), START)
    return room


def command(room: Room, at: int, luck: Luck) -> Asked | Tick:
    """Somebody who is asked does something likely; or the clock ticks, where nobody is."""
    playing = room.playing
    assert playing is not None
    assert playing.wait is not None
    if not playing.wait.asked or luck.below(6) == 0:
        return Tick(max(at, wake_time(room) or 0))
    seat: Seat = picked(luck, playing.wait.asked)
    game = GAMES[playing.game]
    move = likely_move(game, game.options(playing.table, seat), luck)
    person = room.sitter(seat).person
    assert person is not None
    return Asked(person, at, Play(move))


def after(room: Room, command: Asked | Tick, at: int, chance: Chance) -> Room:
    at = max(at, command.at)
    for event in decide(room, command, chance):
        room = evolve(room, event, at)
    return room


def main(games: int) -> None:
    print(f"largest views in bytes, of {games} games each (target {TARGET})")
    for name in GAMES:
        sizes = largest(name, games, Dice(1))
        told = ", ".join(f"{stage} {size}" for stage, size in sorted(sizes.items()))
        print(f"{name:12} {max(sizes.values()):>6}   {told}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES_EACH)
