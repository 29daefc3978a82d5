"""The functions, given events as the cloud's gateways shape them."""

import asyncio
import json
import subprocess
import sys
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from aws_lambda_powertools.utilities.parser.models import (
    APIGatewayWebSocketConnectEventModel,
    APIGatewayWebSocketDisconnectEventModel,
    APIGatewayWebSocketMessageEventModel,
)
from pydantic import BaseModel

from functions import http, tick
from functions import websocket as socket
from infra import current_services
from infra.accounts import codes
from infra.clock import timestamp
from infra.local.sqlite_store import SqliteStore
from tests.infra.fakes import ANN, BOB, CAT, CODE, World

Json = dict[str, Any]


@contextmanager
def own_event_loop() -> Iterator[None]:
    """Mangum leaves its event loop open, as Lambda may."""
    loop = asyncio.new_event_loop()
    asyncio.set_event_loop(loop)
    yield
    asyncio.set_event_loop(None)
    loop.close()


@pytest.fixture
def world(sqlite_store: SqliteStore) -> Iterator[World]:
    """Its services are those the functions find."""
    with own_event_loop():
        world = World(sqlite_store)
        current_services.install(world.services)
        yield world
        current_services._installed.clear()


HEADERS = {"Host": "abc.execute-api.eu-north-1.amazonaws.com", "x-api-key": ""}
MANY_HEADERS = {name: [value] for name, value in HEADERS.items()}


def socket_event(route: str, connection_id: str, body: str | None = None) -> Json:
    kind = {"$connect": "CONNECT", "$disconnect": "DISCONNECT"}.get(route, "MESSAGE")
    context = {
        "routeKey": route,
        "eventType": kind,
        "messageDirection": "IN",
        "connectionId": connection_id,
        "apiId": "abc",
        "stage": "ws",
        "requestId": "r",
        "extendedRequestId": "r",
        "requestTime": "29/Nov/2026:22:47:01 +0000",
        "domainName": "abc.execute-api.eu-north-1.amazonaws.com",
        "connectedAt": 1_795_990_000_000,
        "requestTimeEpoch": 1_795_990_000_001,
        "identity": {"sourceIp": "1.2.3.4"},
    }
    event: Json = {"requestContext": context, "isBase64Encoded": False}
    match route:
        case "$connect":
            return event | {"headers": HEADERS, "multiValueHeaders": MANY_HEADERS}
        case "$disconnect":
            why = {"disconnectStatusCode": 1001, "disconnectReason": "Going away"}
            return {
                "requestContext": context | why,
                "headers": HEADERS,
                "multiValueHeaders": MANY_HEADERS,
                "isBase64Encoded": False,
            }
        case _:
            told: Json = event | {"requestContext": context | {"messageId": "m"}}
            return told if body is None else told | {"body": body}


def http_event(
    method: str, path: str, body: str | None = None, headers: dict[str, str] | None = None
) -> Json:
    return {
        "version": "2.0",
        "routeKey": "$default",
        "rawPath": path,
        "rawQueryString": "",
        "headers": {"content-type": "application/json", "host": "x", **(headers or {})},
        "requestContext": {
            "http": {"method": method, "path": path, "sourceIp": "1.2.3.4", "protocol": "HTTP/1.1"},
            "stage": "$default",
            "domainName": "x",
        },
        "body": body,
        "isBase64Encoded": False,
    }


def asked(
    method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
) -> tuple[int, Any]:
    text = body if body is None or isinstance(body, str) else json.dumps(body)
    answer = http.handler(http_event(method, path, text, headers), None)
    return answer["statusCode"], json.loads(answer["body"])


def test_a_socket_opens_says_hello_and_closes(world: World) -> None:
    world.open()
    for event in (
        socket_event("$connect", "c1"),
        socket_event("$default", "c1", world.hello_frame(ANN)),
    ):
        assert socket.handler(event, None) == {"statusCode": 200}
    assert world.sender.view("c1")["you"] == ANN
    assert socket.handler(socket_event("$disconnect", "c1"), None) == {"statusCode": 200}
    assert world.services.connections.get("c1") is None
    visitor = world.state().room.visitor(ANN)
    assert visitor is not None
    assert visitor.gone == world.now()


