"""What tokens are signed with. Made once: a new one would send everybody away."""

import secrets
from contextlib import suppress

from infra.deploy.place import Place

BYTES = 32


def make(place: Place) -> None:
    """Make it where it is absent."""
    ssm = place.ask("ssm")
    with suppress(ssm.exceptions.ParameterAlreadyExists):
        ssm.put_parameter(
            Name=place.secret,
            Description="What Gavel's tokens are signed with",
            Type="String",
            Value=secrets.token_hex(BYTES),
            Tags=[{"Key": "app", "Value": "gavel"}],
        )


def forget(place: Place) -> None:
    ssm = place.ask("ssm")
    with suppress(ssm.exceptions.ParameterNotFound):
        ssm.delete_parameter(Name=place.secret)
