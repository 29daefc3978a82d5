"""The stream's function, given batches as DynamoDB's streams shape them."""

from collections.abc import Iterator
from typing import Any

import pytest

from functions import archive
from infra import current_services
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Unavailable
from infra.replays.archive import StoreArchive
from infra.rooms.codec import encode
from tests.infra.fakes import ANN, CODE, World
from tests.infra.games import play_to_end

Json = dict[str, Any]


@pytest.fixture
def world(sqlite_store: SqliteStore) -> Iterator[World]:
    """One game of its room has ended, and nothing is archived."""
    world = World(sqlite_store)
    world.begin(ANN, bots=1, game="gem_trader")
    play_to_end(world)
    current_services.install(world.fresh_services())
    yield world
    current_services._installed.clear()


def record(number: int, pk: str, sk: str, body: str | None) -> Json:
    image = {"PK": {"S": pk}, "SK": {"S": sk}}
    image |= {"counted": {"N": "1"}} if body is None else {"body": {"S": body}}
    keys = {"PK": {"S": pk}, "SK": {"S": sk}}
    change = {"Keys": keys, "NewImage": image, "SequenceNumber": str(number)}
    return {"eventID": str(number), "eventName": "INSERT", "dynamodb": change}


def commits(world: World) -> list[Json]:
    return [
        record(commit.version, f"ROOM#{CODE}", f"C#{commit.version:06d}", encode(commit))
        for commit in world.services.journal.commits(CODE)
    ]


def removed(number: int) -> Json:
    keys = {"PK": {"S": f"ROOM#{CODE}"}, "SK": {"S": "C#000001"}}
    return {"eventName": "REMOVE", "dynamodb": {"Keys": keys, "SequenceNumber": str(number)}}


def test_a_batch_with_the_end_of_a_game_archives_it(world: World) -> None:
    assert archive.handler({"Records": commits(world)}, None) == {"batchItemFailures": []}
    assert world.services.archive.exists(CODE, 1)


def test_a_batch_may_come_twice(world: World) -> None:
    archive.handler({"Records": commits(world)}, None)
    kept = world.services.archive.get(CODE, 1)
    archive.handler({"Records": commits(world)}, None)
    assert world.services.archive.get(CODE, 1) == kept


def test_nothing_else_archives_anything(world: World) -> None:
    end = commits(world)[-1]["dynamodb"]["NewImage"]["body"]["S"]
    assert '"GameEnded"' in end
    others = [
        *commits(world)[:-1],
        removed(90),
        record(91, f"ROOM#{CODE}", "COUNT", None),
        record(92, f"ROOM#{CODE}", "PERSON#GameEnded", end),
        record(93, f"CHAT#{CODE}", "C#000001", end),
    ]
    assert archive.handler({"Records": others}, None) == {"batchItemFailures": []}
    assert not world.services.archive.exists(CODE, 1)


def test_a_name_is_not_the_end_of_a_game(world: World) -> None:
    """Whoever calls themselves that ends nothing by coming."""
    world.hello(ANN)
    opened = encode(world.services.journal.commits(CODE)[0]).replace('"ann"', '"\\"GameEnded\\""')
    named = opened.replace('"name":"\\"GameEnded\\""', '"name":"GameEnded"')
    assert '"GameEnded"' in named
    archive.handler({"Records": [record(1, f"ROOM#{CODE}", "C#000001", named)]}, None)
    assert not world.services.archive.exists(CODE, 1)


def test_the_first_failure_is_where_it_goes_on_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise Unavailable

    monkeypatch.setattr(StoreArchive, "put", fails)
    records = commits(world)
    failed = archive.handler({"Records": records}, None)
    last = str(world.state().version)
    assert failed == {"batchItemFailures": [{"itemIdentifier": last}]}
