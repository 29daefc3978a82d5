"""Clients of the cloud. By botocore itself: boto3 would load what only S3's large files need."""

from functools import cache
from typing import Any


@cache
def _session() -> Any:
    """Botocore is imported only here: a game on one machine never pays for it."""
    from botocore.session import get_session  # noqa: PLC0415

    return get_session()


def client(service: str, **how: Any) -> Any:
    """`how`: what botocore's create_client takes; else it is the environment's."""
    return _session().create_client(service, **how)
