"""A whole game through the running server, by its sockets alone."""

import asyncio
import json
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest

from domain.room.pieces import RoomCode
from domain.room.room import EMPTY, evolve
from domain.tycoon.pieces import Card, cards_of, red_of
from domain.tycoon.table import Table
from infra.current_services import current_services
from infra.local.websocket_gateway import GatewayLimits
from infra.rate_limits import Window
from infra.rooms.journal import Journal
from tests.local.client import Json, Player, asked, guest, new_room
from tests.local.conftest import Serve
from tests.local.playing import play_out, table
from tests.local.server import Server


def test_a_human_and_two_bots_play_a_whole_game(server: Server) -> None:
    async def play() -> None:
        (ann,) = await table(server.base, humans=1, bots=2)
        room = ann.view["code"]
        assert not _replayed(server.base, room)
        await play_out(ann)
        (past,) = ann.view["past"]
        assert sorted(placing["place"] for placing in past["placings"]) == [1, 2, 3]
        replay = asked(server.base, f"/api/rooms/{room}/games/1/replay")
        assert (replay["game"], replay["names"]) == ("tycoon", ["Guest 0", "", ""])
        assert len(replay["seed"]) == 64
        chart = asked(server.base, f"/api/rooms/{room}/games/1/chart")
        scores = {placing["seat"]: placing["score"] for placing in past["placings"]}
        assert dict(enumerate(chart["steps"][-1]["worth"])) == scores
        await ann.must("Again")
        await ann.until(lambda view: view["playing"] is None)
        assert ann.view["number"] == 2
        (own,) = asked(server.base, "/api/games", token=ann.token)["games"]
        assert (own["room"], own["seat"], own["past"]) == (room, 0, past)
        await ann.leave()

    asyncio.run(play())


def _replayed(base: str, room: str) -> bool:
    try:
        asked(base, f"/api/rooms/{room}/games/1/replay")
    except HTTPError as error:
        error.close()
        return error.code != 404
    return True


@pytest.fixture
def quick_hammer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second instead of fifteen: a table of several humans waits them out at every open lot."""
    monkeypatch.setattr(import_module("domain.tycoon.waits"), "SECONDS_TO_BID", 1)


@pytest.mark.usefixtures("quick_hammer")
def test_two_humans_and_a_bot_see_one_table_and_not_each_others_secrets(serve: Serve) -> None:
    """B-11."""
    base = serve(GatewayLimits(frames=Window(1_000, 1_000)))

    async def play() -> list[Player]:
        ann, bob = await table(base, humans=2, bots=1, late="pass")
        dan = await Player.entered(base, ann.view["code"], guest(base, "Dan")["token"])
        await asyncio.gather(play_out(ann), play_out(bob))
        await dan.until(lambda view: view["playing"]["over"])
        for player in (ann, bob, dan):
            await player.leave()
        return [ann, bob, dan]

    ann, bob, dan = asyncio.run(play())
    assert is_archived(ann.view["code"])
    hidden = hidden_cards(ann.view["code"])
    assert min(map(len, hidden.values())) > 0
    for player, seat in ((ann, 0), (bob, 1), (dan, None)):
        views = [json.loads(text) for text in player.frames if text.startswith('{"is":"view"')]
        assert len(views) > 50
        for view in views:
            assert_no_secrets(view, seat, hidden.get(view["version"], set()))
    assert_same_table(ann, bob, dan)


def is_archived(code: str) -> bool:
    """A thread of its own does it, soon after the end."""
    for _ in range(600):
        if current_services().archive.exists(RoomCode(code), 1):
            return True
        time.sleep(0.05)
    return False


def hidden_cards(code: str) -> dict[int, set[int]]:
    """By version: the cards of which every copy is in the deck, face down, or removed."""
    journal = Journal(current_services().store)
    found: dict[int, set[int]] = {}
    room = EMPTY
    for commit in journal.commits(RoomCode(code)):
        for event in commit.events:
            room = evolve(room, event, commit.at)
        if room.playing and not room.playing.over:
            found[commit.version] = set(unseen_titles(room.playing.table))
    return found


def unseen_titles(table: Table) -> Iterator[Card]:
    """Alike cards bear one number, so it tells nothing once one of them has been seen."""
    face_down = [slot.card for slot in table.slots if slot.fate == "waiting"]
    hidden = [*table.deck, *face_down, red_of(table.removed)]
    for era in table.eras:
        yield from (c for c in cards_of(era) if hidden.count(c) == cards_of(era).count(c))


def assert_no_secrets(message: Json, seat: int | None, hidden: set[int]) -> None:
    text = json.dumps(message)
    assert text.count('"hand"') == (0 if seat is None or not _plays(message) else 1)
    if _plays(message):
        table = message["view"]["playing"]["table"]
        assert table["seat"] == seat
        assert (table["own"] is None) == (seat is None)
    assert not hidden & set(cards_in(message))


def _plays(message: Json) -> bool:
    return message["view"]["playing"] is not None


def cards_in(value: Any) -> Iterator[int]:
    """Whatever stands under `card`, however deep; under `cards` stands how many."""
    if isinstance(value, list):
        for one in value:
            yield from cards_in(one)
    elif isinstance(value, dict):
        for key, one in value.items():
            if key == "card":
                yield from (n for n in (one if isinstance(one, list) else [one]) if _is_card(n))
            yield from cards_in(one)


def _is_card(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def assert_same_table(*players: Player) -> None:
    """What is public of a version is the same for all."""
    shown: dict[int, Json] = {}
    for player in players:
        for text in player.frames:
            message = json.loads(text)
            if message["is"] == "view" and _plays(message):
                playing = message["view"]["playing"]
                public = playing["table"]["table"] | {"log": playing["log"]}
                assert shown.setdefault(message["version"], public) == public


def test_a_reload_finds_the_same_seat(server: Server) -> None:
    """B-01, B-02: as soon as it has said hello again it is right."""

    async def play() -> None:
        ann, bob = await table(server.base, humans=2, bots=1)
        before = bob.view
        await bob.leave()
        await ann.until(lambda view: not view["chairs"][1]["online"])
        again = await Player.entered(server.base, before["code"], bob.token)
        assert (again.view["you"], again.view["seat"]) == (before["you"], 1)
        await ann.until(lambda view: bool(view["chairs"][1]["online"]))
        await ann.leave()
        await again.leave()

    asyncio.run(play())


def test_a_new_socket_takes_over_before_the_old_one_closes(server: Server) -> None:
    """B-01: the late close changes nothing."""

    async def play() -> None:
        person = guest(server.base, "Ann")
        room = new_room(server.base, person["token"])
        old = await Player.entered(server.base, room, person["token"])
        await old.must("Sit", chair=2, luck="0" * 32)
        new = await Player.entered(server.base, room, person["token"])
        assert new.view["chair"] == 2
        await old.leave()
        await new.must("say", text="still here")
        await new.beat()
        assert new.view["chairs"][2]["online"]
        assert new.view["people"] == [
            {
                "person": person["person"],
                "name": "Ann",
                "online": True,
                "muted": False,
                "let": False,
            }
        ]
        await new.leave()

    asyncio.run(play())


def test_the_file_is_made_where_it_is_missing(server: Server) -> None:
    store = Path(server._command[server._command.index("--store") + 1])
    assert store.exists()
