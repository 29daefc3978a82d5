"""Clocks that were set, servers of two ages, and what was kept by either."""

import json
from dataclasses import replace
from inspect import getsource
from typing import Any

import msgspec
import pytest

from domain.games import GAMES
from domain.room.events import ClockSetBack
from domain.room.playing import Playing
from infra.accounts.tokens import BadToken
from infra.gateway import receive
from infra.local.sqlite_store import SqliteStore
from infra.local.websocket_gateway import WebSocketGateway
from infra.ports.store import Item
from infra.replays.file import find_replay
from infra.rooms.codec import decode
from infra.rooms.journal import SNAPSHOT_EVERY, Journal, RoomState
from tests.games import EVERY
from tests.infra.fakes import ANN, CODE, SECRET, World, tokens_by
from tests.infra.games import play_on
from tests.story import Chance

pytestmark = pytest.mark.usefixtures("whisper_listed")


@pytest.fixture
def world(sqlite_store: SqliteStore) -> World:
    return World(sqlite_store)


# Clocks


def test_a_token_of_a_server_whose_clock_is_ahead_is_good_at_once() -> None:
    token = tokens_by(SECRET, lambda: 1_002.0).issue(ANN, "Ann", 30)
    assert tokens_by(SECRET, lambda: 998.0).read(token).person == ANN


def test_a_token_ends_by_the_clock_of_who_reads_it() -> None:
    token = tokens_by(SECRET, lambda: 1_000.0).issue(ANN, "Ann", 1)
    end = 1_000 + 86_400
    assert tokens_by(SECRET, lambda: end - 0.001).read(token).person == ANN
    with pytest.raises(BadToken):
        tokens_by(SECRET, lambda: end).read(token)


def test_after_the_clock_was_set_back_one_may_chat(world: World) -> None:
    world.open()
    world.hello(ANN)
    for n in range(5):
        world.must("ann", "say", text=f"line {n}")
    assert world.ask("ann", "say", text="more")["error"] == "chat-too-fast"
    world.now.pass_by(-3_600)
    world.must("ann", "say", text="an hour ago")


def test_a_clock_that_was_set_back_is_noticed_by_the_next_beat(world: World) -> None:
    world.begin(ANN, bots=2)
    world.now.pass_by(-3_600)
    receive(world.services, "ann", '{"is":"beat","version":0}')
    commits = Journal(world.store).commits(CODE)
    assert commits[-1].events == (ClockSetBack(),)
    playing = world.state().room.playing
    assert playing is not None
    assert playing.since == world.now()


def test_a_socket_is_not_cut_off_because_the_clock_was_set() -> None:
    """Its frames are counted by time that passes, not by the time of day."""
    assert "now_ms()" not in getsource(WebSocketGateway._listen)
    assert "monotonic()" in getsource(WebSocketGateway._listen)


# Deploys


def running(world: World, game: str) -> Playing:
    """A game of one human and bots, past a snapshot."""
    bots = GAMES[game].seats.start - 1
    world.begin(ANN, bots=bots, game=game, pace="brisk")
    luck = Chance(4)
    while True:
        state = play_on(world, luck)
        playing = state.room.playing
        if playing is not None and not playing.over and state.version > SNAPSHOT_EVERY + 3:
            return playing


@pytest.mark.parametrize("game", EVERY)
def test_a_table_that_began_under_older_rules_plays_on_under_newer_code(
    world: World, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B-22: its facts are its memory, and it notes where the newer ones took over."""
    playing, before = running(world, game), world.state()
    monkeypatch.setitem(GAMES, game, replace(GAMES[game], rules=GAMES[game].rules + 1))
    world.services = world.fresh_services()
    assert world.state() == before
    luck = Chance(5)
    while not (after := play_on(world, luck).room.playing) or not after.over:
        pass
    assert (after.number, after.rules) == (playing.number, GAMES[game].rules)
    found = find_replay(world.services, CODE, playing.number)
    changes = [played.rules for played in found.commands if played.rules]
    assert (found.rules, changes) == (playing.rules, [GAMES[game].rules])


def strangers(value: Any) -> Any:
    """The same JSON with a field in each object that we do not know."""
    match value:
        case dict():
            return {k: strangers(v) for k, v in value.items()} | (
                {"stranger": 1} if "is" in value or "version" in value else {}
            )
        case list():
            return [strangers(one) for one in value]
        case _:
            return value


@pytest.mark.parametrize("game", tuple(GAMES))
def test_older_code_reads_what_newer_code_has_written_beside_it(world: World, game: str) -> None:
    """While a deploy goes on both write; facts get new fields, never lose one.

    A snapshot would lose them: it is passed over, and the facts tell the room.
    """
    running(world, game)
    before = world.state()
    for commit in Journal(world.store).commits(CODE):
        newer = json.dumps(strangers(msgspec.to_builtins(commit)))
        read = decode(newer)
        assert msgspec.structs.replace(read, snapshot=None) == msgspec.structs.replace(
            commit, snapshot=None
        )
        assert read.snapshot is None or "stranger" not in _snapshot_of(newer)
        world.store.put(Item(f"ROOM#{CODE}", f"C#{commit.version:06d}", newer))
    after = world.fresh_services().journal.read(CODE)
    assert (after.version, after.room) == (before.version, before.room)


def _snapshot_of(commit: str) -> str:
    return json.dumps(json.loads(commit)["snapshot"])


def test_newer_code_reads_what_older_code_has_written(world: World) -> None:
    """Fields that have come since have defaults: facts and snapshots without them are read."""
    running(world, "tycoon")
    before = world.state()
    for item in world.store.query(f"ROOM#{CODE}", prefix="C#"):
        kept = json.loads(item.body)
        older = {**kept, "events": [without_flaw(event) for event in kept["events"]]}
        world.store.put(Item(item.pk, item.sk, json.dumps(older)))
    after = world.fresh_services().journal.read(CODE)
    assert _without_chain(after) == _without_chain(before)


def _without_chain(state: RoomState) -> RoomState:
    """A head counts every move, so facts without them have another."""
    playing = state.room.playing
    assert playing is not None
    unchained = msgspec.structs.replace(playing, key="", head="")
    return msgspec.structs.replace(
        state, room=msgspec.structs.replace(state.room, playing=unchained)
    )


def without_flaw(event: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in event.items() if name not in ("flaw", "move")}
