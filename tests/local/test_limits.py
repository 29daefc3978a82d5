"""What a socket may not do, and what happens to one that does (as the cloud's gateway has it)."""

import asyncio
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError

import pytest
from websockets.asyncio.client import connect

import functions.websocket
from infra.local.websocket_gateway import GatewayLimits
from infra.rate_limits import Window
from tests.local.client import Player, guest, new_room
from tests.local.conftest import Serve
from tests.local.server import ROOT, Server

GENEROUS = GatewayLimits(frames=Window(1_000, 1_000))


async def entered(base: str) -> tuple[Player, Player]:
    """Ann, and Bob who watches her."""
    ann, bob = guest(base, "Ann"), guest(base, "Bob")
    room = new_room(base, ann["token"])
    return (
        await Player.entered(base, room, ann["token"]),
        await Player.entered(base, room, bob["token"]),
    )


def test_a_frame_of_more_than_32_kb_ends_the_connection(server: Server) -> None:
    async def run() -> None:
        ann, bob = await entered(server.base)
        await ann.send("x" * 32_769)
        assert await ann.closed() == 1009
        assert ann.bye == "frame-too-large"
        await bob.until(lambda view: not view["people"][0]["online"])
        await bob.leave()

    asyncio.run(run())


def test_a_frame_of_32_kb_does_not(server: Server) -> None:
    async def run() -> None:
        ann, _ = players = await entered(server.base)
        answer = await ann.ask("say", text="🔨" * 8_000)
        assert answer["error"] == "text-too-long"
        for player in players:
            await player.leave()

    asyncio.run(run())


def test_it_is_bytes_that_count(server: Server) -> None:
    async def run() -> None:
        ann, bob = await entered(server.base)
        await ann.send("槌" * 11_000)
        assert await ann.closed() == 1009
        await bob.leave()

    asyncio.run(run())


def test_who_floods_is_cut_off_and_the_others_are_not(serve: Serve) -> None:
    base = serve(GatewayLimits(frames=Window(30, 1_500)))

    async def run() -> None:
        ann, bob = await entered(base)
        for _ in range(40):
            await ann.send('{"is":"beat","version":0}')
        assert await ann.closed() == 1008
        assert ann.bye == "flooding"
        await bob.must("say", text="calm")
        await bob.leave()

    asyncio.run(run())


def test_whoever_is_silent_too_long_is_closed_and_comes_again(serve: Serve) -> None:
    """B-03: ten minutes in the cloud."""
    base = serve(GatewayLimits(idle=0.3, frames=Window(1_000, 1_000)))

    async def run() -> None:
        ann, bob = await entered(base)
        for _ in range(4):
            await asyncio.sleep(0.15)
            await bob.beat()
        assert await ann.closed() == 1000
        assert not bob.view["people"][0]["online"]
        again = await Player.entered(base, ann.view["code"], ann.token)
        assert again.view["you"] == ann.view["you"]
        await again.leave()
        await bob.leave()

    asyncio.run(run())


def test_no_connection_lasts_for_ever(serve: Serve) -> None:
    """B-03: two hours in the cloud, however lively."""
    base = serve(GatewayLimits(longest=0.5, frames=Window(1_000, 1_000)))

    async def run() -> None:
        ann, bob = await entered(base)
        beating = asyncio.create_task(_beat(ann))
        assert await ann.closed(2) == 1000
        beating.cancel()
        await bob.closed()

    asyncio.run(run())


async def _beat(player: Player) -> None:
    while True:
        await player.beat()
        await asyncio.sleep(0.05)


def test_whoever_is_removed_is_told_and_closed(server: Server) -> None:
    """B-20."""

    async def run() -> None:
        ann, bob = await entered(server.base)
        await ann.must("Remove", person=bob.view["you"])
        assert await bob.closed() == 1000
        assert bob.bye == "removed-from-room"
        assert [v["name"] for v in ann.view["people"]] == ["Ann"]
        await ann.leave()

    asyncio.run(run())


def test_bytes_are_read_as_text_and_no_text_as_none(server: Server) -> None:
    async def run() -> None:
        async with connect(server.base.replace("http", "ws") + "/ws") as socket:
            for flaw in (b"\xff\xfe", b"", b"[]"):
                await socket.send(flaw)
                answer = str(await socket.recv())
                assert '"error":"not-json"' in answer or '"error":"bad-frame"' in answer
            await socket.send(b'{"is":"ask","id":"a","wanted":{"is":"Stand"}}')
            assert '"error":"hello-first"' in str(await socket.recv())

    asyncio.run(run())


