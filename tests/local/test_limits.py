"""What a socket may not do, and what happens to one that does (as the cloud's gateway has it)."""

import asyncio

from websockets.asyncio.client import connect

from infra.local.sockets import Limits
from tests.local.client import Player, guest, new_room
from tests.local.conftest import Serve
from tests.local.server import Server

GENEROUS = Limits(frames_a_second=1000, burst=1000)


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
    base = serve(Limits(frames_a_second=20, burst=30))

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
    base = serve(Limits(idle=0.3, frames_a_second=1000, burst=1000))

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
    base = serve(Limits(longest=0.5, frames_a_second=1000, burst=1000))

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
        await ann.must("remove", person=bob.view["you"])
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
            await socket.send(b'{"is":"stand","id":"a"}')
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
                await ann.must("sit", chair=0, luck=luck)
            await ann.must("luck", luck=luck)
        bob._socket.transport.abort()
        await bob.closed()
        await ann.until(lambda view: [v["name"] for v in view["people"]] == ["Ann"])
        await ann.leave()

    asyncio.run(run())
