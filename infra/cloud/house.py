"""The house in the cloud."""

import os
from typing import Any

from infra.archive import Archive, ShelfArchive
from infra.beside import in_threads
from infra.cloud.alarms import Clocks, CloudAlarms
from infra.cloud.archive import S3Archive
from infra.cloud.client import PATIENCE, client
from infra.cloud.figures import CloudFigures
from infra.cloud.mail import CloudMail
from infra.cloud.media import CloudMedia
from infra.cloud.posts import CloudPosts, screens_at
from infra.dynamo_shelf import DynamoShelf, connect
from infra.house import House
from infra.journal import Journal
from infra.people import People
from infra.shelf import Shelf
from infra.times import now_ms
from infra.tokens import Tokens

BESIDE = 4


def _archive(shelf: Shelf) -> Archive:
    bucket = os.environ.get("ARCHIVE_BUCKET", "")
    if not bucket:
        return ShelfArchive(shelf)
    return S3Archive(lambda: client("s3", config=PATIENCE), bucket)


def cloud_house() -> House:
    """By the environment that template.yaml gives.

    TABLE, SOCKET_ENDPOINT, CLOCK, TOKEN_SECRET, MEDIA_BUCKET. MAIL_FROM may be missing or empty:
    nobody can sign in by mail then. ARCHIVE_BUCKET too: finished games are kept in the table then.
    """
    sender = os.environ.get("MAIL_FROM", "")
    shelf = DynamoShelf(connect(), os.environ["TABLE"])
    endpoint = screens_at(os.environ["SOCKET_ENDPOINT"], os.environ.get("AWS_ENDPOINT_URL"))
    posts = CloudPosts(client("apigatewaymanagementapi", endpoint_url=endpoint, config=PATIENCE))
    clocks: Any = Clocks()
    return House(
        shelf=shelf,
        journal=Journal(shelf),
        archive=_archive(shelf),
        people=People(shelf),
        posts=posts,
        alarms=CloudAlarms(shelf, clocks, os.environ["CLOCK"]),
        tokens=Tokens(os.environ["TOKEN_SECRET"]),
        media=CloudMedia(os.environ["MEDIA_BUCKET"]),
        now=now_ms,
        beside=in_threads(BESIDE),
        mail=CloudMail(sender) if sender else None,
        figures=CloudFigures(os.environ.get("POWERTOOLS_SERVICE_NAME", "gavel")),
    )
