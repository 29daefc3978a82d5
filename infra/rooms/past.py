"""All finished games of a room, page by page (R-18): a view shows the last few only."""

from collections.abc import Iterator

from msgspec import Struct

from domain.game import RuleBroken
from domain.games import GAMES
from domain.room.pieces import Past, RoomCode
from domain.room.room import Room
from infra.replays.file import Replay, find_replay, replay_tables
from infra.rooms.opening import room_state
from infra.services import Services

PAGE_SIZE = 10


class PastPage(Struct, frozen=True):
    """The newest first. `before`: with what the next page is asked for, None at the end."""

    games: tuple[Past, ...]
    before: int | None


def past_page(services: Services, code: RoomCode, before: int | None = None) -> PastPage:
    """The games whose numbers are below `before`; the newest of all without it.

    Raises:
        RuleBroken: "no-such-room", "room-expired".
    """
    room = room_state(services, code).room
    games = tuple(_games(services, room, _numbers(room, before)))
    last = games[-1].number if len(games) == PAGE_SIZE else 1
    return PastPage(games, last if last > 1 else None)


def _numbers(room: Room, before: int | None) -> range:
    """A game's number is its place in the room: there is none without all those before it."""
    newest = room.past[-1].number if room.past else 0
    start = newest if before is None else min(newest, before - 1)
    return range(start, max(0, start - PAGE_SIZE), -1)


def _games(services: Services, room: Room, numbers: range) -> Iterator[Past]:
    """A room knows its last hundred; what those before were is told by their replays."""
    known = {past.number: past for past in room.past}
    for number in numbers:
        try:
            yield known.get(number) or _of_replay(find_replay(services, room.code, number))
        except RuleBroken:  # Its beginning is gone with the years, or newer code has kept it.
            return


def _of_replay(replay: Replay) -> Past:
    *_, (last, table) = replay_tables(replay)
    placings = GAMES[replay.game].placings(table) or ()
    chairs = replay.chairs or tuple(range(len(replay.names)))
    return Past(replay.number, replay.game, last.at, replay.names, placings, chairs)
