"""Evenings without end: rooms are opened, played in by people who come and go, and left."""

import asyncio
import random
from collections import deque
from contextlib import suppress
from typing import Self

from msgspec import Struct

from domain.games import GAMES
from tests.local.client import Player, guest, new_room
from tests.local.playing import LUCK, is_asked, modest

GAME_SECONDS = 120
"""After that everybody leaves in the middle; bots play on without them."""
AWAY_SECONDS = 1.5


class Tally(Struct):
    """What has happened so far."""

    rooms: int = 0
    games: int = 0
    moves: int = 0
    returns: int = 0
    lines: int = 0
    troubles: list[str] = []


class Guest(Player):
    """Forgets what it has heard, so that it is not the crowd that grows."""

    def __init__(self, *how: object) -> None:
        super().__init__(*how)  # type: ignore[arg-type]
        self.frames = deque(maxlen=4)  # type: ignore[assignment]
        self.chat = deque(maxlen=4)  # type: ignore[assignment]

    timeout = 30.0

    @classmethod
    async def back(cls, base: str, before: Self) -> Self:
        code, token = before.view["code"], before.token
        await before.leave()
        await asyncio.sleep(random.uniform(0, AWAY_SECONDS))  # noqa: S311
        return await cls.entered(base, code, token)


async def evenings(base: str, rooms: int, until: asyncio.Event, tally: Tally) -> None:
    """So many rooms at a time, one after another, until it is time."""
    await asyncio.gather(*(_evenings(base, until, tally) for _ in range(rooms)))


async def _evenings(base: str, until: asyncio.Event, tally: Tally) -> None:
    while not until.is_set():
        try:
            await _evening(base, until, tally)
        except Exception as trouble:  # noqa: BLE001  (it is told at the end)
            tally.troubles.append(repr(trouble))


async def _evening(base: str, until: asyncio.Event, tally: Tally) -> None:
    game = random.choice([*GAMES])  # noqa: S311
    least, most = GAMES[game].seats[0], GAMES[game].seats[-1]
    humans = random.randint(1, 3)  # noqa: S311
    tally.rooms += 1
    tokens = [guest(base, f"Guest {n}")["token"] for n in range(humans + 1)]
    code = new_room(base, tokens[0], game)
    people = [await Guest.entered(base, code, token) for token in tokens]
    try:
        await _sit_down(people[:humans], random.randint(max(least, humans), most))  # noqa: S311
        for _ in range(random.randint(1, 2)):  # noqa: S311
            await _game(base, people, humans, until, tally)
            if until.is_set() or not people[0].playing["over"]:
                return
            await people[0].must("Again")
            await _all_see(people, lambda view: view["playing"] is None)
    finally:
        for one in people:
            await one.leave()


async def _sit_down(humans: list[Guest], seats: int) -> None:
    host = humans[0]
    await host.must("Change", settings={**host.view["settings"], "pace": "brisk"})
    for chair, one in enumerate(humans):
        await one.must("Sit", chair=chair, luck=LUCK)
    for chair in range(len(humans), seats):
        await host.must("PlaceBot", chair=chair, level="easy")


async def _game(
    base: str, people: list[Guest], humans: int, until: asyncio.Event, tally: Tally
) -> None:
    await people[0].must("Start")
    await _all_see(people, lambda view: view["playing"] is not None)
    with suppress(TimeoutError):
        async with asyncio.timeout(GAME_SECONDS):
            await asyncio.gather(
                *(_play(base, people, n, until, tally) for n in range(humans)),
                _watch(base, people, until, tally),
            )
    tally.games += people[0].playing["over"]


async def _play(base: str, people: list[Guest], n: int, until: asyncio.Event, tally: Tally) -> None:
    while not until.is_set():
        one = people[n]
        await one.until(is_asked, GAME_SECONDS)
        if one.playing["over"]:
            return
        if _now_and_then(30):
            people[n] = await Guest.back(base, one)
            tally.returns += 1
            continue
        version = one.version
        answer = await one.ask("Play", move=modest(one.options)) if one.options else None
        tally.moves += answer is not None and answer["error"] is None
        if answer is None or answer["error"] is not None:
            await asyncio.sleep(0.1)
        elif answer["error"] is None:
            await one.until(lambda _view: one.version > version, GAME_SECONDS)  # noqa: B023


async def _watch(base: str, people: list[Guest], until: asyncio.Event, tally: Tally) -> None:
    """The last one only looks on, talks, and comes and goes."""
    while not until.is_set() and not people[0].playing["over"]:
        await asyncio.sleep(random.uniform(0.5, 2))  # noqa: S311
        if _now_and_then(5):
            people[-1] = await Guest.back(base, people[-1])
            tally.returns += 1
        else:
            answer = await people[-1].ask("say", text="槌 " * random.randint(1, 20))  # noqa: S311
            tally.lines += answer["error"] is None


def _now_and_then(times: int) -> bool:
    return random.randrange(times) == 0  # noqa: S311


async def _all_see(people: list[Guest], holds: object) -> None:
    for one in people:
        await one.until(holds)  # type: ignore[arg-type]
