"""A page as the bill sees it: it beats after silence and nudges a late clock (heartbeats.ts)."""

import json
from collections.abc import Callable
from typing import Any

from domain.room.pieces import LOG_LINES
from tests.frames import frame_of
from tests.meter.calendar import Calendar

QUIET_PLAYING_MS = 25_000
QUIET_IDLE_MS = 300_000
FIRST_MS = 140
NEXT_MS = 400
LAST_NUDGE_MS = 15_000
NETWORK_MS = 40
"""From the page to the gateway, or back."""

Json = dict[str, Any]


class Page:
    """One connection of one person. `seen` is told every view that is newer than the last."""

    def __init__(
        self, calendar: Calendar, connection_id: str, send: Callable[[str, Json], None]
    ) -> None:
        self.connection_id = connection_id
        self.view: Json = {}
        self.version = 0
        self.seen: Callable[[], object] = lambda: None
        self._calendar = calendar
        self._send = send
        self._quiet: int | None = None
        self._nudge: int | None = None
        self._asked = 0
        self._log = (0, 0, 0)

    def ask(self, kind: str, **fields: Any) -> None:
        self._asked += 1
        self._say(frame_of(kind, f"{self.connection_id}-{self._asked:015d}", fields))

    def _say(self, frame: Json) -> None:
        self._calendar.after(NETWORK_MS, lambda: self._send(self.connection_id, frame))

    def _beat(self) -> None:
        self._say({"is": "beat", "version": self.version})

    def hear(self, message: bytes) -> None:
        told = json.loads(message)
        self._heard()
        if told["is"] == "view" and told["version"] >= self.version:
            self.version, self.view = told["version"], told["view"]
            self._watch()
            self._read_log()
            self.seen()

    @property
    def playing(self) -> Json | None:
        playing: Json | None = self.view.get("playing")
        return None if playing is None or playing["over"] else playing

    def _heard(self) -> None:
        self._calendar.call_off(self._quiet)
        quiet = QUIET_PLAYING_MS if self.playing else QUIET_IDLE_MS
        self._quiet = self._calendar.after(quiet, self._silence)

    def _silence(self) -> None:
        self._quiet = None
        self._beat()
        self._heard()

    def _watch(self) -> None:
        self._heard()
        self._calendar.call_off(self._nudge)
        self._nudge = None
        wakes = self.playing and self.playing["wakes"]
        if wakes is not None and wakes:
            spread = FIRST_MS + NEXT_MS * self._place()
            self._nudge_in(max(0, wakes - self._calendar()) + spread, 1_000)

    def _place(self) -> int:
        """Among those whose pages are open: the seated by seat, then the others as they came."""
        view = self.view
        chairs = [view["chairs"][chair] for chair in view["playing"]["chairs"]]
        seated = [chair["person"] for chair in chairs if chair["person"] and chair["online"]]
        others = [one["person"] for one in view["people"] if one["online"]]
        order = [*seated, *(person for person in others if person not in seated)]
        return order.index(view["you"]) if view["you"] in order else len(order)

    def _nudge_in(self, ms: float, again: int) -> None:
        def nudge() -> None:
            self._beat()
            self._nudge = None
            if again < LAST_NUDGE_MS:
                self._nudge_in(again, again * 2)

        self._nudge = self._calendar.after(ms, nudge)

    def _read_log(self) -> None:
        """Views bring the newest lines; where some are missing, a whole one is asked (lines.ts)."""
        playing = self.view["playing"]
        if playing is None:
            return
        number, told, count = self._log
        new, new_told = len(playing["log"]), playing["told"]
        joins = number == playing["number"] and new_told - new <= told
        lines = min(LOG_LINES, count + new_told - told) if joins else new
        self._log = playing["number"], new_told, max(new, lines)
        if max(new, lines) < min(new_told, LOG_LINES):
            self._say({"is": "beat", "version": 0})

    def close(self) -> None:
        self._calendar.call_off(self._quiet)
        self._calendar.call_off(self._nudge)
