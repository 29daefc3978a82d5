"""HTTP as a browser and its user meet it: the page, its assets, the plain questions."""

import asyncio
import gzip
import json
from http.client import HTTPConnection, HTTPResponse
from time import process_time
from typing import Any

import httpx
import pytest

from functions.http import app
from infra.local.body_limit import MOST_BODY_BYTES
from infra.web.security_headers import security_headers
from tests.local.client import guest, new_room
from tests.local.server import Server

POLICY = "content-security-policy"


def get(
    server: Server,
    path: str,
    method: str = "GET",
    body: bytes | None = None,
    headers: dict[str, str] | None = None,
) -> tuple[HTTPResponse, bytes]:
    connection_id = HTTPConnection(server.base.removeprefix("http://"), timeout=10)
    try:
        connection_id.request(method, path, body, headers or {})
        answer = connection_id.getresponse()
        return answer, answer.read()
    finally:
        connection_id.close()


def asked(server: Server, path: str, **how: Any) -> tuple[int, Any]:
    answer, body = get(server, path, **how)
    return answer.status, json.loads(body)


def test_a_guest_opens_a_room_and_its_link_tells_of_it(server: Server) -> None:
    """R-01."""
    ann = guest(server.base, "安 Ann")
    code = new_room(server.base, ann["token"])
    shown = {"code": code, "game": "tycoon", "host": "安 Ann", "players": 0}
    shown |= {"running": False, "over": False}
    assert asked(server, f"/api/rooms/{code}") == (200, shown)


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("/api/rooms/ZZZZZZ", 404, "no-such-room"),
        ("/api/rooms/%F0%9F", 404, "no-such-room"),
        ("/api/rooms/" + "A" * 3_000, 404, "no-such-room"),
        ("/api/rooms/ZZZZZZ/games/1/replay", 404, "no-such-room"),
        ("/api/rooms/ZZZZZZ/games/one/replay", 422, "bad-request"),
        ("/api/nothing", 404, "no-such-path"),
        ("/api/time/", 404, "no-such-path"),
        ("/api/rooms", 405, "no-such-method"),
    ],
)
def test_what_is_not_there_is_said_so(server: Server, path: str, status: int, key: str) -> None:
    assert asked(server, path) == (status, {"error": key})


@pytest.mark.parametrize(
    "body", [b"", b"x", b'{"name":', b"\xff\xfe", b"[" * 30_000, b'{"name":NaN}', b'{"name":[]}']
)
def test_a_bad_body_is_a_bad_request(server: Server, body: bytes) -> None:
    status, answer = asked(
        server,
        "/api/guests",
        method="POST",
        body=body,
        headers={"content-type": "application/json"},
    )
    assert status in (400, 422)
    assert answer == {"error": "bad-request"}


def test_without_a_token_no_room_is_opened(server: Server) -> None:
    json_body = {"content-type": "application/json"}
    answer = asked(server, "/api/rooms", method="POST", body=b"{}", headers=json_body)
    assert answer == (401, {"error": "bad-token"})


def test_time_health_and_the_description(server: Server) -> None:
    assert asked(server, "/api/health") == (200, {"is": "well"})
    assert asked(server, "/api/time")[1]["now"] > 1_700_000_000_000
    assert "/api/rooms/{code}" in asked(server, "/api/openapi.json")[1]["paths"]


@pytest.mark.parametrize("path", ["/", "/r/AMBER2", "/r/AMBER2/", "/r/AMBER2/replay/1", "/rules"])
def test_every_path_of_the_page_is_the_page(server: Server, path: str) -> None:
    answer, body = get(server, path)
    assert (answer.status, answer.getheader("cache-control")) == (200, "no-cache")
    assert b"<title>Gavel</title>" in body
    assert (answer.getheader("content-type") or "").startswith("text/html")


@pytest.mark.parametrize(
    ("path", "wanted", "file"),
    [
        ("/", "en", "home.en"),
        ("/r/AMBER2", "zh-TW,en;q=0.5", "room.zh-Hant"),
        ("/r/AMBER2/games/3", "", "replay"),
    ],
)
def test_a_link_unfolds_in_the_readers_language(
    server: Server, path: str, wanted: str, file: str
) -> None:
    answer, body = get(server, path, headers={"accept-language": wanted} if wanted else {})
    assert f"<!-- pages/{file}.html -->".encode() in body
    assert f'content="{server.base}/link.png"'.encode() in body
    assert "accept-language" in (answer.getheader("vary") or "")
    again, nothing = get(
        server,
        path,
        headers={
            "accept-language": wanted,
            "if-none-match": answer.getheader("etag") or "",
        },
    )
    assert (again.status, nothing) == (304, b"")


