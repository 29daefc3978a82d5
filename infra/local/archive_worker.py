"""A background archiver, as the table's stream is in the cloud."""

import logging
from concurrent.futures import Executor

from domain.room.pieces import RoomCode
from infra.replays.archiving import archive_finished, ends_a_game
from infra.rooms.codec import Commit
from infra.services import Services

log = logging.getLogger(__name__)


def after_commit(threads: Executor, services: Services, room: RoomCode, commit: Commit) -> None:
    """Returns at once; a thread of its own does the work."""
    if ends_a_game(commit):
        threads.submit(_archive, services, room)


def _archive(services: Services, room: RoomCode) -> None:
    """What fails is made good when the room's next game ends; till then its journal has it all."""
    try:
        archive_finished(services, room)
    except Exception:
        log.exception("a game of room %s could not be archived", room)
