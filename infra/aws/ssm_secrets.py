"""Secrets out of SSM: SecureString parameters, decrypted as they are read."""

import os
from collections.abc import Callable
from functools import cache
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError

from infra.aws.client import TIMEOUTS, client
from infra.ports.store import Unavailable


def secret_in(variable: str) -> Callable[[], str]:
    """The secret whose parameter is named by this variable of the environment, when asked for.

    A function whose environment doesn't name it has no right to read it, and no use for it.
    """
    return lambda: _read(os.environ[variable])


def _read(name: str) -> str:
    """Raises Unavailable."""
    try:
        found = _client().get_parameter(Name=name, WithDecryption=True)
    except (ClientError, BotoCoreError) as trouble:
        raise Unavailable(str(trouble)) from trouble
    return str(found["Parameter"]["Value"])


@cache
def _client() -> Any:
    return client("ssm", config=TIMEOUTS)
