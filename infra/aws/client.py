"""AWS clients, made by botocore itself: boto3 would load what only S3's large files need."""

from functools import cache
from typing import Any

from botocore.config import Config

SENDS_AT_ONCE = 16
TIMEOUTS = Config(
    connect_timeout=1,
    read_timeout=3,
    retries={"mode": "standard", "total_max_attempts": 2},
    max_pool_connections=SENDS_AT_ONCE,
)
"""A connection or state machine that doesn't answer must not use up the function's time."""


@cache
def _session() -> Any:
    """Botocore's own is imported only here: a game on one machine never pays for it."""
    from botocore.session import get_session  # noqa: PLC0415

    from infra.aws.botocore_models import ServiceModels  # noqa: PLC0415

    session = get_session()
    session.register_component("data_loader", ServiceModels())
    return session


def client(service: str, **how: Any) -> Any:
    """`how`: what botocore's create_client takes; else it is the environment's.

    `service` is one of `models.SERVICES`.
    """
    from infra.aws.tls_context import share_tls_context  # noqa: PLC0415

    made = _session().create_client(service, **how)
    share_tls_context(made)
    return made
