"""What the table's stream does in the cloud: a game that has ended goes into the archive."""

import logging
from concurrent.futures import Executor

from infra.archiving import archive_finished, ends_a_game
from infra.codec import Commit
from infra.house import House

log = logging.getLogger(__name__)


def after_commit(threads: Executor, house: House, room: str, commit: Commit) -> None:
    """Returns at once; a thread of its own does the work."""
    if ends_a_game(commit):
        threads.submit(_archive, house, room)


def _archive(house: House, room: str) -> None:
    """What fails is made good when the room's next game ends; till then its journal has it all."""
    try:
        archive_finished(house, room)
    except Exception:
        log.exception("a game of room %s could not be archived", room)
