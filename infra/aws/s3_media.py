"""Media in S3: upload forms and download addresses are presigned here, without asking S3."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING

from botocore.exceptions import BotoCoreError, ClientError

from infra.aws.client import client
from infra.ports.media import (
    DOWNLOAD_SECONDS,
    MOST_CLIP_BYTES,
    SIGNATURE_BYTES,
    UPLOAD_SECONDS,
    ClipType,
    UploadForm,
)
from infra.ports.store import Unavailable

if TYPE_CHECKING:
    from types_boto3_s3.client import S3Client

log = logging.getLogger(__name__)

NOTHING_THERE = {"NoSuchKey", "AccessDenied", "InvalidRange"}
"""Who may read but not list is denied what is missing; an empty file has no first byte."""


def connect() -> "S3Client":
    """A client whose forms S3 enforces and takes at once.

    S3 holds nobody to an older signature's expiry. The host has to be that of the bucket's own
    region, because a form can't follow the redirect that the global one answers with.
    """
    from botocore.config import Config  # noqa: PLC0415

    media: S3Client = client(
        "s3",
        config=Config(
            signature_version="s3v4",
            s3={"addressing_style": "virtual"},
            connect_timeout=1,
            read_timeout=3,
            retries={"mode": "standard", "total_max_attempts": 3},
        ),
    )
    return media


class S3Media:
    """Media in the bucket of this name. Its lifecycle lets clips go; its CORS lets pages post."""

    def __init__(self, bucket: str) -> None:
        self._bucket = bucket

    @cached_property
    def _client(self) -> "S3Client":
        """Made when the first clip is asked for: most functions never see one."""
        return connect()

    def upload_form(self, key: str, kind: ClipType) -> UploadForm:
        post = self._client.generate_presigned_post(
            self._bucket,
            key,
            Fields={"Content-Type": kind},
            Conditions=[{"Content-Type": kind}, ["content-length-range", 1, MOST_CLIP_BYTES]],
            ExpiresIn=UPLOAD_SECONDS,
        )
        return UploadForm(post["url"], post["fields"])

    def download_url(self, key: str) -> str:
        where = {"Bucket": self._bucket, "Key": key}
        return self._client.generate_presigned_url("get_object", where, DOWNLOAD_SECONDS)

    def keys(self, prefix: str) -> list[str]:
        """Needs s3:ListBucket."""
        pages = self._client.get_paginator("list_objects_v2")
        with _troubles():
            found = pages.paginate(Bucket=self._bucket, Prefix=prefix)
            return [one["Key"] for page in found for one in page.get("Contents", [])]

    def delete(self, key: str) -> None:
        """Needs s3:DeleteObject."""
        with _troubles():
            self._client.delete_object(Bucket=self._bucket, Key=key)

    def first_bytes(self, key: str) -> bytes | None:
        """Reads the whole answer: where ranges are not kept to, it may be more than was asked."""
        first = f"bytes=0-{SIGNATURE_BYTES - 1}"
        try:
            found = self._client.get_object(Bucket=self._bucket, Key=key, Range=first)
            return found["Body"].read()[:SIGNATURE_BYTES]
        except ClientError as trouble:
            if trouble.response["Error"]["Code"] in NOTHING_THERE:
                log.info("nothing to be heard under %s: %s", key, trouble)
                return None
            raise Unavailable(str(trouble)) from trouble
        except BotoCoreError as trouble:
            raise Unavailable(str(trouble)) from trouble


@contextmanager
def _troubles() -> Iterator[None]:
    """Tell them in the port's words."""
    try:
        yield
    except (BotoCoreError, ClientError) as trouble:
        raise Unavailable(str(trouble)) from trouble
