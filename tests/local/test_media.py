"""The local store turns away whatever the cloud's would: size, type, key, time, signature."""

import base64
import json
import os
import random
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from threading import enumerate as threads

import pytest
from starlette.applications import Starlette

from infra.local.clip_expiry import EVERY_SECONDS, expire_clips, expiring_clips
from infra.local.folder_media import FolderMedia, Rejected
from infra.local.media_routes import MOST_FORM_BYTES, media_routes, read_form
from infra.ports.media import MOST_CLIP_BYTES, UNSAID_SECONDS, ClipType, NoClip, UploadForm
from tests.infra.fakes import START, FakeClock
from tests.local.page import Page

KEY = "AMBER2/ann.18c-aaaaaaaaaaaaaaaa.webm"
CLIP = b"\x1a\x45\xdf\xa3 and so on"
DAY = 24 * 3600
HTML = b"<!doctype html><script>alert(1)</script>"
BEGINNINGS: dict[ClipType, bytes] = {
    "audio/webm": CLIP,
    "audio/mp4": b"\x00\x00\x00\x1cftypiso5....",
    "audio/ogg": b"OggS\x00\x02......",
}


@pytest.fixture
def now() -> FakeClock:
    return FakeClock()


@pytest.fixture
def media(tmp_path: Path, now: FakeClock) -> FolderMedia:
    return FolderMedia(tmp_path / "clips", "a secret", now)


@pytest.fixture
def page(media: FolderMedia) -> Page:
    return Page(Starlette(routes=list(media_routes(lambda: media))))


def send(
    page: Page, form: UploadForm, clip: bytes = CLIP, changed: dict[str, str] | None = None
) -> tuple[int, str]:
    fields = {**form.fields, **(changed or {})}
    answer = page.post(form.url, data=fields, files={"file": ("clip", clip, "text/html")})
    return answer.status_code, answer.json()["error"] if answer.content else ""


def fetched(page: Page, media: FolderMedia) -> bytes:
    """Once it is published."""
    media.publish(KEY, "audio/webm")
    return bytes(page.get(media.download_url(KEY)).content)


def is_nowhere(media: FolderMedia) -> bool:
    with pytest.raises(NoClip):
        media.publish(KEY, "audio/webm")
    return True


def test_a_clip_of_the_most_bytes_is_taken_and_one_byte_more_is_not(
    page: Page, media: FolderMedia
) -> None:
    form = media.upload_form(KEY, "audio/webm")
    most = CLIP.ljust(MOST_CLIP_BYTES, b"\n")
    assert send(page, form, most + b"\n") == (413, "wrong-size")
    assert send(page, form, b"") == (413, "wrong-size")
    assert send(page, form, most) == (204, "")
    assert fetched(page, media) == most


def test_what_was_sent_does_not_become_something_else_by_the_same_form(
    page: Page, media: FolderMedia
) -> None:
    form = media.upload_form(KEY, "audio/webm")
    assert send(page, form) == (204, "")
    assert send(page, form, CLIP.ljust(MOST_CLIP_BYTES, b"\n")) == (409, "already-sent")
    assert fetched(page, media) == CLIP


def test_of_a_body_that_never_ends_no_more_is_read_than_a_form_weighs(
    page: Page, media: FolderMedia
) -> None:
    read = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal read
        while read < 20 * MOST_FORM_BYTES:
            read += 65_536
            yield b"x" * 65_536

    answer = page.post("/media", content=endless(), headers={"content-type": "multipart/form-data"})
    assert (answer.status_code, answer.json()) == (413, {"error": "wrong-size"})
    assert is_nowhere(media)


@pytest.mark.parametrize("kind", BEGINNINGS)
def test_every_type_is_known_by_its_beginning(
    page: Page, media: FolderMedia, kind: ClipType
) -> None:
    form = media.upload_form(KEY, kind)
    for other, beginning in BEGINNINGS.items():
        taken = (204, "") if other == kind else (415, "other-type")
        assert send(page, form, beginning) == taken


