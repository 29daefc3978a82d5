"""The way of one Tycoon bid through the code: `python -m tests.bench.path`.

Counts the project's own modules that run, from the frame until the commit is stored and until the
views are handed to the sender. Targets: 25 and 32.
"""

import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

from functions import websocket
from infra import current_services
from infra.local.sqlite_store import SqliteStore
from tests.frames import frame_of
from tests.infra.fakes import ANN, BOB, CAT, World
from tests.infra.test_functions import socket_event

ROOT = Path(__file__).parents[2]
OURS = tuple(str(ROOT / package) for package in ("domain", "infra", "functions"))
MOST_STORED, MOST_SENT = 25, 32


class Tracer:
    """Which of our modules have run, in the order of their first function."""

    def __init__(self) -> None:
        self.modules: dict[str, None] = {}
        self.functions: set[tuple[str, str]] = set()
        self.depth = self.deepest = 0

    def __call__(self, frame: FrameType, event: str, _argument: object) -> None:
        file = frame.f_code.co_filename
        if not file.startswith(OURS):
            return
        if event == "call":
            self.depth += 1
            self.deepest = max(self.deepest, self.depth)
            self.modules[str(frame.f_globals["__name__"])] = None
            self.functions.add((file, frame.f_code.co_qualname))
        elif event == "return":
            self.depth -= 1


def traced(do: Callable[[], object], at: dict[str, Any]) -> dict[str, list[str]]:
    """By the name of a point: the modules run until this method of this object has begun."""
    found: dict[str, list[str]] = {}
    tracer = Tracer()
    for point, (owner, name) in at.items():
        _watch(owner, name, partial(_noted, found, tracer, point))
    sys.setprofile(tracer)
    try:
        do()
    finally:
        sys.setprofile(None)
    print(f"{len(tracer.functions)} functions, {tracer.deepest} deep")
    return found


def _noted(found: dict[str, list[str]], tracer: Tracer, point: str) -> None:
    found.setdefault(point, [*tracer.modules])


def _watch(owner: Any, name: str, tell: Callable[[], object]) -> None:
    before = getattr(owner, name)

    def watched(*given: Any, **named: Any) -> Any:
        tell()
        return before(*given, **named)

    setattr(owner, name, watched)


def a_bid() -> dict[str, list[str]]:
    world = World(SqliteStore(Path(":memory:")))
    current_services.install(world.services)
    world.begin(ANN, BOB, CAT)
    world.to_stage("Outcry")
    stage = world.seen()["playing"]["table"]["table"]["stage"]
    bidder = next(p for p in (ANN, BOB, CAT) if _may_bid(world, p))
    move = {"is": "Bid", "lot": stage["lot"], "amount": stage["least"]}
    frame = json.dumps(frame_of("Play", "bid", {"move": move}))
    event = socket_event("$default", bidder, frame)
    points = {"stored": (world.store, "put_if_absent"), "sent": (world.sender, "send_all")}
    return traced(lambda: websocket.handler(event, None), points)


def _may_bid(world: World, person: Any) -> bool:
    options = world.sender.view(person)["playing"]["table"]["options"]
    return any(option["move"] == "Bid" for option in options)


def main() -> None:
    found = a_bid()
    for point, most in (("stored", MOST_STORED), ("sent", MOST_SENT)):
        print(f"{len(found[point])} modules until it is {point} (at most {most})")
    print("\n".join(found["sent"]))


if __name__ == "__main__":
    main()
