"""A process that is older than its rooms, as after a rollback (decisions/0014).

It is made older by taking away a kind, a game or a version of the rules that the room has met.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Union, get_args

import msgspec
import pytest

from domain.game import RuleBroken
from domain.games import GAMES
from domain.room.commands import Asked, Come, Tick
from domain.room.events import PersonMuted, RoomEvent
from functions import archive, http
from infra import current_services
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Item, Store
from infra.replays.file import encode_replay, find_replay
from infra.rooms import codec
from infra.rooms.codec import decode
from infra.rooms.handle import handle
from infra.rooms.journal import SNAPSHOT_EVERY
from infra.rooms.newer import NewerCommit
from infra.rooms.tick import AGAIN_MS, tick_and_reschedule
from tests.infra.fakes import ANN, BOB, CODE, World
from tests.infra.games import play_on, play_to_end
from tests.infra.test_functions import http_event, own_event_loop
from tests.story import Chance

GAME = "gem_trader"
Patch = pytest.MonkeyPatch


def without_a_kind_of_fact(patch: Patch) -> None:
    kinds = tuple(kind for kind in get_args(RoomEvent) if kind is not PersonMuted)
    older = msgspec.defstruct(
        "_Written",
        [
            ("version", int),
            ("at", int),
            ("events", tuple[Union[kinds], ...]),  # type: ignore[valid-type]  # noqa: UP007
            ("command", str, ""),
            ("snapshot", msgspec.Raw, msgspec.Raw(codec.NOTHING)),
            ("digest", str, ""),
        ],
    )
    patch.setattr(codec, "_decoder", msgspec.json.Decoder(older))


def without_the_game(patch: Patch) -> None:
    patch.delitem(GAMES, GAME)


def without_a_kind_of_the_games_facts(patch: Patch) -> None:
    kinds = tuple(kind for kind in GAMES[GAME].events if kind.__name__ != "LotTurned")
    patch.setitem(GAMES, GAME, replace(GAMES[GAME], events=kinds))


def without_a_kind_of_move(patch: Patch) -> None:
    moves = tuple(kind for kind in GAMES[GAME].moves if kind.__name__ != "Bid")
    patch.setitem(GAMES, GAME, replace(GAMES[GAME], moves=moves))


def with_older_rules(patch: Patch) -> None:
    patch.setitem(GAMES, GAME, replace(GAMES[GAME], rules=GAMES[GAME].rules - 1))


OLDER: list[Callable[[Patch], None]] = [
    without_a_kind_of_fact,
    without_the_game,
    without_a_kind_of_the_games_facts,
    without_a_kind_of_move,
    with_older_rules,
]
in_every_way = pytest.mark.parametrize("older", OLDER, ids=lambda make: make.__name__)


@pytest.fixture
def world(store: Store) -> World:
    """A running game in a room where Bob was muted."""
    world, luck = World(store), Chance(3)
    world.begin(ANN, bots=1, game=GAME)
    world.hello(BOB)
    world.must("ann", "mute", person=BOB, muted=True)
    while '"Bid"' not in "".join(bodies(world)):
        play_on(world, luck)
    return world


def bodies(world: World) -> list[str]:
    return [item.body for item in world.store.query(f"ROOM#{CODE}", prefix="C#")]


@in_every_way
def test_it_says_so_writes_nothing_and_goes_on_whole_when_newer_code_is_back(
    world: World, older: Callable[[Patch], None]
) -> None:
    before, state = bodies(world), world.state()
    with pytest.MonkeyPatch.context() as patch:
        older(patch)
        services = world.fresh_services()
        answer = world.hello(BOB, "again", services)
        assert answer["error"] == "room-is-newer"
        assert 0 < answer["numbers"]["version"] <= state.version
        answer = world.ask("ann", "mute", services, person=BOB, muted=False)
        assert answer["error"] == "room-is-newer"
    assert bodies(world) == before
    world.services = world.fresh_services()
    assert world.state() == state
    play_to_end(world)


@in_every_way
def test_its_clock_is_rung_again_but_seldom(world: World, older: Callable[[Patch], None]) -> None:
    before = bodies(world)
    with pytest.MonkeyPatch.context() as patch:
        older(patch)
        world.services = world.fresh_services()
        world.scheduler.requests.clear()  # They are a process's own.
        world.tick()
        later = world.now() + AGAIN_MS
        assert world.scheduler.at() == later
        assert tick_and_reschedule(world.services, CODE, "lease") == later
    assert bodies(world) == before


def test_what_was_at_hand_before_is_not_written_on(world: World) -> None:
    """Two processes of two ages: the older one had the room at hand."""
    state = world.services.journal.read(CODE)
    unmuted = PersonMuted(BOB, muted=False)
    world.fresh_services().journal.append(CODE, state, world.now(), [unmuted])
    before = bodies(world)
    with pytest.MonkeyPatch.context() as patch:
        without_a_kind_of_fact(patch)
        for command in (Asked(ANN, world.now(), Come("Ann")), Tick(world.now() + 10**9)):
            with pytest.raises(NewerCommit):
                handle(world.services, CODE, command)
    assert bodies(world) == before


def play_to_snapshot(world: World) -> None:
    """It tells of the muted person."""
    luck = Chance(4)
    while world.state().version % SNAPSHOT_EVERY:
        play_on(world, luck)


def strange_snapshot(world: World) -> None:
    """The newest commit has one with a field that is unknown here."""
    newest = bodies(world)[-1]
    plain = json.loads(newest)
    plain["snapshot"]["room"]["stranger"] = 1
    world.store.put(Item(f"ROOM#{CODE}", f"C#{plain['version']:06d}", json.dumps(plain)))


def test_a_snapshot_it_would_lose_some_of_is_passed_over(world: World) -> None:
    play_to_snapshot(world)
    state = world.state()
    strange_snapshot(world)
    assert decode(bodies(world)[-1]).snapshot is None
    assert world.fresh_services().journal.read(CODE).room == state.room


def test_behind_such_a_snapshot_a_fact_it_does_not_know_is_found(
    world: World, monkeypatch: Patch
) -> None:
    play_to_snapshot(world)
    strange_snapshot(world)
    without_a_kind_of_fact(monkeypatch)
    with pytest.raises(NewerCommit):
        world.fresh_services().journal.read(CODE)


def test_behind_a_snapshot_it_knows_no_fact_matters_any_more(
    world: World, monkeypatch: Patch
) -> None:
    play_to_snapshot(world)
    state = world.state()
    without_a_kind_of_fact(monkeypatch)
    assert world.fresh_services().journal.read(CODE).room == state.room


def test_a_room_whose_facts_are_gone_behind_such_snapshots_is_newer(world: World) -> None:
    play_to_snapshot(world)
    strange_snapshot(world)
    for item in world.store.query(f"ROOM#{CODE}", prefix="C#")[:3]:
        world.store.delete(item.pk, item.sk)
    with pytest.raises(NewerCommit):
        world.fresh_services().journal.read(CODE)


@pytest.mark.parametrize(
    "settings",
    [{"game": "chess"}, {"variants": ["open-hands"]}, {"late": "vote"}],
    ids=["game", "variant", "choice"],
)
def test_a_choice_of_the_host_that_it_does_not_know_makes_a_room_newer(
    world: World, settings: dict[str, Any]
) -> None:
    state = world.state()
    kept = {"game": GAME, "late": "bot", "pace": "calm", "animation": True, "variants": []}
    fact = {"is": "SettingsChanged", "settings": kept | settings}
    commit = {"version": state.version + 1, "at": world.now(), "events": [fact]}
    with pytest.raises(NewerCommit) as newer:
        decode(json.dumps(commit))
    assert newer.value.numbers == {"version": state.version + 1}


def test_what_is_no_json_is_broken_not_newer() -> None:
    with pytest.raises(msgspec.DecodeError):
        decode('{"version":1,')


@pytest.mark.parametrize("older", OLDER[1:], ids=lambda make: make.__name__)
def test_a_replay_kept_by_newer_code_says_so(world: World, older: Callable[[Patch], None]) -> None:
    play_to_end(world)
    world.services.archive.put(CODE, 1, encode_replay(find_replay(world.services, CODE, 1)))
    with pytest.MonkeyPatch.context() as patch:
        older(patch)
        with pytest.raises(RuleBroken, match="room-is-newer"):
            find_replay(world.fresh_services(), CODE, 1)
    assert find_replay(world.fresh_services(), CODE, 1).number == 1


@pytest.fixture
def served(sqlite_store: SqliteStore) -> Iterator[World]:
    """A finished game behind HTTP and the stream, both of which are older than it."""
    with own_event_loop(), pytest.MonkeyPatch.context() as patch:
        world = World(sqlite_store)
        world.begin(ANN, bots=1, game=GAME)
        play_to_end(world)
        with_older_rules(patch)
        current_services.install(world.fresh_services())
        yield world
        current_services._installed.clear()


@pytest.mark.parametrize("path", ["", "/games/1", "/games/1/replay"])
def test_over_http_it_is_not_available_just_now(served: World, path: str) -> None:
    answer = http.handler(http_event("GET", f"/api/rooms/{CODE}{path}"), None)
    assert (answer["statusCode"], json.loads(answer["body"])["error"]) == (503, "room-is-newer")


def test_a_game_it_cannot_archive_is_tried_again(served: World) -> None:
    item = served.store.query(f"ROOM#{CODE}", prefix="C#")[-1]
    image = {"PK": {"S": item.pk}, "SK": {"S": item.sk}, "body": {"S": item.body}}
    record = {"dynamodb": {"NewImage": image, "SequenceNumber": "7"}}
    failed = {"batchItemFailures": [{"itemIdentifier": "7"}]}
    assert archive.handler({"Records": [record]}, None) == failed
