"""The DynamoDB stream's consumer: puts each game that has ended into the archive."""

from typing import Any

from aws_lambda_powertools import Logger

from domain.room.pieces import RoomCode
from infra.cold_start import after_imports
from infra.current_services import current_services
from infra.replays.archiving import archive_finished, ends_a_game
from infra.rooms.codec import decode
from infra.rooms.newer import NewerCommit

logger = Logger(service="archive")
after_imports()

Failures = dict[str, list[dict[str, str]]]


def handler(event: dict[str, Any], _context: object) -> Failures:
    """A batch of DynamoDB's stream (NEW_IMAGE). The first that fails is where it goes on again."""
    for record in event["Records"]:
        room = _ended(record)
        if room is None:
            continue
        try:
            archive_finished(current_services(), room)
        except Exception:
            logger.exception("not archived", extra={"room": room})
            return {"batchItemFailures": [{"itemIdentifier": _number(record)}]}
        logger.info("archived", extra={"room": room})
    return {"batchItemFailures": []}


def _ended(record: dict[str, Any]) -> RoomCode | None:
    """The room whose game this record's commit has ended, if it is such a commit."""
    image = record["dynamodb"].get("NewImage", {})
    room = str(image.get("PK", {}).get("S", ""))
    body = str(image.get("body", {}).get("S", ""))
    is_commit = room.startswith("ROOM#") and image["SK"]["S"].startswith("C#")
    if not is_commit or '"GameEnded"' not in body or not _ends_a_game(body):
        return None
    return RoomCode(room.removeprefix("ROOM#"))


def _ends_a_game(body: str) -> bool:
    """What newer code has written is tried: it fails, and is kept to be tried again."""
    try:
        return ends_a_game(decode(body))
    except NewerCommit:
        return True


def _number(record: dict[str, Any]) -> str:
    return str(record["dynamodb"]["SequenceNumber"])
