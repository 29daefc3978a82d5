"""What every media store promises; and what the cloud's asks of S3, which moto does not enforce."""

import base64
import json
from collections.abc import Callable, Iterator
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import boto3
import pytest
import requests
from botocore.exceptions import ClientError, ReadTimeoutError
from moto import mock_aws
from starlette.applications import Starlette

from domain.room.pieces import RoomCode
from infra.aws import s3_media as cloud_media
from infra.aws.s3_media import S3Media
from infra.clock import now_ms
from infra.local.folder_media import FolderMedia
from infra.local.media_routes import media_routes
from infra.ports.media import Media
from infra.ports.store import Unavailable
from tests.local.page import Page

KEY = "voice/AMBER2/ann.18c-aaaaaaaaaaaaaaaa.webm"
CLIP = b"\x1a\x45\xdf\xa3" + bytes(range(256)) * 40
BUCKETS = (f"clips-{n}" for n in count())
Ask = Callable[..., Any]


class Store:
    """A store, and the way a page has to it."""

    def __init__(self, media: Media, post: Ask, get: Ask) -> None:
        self.media = media
        self.post = post
        self.get = get
        self.bucket = ""

    def send(self, clip: bytes = CLIP) -> int:
        form = self.media.upload_form(KEY, "audio/webm")
        answer = self.post(form.url, data=form.fields, files={"file": ("clip", clip)})
        return int(answer.status_code)

    def fetch(self, **headers: str) -> Any:
        return self.get(self.media.download_url(KEY), headers=headers)


@pytest.fixture
def local(tmp_path: Path) -> Store:
    media = FolderMedia(tmp_path / "clips", "a secret", now_ms)
    page = Page(Starlette(routes=list(media_routes(lambda: media))))
    return Store(media, page.post, page.get)


@pytest.fixture
def cloud(monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "none")
    monkeypatch.setenv("AWS_DEFAULT_REGION", "eu-north-1")
    bucket = next(BUCKETS)
    with mock_aws():
        boto3.client("s3").create_bucket(
            Bucket=bucket, CreateBucketConfiguration={"LocationConstraint": "eu-north-1"}
        )
        store = Store(S3Media(bucket), requests.post, requests.get)
        store.bucket = bucket
        yield store


@pytest.fixture(params=["local", "cloud"])
def store(request: pytest.FixtureRequest) -> Store:
    kept: Store = request.getfixturevalue(request.param)
    return kept


def test_what_a_form_brings_can_be_fetched(store: Store) -> None:
    assert store.send() == 204
    answer = store.fetch()
    assert (answer.status_code, answer.content) == (200, CLIP)
    assert answer.headers["content-type"] == "audio/webm"


def test_a_part_of_it_too(store: Store) -> None:
    """Browsers ask for parts; Safari plays nothing without."""
    store.send()
    answer = store.fetch(range="bytes=4-259")
    assert (answer.status_code, answer.content) == (206, bytes(range(256)))
    assert answer.headers["content-range"] == f"bytes 4-259/{len(CLIP)}"


def test_its_beginning_is_known_and_nothing_begins_nowhere(store: Store) -> None:
    assert store.media.first_bytes(KEY) is None
    store.send()
    assert store.media.first_bytes(KEY) == CLIP[:16]


def test_a_file_that_was_never_sent_is_not_found(store: Store) -> None:
    assert store.fetch().status_code == 404


def test_files_are_found_by_how_their_keys_begin_and_removed(store: Store) -> None:
    assert store.media.keys("voice/AMBER2/ann.") == []
    store.send()
    assert store.media.keys("voice/AMBER2/ann.") == [KEY]
    assert store.media.keys("voice/AMBER2/an.") == store.media.keys("voice/AMBER/ann.") == []
    for _ in range(2):
        store.media.delete(KEY)
    assert store.media.keys("voice/AMBER2/ann.") == []
    assert store.fetch().status_code == 404


def policy_of(form: Any) -> Any:
    return json.loads(base64.b64decode(form.fields["policy"]))


def test_the_clouds_form_holds_size_type_key_and_expiry(cloud: Store) -> None:
    form = cloud.media.upload_form(KEY, "audio/webm")
    policy = policy_of(form)
    bucket = cloud.bucket
    assert form.url == f"https://{bucket}.s3.eu-north-1.amazonaws.com/"
    assert form.fields["Content-Type"] == "audio/webm"
    for condition in (
        ["content-length-range", 1, 524_288],
        {"Content-Type": "audio/webm"},
        {"bucket": bucket},
        {"key": KEY},
        {"x-amz-algorithm": "AWS4-HMAC-SHA256"},
    ):
        assert condition in policy["conditions"]
    until = policy["expiration"]
    assert now_ms() / 1000 + 110 < _seconds(until) <= now_ms() / 1000 + 121


def _seconds(timestamp: str) -> float:
    return datetime.fromisoformat(timestamp).timestamp()


def test_the_clouds_addresses_are_short_lived_and_signed_offline(cloud: Store) -> None:
    asked = urlsplit(cloud.media.download_url(KEY))
    query = parse_qs(asked.query)
    assert (asked.hostname, asked.path) == (
        f"{cloud.bucket}.s3.eu-north-1.amazonaws.com",
        f"/{KEY}",
    )
    assert query["X-Amz-Expires"] == ["300"]
    assert query["X-Amz-Algorithm"] == ["AWS4-HMAC-SHA256"]


def test_an_emulator_is_asked_under_its_own_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AWS_ENDPOINT_URL", "http://127.0.0.1:4566")
    monkeypatch.setenv("AWS_ACCESS_KEY_ID", "none")
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", "none")
    monkeypatch.setenv("AWS_DEFAULT_REGION", "eu-north-1")
    media = S3Media("clips")
    assert media.upload_form(KEY, "audio/webm").url == "http://127.0.0.1:4566/clips"
    assert media.download_url(KEY).startswith(f"http://127.0.0.1:4566/clips/{KEY}?")


def test_no_client_is_made_before_the_first_clip(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    monkeypatch.setattr(cloud_media, "connect", lambda: made.append("client"))
    media = S3Media("clips")
    assert made == []
    with pytest.raises(AttributeError):
        media.download_url(KEY)
    assert made == ["client"]


@pytest.mark.parametrize("code", ["AccessDenied", "NoSuchKey", "InvalidRange"])
def test_what_can_not_be_read_is_not_there(cloud: Store, code: RoomCode) -> None:
    """A role that may read but not list is denied what is missing."""
    refuse(cloud, error(code))
    assert cloud.media.first_bytes(KEY) is None


@pytest.mark.parametrize("code", ["SlowDown", "InternalError", "NoSuchBucket"])
def test_other_trouble_is_said_so(cloud: Store, code: RoomCode) -> None:
    refuse(cloud, error(code))
    with pytest.raises(Unavailable):
        cloud.media.first_bytes(KEY)


def test_a_store_that_does_not_answer_is_unavailable(cloud: Store) -> None:
    refuse(cloud, ReadTimeoutError(endpoint_url="x"))
    with pytest.raises(Unavailable):
        cloud.media.first_bytes(KEY)


def error(code: RoomCode) -> Exception:
    return ClientError({"Error": {"Code": code}}, "GetObject")


def refuse(cloud: Store, trouble: Exception) -> None:
    class Refusing:
        def get_object(self, **_asked: Any) -> None:
            raise trouble

    vars(cloud.media)["_client"] = Refusing()
