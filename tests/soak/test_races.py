"""Many at one room at once, for a few seconds; and that the judge would see what is wrong."""

import json
from collections import Counter
from functools import partial
from typing import Any, get_args

import pytest

from domain.games import GAMES
from domain.luck import hash_of_string
from domain.room import commands
from domain.room.commands import Asked, Go
from domain.room.pieces import Person
from infra.gateway import receive
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Store
from infra.protocol import frames
from infra.rooms.handle import handle
from infra.rooms.journal import Journal
from tests.frames import frame_of
from tests.infra.fakes import ANN, BOB, CAT, CODE, DAN, World, first_move
from tests.soak import races
from tests.soak.anything import ANYTHING
from tests.soak.at_once import at_once, threads_change_often

LUCK = "0123456789abcdef" * 2


@pytest.mark.parametrize("game", GAMES)
def test_one_order_explains_all_that_many_were_told(game: str, sqlite_store: SqliteStore) -> None:
    found = races.Counts()
    races.judge(sqlite_store, game, 1, found)
    assert found.faults == []
    assert found.told["done"] > 0
    assert found.twice > 10


def test_and_on_dynamodb(dynamodb_store: Store) -> None:
    found = races.Counts()
    races.judge(dynamodb_store, "modern_art", 2, found)
    assert found.faults == []


# Everything is sent twice at once

FRAMES: dict[str, dict[str, Any]] = {
    "Sit": {"chair": 4, "luck": LUCK},
    "Stand": {},
    "BringLuck": {"luck": LUCK},
    "PlaceBot": {"chair": 5, "level": "easy"},
    "RemoveBot": {"chair": 3},
    "Unseat": {"chair": 1},
    "Change": {"settings": {"game": "gem_trader", "pace": "brisk"}},
    "Mute": {"person": "bob", "muted": True},
    "Admit": {"admission": "seats"},
    "LetSit": {"person": "bob", "may": True},
    "Remove": {"person": "bob"},
    "Forgive": {"person": "dan"},
    "MakeHost": {"person": "bob"},
    "Start": {},
    "say": {"text": "hammer"},
}
BETWEEN = "Reveal"
AT_A_TABLE = ("hello", "Play", "Reclaim", "Again")
NAMELESS = "beat"
ENVELOPE = "ask"
KINDS = {
    str(kind.__struct_config__.tag)
    for kind in (*get_args(frames.AnyFrame), *get_args(commands.FromPage))
} - {ENVELOPE}


def test_no_kind_of_frame_is_left_out() -> None:
    """Neither below nor in the search, where a table's own options say what is played."""
    assert {*FRAMES, BETWEEN, *AT_A_TABLE, NAMELESS} == KINDS
    assert {*ANYTHING, "Play", NAMELESS} == KINDS


@pytest.fixture
def lobby(store: Store) -> World:
    """Ann, the host, and Cat sit; Bob watches; a bot has chair 3; Dan was removed."""
    world = World(store)
    world.open()
    for person in (ANN, BOB, CAT, DAN):
        world.hello(person)
    for chair, person in enumerate((ANN, CAT)):
        world.must(person, "Sit", chair=chair, luck=LUCK)
    world.must(ANN, "PlaceBot", chair=3, level="easy")
    world.must(ANN, "Remove", person=DAN)
    return world


def send_twice(world: World, reply_to: Person, kind: str, /, **fields: Any) -> list[str | None]:
    """At the same moment through two processes; both answers."""
    at_two_processes(world, reply_to, json.dumps(frame_of(kind, "twice", fields)))
    return [a["error"] for a in world.sender.all(reply_to, "answer") if a["id"] == "twice"]


def at_two_processes(world: World, reply_to: Person, text: str) -> None:
    processes = [world.fresh_services(), world.fresh_services()]
    with threads_change_often():
        at_once([partial(receive, services, reply_to, text) for services in processes])


