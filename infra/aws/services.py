"""The services on AWS: every port with its adapter, from the environment."""

import os
import time
from typing import Any

from infra.accounts.keyed_hash import KeyedHash
from infra.accounts.token_keys import KeyCache, read
from infra.accounts.tokens import Tokens
from infra.aws.client import TIMEOUTS, client
from infra.aws.dynamodb_store import DynamoDbStore, connect
from infra.aws.metrics import CloudWatchMetrics
from infra.aws.s3_archive import S3Archive
from infra.aws.s3_media import S3Media
from infra.aws.scheduler import LazyStepFunctions, StepFunctionsScheduler
from infra.aws.sender import ApiGatewaySender, management_endpoint
from infra.aws.ses_mail import SesMail
from infra.aws.ssm_secrets import secret_in
from infra.clock import now_ms
from infra.ports.background import in_threads
from infra.ports.store import Store
from infra.replays.archive import Archive, StoreArchive
from infra.rooms.connections import Connections
from infra.rooms.journal import Journal
from infra.services import Services

BACKGROUND_THREADS = 4


def _archive(store: Store) -> Archive:
    bucket = os.environ.get("ARCHIVE_BUCKET", "")
    if not bucket:
        return StoreArchive(store)
    return S3Archive(lambda: client("s3", config=TIMEOUTS), bucket)


def aws_services() -> Services:
    """By the environment that template.yaml gives.

    TABLE, SOCKET_ENDPOINT, CLOCK, MEDIA_BUCKET. TOKEN_KEYS and HASH_SECRET name the parameters of
    secrets, where a function has a use for them. MAIL_FROM may be missing or empty:
    nobody can sign in by mail then. ARCHIVE_BUCKET too: finished games go into the table then.
    """
    mail_from = os.environ.get("MAIL_FROM", "")
    store = DynamoDbStore(connect(), os.environ["TABLE"])
    endpoint = management_endpoint(
        os.environ["SOCKET_ENDPOINT"], os.environ.get("AWS_ENDPOINT_URL")
    )
    sender = ApiGatewaySender(
        client("apigatewaymanagementapi", endpoint_url=endpoint, config=TIMEOUTS)
    )
    clocks: Any = LazyStepFunctions()
    token_keys = secret_in("TOKEN_KEYS")
    return Services(
        store=store,
        journal=Journal(store),
        archive=_archive(store),
        connections=Connections(store),
        sender=sender,
        scheduler=StepFunctionsScheduler(store, clocks, os.environ["CLOCK"]),
        tokens=Tokens(KeyCache(lambda: read(token_keys()), time.time).at_most_old),
        keyed_hash=KeyedHash(secret_in("HASH_SECRET")),
        media=S3Media(os.environ["MEDIA_BUCKET"]),
        now=now_ms,
        in_background=in_threads(BACKGROUND_THREADS),
        mail=SesMail(mail_from) if mail_from else None,
        metrics=CloudWatchMetrics(os.environ.get("POWERTOOLS_SERVICE_NAME", "gavel")),
    )
