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
from infra.ports.media import Media, NoClip
from infra.ports.store import Unavailable
from tests.local.page import Page

KEY = "AMBER2/ann.18c-aaaaaaaaaaaaaaaa.webm"
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

    def publish(self) -> bool:
        return self.media.publish(KEY, "audio/webm")

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


def test_what_a_form_brings_can_be_fetched_once_it_is_published(store: Store) -> None:
    assert store.send() == 204
    assert store.fetch().status_code == 404
    assert store.publish()
    answer = store.fetch()
    assert (answer.status_code, answer.content) == (200, CLIP)
    assert answer.headers["content-type"] == "audio/webm"


def test_a_part_of_it_too(store: Store) -> None:
    """Browsers ask for parts; Safari plays nothing without."""
    store.send()
    store.publish()
    answer = store.fetch(range="bytes=4-259")
    assert (answer.status_code, answer.content) == (206, bytes(range(256)))
    assert answer.headers["content-range"] == f"bytes 4-259/{len(CLIP)}"


def test_what_was_published_does_not_become_something_else_by_the_same_form(store: Store) -> None:
    """Nor by being published again, however often; the form is good for two minutes."""
    form = store.media.upload_form(KEY, "audio/webm")
    other = CLIP[:16] + b"something else" * 30_000

    def send(clip: bytes) -> None:
        store.post(form.url, data=form.fields, files={"file": ("clip", clip)})

    send(CLIP)
    assert store.publish()
    for _ in range(2):
        send(other)
        assert store.fetch().content == CLIP
        assert not store.publish()
    assert store.fetch().content == CLIP


def test_what_lies_there_without_being_published_has_no_address(local: Store) -> None:
    """A signature is for one place. In the cloud nobody has the right: tests/cloud/test_rights."""
    local.send()
    address = local.media.download_url(KEY)
    assert f"/voice/{KEY}?" in address
    assert local.get(address.replace("/voice/", "/sent/")).status_code == 403


def test_nothing_is_published_that_was_not_sent_or_is_of_another_type(store: Store) -> None:
    with pytest.raises(NoClip):
        store.publish()
    store.send(b"<!doctype html><script>alert(1)</script>")
    with pytest.raises(NoClip):
        store.publish()
    store.send()
    with pytest.raises(NoClip):
        store.media.publish(KEY, "audio/mp4")
    assert store.fetch().status_code == 404
    assert store.publish()


def test_what_is_withdrawn_is_not_found_and_can_be_published_again(store: Store) -> None:
    store.media.withdraw(KEY)
    store.send()
    store.publish()
    store.media.withdraw(KEY)
    assert store.fetch().status_code == 404
    assert store.publish()
    assert store.fetch().content == CLIP


def test_a_file_that_was_never_sent_is_not_found(store: Store) -> None:
    assert store.fetch().status_code == 404


def test_what_is_published_is_found_by_how_its_key_begins(store: Store) -> None:
    store.send()
    assert store.media.published("AMBER2/ann.") == []
    store.publish()
    assert store.media.published("AMBER2/ann.") == [KEY]
    assert store.media.published("AMBER2/an.") == store.media.published("AMBER/ann.") == []
    for _ in range(2):
        store.media.withdraw(KEY)
    assert store.media.published("AMBER2/ann.") == []


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
        {"key": f"sent/{KEY}"},
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
        f"/voice/{KEY}",
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
    assert media.download_url(KEY).startswith(f"http://127.0.0.1:4566/clips/voice/{KEY}?")


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
    with pytest.raises(NoClip):
        cloud.publish()


@pytest.mark.parametrize("code", ["SlowDown", "InternalError", "NoSuchBucket"])
def test_other_trouble_is_said_so(cloud: Store, code: RoomCode) -> None:
    refuse(cloud, error(code))
    with pytest.raises(Unavailable):
        cloud.publish()


def test_a_store_that_does_not_answer_is_unavailable(cloud: Store) -> None:
    refuse(cloud, ReadTimeoutError(endpoint_url="x"))
    with pytest.raises(Unavailable):
        cloud.publish()


def error(code: RoomCode) -> Exception:
    return ClientError({"Error": {"Code": code}}, "GetObject")


def refuse(cloud: Store, trouble: Exception) -> None:
    class Refusing:
        def get_object(self, **_asked: Any) -> None:
            raise trouble

    vars(cloud.media)["_client"] = Refusing()
