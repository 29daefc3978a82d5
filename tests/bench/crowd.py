"""Rooms full of people who move once a second each: what `tests.bench.load` loads a server with.

A screen here is as light as can be (the library's protocol on a plain transport, the version read
off the front of a view), so that the crowd takes less of its core than the server of its own.
"""

import asyncio
import json
import random
import re
import time
from typing import Any

from msgspec import Struct
from websockets.client import ClientProtocol
from websockets.frames import Opcode
from websockets.uri import parse_uri

from tests.frames import frame_of
from tests.local.client import any_move

SEATS = 6
SECONDS_A_MOVE = 1.0
VIEW = re.compile(rb'^\{"is":"view","version":(\d+)')
ANSWERS = re.compile(rb'"answers":"m(\d+)"\}$')

Json = dict[str, Any]


class Refused(Exception):
    """A frame was answered with a key."""


class Screen(asyncio.Protocol):
    """One connection: its frames are numbered, `company` hears of each view."""

    def __init__(self, address: str, company: "Company", seat: int) -> None:
        self._socket = ClientProtocol(parse_uri(address), max_size=None)
        self._company = company
        self._seat = seat
        self._sent = 0
        self._answers: dict[int, asyncio.Future[int]] = {}
        self.open = asyncio.get_running_loop().create_future()
        self.version = 0
        self.backwards = 0
        self.view = b""
        self.bye: str | None = None

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        self._socket.send_request(self._socket.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._socket.receive_data(data)
        for event in self._socket.events_received():
            opcode = getattr(event, "opcode", None)
            if opcode is None:
                self.open.set_result(None)
            elif opcode is Opcode.TEXT:
                self._heard(bytes(event.data))  # type: ignore[union-attr]
        self._flush()

    def connection_lost(self, _trouble: Exception | None) -> None:
        for answer in [self.open, *self._answers.values()]:
            if not answer.done():
                answer.set_exception(ConnectionError(self.bye or "closed"))

    def ask(self, kind: str, **fields: Any) -> asyncio.Future[int]:
        """The version whose view answers, 0 where an answer alone did."""
        self._sent += 1
        frame = frame_of(kind, f"m{self._sent}", fields)
        answer = asyncio.get_running_loop().create_future()
        self._answers[self._sent] = answer
        self._socket.send_text(json.dumps(frame).encode())
        self._flush()
        return answer

    def close(self) -> None:
        self._transport.close()

    @property
    def seen(self) -> Json:
        """The newest view."""
        found: Json = json.loads(self.view)["view"]
        return found

    def _flush(self) -> None:
        for data in self._socket.data_to_send():
            if data:
                self._transport.write(data)

    def _heard(self, text: bytes) -> None:
        found = VIEW.match(text)
        if found is None:
            self._take(json.loads(text))
            return
        version = int(found[1])
        self.backwards += version < self.version
        if version >= self.version:
            self.version, self.view = version, text
        answers = ANSWERS.search(text, max(0, len(text) - 40))
        if answers:
            self._answers.pop(int(answers[1])).set_result(version)
        self._company.show(self._seat, version)

    def _take(self, message: Json) -> None:
        if message["is"] == "bye":
            self.bye = message["why"]
        if message["is"] == "answer":
            answer = self._answers.pop(int(message["id"][1:]))
            if message["error"] is None:
                answer.set_result(0)
            else:
                answer.set_exception(Refused(message["error"]))


class Sent(Struct):
    """A move: when it was due, and how many screens have not yet shown it."""

    due: float
    missing: set[int]


class Findings(Struct):
    """Of one or many rooms. `delays`: from due to the last of six screens, ms.

    `backwards`: views older than one that came before. `wrong`: what must not be.
    """

    delays: list[float] = []
    answered: int = 0
    refused: dict[str, int] = {}
    backwards: int = 0
    wrong: list[str] = []

    def add(self, other: "Findings") -> None:
        self.delays += other.delays
        self.answered += other.answered
        self.backwards += other.backwards
        self.wrong += other.wrong
        for key, times in other.refused.items():
            self.refused[key] = self.refused.get(key, 0) + times


class Company:
    """The six of a room: they sit down, start, and then each is ready, takes it back, …"""

    def __init__(self) -> None:
        self.found = Findings()
        self.screens: list[Screen] = []
        self._ready: set[int] = set()
        self._newest = [0] * SEATS
        self._unseen: dict[int, Sent] = {}

    async def sit_down(self, base: str, code: str, tokens: list[str]) -> None:
        address = base.replace("http", "ws", 1) + "/ws"
        host, port = base.removeprefix("http://").split(":")
        loop = asyncio.get_running_loop()
        for seat, token in enumerate(tokens):
            screen = Screen(address, self, seat)
            self.screens.append(screen)
            await loop.create_connection(lambda screen=screen: screen, host, int(port))  # type: ignore[misc]
            await screen.open
            await screen.ask("hello", token=token, room=code)
            await screen.ask("Sit", chair=seat, luck=f"{seat:032x}")

    async def start(self) -> None:
        """Until the first selling window is open."""
        stage = await self._stage_after(self.screens[0].ask("Start"))
        while stage["is"] != "Selling":
            stage = await self._stage_after(self._first_move())
        self._window = stage["window"]

    async def move_on(self, end: float, luck: random.Random) -> None:
        """Each a move a second until `end`; whoever waits for an answer sends the next after it."""
        await asyncio.gather(
            *(self._moves(seat, end, luck.uniform(0, SECONDS_A_MOVE)) for seat in range(SEATS))
        )

    async def settle(self, seconds: float) -> None:
        """When all is still: has every screen what was answered to anybody?"""
        end = time.perf_counter() + seconds
        while self._unseen and time.perf_counter() < end:  # noqa: ASYNC110  (nobody is woken while one measures)
            await asyncio.sleep(0.05)
        self.found.backwards = sum(screen.backwards for screen in self.screens)
        for seat, screen in enumerate(self.screens):
            stage = _stage(screen)
            if stage["is"] != "Selling" or set(stage["ready"]) != self._ready:
                self.found.wrong.append(f"seat {seat} sees {stage}, ready are {self._ready}")
        if self._unseen:
            self.found.wrong.append(f"never shown to all: {sorted(self._unseen)}")

    def show(self, seat: int, version: int) -> None:
        """A newer view shows all that came before."""
        if version <= self._newest[seat]:
            return
        self._newest[seat] = version
        for each in [v for v in self._unseen if v <= version]:
            self._show(seat, each)

    def _show(self, seat: int, version: int) -> None:
        sent = self._unseen[version]
        sent.missing.discard(seat)
        if not sent.missing:
            self.found.delays.append((time.perf_counter() - sent.due) * 1000)
            del self._unseen[version]

    async def _moves(self, seat: int, end: float, first: float) -> None:
        due = time.perf_counter() + first
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self._move(seat, due)
            due = max(due + SECONDS_A_MOVE, time.perf_counter())

    async def _move(self, seat: int, due: float) -> None:
        ready = seat not in self._ready
        move = {"is": "SayReady" if ready else "TakeReadyBack", "window": self._window}
        try:
            version = await self.screens[seat].ask("Play", move=move)
        except Refused as refused:
            key = str(refused)
            self.found.refused[key] = self.found.refused.get(key, 0) + 1
            return
        self._ready ^= {seat}
        self.found.answered += 1
        missing = {other for other in range(SEATS) if self._newest[other] < version}
        self._unseen[version] = Sent(due, missing | {seat})
        self._show(seat, version)

    async def _stage_after(self, answer: asyncio.Future[int]) -> Json:
        """As all six have seen it."""
        version = await answer
        while any(one.version < version for one in self.screens):  # noqa: ASYNC110  (as above)
            await asyncio.sleep(0.01)
        return _stage(self.screens[0])

    def _first_move(self) -> asyncio.Future[int]:
        """Somebody who is asked does the first thing that is offered."""
        asked = self.screens[0].seen["playing"]["waits_for"][0]
        screen = next(one for one in self.screens if one.seen["seat"] == asked)
        option = screen.seen["playing"]["table"]["options"][0]
        return screen.ask("Play", move=any_move(option))


def _stage(screen: Screen) -> Json:
    found: Json = screen.seen["playing"]["table"]["table"]["stage"]
    return found
