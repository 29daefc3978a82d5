"""The tick of a room's clock, called by the state machine, which is told when to call again."""

from typing import Any

from aws_lambda_powertools import Logger

from infra.clock import timestamp
from infra.cold_start import after_imports
from infra.current_services import current_services
from infra.deadline_budget import deadline_budget
from infra.rooms.tick import tick_and_reschedule

logger = Logger(service="tick")
after_imports()


def handler(event: dict[str, Any], _context: object) -> dict[str, Any]:
    """Event and answer: {room, lease, at}, `at` a timestamp or null (aws/room_timer.asl.json)."""
    room, lease = event["room"], event["lease"]
    try:
        with deadline_budget():
            at = tick_and_reschedule(current_services(), room, lease)
    finally:
        current_services().metrics.flush()
    logger.debug("ticked", extra={"room": room, "again": at})
    return {"room": room, "lease": lease, "at": None if at is None else timestamp(at)}