def test_html_is_not_kept_as_sound(page: Page, media: FolderMedia) -> None:
    assert send(page, media.upload_form(KEY, "audio/webm"), HTML) == (415, "other-type")
    assert is_nowhere(media)


@pytest.mark.parametrize(
    "changed",
    [{"key": "sent/AMBER2/bob.18c-aaaaaaaaaaaaaaaa.webm"}, {"key": "../../x"}, {"key": ""},
     {"Content-Type": "text/html"}, {"Content-Type": "audio/mp4"}],
)  # fmt: skip
def test_a_form_is_filled_in_as_agreed(
    page: Page, media: FolderMedia, changed: dict[str, str], tmp_path: Path
) -> None:
    form = media.upload_form(KEY, "audio/webm")
    assert send(page, form, changed=changed) == (403, "not-as-agreed")
    assert [*tmp_path.rglob("*.*")] == []


def larger(form: UploadForm) -> str:
    policy = json.loads(base64.b64decode(form.fields["policy"]))
    return base64.b64encode(json.dumps(policy | {"most": 10**9}).encode()).decode()


def test_a_policy_of_ones_own_is_forged(page: Page, media: FolderMedia) -> None:
    mine = FolderMedia(Path("/nowhere"), "another secret", FakeClock()).upload_form(
        KEY, "audio/webm"
    )
    form = media.upload_form(KEY, "audio/webm")
    assert send(page, mine) == (403, "bad-signature")
    assert send(page, form, changed={"policy": larger(form)}) == (403, "bad-signature")
    assert send(page, form, changed={"signature": ""}) == (403, "bad-signature")


def test_a_form_is_good_for_two_minutes(page: Page, media: FolderMedia, now: FakeClock) -> None:
    form = media.upload_form(KEY, "audio/webm")
    now.pass_by(119)
    assert send(page, form) == (204, "")
    now.pass_by(1)
    assert send(page, form) == (403, "too-late")


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("", b""),
        ("application/json", b"{}"),
        ("multipart/form-data", b"no boundary"),
        ("multipart/form-data; boundary=x", b"--y\r\n\r\n--y--"),
        ("multipart/mixed; boundary=x", b"--x\r\n\r\nz\r\n--x--"),
        ("multipart/form-data; boundary=x\r\nx-more: y", b"--x--"),
        ("multipart/form-data; boundary=x", b"--x\r\n\r\n" * 17 + b"\r\n--x--"),
        ("multipart/form-data; boundary=" + "x" * 71, b"--" + b"x" * 71 + b"--"),
    ],
)
def test_what_is_no_form_is_refused(kind: str, body: bytes) -> None:
    with pytest.raises(Rejected, match="no-form"):
        read_form(kind, body)


def test_a_form_without_fields_is_refused(page: Page) -> None:
    answer = page.post("/media", files={"file": ("clip", CLIP)})
    assert (answer.status_code, answer.json()) == (403, {"error": "bad-signature"})


def test_any_bytes_come_through_a_form_as_they_were() -> None:
    chance = random.Random(5)  # noqa: S311
    for _ in range(60):
        clip = bytes(chance.choices(b"\r\n\x00-\xff\x85ab:", k=chance.randrange(1, 20_000)))
        head = b'--x\r\nContent-Disposition: form-data; name="file"; filename="c"\r\n\r\n'
        body = head + clip + b"\r\n--x--\r\n"
        assert read_form("multipart/form-data; boundary=x", body) == {"file": clip}


WORST = {
    "parts": b"--x\r\n\r\n\r\n",
    "line ends": b"\r\n",
    "halves of a boundary": b"\r\n--",
    "heads": b"content-disposition: form-data; name=",
}