@pytest.mark.parametrize(
    ("route", "model"),
    [
        ("$connect", APIGatewayWebSocketConnectEventModel),
        ("$disconnect", APIGatewayWebSocketDisconnectEventModel),
        ("$default", APIGatewayWebSocketMessageEventModel),
    ],
)
def test_the_events_of_these_tests_are_as_the_gateway_makes_them(
    route: str, model: type[BaseModel]
) -> None:
    assert model.model_validate(socket_event(route, "c1", "{}")).model_dump()


def test_a_frame_of_bytes_is_read_too(world: World) -> None:
    world.open()
    frame = b64encode(world.hello_frame(ANN).encode()).decode()
    event = socket_event("$default", "c1", frame) | {"isBase64Encoded": True}
    assert socket.handler(event, None) == {"statusCode": 200}
    assert world.sender.view("c1")["you"] == ANN


def test_bytes_that_are_no_text_are_no_json(world: World) -> None:
    event = socket_event("$default", "c1", "/////w==") | {"isBase64Encoded": True}
    socket.handler(event, None)
    assert world.sender.shown["c1"][-1]["error"] == "not-json"


@pytest.mark.usefixtures("world")
def test_a_question_in_base_64_is_a_question() -> None:
    """So the gateway hands on whatever it takes for binary."""
    body = b64encode(b'{"name":"Ann"}').decode()
    event = http_event("POST", "/api/guests", body) | {"isBase64Encoded": True}
    assert http.handler(event, None)["statusCode"] == 200


@pytest.mark.usefixtures("world")
@pytest.mark.parametrize(("origin", "status"), [("https://x", 200), ("https://evil.example", 403)])
def test_a_socket_opens_for_our_own_page_alone(origin: str, status: int) -> None:
    event = socket_event("$connect", "c1") | {"headers": {"Host": "x", "Origin": origin}}
    assert socket.handler(event, None) == {"statusCode": status}


def test_answers_are_posted_never_returned(world: World) -> None:
    answer = socket.handler(socket_event("$default", "c1", "nonsense"), None)
    assert answer == {"statusCode": 200}
    assert world.sender.shown["c1"][-1]["error"] == "not-json"


def test_a_frame_without_a_body_is_no_json(world: World) -> None:
    socket.handler(socket_event("$default", "c1"), None)
    assert world.sender.shown["c1"][-1]["error"] == "not-json"


def test_the_clock_ticks_and_is_told_when_to_tick_again(world: World) -> None:
    world.begin(ANN, BOB, CAT, late="pass")
    world.to_stage("Selling")
    world.now.pass_by(90)
    answer = tick.handler({"room": CODE, "lease": "l1", "at": "2026-01-01T00:00:00Z"}, None)
    at = world.services.scheduler.renew(CODE, "l1", None)
    assert at is None
    assert answer["room"] == CODE
    assert answer["lease"] == "l1"
    assert answer["at"] == timestamp(world.now() + 15_000), "the window has closed, bids are open"
    assert world.sender.view("ann")["playing"]["due"] == world.now() + 15_000


def test_a_room_that_wants_nothing_more_is_told_so(world: World) -> None:
    world.open()
    answer = tick.handler({"room": CODE, "lease": "l1", "at": None}, None)
    assert answer == {"room": CODE, "lease": "l1", "at": None}


def test_a_guest_opens_a_room_with_a_nickname_alone(world: World) -> None:
    """R-01."""
    status, guest = asked("POST", "/api/guests", {"name": "  Ann \t <b>  "})
    assert status == 200
    assert world.services.tokens.read(guest["token"]).name == "Ann <b>"
    bearer = {"authorization": f"Bearer {guest['token']}"}
    status, room = asked("POST", "/api/rooms", {"game": "tycoon"}, bearer)
    assert status == 200
    status, shown = asked("GET", f"/api/rooms/{room['code']}")
    assert (status, shown["host"]) == (200, "Ann <b>")


