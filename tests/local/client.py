"""A player at a socket, as a page is one: says hello, asks, keeps the newest view."""

import asyncio
import itertools
import json
from collections.abc import Callable
from typing import Any, Self
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.frames import frame_of

Json = dict[str, Any]
ids = itertools.count(1)


def asked(base: str, path: str, body: Any = None, token: str = "") -> Any:
    """An HTTP question, answered in JSON; with a body it is a POST."""
    sent = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    with urlopen(Request(base + path, sent, headers)) as answer:  # noqa: S310  (our own server)
        return json.load(answer)


def guest(base: str, name: str) -> Json:
    """{token, person}."""
    found: Json = asked(base, "/api/guests", {"name": name})
    return found


def new_room(base: str, token: str, game: str = "tycoon") -> str:
    return str(asked(base, "/api/rooms", {"game": game}, token)["code"])


class Player:
    """One connection. `frames` keeps every message as it came, `view` the newest one."""

    timeout = 10.0
    """How long (seconds) an answer may take."""

    def __init__(self, socket: ClientConnection) -> None:
        self.frames: list[str] = []
        self.chat: list[Json] = []
        self.view: Json = {}
        self.version = 0
        self.bye: str | None = None
        self.token = ""
        self.accepted: set[str] = set()
        self.hello = ""
        self._socket = socket
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._heard = asyncio.Condition()
        self._ears = asyncio.create_task(self._listen())

    @classmethod
    async def at(cls, base: str) -> Self:
        address = base.replace("http", "ws", 1) + "/ws"
        return cls(await connect(address, compression=None, max_size=None))

    @classmethod
    async def entered(cls, base: str, room: str, token: str) -> Self:
        player = await cls.at(base)
        player.token = token
        answer = await player.ask("hello", token=token, room=room)
        player.hello = answer["id"]
        assert answer["error"] is None, answer
        await player.until(bool)
        return player

    @property
    def playing(self) -> Json:
        found: Json = self.view["playing"]
        return found

    @property
    def options(self) -> list[Json]:
        found: list[Json] = self.playing["table"]["options"]
        return found

    @property
    def stage(self) -> str:
        return str(self.playing["table"]["table"]["stage"]["is"])

    async def ask(self, kind: str, **fields: Any) -> Json:
        """The answer to a frame of this kind; an id is made up where none is given."""
        frame = frame_of(kind, fields.pop("id", f"f{next(ids)}"), fields)
        answer = self._answers[frame["id"]] = asyncio.get_running_loop().create_future()
        await self.send(json.dumps(frame, ensure_ascii=False))
        return await asyncio.wait_for(answer, self.timeout)

    async def must(self, kind: str, **fields: Any) -> None:
        answer = await self.ask(kind, **fields)
        assert answer["error"] is None, answer

    async def send(self, text: str) -> None:
        await self._socket.send(text)

    async def beat(self) -> None:
        await self.send(json.dumps({"is": "beat", "version": self.version}))

    async def until(self, holds: Callable[[Json], bool], seconds: float | None = None) -> Json:
        """The first view, from the present one on, of which this holds."""
        async with asyncio.timeout(seconds or 2 * self.timeout), self._heard:
            await self._heard.wait_for(lambda: holds(self.view))
            return self.view

    async def heard_now(self, seconds: float = 10) -> None:
        """Until a beat is answered, or was."""
        async with asyncio.timeout(seconds), self._heard:
            await self._heard.wait_for(
                lambda: any(frame.startswith('{"is":"now"') for frame in self.frames)
            )

    async def closed(self, seconds: float = 10) -> int | None:
        """Wait until the server has closed; its code."""
        async with asyncio.timeout(seconds):
            await self._ears
        return self._socket.close_code

    async def leave(self) -> None:
        await self._socket.close()
        await self._ears

    async def _listen(self) -> None:
        try:
            async for text in self._socket:
                await self._take(str(text))
        except ConnectionClosed:
            return

    async def _take(self, text: str) -> None:
        self.frames.append(text)
        message = json.loads(text)
        match message["is"]:
            case "view":
                self._see(message)
            case "answer":
                self._settle(message)
            case "chat":
                self.chat += message["lines"]
            case "bye":
                self.bye = message["why"]
            case _:
                pass
        async with self._heard:
            self._heard.notify_all()

    def _see(self, message: Json) -> None:
        """A view may answer as well."""
        if message["version"] >= self.version:
            self.version, self.view = message["version"], message["view"]
        if message["answers"] is not None:
            self._settle({"is": "answer", "id": message["answers"], "error": None, "numbers": {}})

    def _settle(self, answer: Json) -> None:
        """Whoever asked may have given up waiting."""
        waiting = self._answers.pop(answer["id"], None)
        if waiting is not None and not waiting.done():
            self.accepted |= {answer["id"]} if answer["error"] is None else set()
            waiting.set_result(answer)


def any_move(option: Json) -> Json:
    """The first move an option offers."""
    return {"is": option["move"], **{k: _first(field) for k, field in option["fields"].items()}}


def _first(field: Any) -> Any:
    match field:
        case {"is": "Span"}:
            return field["least"]
        case {"is": "Some"}:
            return field["among"][: field["least"]]
        case _:
            return field[0]
