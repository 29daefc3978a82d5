"""The state machine of aws/room_timer.asl.json, followed state by state in calendar time."""

import json
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from tests.meter.calendar import Calendar
from tests.meter.prices import EXPRESS_GB, EXPRESS_SECONDS
from tests.meter.tally import Tally, steps

ASL = Path(__file__).parents[2] / "infra" / "aws/room_timer.asl.json"
Json = dict[str, Any]
Ring = Callable[[Json], Json]


class Machine:
    """Executions; `express` has what they would have cost as Express ones."""

    def __init__(self, calendar: Calendar, tally: Tally, tick: Ring, asl: Path = ASL) -> None:
        self._calendar = calendar
        self._tally = tally
        self._tick = tick
        self._asl = json.loads(asl.read_text())
        self.express = Tally()
        self.started = 0

    def start(self, work: Json) -> None:
        self.started += 1
        self._transition()
        began = self._calendar()
        self._calendar.after(0, lambda: self._enter(self._asl["StartAt"], work, began))

    def _transition(self) -> None:
        self._tally.add("clock", "transition")

    def _enter(self, name: str, work: Json, began: int) -> None:
        self._transition()
        state = self._asl["States"][name]
        match state["Type"]:
            case "Wait":
                wait = _at(state["TimestampPath"], work) - self._calendar()
                self._calendar.after(wait, lambda: self._enter(state["Next"], work, began))
            case "Task":
                self._enter(state["Next"], self._tick(work), began)
            case "Choice":
                self._enter(_chosen(state, work), work, began)
            case "Succeed":
                self._ended(began)
            case kind:
                raise NotImplementedError(kind)

    def _ended(self, began: int) -> None:
        """An Express one that would last too long has to be several."""
        seconds = (self._calendar() - began) / 1000
        self.express.add("clock", "express request", steps(round(seconds), EXPRESS_SECONDS))
        self.express.add("clock", "express GB-s", seconds * EXPRESS_GB)


def _at(path: str, work: Json) -> float:
    return datetime.fromisoformat(_found(path, work)).timestamp() * 1000


def _found(path: str, work: Json) -> Any:
    return work.get(path.removeprefix("$."))


def _chosen(state: Json, work: Json) -> str:
    for choice in state["Choices"]:
        if all(_holds(condition, work) for condition in choice["And"]):
            return str(choice["Next"])
    return str(state["Default"])


def _holds(condition: Json, work: Json) -> bool:
    path = condition["Variable"]
    if "IsPresent" in condition:
        return (path.removeprefix("$.") in work) is bool(condition["IsPresent"])
    return (_found(path, work) is None) is bool(condition["IsNull"])
