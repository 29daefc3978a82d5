"""The whole log of a game and all games of a room, over HTTP (R-17, R-18)."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from domain.room.pieces import LOG_LINES, PAST_KEPT, Person, RoomCode
from functions import http
from infra import current_services
from infra.local.sqlite_store import SqliteStore
from infra.replays.archiving import archive_finished
from infra.replays.file import find_replay
from infra.rooms import log, past
from tests.games import EVERY, FEWEST_BOTS
from tests.infra.fakes import ANN, BOB, CAT, CODE, World
from tests.infra.games import play_on, play_to_end, play_until_game
from tests.infra.test_functions import http_event, own_event_loop
from tests.story import Chance

pytestmark = pytest.mark.usefixtures("whisper_listed")
Json = dict[str, Any]
ROOM = f"/api/rooms/{CODE}"
LOG = f"{ROOM}/games/1/log"
every_game = pytest.mark.parametrize("name", EVERY)


@pytest.fixture
def world(sqlite_store: SqliteStore) -> Iterator[World]:
    with own_event_loop():
        world = World(sqlite_store)
        current_services.install(world.services)
        yield world
        current_services._installed.clear()


def asked(world: World, path: str, query: str = "", by: Person | None = CAT) -> tuple[int, Any]:
    headers = {"authorization": f"Bearer {world.token(by)}"} if by else {}
    event = http_event("GET", path, headers=headers) | {"rawQueryString": query}
    answer = http.handler(event, None)
    return answer["statusCode"], json.loads(answer["body"])


def whole(world: World, number: int = 1) -> list[Json]:
    """As a page puts it together."""
    lines: list[Json] = []
    while True:
        query = f"from={len(lines)}"
        status, page = asked(world, f"{ROOM}/games/{number}/log", query)
        assert (status, page["first"]) == (200, len(lines))
        lines += page["lines"]
        if len(lines) == page["told"]:
            return lines


class Spectator:
    """Keeps each line that a spectator's views bring, by its number."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.heard: dict[int, Json] = {}
        world.hello(CAT)

    def look(self) -> None:
        seen = self.world.hello(CAT, f"{CAT}-{self.world.now()}")
        assert seen["error"] is None
        playing = self.world.sender.view(f"{CAT}-{self.world.now()}")["playing"]
        first = playing["told"] - len(playing["log"])
        for at, line in enumerate(playing["log"], start=first):
            assert self.heard.setdefault(at, line) == line


@every_game
def test_the_log_tells_what_every_spectator_was_told_and_nothing_else(
    world: World, name: str
) -> None:
    """R-17, B-11: line by line, while the game runs and when it has ended."""
    world.begin(ANN, bots=FEWEST_BOTS[name], game=name)
    cat, luck = Spectator(world), Chance(3)
    while True:
        world.now.pass_by(0.01)
        cat.look()
        told = [line["line"] for line in whole(world)]
        assert told == [cat.heard[at] for at in range(len(told))]
        assert len(cat.heard) == len(told)
        if world.state().room.past:
            break
        for _ in range(4):
            if not world.state().room.past:
                play_on(world, luck)
                world.services.journal.evict(CODE)
    assert len(told) > LOG_LINES or name == "whisper"


def test_who_came_late_reads_it_from_its_first_line(world: World) -> None:
    world.begin(ANN, bots=2)
    play_until_game(world, 1, Chance(5))
    lines = whole(world)
    assert lines[0]["line"]["key"] == "game-opened"
    rounds = [line["round"] for line in lines]
    assert rounds == sorted(rounds)


def test_it_comes_in_pages(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "MOST_LINES", 7)
    world.begin(ANN, bots=2)
    play_until_game(world, 1, Chance(5))
    assert len(asked(world, LOG)[1]["lines"]) == 7
    assert len(whole(world)) == world.state().room.playing.told  # type: ignore[union-attr]


def test_who_plays_for_whom_is_in_it(world: World) -> None:
    world.begin(ANN, BOB, bots=1)
    for _ in range(3):  # whoever begins, bots too, somebody is too slow by then
        world.now.pass_by(200)
        world.tick()
    assert "seat-kept-slow" in {line["line"]["key"] for line in whole(world)}


def test_a_game_that_is_off_the_table_is_told_by_its_replay(world: World) -> None:
    world.begin(ANN, bots=2)
    play_to_end(world)
    before = [line for line in whole(world) if not line["line"]["key"].startswith("seat-")]
    play_until_game(world, 2, Chance(5))
    assert whole(world) == before


def test_it_is_for_who_may_come_in(world: World) -> None:
    """B-11, B-20."""
    world.begin(ANN, bots=2)
    assert asked(world, LOG, by=None)[0] == 401
    world.hello(BOB)
    world.must(ANN, "Remove", person=BOB)
    assert asked(world, LOG, by=BOB) == (400, {"error": "removed-from-room"})
    assert asked(world, LOG)[0] == 200


def test_nobody_asks_for_it_too_often(world: World) -> None:
    world.begin(ANN, bots=2)
    for _ in range(log.LOGS_A_MINUTE):
        assert asked(world, LOG)[0] == 200
    status, refused = asked(world, LOG)
    assert (status, refused["error"]) == (400, "log-too-fast")
    assert asked(world, LOG, by=ANN)[0] == 200
    world.now.pass_by(refused["seconds"])
    assert asked(world, LOG)[0] == 200


def test_of_a_game_that_has_not_begun_there_is_none(world: World) -> None:
    world.open(ANN)
    assert asked(world, LOG) == (404, {"error": "no-such-replay"})
    assert asked(world, LOG, "from=-1")[0] == 422


def pages(world: World) -> list[list[int]]:
    found, query = [], ""
    while True:
        status, page = asked(world, f"{ROOM}/games", query, by=None)
        assert status == 200
        found.append([game["number"] for game in page["games"]])
        if page["before"] is None:
            return found
        query = f"before={page['before']}"


def test_all_games_of_a_room_can_be_found_at_any_time(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R-18: in the lobby, at a table, at its end."""
    monkeypatch.setattr(past, "PAGE_SIZE", 2)
    world.begin(ANN, bots=1, game="gem_trader")
    assert pages(world) == [[]]
    play_to_end(world, number=3)
    assert pages(world) == [[3, 2], [1]]
    play_until_game(world, 4, Chance(5))
    assert pages(world) == [[3, 2], [1]]
    for number in (3, 2, 1):
        assert asked(world, f"{ROOM}/games/{number}/replay")[0] == 200


def test_games_that_the_room_has_forgotten_are_told_by_their_replays(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.begin(ANN, bots=1, game="gem_trader")
    play_to_end(world, number=2)
    known = asked(world, f"{ROOM}/games")[1]["games"]
    archive_finished(world.services, CODE)
    found = past._of_replay(find_replay(world.services, CODE, 1))
    assert json.loads(msgspec.json.encode(found)) == known[1] | {"ended": found.ended}
    assert abs(found.ended - known[1]["ended"]) < 1000
    assert PAST_KEPT >= 100


def test_of_no_room_there_are_no_games(world: World) -> None:
    assert asked(world, f"/api/rooms/{RoomCode('ZZZZZZ')}/games") == (
        404,
        {"error": "no-such-room"},
    )
