"""The clock of a room: the state machine rings, and is told when to ring again."""

from typing import Any

from aws_lambda_powertools import Logger

from infra.open_house import house
from infra.patience import patience
from infra.ring import ring_and_wait
from infra.starting import ready
from infra.times import timestamp

logger = Logger(service="ring")
ready()


def handler(event: dict[str, Any], _context: object) -> dict[str, Any]:
    """`event` and answer: {room, lease, at}, `at` a timestamp or null (infra/clock.asl.json)."""
    room, lease = event["room"], event["lease"]
    try:
        with patience():
            at = ring_and_wait(house(), room, lease)
    finally:
        house().figures.tell()
    logger.debug("rang", extra={"room": room, "again": at})
    return {"room": room, "lease": lease, "at": None if at is None else timestamp(at)}