def test_a_clip_is_led_to_not_sent_through(world: World) -> None:
    """R-05: by a way that nobody keeps, because it is short-lived."""
    world.open()
    bearer = {"authorization": f"Bearer {world.token(ANN)}"}
    path = f"/api/rooms/{CODE}/voice"
    status, form = asked("POST", path, {"type": "audio/mp4", "seconds": 3}, bearer)
    assert status == 200
    answer = http.handler(http_event("GET", f"{path}/{form['key']}"), None)
    assert (answer["statusCode"], answer["headers"]["location"]) == (
        302,
        world.media.download_url(form["fields"]["key"]),
    )
    assert answer["headers"]["cache-control"] == "no-store"


def test_behind_the_edge_each_viewers_network_has_its_own_limit(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who goes around the edge is known by their own address, whatever they write."""
    monkeypatch.setenv("EDGE", "word")
    monkeypatch.setattr(codes, "NETWORK_MAILS_AN_HOUR", 1)

    def code_for(viewer: str, word: str = "word") -> int:
        passed_on = {"x-gavel-edge": word, "x-forwarded-for": f"{viewer}, 1.2.3.4"}
        mail = {"mail": f"a{len(world.mail.sent)}@example.org"}
        return asked("POST", "/api/codes", mail, passed_on)[0]

    assert [code_for("2001:db8::1"), code_for("2001:db8::2")] == [202, 400]
    assert [code_for("2001:db8:0:1::1"), code_for("203.0.113.7")] == [202, 202]
    assert [code_for("198.51.100.1", "x"), code_for("198.51.100.2", "x")] == [202, 400]


def test_a_clip_lasts_a_number_not_a_text(world: World) -> None:
    """As the interface describes it."""
    world.open()
    bearer = {"authorization": f"Bearer {world.token(ANN)}"}
    path = f"/api/rooms/{CODE}/voice"
    for seconds in ("3", True, None, 0, 1e9):
        answer = asked("POST", path, {"type": "audio/mp4", "seconds": seconds}, bearer)
        assert answer == (422, {"error": "bad-request"})


def test_time_and_health(world: World) -> None:
    assert asked("GET", "/api/time") == (200, {"now": world.now()})
    assert asked("GET", "/api/health") == (200, {"is": "well"})


DEEP = "[" * 50_000 + "]" * 50_000
BAD_BODIES = {
    "nothing": "",
    "words": "hello",
    "half": '{"name":',
    "nested": DEEP,
    "a list": "[]",
    "null": "null",
    "no name": "{}",
    "a numeric name": '{"name":5}',
    "a lone surrogate": '{"name":"Ann\\ud800"}',
    "a long name": json.dumps({"name": "x" * 20_001}),
}


@pytest.mark.parametrize("body", BAD_BODIES.values(), ids=BAD_BODIES.keys())
@pytest.mark.usefixtures("world")
def test_a_bad_body_is_a_bad_request(body: str) -> None:
    status, answer = asked("POST", "/api/guests", body)
    assert status in (400, 422)
    assert answer == {"error": "bad-request"}


@pytest.mark.parametrize(
    ("name", "key"),
    [("", "name-empty"), ("\u200b", "name-empty"), ("x" * 25, "name-too-long")],
)
@pytest.mark.usefixtures("world")
def test_a_bad_name_is_refused_with_a_key(name: str, key: str) -> None:
    status, answer = asked("POST", "/api/guests", {"name": name})
    assert (status, answer["error"]) == (400, key)


@pytest.mark.parametrize(
    "authorization",
    ["", "Bearer", "Bearer ", "Bearer a.b.c", "Basic xyz", "Bearer \x00", "x" * 9000],
)
@pytest.mark.usefixtures("world")
def test_without_a_good_token_no_room_is_opened(authorization: str) -> None:
    headers = {"authorization": authorization}
    assert asked("POST", "/api/rooms", {}, headers) == (401, {"error": "bad-token"})


def test_a_game_we_do_not_have_is_a_bad_request(world: World) -> None:
    bearer = {"authorization": f"Bearer {world.token(ANN)}"}
    answer = asked("POST", "/api/rooms", {"game": "chess"}, bearer)
    assert answer == (400, {"error": "no-such-game"})


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("/api/rooms/ZZZZZZ", 404, "no-such-room"),
        ("/api/rooms/%00", 404, "no-such-room"),
        ("/api/rooms/" + "x" * 5_000, 404, "no-such-room"),
        ("/api/rooms/AMBER2/games/1/replay", 404, "no-such-replay"),
        ("/api/rooms/AMBER2/games/0/replay", 404, "no-such-replay"),
        ("/api/rooms/AMBER2/games/-1/replay", 404, "no-such-replay"),
        ("/api/rooms/AMBER2/games/x/replay", 422, "bad-request"),
        ("/api/rooms/AMBER2/games/" + "9" * 5_000 + "/replay", 422, "bad-request"),
        ("/api/rooms/ZZZZZZ/games/1/chart", 404, "no-such-room"),
        ("/api/rooms/AMBER2/games/1/chart", 404, "no-such-replay"),
        ("/api/rooms/AMBER2/games/x/chart", 422, "bad-request"),
        ("/api/nothing", 404, "no-such-path"),
        ("/api/guests", 405, "no-such-method"),
    ],
)
def test_what_is_not_there_is_said_so(world: World, path: str, status: int, key: str) -> None:
    world.open()
    assert asked("GET", path) == (status, {"error": key})


@pytest.mark.usefixtures("world")
@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/api/sessions", "DELETE, POST"),
        ("/api/rooms/AMBER2", "GET"),
        ("/api/openapi.json", "GET, HEAD"),
    ],
)
def test_who_asks_in_a_wrong_way_is_told_the_right_ones(path: str, allowed: str) -> None:
    answer = http.handler(http_event("PUT", path), None)
    assert (answer["statusCode"], answer["headers"]["allow"]) == (405, allowed)


@pytest.mark.usefixtures("world")
def test_who_is_not_known_is_told_how_to_say_it() -> None:
    answer = http.handler(http_event("GET", "/api/games"), None)
    assert (answer["statusCode"], answer["headers"]["www-authenticate"]) == (401, "Bearer")


@pytest.mark.usefixtures("world")
def test_what_all_may_refuse_is_described_for_all() -> None:
    described = asked("GET", "/api/openapi.json")[1]
    refused = {"$ref": "#/components/schemas/Refusal"}
    operation = described["paths"]["/api/rooms/{code}/voice"]["post"]
    assert operation["security"] == [{"HTTPBearer": []}]
    statuses = ("400", "401", "404", "410", "422", "503")
    for status in statuses:
        answer = operation["responses"][status]
        assert answer["content"]["application/json"]["schema"] == refused
    assert set(operation["responses"]) == {"200", *statuses}


def test_the_interface_describes_itself(world: World) -> None:
    status, described = asked("GET", "/api/openapi.json")
    assert status == 200
    assert set(described["paths"]) >= {"/api/guests", "/api/rooms", "/api/rooms/{code}"}
    assert world.now()


def test_the_socket_function_does_not_load_what_only_http_needs() -> None:
    """FastAPI would cost a third of a second of every cold start."""
    names = "import sys, functions.websocket, functions.tick; print(*sys.modules)"
    loaded = subprocess.run(  # noqa: S603
        [sys.executable, "-c", names], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not {"fastapi", "pydantic", "boto3", "aws_xray_sdk"} & set(loaded)
