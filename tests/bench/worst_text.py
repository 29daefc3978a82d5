"""How long a player waits while others send the worst: `python -m tests.bench.worst_text`.

Four connections send what costs a server most to read, as often as they may, from a process of
their own. A seated player asks for something ten times a second; that is what is measured. On a
machine that is busy with other things the slowest answer tells of those: so the processor time of a
text is measured too. Four texts may come before a question, and no more of each connection at once.
"""

import asyncio
import json
import multiprocessing
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from msgspec import Struct
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.bench.load import cpu
from tests.local.client import Player, guest, new_room
from tests.local.server import Server, a_page, serving

ATTACKERS = 4
SECONDS = 8.0
FRAMES_A_SECOND = 18
"""A little less than cuts one off."""
QUESTIONS_A_SECOND = 2
TARGET_MS = 20.0

TOWER = "\u302e\u1715" * 5_400
"""Marks of combining classes that alternate, so that NFC has to sort them all."""
NESTED = "[[],[],[]," * 3_000
MANY_PARTS = b"--x\r\n\r\n\r\n" * 55_000

Asks = Callable[[], object]


class Waited(Struct):
    """`ms`: of each answer; `seconds` of a processor for these and for all `texts`."""

    what: str
    ms: list[float]
    texts: int = 0
    seconds: float = 0.0

    def said(self, quiet: "Waited") -> str:
        took = (
            f"{self.what:24} median {statistics.median(self.ms):6.1f} ms, "
            f"slowest {max(self.ms):6.1f} ms of {len(self.ms)}"
        )
        if not self.texts:
            return f"{took}; processor: {self.own:.1f} ms an answer"
        each = 1000 * (self.seconds - len(self.ms) * quiet.own / 1000) / self.texts
        worst = quiet.own + ATTACKERS * each
        return f"{took}; processor: {each:.1f} ms a text ({self.texts}), {worst:.1f} ms behind four"

    @property
    def own(self) -> float:
        return 1000 * self.seconds / len(self.ms)


def chat_frame() -> str:
    return _frame(is_="say", id="1", text="a" + TOWER)


def unknown_frame() -> str:
    return _frame(
        is_="sit", id="1", chair=0, luck="0" * 32, more=json.loads("[" + "[]," * 10_000 + "[]]")
    )


def token_frame() -> str:
    return _frame(is_="hello", id="1", token="." * 4_000, room="ZZZZZZ")


def _frame(**fields: object) -> str:
    named = {name.rstrip("_"): value for name, value in fields.items()}
    return json.dumps(named, ensure_ascii=False, separators=(",", ":"))


FRAMES: dict[str, Callable[[], str]] = {
    "chat of marks": chat_frame,
    "frames of empty lists": unknown_frame,
    "tokens of dots": token_frame,
}

QUESTIONS: dict[str, tuple[str, str, bytes]] = {
    "names of marks": (
        "/api/guests",
        "application/json",
        json.dumps({"name": "a" + TOWER}, ensure_ascii=False).encode(),
    ),
    "addresses of marks": (
        "/api/codes",
        "application/json",
        json.dumps({"mail": "a@" + TOWER + ".org"}, ensure_ascii=False).encode(),
    ),
    "bodies of empty lists": (
        "/api/guests",
        "application/json",
        b'{"name":[' + b"[]," * 10_900 + b"[]]}",
    ),
    "bodies of numbers": (
        "/api/guests",
        "application/json",
        b'{"name":[' + b"1e9," * 8_150 + b"0]}",
    ),
    "forms of many parts": ("/media", "multipart/form-data; boundary=x", MANY_PARTS),
}


@dataclass(frozen=True)
class Target:
    """What is attacked, with `what` and how long (unix time); `sent`: how many texts went out."""

    base: str
    room: str
    token: str
    what: str
    until: float
    sent: "Synchronized[int]"

    @property
    def is_open(self) -> bool:
        return time.time() < self.until

    def is_sent(self) -> None:
        with self.sent.get_lock():
            self.sent.value += 1


def attack(at: Target) -> None:
    """Four threads, each with a connection of its own."""
    one = _send_frames if at.what in FRAMES else _ask_questions
    threads = [Thread(target=one, args=(at,)) for _ in range(ATTACKERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def _send_frames(at: Target) -> None:
    text = FRAMES[at.what]()
    while at.is_open:
        try:
            with connect(at.base.replace("http", "ws", 1) + "/ws", compression=None) as socket:
                Thread(target=_listen, args=(socket,), daemon=True).start()
                socket.send(_frame(is_="hello", id="0", token=at.token, room=at.room, protocol=2))
                while at.is_open:
                    socket.send(text)
                    at.is_sent()
                    time.sleep(1 / FRAMES_A_SECOND)
        except (ConnectionClosed, OSError):
            time.sleep(0.1)


def _listen(socket: ClientConnection) -> None:
    try:
        for _ in socket:
            pass
    except (ConnectionClosed, OSError):
        return


def _ask_questions(at: Target) -> None:
    path, kind, body = QUESTIONS[at.what]
    while at.is_open:
        connection = HTTPConnection(at.base.removeprefix("http://"), timeout=20)
        try:
            connection.request("POST", path, body, {"content-type": kind})
            at.is_sent()
            connection.getresponse().read()
        except (HTTPException, OSError):
            pass
        finally:
            connection.close()
        time.sleep(1 / QUESTIONS_A_SECOND)


async def waits(server: Server, what: str) -> Waited:
    """How long each answer of a seated player took (ms), while `what` is sent."""
    ann, eve = guest(server.base, "Ann"), guest(server.base, "Eve")
    room = new_room(server.base, ann["token"])
    player = await Player.entered(server.base, room, ann["token"])
    player.timeout = 30
    await player.must("Sit", chair=0, luck="0" * 32)
    until, spawn = time.time() + SECONDS, multiprocessing.get_context("spawn")
    sent = spawn.Value("i", 0)
    target = Target(server.base, room, eve["token"], what, until, sent)
    attackers = spawn.Process(target=attack, args=(target,))
    if what:
        attackers.start()
        await asyncio.sleep(1.5)
    waited, before, earlier = Waited(what or "quiet", []), cpu(server), sent.value
    while time.time() < until:
        began = time.perf_counter()
        await player.must("BringLuck", luck=f"{len(waited.ms):032x}")
        waited.ms.append(1000 * (time.perf_counter() - began))
        await asyncio.sleep(0.1)
    waited.seconds, waited.texts = cpu(server) - before, sent.value - earlier
    await player.leave()
    if what:
        await asyncio.to_thread(attackers.join)
    return waited


def main() -> None:
    with TemporaryDirectory() as folder:
        page = a_page(Path(folder) / "page")
        quiet: Waited | None = None
        for what in ("", *FRAMES, *QUESTIONS):
            with serving(Path(folder) / f"{what or 'quiet'}.sqlite", "--page", str(page)) as server:
                waited = asyncio.run(waits(server, what))
            quiet = quiet or waited
            print(waited.said(quiet), flush=True)
    print(f"worst text: the target is {TARGET_MS:.0f} ms for the slowest")


if __name__ == "__main__":
    main()