def test_the_page_is_packed_and_its_index_is_the_index(server: Server) -> None:
    answer, body = get(server, "/index.html", headers={"accept-encoding": "gzip"})
    assert answer.getheader("content-encoding") == "gzip"
    assert answer.getheader("vary") == "accept-encoding", "or a worker would not find it again"
    assert b"<!-- index.html -->" in gzip.decompress(body)
    assert b".invalid" not in gzip.decompress(body)


@pytest.mark.parametrize("how", ["gzip", "br, gzip;q=0.5"])
def test_files_are_packed_for_who_unpacks_them(server: Server, how: str) -> None:
    plain, whole = get(server, "/assets/large-abc123.js")
    answer, body = get(server, "/assets/large-abc123.js", headers={"accept-encoding": how})
    assert (plain.getheader("content-encoding"), plain.getheader("vary")) == (
        None,
        "accept-encoding",
    )
    assert (answer.getheader("content-encoding"), answer.getheader("vary")) == (
        "gzip",
        "accept-encoding",
    )
    assert gzip.decompress(body) == whole
    assert len(body) < len(whole) / 10
    for name in ("content-type", "cache-control", "etag"):
        assert answer.getheader(name) == plain.getheader(name)


def test_hashed_assets_are_kept_for_ever(server: Server) -> None:
    answer, body = get(server, "/assets/index-abc123.js")
    assert (answer.status, body) == (200, b"1")
    assert answer.getheader("cache-control") == "public, max-age=31536000, immutable"


def test_a_missing_asset_is_missing_and_not_kept(server: Server) -> None:
    """An old page that asks for what the new build no longer has must not get HTML for it."""
    answer, _ = get(server, "/assets/index-old999.js")
    assert answer.status == 404
    assert "immutable" not in (answer.getheader("cache-control") or "")


def test_other_files_of_the_page_are_asked_for_anew(server: Server) -> None:
    answer, body = get(server, "/gavel.svg")
    assert (answer.status, body) == (200, b"<svg/>")
    assert answer.getheader("cache-control") == "no-cache"


@pytest.mark.parametrize("path", ["/", "/r/AMBER2", "/sw.js", "/api/health", "/api/none"])
def test_the_page_runs_nothing_that_is_not_its_own(server: Server, path: str) -> None:
    answer, _ = get(server, path)
    host = server.base.removeprefix("http://")
    wanted = security_headers(sockets=f"ws://{host} wss://{host}")
    assert {name: answer.getheader(name) for name in wanted} == wanted
    policy = wanted["content-security-policy"]
    assert "unsafe" not in policy
    assert "*" not in policy


@pytest.mark.parametrize("path", ["/media/none", "/dev/mail"])
def test_nothing_is_taken_for_what_it_does_not_say_it_is(server: Server, path: str) -> None:
    """What has a policy of its own keeps it: two would forbid what either forbids."""
    answer, _ = get(server, path)
    assert answer.getheader("x-content-type-options") == "nosniff"
    policies = [value for name, value in answer.getheaders() if name.lower() == POLICY]
    assert len(policies) == 1


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/sw.js", "text/javascript"), ("/gavel.webmanifest", "application/manifest+json")],
)
def test_what_installs_the_page_is_asked_for_anew(server: Server, path: str, kind: str) -> None:
    answer, _ = get(server, path)
    assert answer.status == 200
    assert (answer.getheader("content-type") or "").startswith(kind)
    assert answer.getheader("cache-control") == "no-cache"


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/%2e%2e/pyproject.toml", "/assets/..%2f..%2fpyproject.toml"]
)
def test_nothing_outside_the_page_is_served(server: Server, path: str) -> None:
    _, body = get(server, path)
    assert b"[project]" not in body


def test_the_page_is_only_read(server: Server) -> None:
    answer, _ = get(server, "/", method="POST", body=b"x")
    assert answer.status == 405


def test_no_socket_opens_elsewhere(server: Server) -> None:
    key = {"connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    answer, _ = get(
        server, "/elsewhere", headers=key | {"sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA=="}
    )
    assert answer.status in (400, 403, 404)


