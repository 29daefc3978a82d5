"""Mail through SES."""

import logging
from functools import cached_property
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError

from infra.aws.client import TIMEOUTS, client
from infra.ports.mail import Letter
from infra.ports.store import Unavailable

log = logging.getLogger(__name__)


class SesMail:
    """Letters through SES, from an address that it knows. The client is made for the first one."""

    def __init__(self, sender: str) -> None:
        self._sender = sender

    @cached_property
    def _client(self) -> Any:
        return client("sesv2", config=TIMEOUTS)

    def send(self, letter: Letter) -> None:
        """Raises Unavailable."""
        simple = {
            "Subject": {"Data": letter.subject, "Charset": "UTF-8"},
            "Body": {"Text": {"Data": letter.text, "Charset": "UTF-8"}},
        }
        try:
            self._client.send_email(
                FromEmailAddress=self._sender,
                Destination={"ToAddresses": [letter.to]},
                Content={"Simple": simple},
            )
        except (ClientError, BotoCoreError) as trouble:
            log.warning("a mail was not taken: %s", _kind(trouble))
            raise Unavailable(_kind(trouble)) from trouble


def _kind(trouble: ClientError | BotoCoreError) -> str:
    """What it is called; SES's own words may hold the address, and logs hold none."""
    if isinstance(trouble, ClientError):
        return str(trouble.response["Error"]["Code"])
    return type(trouble).__name__
