"""Looking at finished games over HTTP, by events as the cloud's gateway shapes them."""

import base64
import gzip
import json
from collections.abc import Iterator
from typing import Any

import pytest

from functions import http
from infra import current_services
from infra.local.sqlite_store import SqliteStore
from tests.games import EVERY, FEWEST_BOTS
from tests.infra.fakes import ANN, CODE, World
from tests.infra.games import play_on, play_to_end
from tests.infra.test_functions import http_event, own_event_loop
from tests.story import Chance

pytestmark = pytest.mark.usefixtures("whisper_listed")
Json = dict[str, Any]
GAME = f"/api/rooms/{CODE}/games/1"


@pytest.fixture
def services(sqlite_store: SqliteStore) -> Iterator[World]:
    """One that HTTP knows."""
    with own_event_loop():
        world = World(sqlite_store)
        current_services.install(world.services)
        yield world
        current_services._installed.clear()


@pytest.fixture
def world(services: World) -> World:
    """A game of two, just begun."""
    services.begin(ANN, bots=1, game="gem_trader")
    return services


def answered(path: str, query: str = "", headers: dict[str, str] | None = None) -> Json:
    answer: Json = http.handler(
        http_event("GET", path, headers=headers) | {"rawQueryString": query}, None
    )
    return answer


def asked(path: str, query: str = "") -> tuple[int, Any]:
    answer = answered(path, query)
    return answer["statusCode"], json.loads(answer["body"])


def test_whoever_has_the_link_may_look(world: World) -> None:
    play_to_end(world)
    status, shown = asked(GAME)
    assert (status, shown["game"], shown["names"]) == (200, "gem_trader", ["Ann", ""])
    status, views = asked(f"{GAME}/views", "from=2&count=3&eyes=1")
    assert (status, views["first"], len(views["sights"])) == (200, 2, 3)
    assert all(sight["view"]["seat"] == 1 for sight in views["sights"])


@pytest.mark.parametrize("game", EVERY)
def test_every_game_can_be_looked_at_and_downloaded(services: World, game: str) -> None:
    services.begin(ANN, bots=FEWEST_BOTS[game], game=game)
    play_to_end(services)
    assert asked(GAME)[1]["game"] == game
    assert asked(f"{GAME}/views", "eyes=all")[1]["sights"][0]["owns"]
    assert asked(f"{GAME}/replay")[1]["game"] == game
    status, chart = asked(f"{GAME}/chart")
    assert (status, chart["game"]) == (200, game)


def test_views_are_kept_for_ever_and_contents_asked_for_anew(world: World) -> None:
    play_to_end(world)
    kept = answered(f"{GAME}/views", "eyes=all")["headers"]["cache-control"]
    assert kept == "public, max-age=31536000, immutable"
    assert answered(GAME)["headers"]["cache-control"] == "no-cache"


def test_answers_travel_packed(world: World) -> None:
    play_to_end(world)
    plain = answered(f"{GAME}/views", "eyes=all")
    packed = answered(f"{GAME}/views", "eyes=all", {"accept-encoding": "gzip"})
    assert packed["headers"]["content-encoding"] == "gzip"
    body = base64.b64decode(packed["body"])
    assert gzip.decompress(body).decode() == plain["body"]
    assert len(body) < len(plain["body"]) / 10


def test_of_a_running_game_nothing_is_told_nor_kept(world: World) -> None:
    """B-11: a refusal that a cache kept would also hide the game once it has ended."""
    luck = Chance(5)
    while not world.state().room.past:
        for path in (GAME, f"{GAME}/views", f"{GAME}/replay"):
            answer = answered(path, "eyes=all")
            assert (answer["statusCode"], answer["body"]) == (404, '{"error":"no-such-replay"}')
            assert "cache-control" not in answer["headers"]
        play_on(world, luck)
    assert answered(GAME)["statusCode"] == 200


@pytest.mark.parametrize(
    ("query", "status", "key"),
    [
        ("eyes=2", 400, "no-such-seat"),
        ("eyes=-1", 400, "no-such-seat"),
        ("eyes=" + "9" * 5_000, 400, "no-such-seat"),
        ("eyes=%00", 400, "no-such-seat"),
        ("from=-1", 422, "bad-request"),
        ("from=x", 422, "bad-request"),
        ("from=" + "9" * 5_000, 422, "bad-request"),
        ("count=0", 422, "bad-request"),
        ("count=101", 422, "bad-request"),
    ],
)
def test_what_cannot_be_looked_at_is_said_so(
    world: World, query: str, status: int, key: str
) -> None:
    play_to_end(world)
    assert asked(f"{GAME}/views", query) == (status, {"error": key})


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("/api/rooms/ZZZZZZ/games/1", 404, "no-such-room"),
        (f"/api/rooms/{'x' * 5_000}/games/1/views", 404, "no-such-room"),
        (f"/api/rooms/{CODE}/games/0", 404, "no-such-replay"),
        (f"/api/rooms/{CODE}/games/1000000", 404, "no-such-replay"),
        (f"/api/rooms/{CODE}/games/{'9' * 4_000}", 404, "no-such-replay"),
        (f"/api/rooms/{CODE}/games/one/views", 422, "bad-request"),
    ],
)
def test_what_is_not_there_is_said_so(world: World, path: str, status: int, key: str) -> None:
    assert asked(path) == (status, {"error": key})
    assert world.now()
