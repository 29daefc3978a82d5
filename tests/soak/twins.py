"""Two worlds that differ only in what one viewer can't know (B-11).

Whatever the viewer asks, at the socket or over HTTP, both must say the same, to the byte and on
all the viewer's connections.
"""

import asyncio
import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec.structs import replace

from domain.game import Command, Seat
from domain.games import GAMES
from domain.luck import Luck, picked
from domain.room.commands import Asked, Play, Tick
from domain.room.due import next_due, wake_time
from domain.room.pieces import Person
from domain.room.room import Room
from domain.room.view import redeal
from functions.http import app
from infra import current_services
from infra.gateway import receive
from infra.local.sqlite_store import SqliteStore
from infra.rooms.codec import Snapshot, decode, encode
from infra.rooms.handle import handle
from infra.rooms.journal import RoomState
from tests.infra.fakes import ANN, BOB, CAT, CODE, DAN, EVE, FakeSender, World
from tests.laws import likely_move
from tests.soak.looks import Counts, must_be_alike, refusal, tries

TWIN_VIEWERS = (ANN, BOB, DAN)
"""Two who sit, and one who watches."""

GAME = f"/api/rooms/{CODE}/games"
PATHS = (
    f"/api/rooms/{CODE}",
    *(f"{GAME}/1{what}" for what in ("", "/replay", "/views", "/views?eyes=all", "/views?eyes=0")),
    f"{GAME}/2/views?eyes=1&from=3",
    f"/api/rooms/{CODE}/voice/ann.18f-0123456789abcdef.mp4",
    "/api/games",
    "/api/time",
    "/api/nothing",
)


