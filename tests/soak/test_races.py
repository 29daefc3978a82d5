"""Many at one room at once, for a few seconds; and that the judge would see what is wrong."""

import json
from collections import Counter
from functools import partial
from typing import Any, get_args

import pytest

from domain.games import GAMES
from domain.room.commands import Asked, Go
from domain.room.pieces import Person
from infra import wire
from infra.desk import hear
from infra.journal import Journal
from infra.play import play
from infra.shelf import Shelf
from infra.sqlite_shelf import SqliteShelf
from tests.infra.fakes import ANN, BOB, CAT, CODE, DAN, World, first_move
from tests.soak import races
from tests.soak.anything import ANYTHING
from tests.soak.at_once import at_once, threads_change_often

LUCK = "0123456789abcdef" * 2


@pytest.mark.parametrize("game", GAMES)
def test_one_order_explains_all_that_many_were_told(game: str, sqlite_shelf: SqliteShelf) -> None:
    found = races.Figures()
    races.judge(sqlite_shelf, game, 1, found)
    assert found.faults == []
    assert found.told["done"] > 0
    assert found.twice > 10


def test_and_on_dynamodb(dynamo_shelf: Shelf) -> None:
    found = races.Figures()
    races.judge(dynamo_shelf, "modern_art", 2, found)
    assert found.faults == []


# Everything is sent twice at once

FRAMES: dict[str, dict[str, Any]] = {
    "sit": {"chair": 4, "luck": LUCK},
    "stand": {},
    "luck": {"luck": LUCK},
    "bot": {"chair": 5, "level": "easy"},
    "unbot": {"chair": 3},
    "unseat": {"chair": 1},
    "change": {"settings": {"game": "gem_trader", "pace": "brisk"}},
    "mute": {"person": "bob", "muted": True},
    "remove": {"person": "bob"},
    "forgive": {"person": "dan"},
    "host": {"person": "bob"},
    "start": {},
    "say": {"text": "hammer"},
}
AT_A_TABLE = ("hello", "play", "reclaim", "again")
NAMELESS = "beat"
KINDS = {kind.__struct_config__.tag for kind in get_args(wire.AnyFrame)}


def test_no_kind_of_frame_is_left_out() -> None:
    """Neither below nor in the search, where a table's own options say what is played."""
    assert {*FRAMES, *AT_A_TABLE, NAMELESS} == KINDS
    assert {*ANYTHING, "play", NAMELESS} == KINDS


@pytest.fixture
def lobby(shelf: Shelf) -> World:
    """Ann, the host, and Cat sit; Bob watches; a bot has chair 3; Dan was removed."""
    world = World(shelf)
    world.open()
    for person in (ANN, BOB, CAT, DAN):
        world.hello(person)
    for chair, person in enumerate((ANN, CAT)):
        world.must(person, "sit", chair=chair, luck=LUCK)
    world.must(ANN, "bot", chair=3, level="easy")
    world.must(ANN, "remove", person=DAN)
    return world


def send_twice(world: World, asker: Person, kind: str, /, **fields: Any) -> list[str | None]:
    """At the same moment through two processes; both answers."""
    at_two_houses(world, asker, json.dumps({"is": kind, "id": "twice", **fields}))
    return [a["error"] for a in world.screens.all(asker, "answer") if a["id"] == "twice"]


def at_two_houses(world: World, asker: Person, text: str) -> None:
    houses = [world.fresh_house(), world.fresh_house()]
    with threads_change_often():
        at_once([partial(hear, house, asker, text) for house in houses])


@pytest.mark.parametrize("kind", FRAMES)
def test_a_frame_that_comes_twice_at_once_is_done_once_and_answered_twice(
    lobby: World, kind: str
) -> None:
    """B-04."""
    assert send_twice(lobby, ANN, kind, **FRAMES[kind]) == [None, None]
    done = Counter(commit.command for commit in Journal(lobby.shelf).commits(CODE))
    lines = lobby.shelf.query(f"ROOM#{CODE}", prefix="CHAT#")
    assert (done["ann twice"], len(lines)) == ((0, 1) if kind == "say" else (1, 0))


@pytest.mark.parametrize("kind", AT_A_TABLE)
def test_so_are_those_at_a_table(shelf: Shelf, kind: str) -> None:
    world = World(shelf)
    world.begin(ANN, BOB, game="gem_trader")
    asker = world.person_at(world.seen()["playing"]["waits_for"][0])
    fields: dict[str, Any] = {}
    match kind:
        case "hello":
            fields = {"token": world.token(asker), "room": CODE}
        case "play":
            fields = {"move": first_move(world.screens.view(asker))}
        case "reclaim":
            world.now.pass_by(90)
            world.ring()
        case _:
            asker = ANN
            while not world.seen()["playing"]["over"]:
                world.now.pass_by(90)
                world.ring()
    before = world.standing().version
    assert send_twice(world, asker, kind, **fields) == [None, None]
    assert world.standing().version == before + (kind != "hello")


@pytest.mark.parametrize(("seen", "shown"), [(0, "view"), (None, "now")])
def test_a_beat_that_comes_twice_at_once_is_answered_twice_and_does_nothing(
    lobby: World, seen: int | None, shown: str
) -> None:
    """B-02: it bears no id, and needs none."""
    before = lobby.standing().version
    lobby.screens.forget()
    beat = {"is": "beat", "version": before if seen is None else seen}
    at_two_houses(lobby, ANN, json.dumps(beat))
    assert [message["is"] for message in lobby.screens.shown["ann"]] == [shown, shown]
    assert lobby.standing().version == before


def test_of_two_beats_by_who_was_thought_gone_he_comes_once(lobby: World) -> None:
    """B-01."""
    gone = Asked(BOB, lobby.now(), Go())
    play(lobby.house, CODE, gone)
    before = lobby.standing().version
    at_two_houses(lobby, BOB, '{"is": "beat"}')
    assert lobby.standing().version == before + 1
    assert lobby.screens.view("bob")["people"][1]["online"]


def test_who_sits_and_who_starts_at_once_are_in_one_order(shelf: Shelf) -> None:
    """Either he sits and plays, or the seats were locked before he sat."""
    world = World(shelf)
    world.open(game="gem_trader")
    for person in (ANN, BOB, CAT):
        world.hello(person)
    for chair, person in enumerate((ANN, BOB)):
        world.must(person, "sit", chair=chair, luck=LUCK)
    sit = json.dumps({"is": "sit", "id": "s", "chair": 2, "luck": LUCK})
    start = json.dumps({"is": "start", "id": "s"})
    houses = [world.fresh_house(), world.fresh_house()]
    with threads_change_often():
        at_once([
            lambda: hear(houses[0], "cat", sit),
            lambda: hear(houses[1], "ann", start),
        ])  # fmt: skip
    room = world.standing().room
    answers = [a["error"] for a in world.screens.all("cat", "answer") if a["id"] == "s"]
    assert room.playing is not None
    assert (answers, len(room.playing.chairs)) in (([None], 3), (["seats-are-locked"], 2))
