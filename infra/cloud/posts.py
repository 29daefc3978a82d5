"""Messages to screens, through the gateway."""

import logging
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from botocore.exceptions import BotoCoreError, ClientError

from infra.cloud.client import POSTS_AT_ONCE
from infra.house import Gone

if TYPE_CHECKING:
    from types_boto3_apigatewaymanagementapi import ApiGatewayManagementApiClient

log = logging.getLogger(__name__)


def screens_at(endpoint: str, emulator: str | None) -> str:
    """Where messages are posted to. An emulator of AWS has all APIs behind its one address."""
    if not emulator:
        return endpoint
    address = urlsplit(endpoint)
    return f"{emulator}/_aws/execute-api/{address.netloc.split('.')[0]}{address.path}"


class CloudPosts:
    """Messages to connections through the gateway's management interface."""

    def __init__(self, client: "ApiGatewayManagementApiClient") -> None:
        self._client = client
        self._pool = ThreadPoolExecutor(POSTS_AT_ONCE)

    def post(self, connection: str, message: bytes) -> None:
        try:
            self._client.post_to_connection(ConnectionId=connection, Data=message)
        except self._client.exceptions.GoneException as gone:
            raise Gone(connection) from gone

    def post_all(self, messages: list[tuple[str, bytes]]) -> list[str]:
        if len(messages) == 1:
            return self._gone(*messages[0])
        lists = self._pool.map(lambda message: self._gone(*message), messages)
        return [connection for gone in lists for connection in gone]

    def close(self, connection: str) -> None:
        try:
            self._client.delete_connection(ConnectionId=connection)
        except self._client.exceptions.GoneException:
            return
        except (ClientError, BotoCoreError) as trouble:
            log.warning("%s was not closed: %s", connection, trouble)

    def _gone(self, connection: str, message: bytes) -> list[str]:
        """What else goes wrong with one screen is its own trouble: its next beat heals it."""
        try:
            self.post(connection, message)
        except Gone:
            return [connection]
        except (ClientError, BotoCoreError) as trouble:
            log.warning("a message did not reach %s: %s", connection, trouble)
        return []
