"""The same against the running server: `python -m tests.soak.fuzz_server --frames 20000`

Frames over real sockets, as text and as bytes; HTTP as no client speaks it, over bare connections.
Beside it a real game is played to its end, and the server must say nothing and not grow.
"""

import argparse
import asyncio
import re
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from infra.protocol.frames import MOST_FRAME_BYTES
from tests.local.client import guest, new_room
from tests.local.playing import play_out, table
from tests.local.server import Server, a_page, serving
from tests.soak.grammar import TEXTS, Tongue

TIMEOUT_SECONDS = 0.05
"""How long an odd question may take to be answered: half of them are not meant to be."""

REQUESTS = (
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
    b"GET /api/health HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
    b"GET " + b"/a" * 40_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/rooms/%ff%00 HTTP/1.1\r\nHost: \xff\r\n\r\n",
    b"GET /api/health HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 5_000 + b"\r\n",
    b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n{",
    (
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n0"
    ),
    b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    (
        b"POST /media HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=\r\n"
        b"Content-Length: 3\r\n\r\n--\r"
    ),
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    (
        b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n\r\n"
    ),
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"\0" * 70_000,
    b"GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n",
    b"",
)


SHRUG = re.compile(
    "^WARNING: +(Invalid HTTP request received|Unsupported upgrade request|No supported WebSocket)"
)


AT_ONCE = 20
A_CONNECTION = 400
"""Frames sent before what came back is read, and over one connection."""


class Found(Struct):
    """`memory`: the server's, MB, after a tenth and at the end."""

    frames: int = 0
    cut_off: int = 0
    requests: int = 0
    server_errors: int = 0
    memory: tuple[float, float] = (0, 0)
    said: str = ""


async def send_frames(base: str, count: int, chance: Random, found: Found) -> None:
    """Over one connection after another; a frame that is too large cuts one off."""
    tokens = [guest(base, name)["token"] for name in ("Mal", "Mim")]
    rooms = [new_room(base, tokens[0]) for _ in range(3)]
    tongue = Tongue(chance, [*tokens, *rooms, *TEXTS[:3], "easy", "tycoon"])
    before = found.frames
    while found.frames - before < count:
        try:
            async with connect(base.replace("http", "ws") + "/ws", max_size=None) as socket:
                await socket.send(_hello(chance.choice(tokens), chance.choice(rooms)))
                for _ in range(A_CONNECTION // AT_ONCE):
                    await _some(socket, tongue, chance)
                    found.frames += AT_ONCE
        except ConnectionClosed:
            found.cut_off += 1


async def _some(socket: ClientConnection, tongue: Tongue, chance: Random) -> None:
    """Some frames at once, and then one whose refusal shows that all have been heard."""
    for _ in range(AT_ONCE):
        await socket.send(_spoken(tongue, chance))
    mark = f"mark{chance.randrange(10**9)}"
    await socket.send(f'{{"is":"nothing","id":"{mark}"}}')
    while mark not in str(await socket.recv()):
        pass


def _hello(token: str, room: str) -> str:
    return f'{{"is":"hello","id":"h","token":"{token}","room":"{room}"}}'


def _spoken(tongue: Tongue, chance: Random) -> str | bytes:
    """As text; sometimes as bytes, which need not be any; now and then more than is allowed."""
    if not chance.randrange(3_000):
        return "x" * (MOST_FRAME_BYTES + 1)
    spoken = tongue.frame().encode(errors="surrogatepass")
    return spoken if not chance.randrange(4) else spoken.decode(errors="replace")


async def send_requests(base: str, count: int, chance: Random, found: Found) -> None:
    """What is no HTTP, or nearly none, each over a connection of its own."""
    host, port = base.removeprefix("http://").split(":")
    for _ in range(count):
        found.requests += 1
        reader, writer = await asyncio.open_connection(host, int(port))
        answer = b""
        with suppress(OSError, TimeoutError):
            writer.write(scratched(chance.choice(REQUESTS), chance))
            async with asyncio.timeout(TIMEOUT_SECONDS):
                answer = await reader.read(64)
        found.server_errors += answer.startswith(b"HTTP/1.1 5")
        writer.close()


def scratched(request: bytes, chance: Random) -> bytes:
    """As it is, or with a few bytes in it changed."""
    said = bytearray(request)
    for _ in range(chance.randrange(3) if said else 0):
        said[chance.randrange(min(len(said), 200))] = chance.randrange(256)
    return bytes(said)


def memory(server: Server) -> float:
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


async def _attack(server: Server, frames: int, requests: int, seed: int, found: Found) -> None:
    chance = Random(seed)  # noqa: S311  (no secret)
    players = await table(server.base, humans=1, bots=2)
    game = asyncio.create_task(play_out(players[0], 3_600))
    await send_frames(server.base, frames // 10, chance, found)
    early = memory(server)
    await send_requests(server.base, requests, chance, found)
    await send_frames(server.base, frames, chance, found)
    await game
    found.memory = early, memory(server)
    await players[0].leave()


def attacked(frames: int, requests: int, seed: int = 0) -> Found:
    """Raises AssertionError: the game beside it did not come to its end in peace."""
    found = Found()
    with TemporaryDirectory() as folder:
        page = a_page(Path(folder) / "page")
        store = Path(folder) / "gavel.sqlite"
        more = ("--page", str(page), "--frames-a-second", "100000")
        with serving(store, *more) as server:
            said = heard(server)
            asyncio.run(_attack(server, frames, requests, seed, found))
            server.process.send_signal(signal.SIGINT)
            assert server.process.wait(15) == 0
            found.said = said()
    return found


def heard(server: Server) -> Callable[[], str]:
    """What the server says, read while it runs; the HTTP library's own shrugs aside."""
    lines: list[str] = []
    assert server.process.stderr is not None
    ears = threading.Thread(target=lines.extend, args=(server.process.stderr,))
    ears.start()

    def said() -> str:
        ears.join()
        return "".join(line for line in lines if not SHRUG.search(line))

    return said


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=20_000)
    parser.add_argument("--requests", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    began = time.monotonic()
    found = attacked(asked.frames, asked.requests, asked.seed)
    print(f"frames {found.frames:,} over sockets, odd requests {found.requests:,}")
    print(f"cut off {found.cut_off}, server errors {found.server_errors}")
    print("the server's memory, MB, after a tenth and at the end:", *map(round, found.memory))
    print(f"it said: {found.said or 'nothing'!s} ({time.monotonic() - began:.0f} s)")


if __name__ == "__main__":
    main()
