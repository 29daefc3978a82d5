"""A game that has ended is put into the archive, off the path of the move that ended it."""

from itertools import takewhile

from domain.room.events import GameEnded
from infra.codec import Commit
from infra.house import House
from infra.replay import from_journal, written


def ends_a_game(commit: Commit) -> bool:
    return any(isinstance(event, GameEnded) for event in commit.events)


def archive_finished(house: House, room: str) -> None:
    """Keep every ended game of this room that is not kept yet; done twice it does no harm.

    Oldest first and stopping at the first trouble: behind a game that is kept none is missing.

    Raises:
        Unavailable: do it again.
    """
    for number in reversed(_missing(house, room)):
        house.archive.keep(room, number, written(from_journal(house, room, number)))


def _missing(house: House, room: str) -> list[int]:
    """Newest first. A room knows its last games alone, but they bear numbers from 1 on."""
    past = house.journal.glance(room).room.past
    numbers = range(past[-1].number if past else 0, 0, -1)
    return [*takewhile(lambda number: not house.archive.has(room, number), numbers)]