@pytest.mark.parametrize("kind", FRAMES)
def test_a_frame_that_comes_twice_at_once_is_done_once_and_answered_twice(
    lobby: World, kind: str
) -> None:
    """B-04."""
    assert send_twice(lobby, ANN, kind, **FRAMES[kind]) == [None, None]
    done = Counter(commit.command for commit in Journal(lobby.store).commits(CODE))
    lines = lobby.store.query(f"ROOM#{CODE}", prefix="CHAT#")
    assert (done["ann twice"], len(lines)) == ((0, 1) if kind == "say" else (1, 0))


@pytest.mark.parametrize("kind", AT_A_TABLE)
def test_so_are_those_at_a_table(store: Store, kind: str) -> None:
    world = World(store)
    world.begin(ANN, BOB, game="gem_trader")
    reply_to = world.person_at(world.seen()["playing"]["waits_for"][0])
    fields: dict[str, Any] = {}
    match kind:
        case "hello":
            fields = {"token": world.token(reply_to), "room": CODE}
        case "Play":
            fields = {"move": first_move(world.sender.view(reply_to))}
        case "Reclaim":
            world.now.pass_by(90)
            world.tick()
        case _:
            reply_to = ANN
            while not world.seen()["playing"]["over"]:
                world.now.pass_by(90)
                world.tick()
    before = world.state().version
    assert send_twice(world, reply_to, kind, **fields) == [None, None]
    assert world.state().version == before + (kind != "hello")


def test_a_string_that_is_revealed_twice_at_once_is_dealt_with_once(lobby: World) -> None:
    """Cat's page is from before there were hashes."""
    lobby.must(ANN, "BringLuck", luck_hash=hash_of_string(LUCK))
    lobby.must(ANN, "Start")
    before = lobby.state().version
    assert send_twice(lobby, ANN, BETWEEN, luck=LUCK) == [None, None]
    assert lobby.state().version == before + 1
    assert lobby.stage()


@pytest.mark.parametrize(("seen", "shown"), [(0, "view"), (None, "now")])
def test_a_beat_that_comes_twice_at_once_is_answered_twice_and_does_nothing(
    lobby: World, seen: int | None, shown: str
) -> None:
    """B-02: it bears no id, and needs none."""
    before = lobby.state().version
    lobby.sender.forget()
    beat = {"is": "beat", "version": before if seen is None else seen}
    at_two_processes(lobby, ANN, json.dumps(beat))
    assert [message["is"] for message in lobby.sender.shown["ann"]] == [shown, shown]
    assert lobby.state().version == before


def test_of_two_beats_by_who_was_thought_gone_they_come_once(lobby: World) -> None:
    """B-01."""
    gone = Asked(BOB, lobby.now(), Go())
    handle(lobby.services, CODE, gone)
    before = lobby.state().version
    at_two_processes(lobby, BOB, '{"is": "beat"}')
    assert lobby.state().version == before + 1
    assert lobby.sender.view("bob")["people"][1]["online"]


def test_who_sits_and_who_starts_at_once_are_in_one_order(store: Store) -> None:
    """Either they sit and play, or the seats were locked before they sat."""
    world = World(store)
    world.open(game="gem_trader")
    for person in (ANN, BOB, CAT):
        world.hello(person)
    for chair, person in enumerate((ANN, BOB)):
        world.must(person, "Sit", chair=chair, luck=LUCK)
    sit = json.dumps({"is": "ask", "id": "s", "wanted": {"is": "Sit", "chair": 2, "luck": LUCK}})
    start = json.dumps({"is": "ask", "id": "s", "wanted": {"is": "Start"}})
    processes = [world.fresh_services(), world.fresh_services()]
    with threads_change_often():
        at_once([
            lambda: receive(processes[0], "cat", sit),
            lambda: receive(processes[1], "ann", start),
        ])  # fmt: skip
    room = world.state().room
    answers = [a["error"] for a in world.sender.all("cat", "answer") if a["id"] == "s"]
    assert room.playing is not None
    assert (answers, len(room.playing.chairs)) in (([None], 3), (["seats-are-locked"], 2))
