"""The server dies by kill -9 amid real games: `python -m tests.soak.crash --kills 1000`.

Rooms of all three games at one server on SQLite; people at sockets who play what is offered, chat,
come back when they are cut off and send again what was not answered. At the end the journal is
compared with what they were told, and every game that began must have ended.
"""

import argparse
import asyncio
import sys
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory

from domain.games import GAMES
from domain.room.pieces import RoomCode
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Store
from infra.rooms.journal import Journal
from tests.local.client import guest, new_room
from tests.local.server import a_page
from tests.soak.nursery import Nursery
from tests.soak.stubborn import Stubborn
from tests.soak.verdict import faults, games
from tests.story import Chance

PARTIES = tuple(
    (name, people, max(0, GAMES[name].seats[0] - people))
    for name, people in zip(sorted(GAMES), cycle((2, 1, 3)), strict=False)
)
"""The game, how many people play it, and how many bots."""

LUCK = "0123456789abcdef" * 2


@dataclass
class Party:
    """The people of a room, its host first. They begin a game after each until they are told."""

    people: list[Stubborn]
    bots: int
    closing: bool = False

    @property
    def room(self) -> RoomCode:
        return self.people[0].room

    async def gather(self) -> None:
        host = self.people[0]
        await host.here()
        await host.ask("Change", settings={"game": host.view["settings"]["game"], "pace": "brisk"})
        for chair, person in enumerate(self.people):
            await person.here()
            await person.ask("Sit", chair=chair, luck=LUCK)
        for n in range(self.bots):
            await host.ask("PlaceBot", chair=len(self.people) + n, level="easy")

    async def play(self) -> None:
        await asyncio.gather(*(self._live(n) for n in range(len(self.people))))

    async def _live(self, n: int) -> None:
        person = self.people[n]
        while not await self._is_done(person):
            playing = person.view["playing"]
            if playing is not None and not playing["over"]:
                await person.move()
            elif n:
                await person.news()
            else:
                await person.ask("Start" if playing is None else "Again")
            if person.luck.below(12) == 0:
                await person.ask("say", text=f"at {person.version}")

    async def _is_done(self, person: Stubborn) -> bool:
        await person.here()
        playing = person.view["playing"]
        return self.closing and (playing is None or bool(playing["over"]))


def party(base: str, number: int) -> Party:
    game, humans, bots = PARTIES[number % len(PARTIES)]
    tokens = [guest(base, f"Guest {number} {n}")["token"] for n in range(humans)]
    room = RoomCode(new_room(base, tokens[0], game))
    people = [
        Stubborn(base, room, token, Chance(100 * number + n)) for n, token in enumerate(tokens)
    ]
    return Party(people, bots)


async def killing(nursery: Nursery, kills: int, luck: Chance) -> None:
    """Mostly in the middle of things, now and then while it starts."""
    for _ in range(kills):
        if luck.below(8):
            await nursery.is_up()
            await asyncio.sleep(luck.below(900) / 1000)
        else:
            await asyncio.sleep(luck.below(300) / 1000)
        nursery.kill()
        nursery.start()


async def campaign(nursery: Nursery, rooms: int, kills: int, seed: int) -> list[Party]:
    """Parties who play on while the server is killed so often, and then finish their games."""
    await nursery.is_up()
    parties = [await asyncio.to_thread(party, nursery.base, n) for n in range(rooms)]
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as tasks:
        for one in parties:
            await one.gather()
            tasks.create_task(one.play())
            for person in one.people:
                stack.push_async_callback(person.leave)
        await killing(nursery, kills, Chance(seed))
        for one in parties:
            one.closing = True
    return parties


def judged(store: Store, parties: list[Party]) -> list[str]:
    """Everything that is wrong, in words."""
    found: list[str] = []
    for one in parties:
        done, refused = _told(one, refused=False), _told(one, refused=True)
        found += faults(store, one.room, done, refused)
        found += [lost for person in one.people for lost in person.lost]
        found += _chat_faults(store, one)
        began, ended = games(Journal(store).commits(one.room))
        found += [] if began == ended else [f"{one.room}: {began} games began, {ended} ended"]
    return found


def _told(one: Party, *, refused: bool) -> set[str]:
    return {
        f"{person.person} {name}"
        for person in one.people
        for name, answer in person.told.items()
        if answer.kind != "say" and (answer.error is not None) == refused
    }


def _chat_faults(store: Store, one: Party) -> list[str]:
    """What was said is there once."""
    kept = [item.body for item in store.query(f"ROOM#{one.room}", prefix="CHAT#")]
    said = [
        name
        for person in one.people
        for name, answer in person.told.items()
        if answer.kind == "say" and answer.error is None
    ]
    counts = [sum(f'"{name}"' in body for body in kept) for name in said]
    return [f"{one.room}: a line is there {n} times" for n in counts if n != 1]


@dataclass
class Counts:
    kills: int
    rooms: int
    answered: int
    again: int
    refused: int
    came: int
    games: int
    troubles: int
    faults: list[str]
    said: str

    def __str__(self) -> str:
        return (
            f"{self.kills} kills (-9), {self.rooms} rooms, {self.games} games begun and ended; "
            f"{self.answered} frames done, {self.again} of them sent again, "
            f"{self.refused} refused; {self.came} times come back; "
            f"logged failures {self.troubles}; lost or doubled {len(self.faults)}"
        )


def measured(folder: Path, rooms: int, kills: int, seed: int) -> Counts:
    store = folder / "gavel.sqlite"
    nursery = Nursery(store, a_page(folder / "page"))
    try:
        parties = asyncio.run(campaign(nursery, rooms, kills, seed))
    finally:
        nursery.kill()
    return _metrics(nursery, store, parties)


def _metrics(nursery: Nursery, file: Path, parties: list[Party]) -> Counts:
    store = SqliteStore(file)
    people = [person for one in parties for person in one.people]
    told = [answer for person in people for answer in person.told.values()]
    done = [answer for answer in told if answer.error is None]
    try:
        return Counts(
            kills=nursery.kills,
            rooms=len(parties),
            answered=len(done),
            again=sum(answer.sent > 1 for answer in done),
            refused=len(told) - len(done),
            came=sum(person.came for person in people) - len(people),
            games=sum(games(Journal(store).commits(one.room))[1] for one in parties),
            troubles=nursery.troubles(),
            faults=judged(store, parties),
            said=nursery.said(),
        )
    finally:
        store.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.crash")
    parser.add_argument("--kills", type=int, default=60)
    parser.add_argument("--rooms", type=int, default=len(PARTIES))
    parser.add_argument("--seed", type=int, default=int(time.time()))
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        found = measured(Path(folder), asked.rooms, asked.kills, asked.seed)
    print(f"crash, seed {asked.seed}: {found}")
    for fault in found.faults:
        print(f"  {fault}")
    if found.troubles:
        print(found.said[:4_000])
    sys.exit(bool(found.faults or found.troubles))


if __name__ == "__main__":
    main()
