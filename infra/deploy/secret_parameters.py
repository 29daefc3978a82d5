"""The secrets of a deployment: SSM SecureString parameters, which no template can make.

Token keys are rotated; what addresses are hashed with stays, or no account would be found again.
"""

import secrets
import time
from contextlib import suppress
from typing import Any

from infra.accounts.token_keys import LEAST_SECRET_BYTES, new_keyring, read, rotated, written
from infra.deploy.stack import Stack

TAGS = [{"Key": "app", "Value": "gavel"}]


def create(place: Stack) -> None:
    """Create what is absent. An older deployment's secret goes on as the first key."""
    ssm = place.client("ssm")
    if _value(ssm, place.token_keys) is None:
        first = new_keyring(_value(ssm, place.older_secret) or "")
        _create(ssm, place.token_keys, "What Gavel's tokens are signed with", written(first))
    hash_secret = secrets.token_hex(LEAST_SECRET_BYTES)
    _create(ssm, place.hash_secret, "What Gavel's addresses are hashed with", hash_secret)


def delete_older(place: Stack) -> None:
    """What functions read before, a readable String: SSM turns none into a SecureString.

    Once it is deployed that they read the new one; until then a rollback would ask for it.
    """
    _delete(place.client("ssm"), place.older_secret)


def rotate(place: Stack, *, forget: bool) -> None:
    """A new token key; `forget`: no other is accepted any more.

    Raises:
        KeyringTooLarge
        ClientError: nothing is deployed there.
    """
    ssm = place.client("ssm")
    kept = read(ssm.get_parameter(Name=place.token_keys, WithDecryption=True)["Parameter"]["Value"])
    keyring = new_keyring() if forget else rotated(kept, time.time())
    ssm.put_parameter(
        Name=place.token_keys, Type="SecureString", Value=written(keyring), Overwrite=True
    )


def read_hash_secret(place: Stack) -> str:
    found = place.client("ssm").get_parameter(Name=place.hash_secret, WithDecryption=True)
    return str(found["Parameter"]["Value"])


def delete(place: Stack) -> None:
    ssm = place.client("ssm")
    for name in (place.token_keys, place.hash_secret, place.older_secret):
        _delete(ssm, name)


def _create(ssm: Any, name: str, description: str, value: str) -> None:
    with suppress(ssm.exceptions.ParameterAlreadyExists):
        ssm.put_parameter(
            Name=name, Description=description, Type="SecureString", Value=value, Tags=TAGS
        )


def _value(ssm: Any, name: str) -> str | None:
    try:
        return str(ssm.get_parameter(Name=name, WithDecryption=True)["Parameter"]["Value"])
    except ssm.exceptions.ParameterNotFound:
        return None


def _delete(ssm: Any, name: str) -> None:
    with suppress(ssm.exceptions.ParameterNotFound):
        ssm.delete_parameter(Name=name)
