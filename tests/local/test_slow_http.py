"""Who takes places and leaves them idle gives them back; one network takes no more than its own."""

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection

import pytest

from infra.local.http_protocol import HttpLimits
from infra.local.network_limits import MADE, MISSES
from infra.local.websocket_gateway import MOST_MESSAGE_BYTES, GatewayLimits
from tests.local.conftest import Serve

NEIGHBOUR = ("127.0.0.2", 0)
"""Of this machine, but no address a proxy comes from."""
FAST = HttpLimits(head=0.4, body=0.8, of_network=5, open=20)
HALF = b"POST /api/guests HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
OPENING = (
    b"GET /ws HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def opened(base: str) -> socket.socket:
    host, _, port = base.removeprefix("http://").rpartition(":")
    return socket.create_connection((host, int(port)), 5, NEIGHBOUR)


def seconds_open(connection: socket.socket) -> float:
    """How long it takes until the other side has closed."""
    began = time.monotonic()
    while _heard(connection):
        pass
    return time.monotonic() - began


def _heard(connection: socket.socket) -> bytes:
    try:
        return connection.recv(65_536)
    except ConnectionError:
        return b""


@pytest.mark.parametrize(
    "said",
    [b"", b"\r\n", HALF[:20], HALF, HALF + b"content-length: 9\r\n\r\n{",
     HALF + b"transfer-encoding: chunked\r\n\r\n1\r\n"],
    ids=["nothing", "a line end", "half a line", "half a head", "half a body", "half a chunk"],
)  # fmt: skip
def test_what_is_never_finished_is_closed(serve: Serve, said: bytes) -> None:
    """900 of 900 were open after 45 seconds."""
    with closing(opened(serve(http=FAST))) as connection:
        connection.sendall(said)
        assert seconds_open(connection) < 3


def test_dripping_keeps_no_head_open(serve: Serve) -> None:
    with closing(opened(serve(http=FAST))) as connection:
        connection.sendall(b"GET /")
        assert sent(connection, b"x", 100, 0.05) < 60


def test_a_head_without_end_is_not_kept(serve: Serve) -> None:
    with closing(opened(serve())) as connection:
        connection.sendall(HALF)
        assert sent(connection, b"x: " + b"y" * 1_000 + b"\r\n", 1_000, 0.002) < 1_000


def sent(connection: socket.socket, what: bytes, times: int, pause: float) -> int:
    """How often, until the other side has closed."""
    for n in range(times):
        try:
            connection.sendall(what)
        except ConnectionError:
            return n
        time.sleep(pause)
    return times


def test_one_network_has_so_many_connections_and_others_have_theirs(serve: Serve) -> None:
    base = serve(http=HttpLimits(of_network=5))
    taken = [opened(base) for _ in range(5)]
    try:
        with closing(opened(base)) as sixth:
            assert seconds_open(sixth) < 2
        assert status(base, "GET", "/api/health", source=None) == 200
        taken.pop().close()
        time.sleep(0.1)
        assert status(base, "GET", "/api/health") == 200
    finally:
        for connection in taken:
            connection.close()


def test_one_network_has_so_many_sockets(serve: Serve) -> None:
    base = serve(GatewayLimits(of_network=3))
    with several(lambda: opened(base), 4) as sockets:
        for one in sockets:
            one.sendall(OPENING)
            assert one.recv(12) == b"HTTP/1.1 101"
        assert is_told_to_close(sockets[-1])
        assert not is_told_to_close(sockets[0])


def test_a_socket_that_says_nothing_is_closed(serve: Serve) -> None:
    base = serve(GatewayLimits(hello=0.3))
    with several(lambda: opened(base), 2) as (silent, slow):
        for one in (silent, slow):
            one.sendall(OPENING)
        slow.sendall(b"\x01\x84\0\0\0\0hell")
        assert is_told_to_close(silent)
        assert is_told_to_close(slow)


def test_of_a_message_of_more_than_33_kb_nothing_is_kept(serve: Serve) -> None:
    """150 unfinished ones of 1 MB made 110 MB of memory 263."""
    with closing(opened(serve())) as connection:
        connection.sendall(OPENING)
        assert connection.recv(12) == b"HTTP/1.1 101"
        connection.sendall(b"\x01\xfe" + (MOST_MESSAGE_BYTES + 1).to_bytes(2, "big") + b"\0" * 4)
        assert seconds_open(connection) < 3


def is_told_to_close(connection: socket.socket) -> bool:
    """By a frame of the socket's protocol; then it has ten seconds to answer it."""
    connection.settimeout(1.5)
    heard = b""
    with suppress(TimeoutError):
        while b"\x88" not in heard:
            heard += connection.recv(65_536)
    return b"\x88" in heard


@contextmanager
def several(make: Callable[[], socket.socket], count: int) -> Iterator[list[socket.socket]]:
    made = [make() for _ in range(count)]
    try:
        yield made
    finally:
        for one in made:
            one.close()


def status(
    base: str, method: str, path: str, body: str = "", source: tuple[str, int] | None = NEIGHBOUR
) -> int:
    connection = HTTPConnection(base.removeprefix("http://"), timeout=5, source_address=source)
    try:
        connection.request(method, path, body, {"content-type": "application/json"})
        return connection.getresponse().status
    finally:
        connection.close()


def test_one_network_guesses_thirty_codes_a_minute(serve: Serve) -> None:
    """1,427 a second it could."""
    base = serve()
    paths = ("/api/rooms/ZZZZZZ", "/api/rooms/ZZZZZY/games/1/replay")
    asked = [status(base, "GET", paths[n % 2]) for n in range(MISSES.most + 1)]
    assert asked == [404] * MISSES.most + [429]
    assert status(base, "GET", "/api/rooms/ZZZZZZ", source=None) == 404
    assert status(base, "GET", "/api/health") == 200


def test_behind_a_proxy_who_asks_is_counted_from_the_right(serve: Serve) -> None:
    """What stands further left he may have written himself."""
    base = serve()

    def asked(passed_on: str) -> int:
        connection = HTTPConnection(base.removeprefix("http://"), timeout=5)
        connection.request("GET", "/api/rooms/ZZZZZZ", headers={"x-forwarded-for": passed_on})
        found = connection.getresponse().status
        connection.close()
        return found

    assert {asked(f"198.51.100.{n}, 203.0.113.9") for n in range(MISSES.most)} == {404}
    assert asked("198.51.100.99, 203.0.113.9") == 429
    assert asked("203.0.113.9, 203.0.113.10") == 404


def test_one_network_makes_so_many_guests_and_rooms_a_minute(serve: Serve) -> None:
    base = serve()
    for path, window in MADE.items():
        name = json.dumps({"name": "Ann"})
        asked = [status(base, "POST", path, name) for _ in range(window.most + 1)]
        assert asked[-1] == 429
        assert 429 not in asked[:-1]
        assert status(base, "POST", path, name, source=None) != 429
