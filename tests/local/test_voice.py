"""A clip's whole way on the running server: a form, the clip, the line, the way to it (R-05)."""

import asyncio
import json
import uuid
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.local.client import Json, Player, asked, guest, new_room
from tests.local.server import Server

WANTED = {"type": "audio/webm", "seconds": 1.5}
CLIP = b"\x1a\x45\xdf\xa3" + bytes(range(256)) * 100


def refused(base: str, *what: Any) -> tuple[int, Any]:
    with pytest.raises(HTTPError) as answer:
        asked(base, *what)
    with answer.value as error:
        return error.code, json.load(error)


def post_form(base: str, form: Json, clip: bytes) -> int:
    """As a browser does: the fields, then the file."""
    edge = uuid.uuid4().hex
    named = f'--{edge}\r\nContent-Disposition: form-data; name="{{}}"'
    fields = "".join(
        f"{named.format(name)}\r\n\r\n{value}\r\n" for name, value in form["fields"].items()
    )
    file = f'{named.format("file")}; filename="blob"\r\nContent-Type: audio/webm\r\n\r\n'
    body = (fields + file).encode() + clip + f"\r\n--{edge}--\r\n".encode()
    headers = {"content-type": f"multipart/form-data; boundary={edge}"}
    with urlopen(Request(base + form["url"], body, headers)) as answer:  # noqa: S310
        return int(answer.status)


def test_a_clip_goes_from_one_to_the_other(server: Server) -> None:
    """Through the form, as a line to all, and back through the address, in parts if one likes."""
    base = server.base
    ann, bob = guest(base, "Ann"), guest(base, "Bob")
    room = new_room(base, ann["token"])
    form = asked(base, f"/api/rooms/{room}/voice", WANTED, ann["token"])
    assert post_form(base, form, CLIP) == 204

    voice = {**WANTED, "key": form["key"], "waveform": [3, 9]}
    line = asyncio.run(said_and_heard(base, room, (ann["token"], bob["token"]), voice))
    assert (line["name"], line["voice"]) == ("Ann", voice)

    way = f"{base}/api/rooms/{room}/voice/{form['key']}"
    with urlopen(Request(way, headers={"range": "bytes=2-5"})) as answer:  # noqa: S310
        assert (answer.status, answer.read()) == (206, CLIP[2:6])
    with urlopen(way) as answer:  # noqa: S310
        assert answer.read() == CLIP


async def said_and_heard(base: str, room: str, tokens: tuple[str, str], voice: Json) -> Json:
    """The line as the second hears it."""
    speaker, hearer = [await Player.entered(base, room, token) for token in tokens]
    await speaker.must("say", voice=voice)
    await hearer.until(lambda _view: bool(hearer.chat))
    await speaker.leave()
    await hearer.leave()
    return hearer.chat[0]


def test_a_form_needs_a_token_a_room_and_a_clip_that_is_none_too_long(server: Server) -> None:
    ann = guest(server.base, "Ann")
    path = f"/api/rooms/{new_room(server.base, ann['token'])}/voice"
    good = {"type": "audio/webm", "seconds": 15}
    assert asked(server.base, path, good, ann["token"])["fields"]["Content-Type"] == "audio/webm"
    assert refused(server.base, path, good) == (401, {"error": "bad-token"})
    stranger = guest(server.base, "Cat")["token"]
    assert refused(server.base, path, good, stranger) == (400, {"error": "not-in-the-room"})
    nowhere = "/api/rooms/ZZZZZZ/voice"
    assert refused(server.base, nowhere, good, stranger) == (404, {"error": "no-such-room"})
    for bad in ({"seconds": 15.1}, {"seconds": 0}, {"type": "text/html"}, {"type": "audio/mpeg"}):
        told = refused(server.base, path, good | bad, ann["token"])
        assert told == (422, {"error": "bad-request"})


def test_what_is_no_clip_or_too_old_has_no_way_to_it(server: Server) -> None:
    room = new_room(server.base, guest(server.base, "Ann")["token"])
    path = f"/api/rooms/{room}/voice"
    for key, error in (("x", "no-such-clip"), ("ann.1-aaaaaaaaaaaaaaaa.webm", "clip-expired")):
        assert refused(server.base, f"{path}/{key}") == (404, {"error": error})
