"""A code by mail and a clip by voice, by deployed functions that have no more than their rights."""

import asyncio
import json
import re
from contextlib import AsyncExitStack

import httpx
import pytest
from websockets.asyncio.client import connect

from infra.accounts.codes import NETWORK_MAILS_AN_HOUR
from infra.ports.media import MOST_CLIP_BYTES
from infra.rooms.newcomers import AT_ONCE
from tests.cloud.conftest import Cloud
from tests.local.client import Json, asked, guest, new_room
from tests.local.test_voice import CLIP, WANTED, said_and_heard

pytestmark = pytest.mark.cloud

MAIL = "ann@example.org"


def test_one_signs_in_by_a_code_in_the_mail(cloud: Cloud) -> None:
    sent = asked(cloud.base, "/api/codes", {"mail": MAIL, "language": "en"})
    code = _code_in(httpx.get(f"{cloud.emulator}/_ministack/ses/messages").json())
    proof = {"mail": MAIL, "nonce": sent["nonce"], "code": code, "name": "Ann"}
    named = asked(cloud.base, "/api/sessions", proof)
    assert new_room(cloud.base, named["token"])


def test_each_viewer_has_their_own_share_of_the_mails(cloud: Cloud) -> None:
    """Whatever they write: the edge says who they are, and the function knows the edge."""
    last = [_asks_for_a_code(cloud, "127.0.0.2", n) for n in range(NETWORK_MAILS_AN_HOUR + 1)][-1]
    assert last == (400, "too-many-mails-here")
    assert _asks_for_a_code(cloud, "127.0.0.3", 0) == (202, None)


def _asks_for_a_code(cloud: Cloud, viewer: str, n: int) -> tuple[int, str | None]:
    forged = {"x-forwarded-for": f"198.51.100.{n}", "x-gavel-edge": "a guess"}
    with httpx.Client(transport=httpx.HTTPTransport(local_address=viewer), timeout=60) as client:
        mail = {"mail": f"n{n}@{viewer}.example.org"}
        answer = client.post(f"{cloud.base}/api/codes", json=mail, headers=forged)
        return answer.status_code, answer.json().get("error")


def _code_in(told: Json) -> str:
    """The code in the newest letter's subject."""
    letters = [letter for account in told["messages"].values() for letter in account]
    (letter,) = (letter for letter in letters if letter["To"] == [MAIL])
    found = re.search(r"\b\d{6}\b", letter["Subject"])
    assert found, letter["Subject"]
    return found[0]


def test_a_clip_goes_from_one_to_the_other(cloud: Cloud) -> None:
    """R-05: signed by one function, looked at by another, heard by the way a third leads to."""
    ann, bob = guest(cloud.base, "Ann"), guest(cloud.base, "Bob")
    room = new_room(cloud.base, ann["token"])
    form = asked(cloud.base, f"/api/rooms/{room}/voice", WANTED, ann["token"])
    assert _posted(form, CLIP) == 204
    voice = {**WANTED, "key": form["key"], "waveform": [3, 9]}
    line = asyncio.run(said_and_heard(cloud.base, room, (ann["token"], bob["token"]), voice))
    assert (line["name"], line["voice"]) == ("Ann", voice)
    way = httpx.get(f"{cloud.base}/api/rooms/{room}/voice/{form['key']}")
    assert way.status_code == 302
    assert httpx.get(way.headers["location"]).content == CLIP
    other = b"\x1a\x45\xdf\xa3" + b"another sound" * 1_000
    assert _posted(form, other) == 204, "the form is good for two minutes"
    again = asyncio.run(said_and_heard(cloud.base, room, (ann["token"], bob["token"]), voice))
    assert again["voice"] == voice
    assert httpx.get(way.headers["location"]).content == CLIP, "and changes nothing that is heard"


def test_what_was_never_said_is_not_heard(cloud: Cloud) -> None:
    ann = guest(cloud.base, "Ann")
    room = new_room(cloud.base, ann["token"])
    form = asked(cloud.base, f"/api/rooms/{room}/voice", WANTED, ann["token"])
    assert _posted(form, CLIP) == 204
    way = httpx.get(f"{cloud.base}/api/rooms/{room}/voice/{form['key']}")
    assert httpx.get(way.headers["location"]).status_code in (403, 404)


def test_each_limit_of_a_clip_holds(cloud: Cloud) -> None:
    ann = guest(cloud.base, "Ann")
    room = new_room(cloud.base, ann["token"])
    form = asked(cloud.base, f"/api/rooms/{room}/voice", WANTED, ann["token"])
    broken = {
        "too large": _posted(form, b"x" * (MOST_CLIP_BYTES + 1)),
        "empty": _posted(form, b""),
        "another type": _posted(form, CLIP, **{"Content-Type": "text/html"}),
        "another key": _posted(form, CLIP, key="sent/OTHER2/a.webm"),
        "another signature": _posted(form, CLIP, **{"x-amz-signature": "0" * 64}),
    }
    assert {kind: status for kind, status in broken.items() if status < 400} == {}


def _posted(form: Json, clip: bytes, **instead: str) -> int:
    """As a browser does: the fields, then the file."""
    file = {"file": ("blob", clip, "audio/webm")}
    return httpx.post(form["url"], data={**form["fields"], **instead}, files=file).status_code


def test_one_network_does_not_fill_a_room(cloud: Cloud) -> None:
    """The edge says whence a socket comes, whatever its page writes; the room counts by it."""
    room = new_room(cloud.base, guest(cloud.base, "Ann")["token"])
    tokens = [guest(cloud.base, f"Guest {n}")["token"] for n in range(AT_ONCE + 2)]
    strangers = asyncio.run(_all_say_hello(cloud, room, tokens, "127.0.0.4"))
    assert [error for error in strangers if error] == ["too-many-of-network"] * 2
    friend = guest(cloud.base, "Bob")["token"]
    assert asyncio.run(_all_say_hello(cloud, room, [friend], "127.0.0.5")) == [None]


async def _all_say_hello(
    cloud: Cloud, room: str, tokens: list[str], viewer: str
) -> list[str | None]:
    """One after another, and all of them stay till the end."""
    async with AsyncExitStack() as stack:
        errors = []
        for n, token in enumerate(tokens):
            forged = {"x-forwarded-for": f"198.51.100.{n}", "x-gavel-edge": "a guess"}
            address = cloud.base.replace("http", "ws", 1) + "/ws"
            way = connect(address, local_addr=(viewer, 0), additional_headers=forged, max_size=None)
            socket = await stack.enter_async_context(way)
            hello = {"is": "hello", "id": "h", "room": room, "token": token, "protocol": 2}
            await socket.send(json.dumps(hello))
            errors.append(json.loads(await socket.recv())["error"])
        return errors
