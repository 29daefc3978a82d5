"""Under which names one machine may be asked."""

import asyncio
import socket
from typing import Any

import pytest
from starlette.responses import PlainTextResponse
from starlette.types import Message, Receive, Scope, Send

from infra.local.host_middleware import HostMiddleware
from infra.web.host_check import host_name, is_own

MALFORMED = [
    *("", " ", ":", ":80", "evil.com:", "evil.com:0", "evil.com:99999", "evil.com:80x", "a b"),
    *("evil.com:80:80", "localhost:", "localhost:999999", "localhost@evil.com", "a@localhost"),
    *(
        "user:pw@localhost",
        "localhost/",
        "localhost?x",
        "localhost#x",
        "localhost\\x",
        "localhost,x",
    ),
    *("::1", "[::1", "::1]", "[::1]x", "[::1]:", "[]", "[localhost]", "[::1%25eth0]", "[:::]"),
    *("localhost.", ".localhost", "-a", "a-", "a..b", "localhost\n", "localhost\0", "ｌocalhost"),
    *("a" * 256, "lo\u00adcalhost"),
]


@pytest.mark.parametrize("host", MALFORMED, ids=ascii)
def test_what_is_malformed_is_no_name_at_all(host: str) -> None:
    assert host_name(host) is None
    assert not is_own(host)


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("localhost:8000", "localhost"),
        ("LocalHost", "localhost"),
        ("[::1]:8000", "::1"),
        ("[2001:db8::7]", "2001:db8::7"),
        ("192.168.1.7:65535", "192.168.1.7"),
        ("gavel.example.org", "gavel.example.org"),
    ],
)
def test_a_name_is_told_from_its_port(host: str, name: str) -> None:
    assert host_name(host) == name


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8000", "[::1]:8000", "192.168.1.7:8000"])
def test_a_machine_is_asked_by_its_addresses(host: str) -> None:
    assert is_own(host)


def test_a_machine_is_asked_by_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Anns-Laptop.lan")
    assert all(map(is_own, ("anns-laptop:8000", "anns-laptop.local:8000", "Anns-Laptop.lan")))


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "127.1", "0x7f.1"])
def test_no_other_name_leads_here(host: str) -> None:
    """Somebody may give a name of his this machine's address."""
    assert not is_own(host)


def test_a_site_of_ones_own_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_own("gavel.example.org")
    monkeypatch.setenv("SITE", "https://Gavel.example.org http://other.example:8080")
    assert is_own("gavel.example.org")
    assert is_own("other.example:8080")
    assert not is_own("evil.example")


def asked(kind: str, *hosts: str) -> Message:
    """What is sent first to who asks so."""
    sent: list[Message] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await PlainTextResponse("hello")(scope, receive, send)
        else:
            await send({"type": "websocket.accept"})

    async def receive() -> Message:
        return {"type": "websocket.connect" if kind == "websocket" else "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    headers = [(b"host", host.encode("latin-1")) for host in hosts]
    scope: dict[str, Any] = {"type": kind, "method": "GET", "path": "/", "headers": headers}
    asyncio.run(HostMiddleware(app)(scope, receive, send))
    return sent[0]


@pytest.mark.parametrize(
    "hosts", [(), ("evil.example",), ("localhost:",), ("localhost", "localhost")], ids=str
)
def test_whoever_asks_under_no_name_of_ours_is_turned_away(hosts: tuple[str, ...]) -> None:
    assert asked("http", *hosts)["status"] == 421
    assert asked("websocket", *hosts)["type"] == "websocket.close"


def test_whoever_asks_under_ours_is_heard() -> None:
    assert asked("http", "localhost:8000")["status"] == 200
    assert asked("websocket", "[::1]:8000")["type"] == "websocket.accept"
