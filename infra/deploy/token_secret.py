"""The secret that tokens are signed with, an SSM parameter. A new one would sign everybody out."""

import secrets
from contextlib import suppress

from infra.deploy.stack import Stack

BYTES = 32


def create(place: Stack) -> None:
    """Create it where it is absent."""
    ssm = place.client("ssm")
    with suppress(ssm.exceptions.ParameterAlreadyExists):
        ssm.put_parameter(
            Name=place.secret,
            Description="What Gavel's tokens are signed with",
            Type="String",
            Value=secrets.token_hex(BYTES),
            Tags=[{"Key": "app", "Value": "gavel"}],
        )


def read(place: Stack) -> str:
    found = place.client("ssm").get_parameter(Name=place.secret, WithDecryption=True)
    return str(found["Parameter"]["Value"])


def delete(place: Stack) -> None:
    ssm = place.client("ssm")
    with suppress(ssm.exceptions.ParameterNotFound):
        ssm.delete_parameter(Name=place.secret)
