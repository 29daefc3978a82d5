"""Upload of the built page to its bucket. Its addresses (/api, /ws) are relative to its own."""

import mimetypes
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from infra.deploy.stack import ROOT, Stack
from infra.web.link_pages import PLACEHOLDER

PAGE = ROOT / "frontend" / "dist"
FOREVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"
LAST = "index.html"
"""It and the pages of links name the others, so they come after them."""

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
    _upload(place.client("s3"), outputs, page)
    place.client("cloudfront").create_invalidation(
        DistributionId=outputs["SiteId"],
        InvalidationBatch={
            "Paths": {"Quantity": 1, "Items": ["/*"]},
            "CallerReference": secrets.token_hex(8),
        },
    )


def prepare(place: Stack, page: Path = PAGE) -> None:
    """What the edge's function may lead to and an older page in the bucket does not have yet."""
    outputs = place.outputs()
    if not outputs:
        return
    s3, bucket = place.client("s3"), outputs["SiteBucketName"]
    there = set(_keys(s3, bucket))
    if any(map(_is_link_page, there)):
        return
    for key, file in sorted(_files(page).items(), key=lambda one: _order(one[0])):
        if _is_link_page(key) or (_is_asset(key) and key not in there):
            _put(s3, outputs, key, file)


def _upload(s3: Any, outputs: dict[str, str], page: Path) -> None:
    bucket = outputs["SiteBucketName"]
    there = set(_keys(s3, bucket))
    files = _files(page)
    wanted = [key for key in sorted(files, key=_order) if not (_is_asset(key) and key in there)]
    for key in wanted:
        _put(s3, outputs, key, files[key])
    for key in there - set(files):
        if not _is_asset(key):
            s3.delete_object(Bucket=bucket, Key=key)


def _files(page: Path) -> dict[str, Path]:
    return {str(path.relative_to(page)): path for path in page.rglob("*") if path.is_file()}


def _put(s3: Any, outputs: dict[str, str], key: str, file: Path) -> None:
    """What a link unfolds to names its picture by the page's whole address."""
    body = file.read_bytes()
    if key.endswith(".html"):
        body = body.replace(PLACEHOLDER.encode(), outputs["Address"].encode())
    s3.put_object(Bucket=outputs["SiteBucketName"], Key=key, Body=body, **_told(key))


def _told(key: str) -> dict[str, str]:
    suffix = Path(key).suffix
    kind = TYPES.get(suffix) or mimetypes.guess_type(key)[0] or "application/octet-stream"
    return {"ContentType": kind, "CacheControl": FOREVER if _is_asset(key) else EACH_TIME}


def _is_asset(key: str) -> bool:
    """An asset's name has a hash of what it holds: another version has another name."""
    return key.startswith("assets/")


def _is_link_page(key: str) -> bool:
    return key.startswith("pages/")


def _order(key: str) -> tuple[bool, bool, bool, str]:
    return key == LAST, _is_link_page(key), not _is_asset(key), key


def _keys(s3: Any, bucket: str) -> Iterator[str]:
    for found in s3.get_paginator("list_objects_v2").paginate(Bucket=bucket):
        yield from (item["Key"] for item in found.get("Contents", []))
