"""What a page and the server say to each other, heard from beside."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket

Json = dict[str, Any]
TIMEOUT_MS = 20_000


class Line:
    """`frames` keeps every message that came, `refusals` the keys of the moves refused."""

    def __init__(self, page: Page) -> None:
        self.frames: list[Json] = []
        self.refusals: list[str] = []
        self._asked: set[str] = set()
        self._socket: WebSocket | None = None
        page.on("websocket", self._dialed)

    @property
    def views(self) -> dict[int, Json]:
        """By version."""
        return {f["version"]: f["view"] for f in self.frames if f["is"] == "view"}

    @property
    def view(self) -> Json:
        views = self.views
        return dict(views[max(views)])

    def move(self, act: Callable[[], None]) -> None:
        """Do what makes a move, and wait for the view that answers it, or the refusal."""
        assert self._socket is not None, "no line to any room"
        with self._socket.expect_event("framereceived", self._is_answer, timeout=TIMEOUT_MS):
            act()

    def _dialed(self, socket: WebSocket) -> None:
        self._socket = socket
        socket.on("framesent", self._sent)
        socket.on("framereceived", lambda text: self.frames.append(json.loads(text)))

    def _sent(self, text: str | bytes) -> None:
        frame = json.loads(text)
        if frame.get("wanted", {}).get("is") == "Play":
            self._asked.add(frame["id"])

    def _is_answer(self, text: str | bytes) -> bool:
        message = json.loads(text)
        if message["is"] == "view":
            return message["answers"] in self._asked
        if message["is"] != "answer" or message["id"] not in self._asked:
            return False
        if message["error"] is not None:
            self.refusals.append(message["error"])
        return True
