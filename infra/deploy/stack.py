"""A deployment's CloudFormation stack, its region, and AWS clients for it."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from botocore.exceptions import ClientError

ROOT = Path(__file__).parents[2]
NAME = re.compile(r"[a-z][a-z0-9-]{0,27}")
"""Names of buckets are made of it."""


@dataclass(frozen=True)
class Stack:
    """A stack and its region.

    Raises:
        ValueError: no stack can have that name.
    """

    stack: str
    region: str

    def __post_init__(self) -> None:
        if not NAME.fullmatch(self.stack):
            raise ValueError(
                "a stack's name is a-z, 0-9 and -, begins with a letter, and is 28 long at most"
            )

    @property
    def token_keys(self) -> str:
        """The name of the parameter that tokens are signed with."""
        return f"/{self.stack}/token-keys"

    @property
    def hash_secret(self) -> str:
        """The name of the parameter that addresses are hashed with."""
        return f"/{self.stack}/hash-secret"

    @property
    def older_secret(self) -> str:
        """The parameter that tokens were signed with before keys could be rotated."""
        return f"/{self.stack}/token-secret"

    def client(self, service: str) -> Any:
        return _client(service, self.region)

    def outputs(self) -> dict[str, str]:
        """The stack's outputs by name; none if there is no stack."""
        return outputs(self.client("cloudformation"), self.stack)


def outputs(formation: Any, stack: str) -> dict[str, str]:
    try:
        (found,) = formation.describe_stacks(StackName=stack)["Stacks"]
    except ClientError as error:
        if "does not exist" in str(error):
            return {}
        raise
    return {output["OutputKey"]: output["OutputValue"] for output in found.get("Outputs", [])}


@cache
def _client(service: str, region: str) -> Any:
    import boto3  # noqa: PLC0415  (a word about how to use this needs none)

    make: Any = boto3.client
    return make(service, region_name=region)
