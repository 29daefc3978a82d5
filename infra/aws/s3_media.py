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
    PUBLISHED,
    SIGNATURE_BYTES,
    UPLOAD_SECONDS,
    UPLOADED,
    ClipType,
    NoClip,
    UploadForm,
    has_signature_of,
)
from infra.ports.store import Unavailable

if TYPE_CHECKING:
    from types_boto3_s3.client import S3Client

log = logging.getLogger(__name__)

NOTHING_THERE = {"NoSuchKey", "AccessDenied", "InvalidRange"}
"""Who may read but not list is denied what is missing; an empty file has no first byte."""
PUBLISHED_BEFORE = "PreconditionFailed"


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
            f"{UPLOADED}/{key}",
            Fields={"Content-Type": kind},
            Conditions=[{"Content-Type": kind}, ["content-length-range", 1, MOST_CLIP_BYTES]],
            ExpiresIn=UPLOAD_SECONDS,
        )
        return UploadForm(post["url"], post["fields"])

    def download_url(self, key: str) -> str:
        where = {"Bucket": self._bucket, "Key": f"{PUBLISHED}/{key}"}
        return self._client.generate_presigned_url("get_object", where, DOWNLOAD_SECONDS)

    def published(self, prefix: str) -> list[str]:
        """Needs s3:ListBucket."""
        pages = self._client.get_paginator("list_objects_v2")
        with _troubles():
            found = pages.paginate(Bucket=self._bucket, Prefix=f"{PUBLISHED}/{prefix}")
            paths = [one["Key"] for page in found for one in page.get("Contents", [])]
        return [path.removeprefix(f"{PUBLISHED}/") for path in paths]

    def publish(self, key: str, kind: ClipType) -> bool:
        """Writes what it has looked at, and only where nothing is.

        A copy inside S3 could be of what a form has brought since, or over what has been said.
        """
        clip = self._read(f"{UPLOADED}/{key}", MOST_CLIP_BYTES)
        found = clip or self._read(f"{PUBLISHED}/{key}", SIGNATURE_BYTES)
        if found is None or not has_signature_of(kind, found):
            raise NoClip
        return clip is not None and self._write(f"{PUBLISHED}/{key}", kind, clip)

    def withdraw(self, key: str) -> None:
        with _troubles():
            self._client.delete_object(Bucket=self._bucket, Key=f"{PUBLISHED}/{key}")

    def _read(self, path: str, most: int) -> bytes | None:
        """Its first bytes. Where ranges are not kept to, more may come than was asked for."""
        first = f"bytes=0-{most - 1}"
        try:
            with _troubles():
                found = self._client.get_object(Bucket=self._bucket, Key=path, Range=first)
                return found["Body"].read()[:most]
        except _Refused as refused:
            if refused.code not in NOTHING_THERE:
                raise
            log.info("nothing lies under %s: %s", path, refused.code)
            return None

    def _write(self, path: str, kind: ClipType, clip: bytes) -> bool:
        """False if something is there."""
        try:
            with _troubles():
                self._client.put_object(
                    Bucket=self._bucket, Key=path, Body=clip, ContentType=kind, IfNoneMatch="*"
                )
        except _Refused as refused:
            if refused.code != PUBLISHED_BEFORE:
                raise
            return False
        return True


class _Refused(Unavailable):
    """S3 has answered, with this code."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@contextmanager
def _troubles() -> Iterator[None]:
    """Tell the troubles of the outside in the port's words."""
    try:
        yield
    except ClientError as trouble:
        raise _Refused(trouble.response["Error"]["Code"]) from trouble
    except BotoCoreError as trouble:
        raise Unavailable(str(trouble)) from trouble
