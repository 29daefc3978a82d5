"""A deploy forwards and backwards, rehearsed (decisions/0014).

Rooms that a release left behind are finished by today's code; what today's code writes can be read
by the release, so that a rollback keeps its rooms.
"""

import json
from functools import cache
from itertools import product
from typing import Any

import msgspec
import pytest

from domain.games import GAMES
from domain.room.room import Room
from domain.room.view import view
from infra.local.sqlite_store import SqliteStore
from infra.replays.file import find_replay
from infra.replays.verify.checks import checks
from infra.replays.verify.reading import parsed
from infra.rooms.codec import Commit, decode, encode
from tests.infra.fakes import ANN, BOB, CAT, CODE, World
from tests.releases.file import Kept, Release, kept, laid, read, releases
from tests.releases.living import live_until
from tests.releases.making import STAGES, made
from tests.releases.reading import reader
from tests.room.random_room import Life
from tests.story import Chance

NEW: dict[str, dict[str, str]] = {
    "2026-11-30": {
        "rules 3 of tycoon": "one clock a window, takers by their last bid: rules decide it",
        "AdmissionChanged": "older code would let in whom the host has locked out",
        "PersonLetSit": "only follows where the seats are locked, or are to be",
        "PersonErased": "only follows where somebody asks; older code would keep their name",
        "GameCalled": "seats are locked before strings are revealed, or the house chooses the deal;"
        " a room that has begun a game so waits until newer code is back",
    },
}
"""By release, what is written that it cannot read, and why its rooms may wait after a rollback."""

HINT = "a rollback would leave such rooms unread: see decisions/0014, and NEW in this file"
release = cache(read)
left_behind = pytest.mark.parametrize(
    ("name", "number"),
    [
        pytest.param(name, number, id=f"{name}-{room.game}-{room.stage}")
        for name in releases()
        for number, room in enumerate(release(name).rooms)
    ],
)


def taken_over(room: Kept, store: SqliteStore) -> World:
    """A process of today's code opens what lies there."""
    laid(room, store)
    world = World(store)
    world.now.ms = room.now
    return world


@left_behind
def test_today_s_code_finishes_what_a_release_has_begun(
    name: str, number: int, sqlite_store: SqliteStore
) -> None:
    left = release(name).rooms[number]
    world = taken_over(left, sqlite_store)
    room = world.services.journal.read(CODE).room
    game_number = room.number
    for person in (ANN, BOB, CAT):
        assert msgspec.json.encode(view(room, person))
    room = live_until(world, Chance(number), lambda room: is_over(room, game_number))
    assert room.past[-1].number == game_number
    for played in range(1, game_number + 1):
        check_replay(world, left, played)


def is_over(room: Room, number: int) -> bool:
    return bool(room.past) and room.past[-1].number == number


def check_replay(world: World, left: Kept, number: int) -> None:
    """Nothing fails; by the same rules nothing is unknown either."""
    file = msgspec.json.encode(find_replay(world.fresh_services(), CODE, number))
    made = list(checks(parsed(file)))
    game = GAMES[left.game]
    failed = [check.what for check in made if check.holds is False]
    raise_it = f"set `verifiable` of {game.name} to the rules that draw or count otherwise"
    assert failed == [], raise_it if left.rules < game.rules else ""
    if left.rules == game.rules:
        assert [check.what for check in made if check.holds is None] == []


@pytest.mark.parametrize("name", releases())
def test_a_release_has_left_rooms_in_every_state(name: str) -> None:
    found = {(room.game, room.stage) for room in release(name).rooms}
    assert found == {*product(release(name).games, STAGES)}
    bodies = [item.body for room in release(name).rooms for item in room.items]
    assert any('"snapshot":{' in body for body in bodies)


@cache
def written(game: str) -> tuple[str, ...]:
    """Everything that today's code writes: whole games, and rooms by chance."""
    lives = [Life(game, Chance(seed)) for seed in range(6)]
    for life in lives:
        for _ in life.live(400):
            pass
    facts = [fact for life in lives for fact in life.history]
    return tuple(encode(Commit(n, at, (fact,))) for n, (at, fact) in enumerate(facts, start=1))


@pytest.mark.parametrize("name", releases())
@pytest.mark.parametrize("game", GAMES)
def test_a_release_reads_what_today_s_code_writes(
    name: str, game: str, sqlite_store: SqliteStore
) -> None:
    if game not in release(name).games:
        assert f"game {game}" in NEW[name], HINT
        return
    made(sqlite_store, game, "second")
    bodies = [item.body for item in kept(sqlite_store) if item.sk.startswith("C#")]
    unread = {what for body in (*bodies, *written(game)) for what in reader(name).unread(body)}
    assert unread <= {*NEW[name]}, HINT


def newest() -> Release:
    return release(releases()[-1])


def unread(commit: dict[str, Any]) -> set[str]:
    """Of a commit of Tycoon, by the newest release."""
    whole = {"version": 1, "at": 1, "command": "", "snapshot": None} | commit
    return reader(newest().name).unread(json.dumps(whole))


def played(**fields: Any) -> dict[str, Any]:
    fact = {"is": "TablePlayed", "game": "tycoon", "seat": 0, "bot": False, "drawn": 1}
    return {"events": [fact | {"events": []} | fields]}


@pytest.mark.parametrize(
    ("commit", "what"),
    [
        ({"events": [{"is": "RoomLocked"}]}, "RoomLocked"),
        (played(events=[{"is": "LotStolen"}]), "LotStolen"),
        (played(move={"is": "Steal"}), "Steal"),
        (played(game="chess"), "game chess"),
        (played(rules=99), "rules 99 of tycoon"),
    ],
)
def test_what_a_release_cannot_read_is_found(commit: dict[str, Any], what: str) -> None:
    assert unread(commit) == {what}
    assert unread(played()) == set()


def test_a_field_of_another_shape_is_found() -> None:
    assert len(unread(played(drawn="one"))) == 1


@left_behind
def test_what_a_release_wrote_is_read_whole(name: str, number: int) -> None:
    """No field of it is lost, no snapshot passed over."""
    for item in release(name).rooms[number].items:
        if item.sk.startswith("C#"):
            commit = decode(item.body)
            was, now = json.loads(item.body), json.loads(encode(commit))
            playing = (was["snapshot"] or {"room": {}})["room"].get("playing") or {}
            playing.pop("wait", None)  # Today's rules are asked anew.
            assert lost(was, now) == []


def lost(was: Any, now: Any) -> list[str]:
    if isinstance(was, dict) and isinstance(now, dict):
        gone = [name for name in was if name not in now and was[name]]
        return gone + [one for name in was if name in now for one in lost(was[name], now[name])]
    if isinstance(was, list) and isinstance(now, list):
        return [one for both in zip(was, now, strict=True) for one in lost(*both)]
    return []
