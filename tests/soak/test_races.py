"""Many at one room at once, for a few seconds; and that the judge would see what is wrong."""

import json
from collections import Counter
from functools import partial
from typing import Any

import pytest

from domain.games import GAMES
from domain.room.coming import open_room
from domain.room.events import BotPlaced, SettingsChanged
from domain.room.pieces import Chair, Person, Settings
from infra.codec import Commit
from infra.desk import hear
from infra.journal import Journal
from infra.shelf import Shelf
from infra.sqlite_shelf import SqliteShelf
from tests.infra.fakes import ANN, BOB, CAT, CODE, World, first_move
from tests.soak import races
from tests.soak.history import Call, History

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

FRAMES: list[tuple[str, dict[str, Any]]] = [
    ("sit", {"chair": 4, "luck": LUCK}),
    ("stand", {}),
    ("luck", {"luck": LUCK}),
    ("bot", {"chair": 5, "level": "easy"}),
    ("unbot", {"chair": 3}),
    ("change", {"settings": {"game": "gem_trader", "pace": "brisk"}}),
    ("mute", {"person": "bob", "muted": True}),
    ("remove", {"person": "bob"}),
    ("start", {}),
    ("say", {"text": "hammer"}),
]


@pytest.fixture
def lobby(shelf: Shelf) -> World:
    """Ann, the host, and Cat sit; Bob watches; a bot has chair 3."""
    world = World(shelf)
    world.open()
    for person in (ANN, BOB, CAT):
        world.hello(person)
    for chair, person in enumerate((ANN, CAT)):
        world.must(person, "sit", chair=chair, luck=LUCK)
    world.must(ANN, "bot", chair=3, level="easy")
    return world


def send_twice(world: World, asker: Person, kind: str, /, **fields: Any) -> list[str | None]:
    """At the same moment through two processes; both answers."""
    text = json.dumps({"is": kind, "id": "twice", **fields})
    houses = [world.fresh_house(), world.fresh_house()]
    with races.threads_change_often():
        races.at_once([partial(hear, house, asker, text) for house in houses])
    return [a["error"] for a in world.screens.all(asker, "answer") if a["id"] == "twice"]


@pytest.mark.parametrize(("kind", "fields"), FRAMES, ids=[kind for kind, _ in FRAMES])
def test_a_frame_that_comes_twice_at_once_is_done_once_and_answered_twice(
    lobby: World, kind: str, fields: dict[str, Any]
) -> None:
    """B-04."""
    assert send_twice(lobby, ANN, kind, **fields) == [None, None]
    done = Counter(commit.command for commit in Journal(lobby.shelf).commits(CODE))
    lines = lobby.shelf.query(f"ROOM#{CODE}", prefix="CHAT#")
    assert (done["ann twice"], len(lines)) == ((0, 1) if kind == "say" else (1, 0))


@pytest.mark.parametrize("kind", ["hello", "play", "reclaim", "again"])
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
    with races.threads_change_often():
        races.at_once([
            lambda: hear(houses[0], "cat", sit),
            lambda: hear(houses[1], "ann", start),
        ])  # fmt: skip
    room = world.standing().room
    answers = [a["error"] for a in world.screens.all("cat", "answer") if a["id"] == "s"]
    assert room.playing is not None
    assert (answers, len(room.playing.chairs)) in (([None], 3), (["seats-are-locked"], 2))


# The judge

BOT, OTHER = BotPlaced(Chair(1), "easy"), BotPlaced(Chair(2), "easy")


def call(name: str, called: int, returned: int, chair: int, *errors: Any) -> Call:
    text = json.dumps({"is": "bot", "id": name, "chair": chair, "level": "easy"})
    return Call(ANN, text, name, called, returned, list(errors))


def judged(calls: list[Call], *kept: tuple[str, Any]) -> list[str]:
    opened = Commit(1, 0, tuple(open_room(CODE, ANN, "Ann", Settings(), b"0" * 32)))
    commits = [Commit(n, 0, (e,), f"ann {c}" if c else "") for n, (c, e) in enumerate(kept, 2)]
    return list(History(calls, [opened, *commits]).faults())


def test_what_is_right_is_no_fault() -> None:
    taken = {"error": "chair-is-taken", "numbers": {}}
    calls = [call("a", 1, 2, 1, None), call("b", 3, 4, 2, None), call("c", 5, 6, 1, taken)]
    assert judged(calls, ("a", BOT), ("b", OTHER)) == []
    assert judged([*calls[:2], call("c", 1, 6, 1, taken)], ("b", OTHER), ("a", BOT)) != []


def test_a_later_move_before_an_earlier_one_is_a_fault() -> None:
    calls = [call("a", 1, 2, 1, None), call("b", 3, 4, 2, None)]
    assert len(judged(calls, ("b", OTHER), ("a", BOT))) == 1


def test_what_was_answered_as_done_and_is_not_there_is_a_fault() -> None:
    assert len(judged([call("a", 1, 2, 1, None)])) == 1


def test_what_is_there_twice_is_a_fault() -> None:
    assert judged([call("a", 1, 2, 1, None)], ("a", BOT), ("a", OTHER))


def test_what_was_refused_and_is_there_is_a_fault() -> None:
    taken = {"error": "chair-is-taken", "numbers": {}}
    assert judged([call("a", 1, 2, 1, taken)], ("a", BOT))


def test_a_refusal_by_an_old_state_is_a_fault() -> None:
    """The bot was taken out before he asked."""
    taken = {"error": "chair-is-taken", "numbers": {}}
    left = SettingsChanged(Settings(pace="brisk"))
    calls = [call("a", 1, 2, 1, None), call("b", 3, 4, 2, taken)]
    assert len(judged(calls, ("a", BOT), ("", left))) == 1