class Ears(FakeSender):
    """A sender that remembers every message as it came."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: dict[str, list[bytes]] = defaultdict(list)

    def send(self, connection_id: str, message: bytes) -> None:
        self.heard[connection_id].append(message)
        super().send(connection_id, message)


def memory() -> SqliteStore:
    return SqliteStore(Path(":memory:"))


def world_of(game: str, humans: int, bots: int) -> World:
    """A running game of these; Dan watches."""
    world = World(memory(), Ears())
    world.begin(*(ANN, BOB, CAT, EVE)[:humans], bots=bots, game=game)
    world.hello(DAN)
    return world


def go_on(world: World, luck: Luck) -> bool:
    """A human who is asked moves, or the clock ticks; False once the game is over."""
    room = world.services.journal.read(CODE).room
    assert room.playing is not None
    people = _asked_people(room)
    if people and luck.below(6):
        seat, person = picked(luck, people)
        game = GAMES[room.playing.game]
        move = likely_move(game, game.options(room.playing.table, seat), luck)
        return _runs(handle(world.services, CODE, Asked(person, world.now(), Play(move))))
    world.now.ms = max(world.now(), wake_time(room) or 0)
    return _runs(handle(world.services, CODE, Tick(world.now())))


def _runs(state: RoomState) -> bool:
    playing = state.room.playing
    return playing is not None and not playing.over


def _asked_people(room: Room) -> list[tuple[Seat, Person]]:
    """The humans who are asked, while they have their seats in hand."""
    assert room.playing is not None
    wait = room.playing.wait
    seats = [seat for seat in wait.asked if room.playing.keeping(seat) is None] if wait else []
    both = [(seat, room.sitter(seat).person) for seat in seats]
    return [(seat, person) for seat, person in both if person is not None]


def ask_twins(world: World, viewer: Person, luck: Luck, metrics: Counts) -> None:
    """One viewer, while the game runs and no clock would tick first, for that may differ."""
    state = world.state()
    if next_due(state.room, world.now()) is not None:
        return
    elsewhere = redeal(state.room, viewer, luck)
    frames = list(_frames(state.room, viewer, luck))
    here, there = (_answers(world, state, room, viewer, frames) for room in (state.room, elsewhere))
    metrics["worlds redealt"] += elsewhere != state.room
    metrics["pairs of worlds"] += 1
    metrics["messages"] += len(here)
    for ours, theirs in zip(here, there, strict=True):
        must_be_alike(f"{viewer} was told", ours, theirs)


def _answers(
    world: World, state: RoomState, room: Room, viewer: Person, frames: list[str]
) -> list[Any]:
    """All that the viewer is told in a world where the room stands so."""
    services = twin(world, state, room)
    try:
        for connection_id in (viewer, f"{viewer}'s second tab"):
            for frame in (services.hello_frame(viewer), *frames):
                receive(services.services, connection_id, frame)
        return [*_heard(services, viewer), *asyncio.run(_over_http(services, viewer))]
    finally:
        services.store.close()  # type: ignore[attr-defined]


def twin(world: World, state: RoomState, room: Room) -> World:
    """The same store, whose newest commit says that the room stands so."""
    store = memory()
    world.store._file.backup(store._file)  # type: ignore[attr-defined]
    (newest,) = store.query(f"ROOM#{CODE}", prefix="C#", backwards=True, limit=1)
    commit = replace(decode(newest.body), snapshot=Snapshot(room, state.done, state.digests))
    store.put(replace(newest, body=encode(commit)))
    return World(store, Ears(), now=world.now)


def _frames(room: Room, viewer: Person, luck: Luck) -> Iterator[str]:
    """Everything one can send; of moves only what is refused, as what follows one may differ."""
    for number, frame in enumerate([*_wishes(), *_refused_moves(room, viewer, luck)]):
        yield json.dumps({"id": f"q{number}", **frame})
    yield '{"is":"beat","version":0}'
    yield '{"is":"beat","version":99999}'
    yield "no frame at all"


def _wishes() -> list[dict[str, Any]]:
    return [
        {"is": "ask", "wanted": {"is": "Sit", "chair": 0, "luck": "0" * 32}},
        {"is": "ask", "wanted": {"is": "Stand"}},
        {"is": "ask", "wanted": {"is": "BringLuck", "luck": "0" * 32}},
        {"is": "ask", "wanted": {"is": "PlaceBot", "chair": 5, "level": "easy"}},
        {"is": "ask", "wanted": {"is": "RemoveBot", "chair": 2}},
        {"is": "ask", "wanted": {"is": "Change", "settings": {"game": "modern_art"}}},
        {"is": "ask", "wanted": {"is": "Start"}},
        {"is": "ask", "wanted": {"is": "Again"}},
        {"is": "ask", "wanted": {"is": "Reclaim"}},
        {"is": "say", "text": "who holds what?"},
        {"is": "ask", "wanted": {"is": "Mute", "person": "nobody", "muted": True}},
        {"is": "ask", "wanted": {"is": "Remove", "person": "ann"}},
        {"is": "ask", "wanted": {"is": "Play", "move": {"is": "Peek", "seat": 1}}},
    ]


def _refused_moves(room: Room, viewer: Person, luck: Luck) -> Iterator[dict[str, Any]]:
    playing, seat = room.playing, room.seat_of(viewer)
    if playing is None or playing.over:
        return
    game, table = GAMES[playing.game], playing.table
    for move in tries(game, table, picked(luck, table.seats) if seat is None else seat, luck):
        if seat is None or refusal(game, table, Command(seat, move)) is not None:
            yield {"is": "ask", "wanted": {"is": "Play", "move": msgspec.to_builtins(move)}}


def _heard(twin: World, viewer: Person) -> list[bytes]:
    assert isinstance(twin.sender, Ears)
    return [
        message
        for connection_id, messages in sorted(twin.sender.heard.items())
        if connection_id.startswith(viewer)
        for message in messages
    ]


async def _over_http(twin: World, viewer: Person) -> list[Any]:
    """Status and bytes of each answer; of a voice form, which has a name by chance, its length."""
    current_services.install(twin.services)
    bearer = {"authorization": f"Bearer {twin.token(viewer)}"}
    way = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=way, base_url="http://gavel", headers=bearer) as web:
        answers = [await web.get(path) for path in PATHS]
        form = await web.post(f"/api/rooms/{CODE}/voice", json={"type": "audio/mp4", "seconds": 1})
    _must_be_no_replay(answers)
    told = [(answer.status_code, answer.content) for answer in answers]
    return [*told, (form.status_code, len(form.content))]


def _must_be_no_replay(answers: list[httpx.Response]) -> None:
    """A running game is answered like one that never was."""
    none = (404, b'{"error":"no-such-replay"}')
    for answer in answers:
        if GAME in str(answer.url):
            must_be_alike(str(answer.url), none, (answer.status_code, answer.content))
