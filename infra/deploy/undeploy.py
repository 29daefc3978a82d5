"""Removal of everything a deployment made, games and replays too."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from botocore.exceptions import ClientError

from infra.deploy import secret_parameters
from infra.deploy.sam import MANAGED
from infra.deploy.stack import Stack, outputs

BUCKETS = ("SiteBucketName", "MediaBucketName", "ArchiveBucketName")
GONE = {"NoSuchBucket", "404", "ResourceNotFoundException"}


def remove(place: Stack) -> None:
    """Where it broke off it can be repeated: what names the rest goes last."""
    made = place.outputs()
    s3 = place.client("s3")
    for bucket in filter(None, map(made.get, BUCKETS)):
        empty(s3, bucket)
    _delete_kept(place, made)
    _delete_stack(place)
    _delete_packages(place)
    secret_parameters.delete(place)


def empty(s3: Any, bucket: str, prefix: str = "") -> None:
    """Without any version of anything under the prefix; a bucket that is gone is empty."""
    pages = s3.get_paginator("list_object_versions").paginate(Bucket=bucket, Prefix=prefix)
    with _gone_is_fine():
        for page in pages:
            stored = [*page.get("Versions", []), *page.get("DeleteMarkers", [])]
            if stored:
                objects = [{"Key": one["Key"], "VersionId": one["VersionId"]} for one in stored]
                s3.delete_objects(Bucket=bucket, Delete={"Objects": objects, "Quiet": True})


def _delete_stack(place: Stack) -> None:
    formation = place.client("cloudformation")
    formation.delete_stack(StackName=place.stack)
    formation.get_waiter("stack_delete_complete").wait(
        StackName=place.stack, WaiterConfig={"Delay": 10, "MaxAttempts": 180}
    )


def _delete_kept(place: Stack, made: dict[str, str]) -> None:
    """Table and archive bucket outlive the stack, so that no slip loses them. This is no slip."""
    with _gone_is_fine():
        if "TableName" in made:
            place.client("dynamodb").delete_table(TableName=made["TableName"])
    with _gone_is_fine():
        if "ArchiveBucketName" in made:
            place.client("s3").delete_bucket(Bucket=made["ArchiveBucketName"])


def _delete_packages(place: Stack) -> None:
    """The packed functions; SAM's bucket itself may hold those of others."""
    bucket = outputs(place.client("cloudformation"), MANAGED).get("SourceBucket")
    if bucket:
        empty(place.client("s3"), bucket, f"{place.stack}/")


@contextmanager
def _gone_is_fine() -> Iterator[None]:
    try:
        yield
    except ClientError as trouble:
        if trouble.response["Error"]["Code"] not in GONE:
            raise
