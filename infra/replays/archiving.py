"""Archiving of games that have ended, off the path of the move that ended them."""

from itertools import takewhile

from domain.room.events import GameEnded
from domain.room.pieces import RoomCode
from infra.replays.file import encode_replay, from_journal
from infra.rooms.codec import Commit
from infra.services import Services


def ends_a_game(commit: Commit) -> bool:
    return any(isinstance(event, GameEnded) for event in commit.events)


def archive_finished(services: Services, room: RoomCode) -> None:
    """Archive every ended game of this room that is not yet; done twice it does no harm.

    Oldest first and stopping at the first trouble: before a game that is archived none is missing.

    Raises:
        Unavailable: do it again.
    """
    for number in reversed(_missing(services, room)):
        services.archive.put(room, number, encode_replay(from_journal(services, room, number)))


def _missing(services: Services, room: RoomCode) -> list[int]:
    """Newest first. A room knows its last games alone, but they bear numbers from 1 on."""
    past = services.journal.peek(room).room.past
    numbers = range(past[-1].number if past else 0, 0, -1)
    return [*takewhile(lambda number: not services.archive.exists(room, number), numbers)]