@pytest.mark.parametrize("worst", WORST.values(), ids=WORST)
def test_no_form_takes_long(worst: bytes) -> None:
    """Half a megabyte of parts once took 3.9 s, before any signature was asked for."""
    for beginning in (b"", b"--x\r\n"):
        body = beginning + worst * (MOST_FORM_BYTES // len(worst))
        began = time.process_time()
        with suppress(Rejected):
            read_form("multipart/form-data; boundary=x", body + b"\r\n--x--")
        assert time.process_time() - began < 0.05


def test_what_is_fetched_can_only_be_heard(page: Page, media: FolderMedia) -> None:
    send(page, media.upload_form(KEY, "audio/webm"))
    media.publish(KEY, "audio/webm")
    headers = page.get(media.download_url(KEY)).headers
    assert headers["content-type"] == "audio/webm"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["content-security-policy"] == "default-src 'none'; sandbox"
    assert headers["accept-ranges"] == "bytes"


def test_an_address_is_good_for_five_minutes(
    page: Page, media: FolderMedia, now: FakeClock
) -> None:
    send(page, media.upload_form(KEY, "audio/webm"))
    media.publish(KEY, "audio/webm")
    address = media.download_url(KEY)
    now.pass_by(299)
    assert page.get(address).status_code == 200
    now.pass_by(1)
    assert page.get(address).json() == {"error": "too-late"}


def test_nobody_writes_their_own_address(page: Page, media: FolderMedia) -> None:
    send(page, media.upload_form(KEY, "audio/webm"))
    media.publish(KEY, "audio/webm")
    address = media.download_url(KEY)
    for forged in (
        f"/media/voice/{KEY}",
        address.replace("until=", "until=9"),
        address.replace("AMBER2", "OTHER2"),
        f"{address}0",
        f"/media/%2e%2e/%2e%2e/etc/passwd?{address.partition('?')[2]}",
    ):
        assert page.get(forged).status_code in (403, 404)
    assert page.get(address).status_code == 200


def test_a_form_is_no_address_and_an_address_no_form(page: Page, media: FolderMedia) -> None:
    """One signature never stands for another."""
    form = media.upload_form(KEY, "audio/webm")
    send(page, form)
    media.publish(KEY, "audio/webm")
    signature = form.fields["signature"]
    until = json.dumps(START + 1)
    assert page.get(f"/media/voice/{KEY}?until={until}&signature={signature}").status_code == 403


def test_clips_of_more_than_seven_days_are_swept(tmp_path: Path) -> None:
    old, young = tmp_path / "voice/AMBER2/old.webm", tmp_path / "voice/OTHER2/young.webm"
    moment = time.time()
    for file, days in ((old, 7), (young, 6.9)):
        file.parent.mkdir(parents=True)
        file.write_bytes(CLIP)
        os.utime(file, (moment - days * DAY, moment - days * DAY))
    expire_clips(tmp_path, moment)
    assert young.exists()
    assert not old.exists()
    expire_clips(tmp_path, moment)
    assert not old.parent.exists()
    assert young.parent.exists()
    expire_clips(tmp_path / "nowhere", moment)


def test_what_was_never_said_is_swept_within_minutes(
    page: Page, media: FolderMedia, tmp_path: Path
) -> None:
    """What was said meanwhile is the same file under another name, and stays its week."""
    clips = tmp_path / "clips"
    said, unsaid = KEY, KEY.replace("ann", "bob")
    for key in (said, unsaid):
        assert send(page, media.upload_form(key, "audio/webm")) == (204, "")
    media.publish(said, "audio/webm")
    assert UNSAID_SECONDS + EVERY_SECONDS < 15 * 60
    expire_clips(clips, time.time() + UNSAID_SECONDS - 5)
    assert len([*clips.glob("sent/*/*.webm")]) == 2
    expire_clips(clips, time.time() + UNSAID_SECONDS + 5)
    assert [*clips.rglob("*.webm")] == [clips / "voice" / said]
    assert page.get(media.download_url(said)).content == CLIP
    assert not media.publish(said, "audio/webm"), "said again it is the same line"
    with pytest.raises(NoClip):
        media.publish(unsaid, "audio/webm")


def test_a_server_sweeps_when_it_starts(tmp_path: Path) -> None:
    old = tmp_path / "old.webm"
    old.write_bytes(CLIP)
    os.utime(old, (1, 1))
    with expiring_clips(tmp_path):
        while old.exists():
            time.sleep(0.01)
        assert "sweeping" in {thread.name for thread in threads()}
    assert "sweeping" not in {thread.name for thread in threads()}
