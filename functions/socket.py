"""A socket's event: it has opened, closed, or said something. Answers are posted, not returned."""

from base64 import b64decode
from typing import Any

from aws_lambda_powertools import Logger

from infra.announce import part
from infra.desk import hear
from infra.house import House
from infra.open_house import house
from infra.origin import may_open
from infra.patience import patience
from infra.starting import ready

logger = Logger(service="socket")
ready()

OK = {"statusCode": 200}
NOT_HERE = {"statusCode": 403}


def handler(event: dict[str, Any], _context: object) -> dict[str, Any]:
    """Routes of template.yaml: $connect, $disconnect, $default."""
    request = event["requestContext"]
    if request["routeKey"] == "$connect" and not may_open(event.get("headers") or {}):
        logger.info("another site's page", extra={"connection": request["connectionId"]})
        return NOT_HERE
    try:
        with patience():
            did = _answer(house(), request["routeKey"], request["connectionId"], event)
    finally:
        house().figures.tell()
    logger.debug(did, extra={"route": request["routeKey"], "connection": request["connectionId"]})
    return OK


def _answer(house: House, route: str, connection: str, event: dict[str, Any]) -> str:
    match route:
        case "$connect":
            return "opened"
        case "$disconnect":
            part(house, connection)
            return "closed"
        case _:
            return hear(house, connection, _text(event))


def _text(event: dict[str, Any]) -> str:
    """What was sent; a frame of bytes arrives in base 64."""
    body: str = event.get("body") or ""
    return b64decode(body).decode(errors="replace") if event.get("isBase64Encoded") else body