@pytest.mark.parametrize(
    ("origin", "status"),
    [("{base}", 101), ("http://evil.example", 403), ("null", 403), ("http://localhost:1", 403)],
)
def test_a_socket_opens_for_our_own_page_alone(server: Server, origin: str, status: int) -> None:
    headers = {
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
        "origin": origin.format(base=server.base),
    }
    connection_id = HTTPConnection(server.base.removeprefix("http://"), timeout=10)
    connection_id.request("GET", "/ws", headers=headers)
    assert connection_id.getresponse().status == status
    connection_id.close()


@pytest.mark.parametrize("path", ["/", "/api/health", "/ws", "/dev/mail"])
def test_a_name_that_leads_here_opens_nothing(server: Server, path: str) -> None:
    """Host and Origin agree, as they do in a browser that was led here."""
    port = server.base.rpartition(":")[2]
    headers = {"host": f"evil.example:{port}", "origin": f"http://evil.example:{port}"}
    if path == "/ws":
        headers |= {
            "connection": "Upgrade",
            "upgrade": "websocket",
            "sec-websocket-version": "13",
            "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
        }
    answer, body = get(server, path, headers=headers)
    assert answer.status == (403 if path == "/ws" else 421)
    assert b"<title>" not in body


JSON = {"content-type": "application/json"}


def test_a_body_of_32_kb_is_read_and_no_more(server: Server) -> None:
    """Whether or not its length is said; the name in it is too long in any case."""
    for size, statuses in ((MOST_BODY_BYTES, {400, 422}), (MOST_BODY_BYTES + 1, {413})):
        body = b'{"name":"' + b"x" * (size - 11) + b'"}'
        assert asked(server, "/api/guests", method="POST", body=body, headers=JSON)[0] in statuses
        assert chunked(server, body) in statuses


def chunked(server: Server, body: bytes) -> int:
    connection_id = HTTPConnection(server.base.removeprefix("http://"), timeout=10)
    connection_id.request("POST", "/api/guests", iter([body]), JSON, encode_chunked=True)
    status = connection_id.getresponse().status
    connection_id.close()
    return status


@pytest.mark.parametrize("worst", [b"1e9,", b"[],", b"0,", b'{"a":0},', b"["])
def test_no_body_takes_long(worst: bytes) -> None:
    """A quarter of a megabyte of empty lists took 8 ms of a processor; four may come at once."""
    body = b'{"name":[' + worst * ((MOST_BODY_BYTES - 16) // len(worst)) + b"0]}"
    assert min(asyncio.run(seconds_for(body)) for _ in range(5)) < 0.01


async def seconds_for(body: bytes) -> float:
    """Of a processor."""
    way = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=way, base_url="http://gavel") as web:
        began = process_time()
        answer = await web.post("/api/guests", content=body, headers=JSON)
        assert answer.status_code in {400, 422}
        return process_time() - began


def test_a_body_that_says_it_is_endless_is_not_waited_for(server: Server) -> None:
    connection_id = HTTPConnection(server.base.removeprefix("http://"), timeout=10)
    connection_id.putrequest("POST", "/api/guests")
    for name, value in {**JSON, "content-length": str(10**12)}.items():
        connection_id.putheader(name, value)
    connection_id.endheaders(b"{")
    assert connection_id.getresponse().status == 413
    connection_id.close()


def test_nothing_that_is_sent_is_unpacked(server: Server) -> None:
    """No bomb: a packed body is no JSON, and a socket agrees to no packing."""
    bomb = gzip.compress(b" " * 10_000_000)
    packed = JSON | {"content-encoding": "gzip"}
    answer = asked(server, "/api/guests", method="POST", body=bomb, headers=packed)
    assert answer == (400, {"error": "bad-request"})
    headers = {
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
        "sec-websocket-extensions": "permessage-deflate",
    }
    connection_id = HTTPConnection(server.base.removeprefix("http://"), timeout=10)
    connection_id.request("GET", "/ws", headers=headers)
    opened = connection_id.getresponse()
    assert (opened.status, opened.getheader("sec-websocket-extensions")) == (101, None)
    connection_id.close()


@pytest.mark.parametrize("method", ["GET", "POST", "OPTIONS"])
@pytest.mark.parametrize("path", ["/", "/api/health", "/api/guests", "/api/rooms", "/media"])
def test_no_answer_may_be_read_by_another_site(server: Server, path: str, method: str) -> None:
    """And none leaves a cookie: nothing is sent along that was not meant to be."""
    asking = {
        "origin": "https://evil.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization",
    }
    answer, _ = get(server, path, method, b"{}" if method == "POST" else None, asking | JSON)
    names = {name.lower() for name, _ in answer.getheaders()}
    assert not {name for name in names if name.startswith("access-control-")}
    assert "set-cookie" not in names
