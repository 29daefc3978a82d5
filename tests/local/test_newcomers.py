"""A stranger fills no room, on the running server: by real sockets from another address."""

import asyncio

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from infra.rooms.newcomers import AT_ONCE
from tests.local.client import guest, new_room
from tests.local.server import Server

NEIGHBOUR = ("127.0.0.2", 0)
"""Of this machine, but no address a proxy comes from."""


async def comes(server: Server, room: str, token: str, stack: list[ClientConnection]) -> str | None:
    """Why they were not let in; else they stay."""
    address = server.base.replace("http", "ws") + "/ws"
    socket = await connect(address, local_addr=NEIGHBOUR, max_size=None, max_queue=None)
    stack.append(socket)
    hello = {"is": "hello", "id": "h", "room": room, "token": token, "protocol": 2}
    await socket.send(msgspec.json.encode(hello).decode())
    answer = msgspec.json.decode(await socket.recv())
    return str(answer["error"]) if answer["error"] else None


async def sixty_at_once(server: Server, room: str, tokens: list[str]) -> list[str | None]:
    stack: list[ClientConnection] = []
    try:
        return await asyncio.gather(*(comes(server, room, token, stack) for token in tokens))
    finally:
        await asyncio.gather(*(socket.close() for socket in stack))


def test_sixty_guests_of_one_machine_do_not_fill_a_room(server: Server) -> None:
    """Once they did, in two seconds."""
    room = new_room(server.base, guest(server.base, "Ann")["token"])
    tokens = [guest(server.base, f"Guest {n}")["token"] for n in range(60)]
    refused = asyncio.run(sixty_at_once(server, room, tokens))
    assert 0 < refused.count(None) <= AT_ONCE
    assert {*refused} <= {None, "too-many-of-network", "busy"}
    friend = guest(server.base, "Bob")["token"]
    assert asyncio.run(sixty_at_once(server, room, [friend])) == [None], "they have gone again"
