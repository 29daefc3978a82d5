"""The WebSocket API's handler: connect, disconnect, frame. Answers are sent, not returned."""

from base64 import b64decode
from typing import Any

from aws_lambda_powertools import Logger

from infra.cold_start import after_imports
from infra.current_services import current_services
from infra.deadline_budget import deadline_budget
from infra.gateway import receive
from infra.rooms.broadcast import disconnect
from infra.services import Services
from infra.web.client_network import client_network
from infra.web.origin_check import is_allowed

logger = Logger(service="websocket")
after_imports(with_token_keys=True)

OK = {"statusCode": 200}
NOT_HERE = {"statusCode": 403}


def handler(event: dict[str, Any], _context: object) -> dict[str, Any]:
    """Routes of template.yaml: $connect, $disconnect, $default."""
    request = event["requestContext"]
    if request["routeKey"] == "$connect" and not is_allowed(event.get("headers") or {}):
        logger.info("another site's page", extra={"connection": request["connectionId"]})
        return NOT_HERE
    try:
        with deadline_budget():
            did = _answer(current_services(), request["routeKey"], request["connectionId"], event)
    finally:
        current_services().metrics.flush()
    logger.debug(did, extra={"route": request["routeKey"], "connection": request["connectionId"]})
    return OK


def _answer(services: Services, route: str, connection_id: str, event: dict[str, Any]) -> str:
    match route:
        case "$connect":
            _open(services, connection_id, event)
            return "opened"
        case "$disconnect":
            disconnect(services, connection_id)
            return "closed"
        case _:
            return receive(services, connection_id, _text(event))


def _open(services: Services, connection_id: str, event: dict[str, Any]) -> None:
    """Where a connection comes from is told now and never again."""
    peer = event["requestContext"].get("identity", {}).get("sourceIp")
    if peer is None:  # On one machine: a proxy stands there (infra/local/http_protocol.py).
        return
    headers = {name.lower(): value for name, value in (event.get("headers") or {}).items()}
    word = services.keyed_hash.of("network", client_network(peer, headers))
    services.connections.opened(connection_id, word, services.now())


def _text(event: dict[str, Any]) -> str:
    """What was sent; a frame of bytes arrives in base 64."""
    body: str = event.get("body") or ""
    return b64decode(body).decode(errors="replace") if event.get("isBase64Encoded") else body
