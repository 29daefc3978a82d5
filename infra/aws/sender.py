"""The sender of messages to connections, through API Gateway."""

import logging
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from botocore.exceptions import BotoCoreError, ClientError

from infra.aws.client import SENDS_AT_ONCE
from infra.services import ConnectionGone

if TYPE_CHECKING:
    from types_boto3_apigatewaymanagementapi import ApiGatewayManagementApiClient

log = logging.getLogger(__name__)


def management_endpoint(endpoint: str, emulator: str | None) -> str:
    """The management API's address. An emulator of AWS has all APIs behind its one address."""
    if not emulator:
        return endpoint
    address = urlsplit(endpoint)
    return f"{emulator}/_aws/execute-api/{address.netloc.split('.')[0]}{address.path}"


class ApiGatewaySender:
    """Messages to connections through the gateway's management interface."""

    def __init__(self, client: "ApiGatewayManagementApiClient") -> None:
        self._client = client
        self._pool = ThreadPoolExecutor(SENDS_AT_ONCE)

    def send(self, connection_id: str, message: bytes) -> None:
        try:
            self._client.post_to_connection(ConnectionId=connection_id, Data=message)
        except self._client.exceptions.GoneException as gone:
            raise ConnectionGone(connection_id) from gone

    def send_all(self, messages: list[tuple[str, bytes]]) -> list[str]:
        if len(messages) == 1:
            return self._gone(*messages[0])
        lists = self._pool.map(lambda message: self._gone(*message), messages)
        return [connection_id for gone in lists for connection_id in gone]

    def close(self, connection_id: str) -> None:
        try:
            self._client.delete_connection(ConnectionId=connection_id)
        except self._client.exceptions.GoneException:
            return
        except (ClientError, BotoCoreError) as trouble:
            log.warning("%s was not closed: %s", connection_id, trouble)

    def _gone(self, connection_id: str, message: bytes) -> list[str]:
        """Whatever else goes wrong with one connection is healed by its next beat."""
        try:
            self.send(connection_id, message)
        except ConnectionGone:
            return [connection_id]
        except (ClientError, BotoCoreError) as trouble:
            log.warning("a message did not reach %s: %s", connection_id, trouble)
        return []