def test_a_screen_that_does_not_read_holds_nobody_up(serve: Serve) -> None:
    """And it is not waited for when the server stops (the fixture sees to that)."""
    base = serve(GENEROUS)

    async def run() -> None:
        ann, bob = await entered(base)
        bob._socket.transport.pause_reading()
        for n in range(300):
            luck = f"{n:032x}"
            if n == 0:
                await ann.must("Sit", chair=0, luck=luck)
            await ann.must("BringLuck", luck=luck)
        bob._socket.transport.abort()
        await bob.closed()
        await ann.until(lambda view: [v["name"] for v in view["people"]] == ["Ann"])
        await ann.leave()

    asyncio.run(run())


async def heard_bye(base: str) -> tuple[str | None, int | None]:
    visitor = await Player.at(base)
    code = await visitor.closed()
    return visitor.bye, code


def test_a_full_server_says_so_and_has_place_again_later(serve: Serve) -> None:
    base = serve(GatewayLimits(connections=2, frames=Window(1_000, 1_000)))

    async def run() -> None:
        ann, bob = await entered(base)
        assert await heard_bye(base) == ("server-full", 1013)
        await bob.must("say", text="we are undisturbed")
        await bob.leave()
        await ann.until(lambda view: len(view["people"]) == 1)
        again = await Player.entered(base, ann.view["code"], bob.token)
        await again.leave()
        await ann.leave()

    asyncio.run(run())


def test_an_almost_full_server_opens_no_room_but_lets_friends_in(serve: Serve) -> None:
    base = serve(GatewayLimits(connections=3, frames=Window(1_000, 1_000)))

    async def run() -> None:
        ann, bob = await entered(base)
        cat = guest(base, "Cat")
        third = await Player.entered(base, ann.view["code"], cat["token"])
        with pytest.raises(HTTPError) as full:
            new_room(base, cat["token"])
        assert (full.value.code, json.load(full.value)) == (503, {"error": "server-full"})
        await third.leave()
        await bob.leave()
        await ann.until(lambda view: len(view["people"]) == 1)
        assert new_room(base, cat["token"])
        await ann.leave()

    asyncio.run(run())


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """While it is shut, whoever says something is waited for."""
    opened, handler = threading.Event(), functions.websocket.handler
    opened.set()

    def handled(event: dict[str, Any], context: object) -> dict[str, Any]:
        assert opened.wait(10)
        return handler(event, context)

    monkeypatch.setattr(functions.websocket, "handler", handled)
    yield opened
    opened.set()


def test_where_too_many_wait_the_next_is_told_at_once(serve: Serve, gate: threading.Event) -> None:
    """And what waited is done in the end."""
    base = serve(GatewayLimits(waiting=2, frames=Window(1_000, 1_000)))

    async def run() -> None:
        ann, bob = await entered(base)
        cat = await Player.at(base)
        await asyncio.sleep(0.1)
        gate.clear()
        both = [
            asyncio.create_task(player.ask("Sit", chair=chair, luck="0" * 32))
            for chair, player in enumerate((ann, bob))
        ]
        await asyncio.sleep(0.1)
        hello = {"token": guest(base, "Cat")["token"], "room": ann.view["code"]}
        assert (await cat.ask("hello", **hello))["error"] == "busy"
        await cat.beat()
        await cat.heard_now()
        gate.set()
        assert [(await waiting)["error"] for waiting in both] == [None, None]
        await cat.must("hello", **hello)
        for player in (cat, bob, ann):
            await player.leave()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("soft", "hard", "most"),
    [(256, 1_000, 650), (256, 3_500, 3_000), (3_200, 3_200, 2_850), (256, 300, 150)],
)
def test_there_are_no_more_connections_than_files_may_be_open(
    soft: int, hard: int, most: int
) -> None:
    asked = "from infra.local.process_tuning import most_connections as m; print(m(3000))"
    limited = f"ulimit -Sn {soft} && ulimit -Hn {hard} && exec {sys.executable} -c '{asked}'"
    said = subprocess.run(["sh", "-c", limited], cwd=ROOT, capture_output=True, check=True)  # noqa: S603, S607
    assert int(said.stdout) == most
