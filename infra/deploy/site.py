"""Upload of the built page to its bucket. Its addresses (/api, /ws) are relative to its own."""

import mimetypes
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from infra.deploy.stack import ROOT, Stack

PAGE = ROOT / "frontend" / "dist"
FOREVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"
LAST = "index.html"
"""It names the others, so it comes after them."""

TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


def publish(place: Stack, page: Path = PAGE) -> None:
    """Pages that are open go on: what an older page may still load is left where it is."""
    outputs = place.outputs()
    _upload(place.client("s3"), outputs["SiteBucketName"], page)
    place.client("cloudfront").create_invalidation(
        DistributionId=outputs["SiteId"],
        InvalidationBatch={
            "Paths": {"Quantity": 1, "Items": ["/*"]},
            "CallerReference": secrets.token_hex(8),
        },
    )


def _upload(s3: Any, bucket: str, page: Path) -> None:
    there = set(_keys(s3, bucket))
    files = {str(path.relative_to(page)): path for path in page.rglob("*") if path.is_file()}
    wanted = [key for key in sorted(files, key=_order) if not (_is_asset(key) and key in there)]
    for key in wanted:
        s3.put_object(Bucket=bucket, Key=key, Body=files[key].read_bytes(), **_told(key))
    for key in there - set(files):
        if not _is_asset(key):
            s3.delete_object(Bucket=bucket, Key=key)


def _told(key: str) -> dict[str, str]:
    suffix = Path(key).suffix
    kind = TYPES.get(suffix) or mimetypes.guess_type(key)[0] or "application/octet-stream"
    return {"ContentType": kind, "CacheControl": FOREVER if _is_asset(key) else EACH_TIME}


def _is_asset(key: str) -> bool:
    """An asset's name has a hash of what it holds: another version has another name."""
    return key.startswith("assets/")


def _order(key: str) -> tuple[bool, bool, str]:
    return key == LAST, not _is_asset(key), key


def _keys(s3: Any, bucket: str) -> Iterator[str]:
    for found in s3.get_paginator("list_objects_v2").paginate(Bucket=bucket):
        yield from (item["Key"] for item in found.get("Contents", []))
