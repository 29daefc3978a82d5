"""The archive: what each one promises, and that games outlive their rooms there."""

from collections.abc import Iterator
from itertools import count
from typing import TYPE_CHECKING, Any
from unittest.mock import Mock

import boto3
import pytest

from domain.game import RuleBroken
from domain.room.pieces import RoomCode
from infra.accounts.tokens import Identity
from infra.aws.s3_archive import S3Archive
from infra.local.sqlite_store import SqliteStore
from infra.local.template_routes import template
from infra.ports.store import Store, Unavailable
from infra.replays.archive import Archive, StoreArchive
from infra.replays.archiving import archive_finished
from infra.replays.file import decode_replay, encode_replay, find_replay, from_journal
from infra.rooms.codec import decode
from infra.rooms.opening import open_room_for, preview
from infra.rooms.retention import GAME_DAYS
from tests.infra.fakes import ANN, CODE, World
from tests.infra.games import play_to_end

if TYPE_CHECKING:
    from types_boto3_s3.client import S3Client

BUCKETS = (f"archive-{n}" for n in count())
FILE = '{"names":["安"]}'.encode() * 50


@pytest.fixture
def s3(dynamo: Any) -> "S3Client":
    del dynamo  # its surroundings are the cloud's
    return boto3.client("s3", region_name="us-east-1")


@pytest.fixture
def bucket(s3: "S3Client") -> str:
    name = next(BUCKETS)
    s3.create_bucket(Bucket=name)
    return name


def in_s3(client: "S3Client", bucket: str) -> S3Archive:
    return S3Archive(lambda: client, bucket)


@pytest.fixture(params=["sqlite", "dynamodb", "s3"])
def archive(request: pytest.FixtureRequest) -> Archive:
    if request.param == "s3":
        return in_s3(request.getfixturevalue("s3"), request.getfixturevalue("bucket"))
    return StoreArchive(request.getfixturevalue(f"{request.param}_store"))


def test_what_is_kept_is_found(archive: Archive) -> None:
    archive.put(CODE, 1, FILE)
    assert archive.exists(CODE, 1)
    assert archive.get(CODE, 1) == FILE


def test_what_was_never_kept_is_not_there(archive: Archive) -> None:
    archive.put(CODE, 1, FILE)
    for room, number in ((CODE, 2), (RoomCode("BRONZE"), 1), (CODE, 11)):
        assert archive.get(room, number) is None
        assert not archive.exists(room, number)


def test_what_is_kept_once_stays_as_it_is(archive: Archive) -> None:
    archive.put(CODE, 1, FILE)
    archive.put(CODE, 1, b"{}")
    assert archive.get(CODE, 1) == FILE


def test_one_that_is_replaced_is_there_alone(archive: Archive) -> None:
    """A name in it was erased."""
    archive.put(CODE, 1, FILE)
    archive.replace(CODE, 1, b'{"names":[""]}')
    archive.put(CODE, 1, FILE)
    assert archive.get(CODE, 1) == b'{"names":[""]}'


def test_a_replay_ends_with_the_lists_it_is_in(s3: "S3Client", sqlite_store: SqliteStore) -> None:
    """In the store by its expiry, which replacing does not move; in the bucket by its lifecycle."""
    archive = StoreArchive(sqlite_store, lambda: 4_000_000_000_000)
    archive.put(CODE, 1, FILE)
    StoreArchive(sqlite_store, lambda: 4_100_000_000_000).replace(CODE, 1, b"{}")
    kept = sqlite_store.get(f"REPLAY#{CODE}", "000001")
    assert kept is not None
    assert kept.expires == 4_000_000_000 + GAME_DAYS * 86_400
    made = template()["Resources"]["ArchiveBucket"]["Properties"]["LifecycleConfiguration"]
    assert [rule["ExpirationInDays"] for rule in made["Rules"]] == [GAME_DAYS]


def test_in_the_bucket_a_game_is_packed_json(s3: "S3Client", bucket: str) -> None:
    in_s3(s3, bucket).put(CODE, 3, FILE)
    found = s3.get_object(Bucket=bucket, Key=f"replays/{CODE}/3.json")
    assert (found["ContentType"], found["ContentEncoding"]) == ("application/json", "gzip")
    assert found["ContentLength"] < len(FILE) / 5


def test_a_bucket_that_fails_is_unavailable(s3: "S3Client") -> None:
    archive = in_s3(s3, "no-such-bucket-here")
    with pytest.raises(Unavailable):
        archive.put(CODE, 1, FILE)
    with pytest.raises(Unavailable, match="NoSuchBucket"):
        archive.get(CODE, 1)


@pytest.fixture
def world(sqlite_store: SqliteStore) -> World:
    world = World(sqlite_store)
    world.begin(ANN, bots=1, game="gem_trader")
    return world


def test_a_running_game_is_not_archived(world: World) -> None:
    """B-11."""
    archive_finished(world.services, CODE)
    assert not world.services.archive.exists(CODE, 1)


def test_every_ended_game_is_archived_whenever_it_is_asked_for(world: World) -> None:
    """What was missed, by a crash or so, is made good; asking again changes nothing."""
    play_to_end(world, 2)
    for _ in range(2):
        archive_finished(world.fresh_services(), CODE)
        for number in (1, 2):
            kept = world.services.archive.get(CODE, number)
            assert kept == encode_replay(from_journal(world.services, CODE, number))
    assert not world.services.archive.exists(CODE, 3)


def test_whoever_only_looks_at_a_room_does_not_cache_it(world: World) -> None:
    """A process that has archived many games, or shown their links, would grow with each."""
    play_to_end(world)
    services = world.fresh_services()
    archive_finished(services, CODE)
    assert find_replay(services, CODE, 1).number == 1
    assert preview(services, CODE).players == 2
    assert services.journal.cached(CODE) is None


def test_of_many_missed_games_none_is_lost(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A room knows its last games alone; one crash after another may come before one is kept."""
    monkeypatch.setattr("domain.room.room.PAST_KEPT", 2)
    play_to_end(world, 4)
    archive_finished(world.fresh_services(), CODE)
    assert [world.services.archive.exists(CODE, n) for n in range(1, 6)] == [True] * 4 + [False]


def test_a_replay_is_made_of_its_own_games_commits(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The room may be old: what came long before is not read."""
    play_to_end(world, 6)
    decoding = Mock(side_effect=decode)
    monkeypatch.setattr("infra.rooms.journal.decode", decoding)
    assert from_journal(world.services, CODE, 6).number == 6
    assert 0 < decoding.call_count < world.state().version / 2


def test_a_replay_outlives_its_room(world: World) -> None:
    """B-24."""
    play_to_end(world)
    archive_finished(world.services, CODE)
    before = find_replay(world.services, CODE, 1)
    forget_room(world.store)
    assert find_replay(world.fresh_services(), CODE, 1) == before
    with pytest.raises(RuleBroken, match="no-such-room"):
        find_replay(world.fresh_services(), CODE, 2)


def forget_room(store: Store) -> None:
    for item in store.query(f"ROOM#{CODE}"):
        store.delete(item.pk, item.sk)
    assert not store.query(f"ROOM#{CODE}")


def test_a_code_with_kept_games_is_not_given_to_another_room(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_to_end(world)
    archive_finished(world.services, CODE)
    forget_room(world.store)
    letters: Iterator[str] = iter(CODE + "BRONZE")
    monkeypatch.setattr("infra.rooms.opening.secrets.choice", lambda _letters: next(letters))
    assert open_room_for(world.fresh_services(), Identity(ANN, "Ann"), "tycoon") == "BRONZE"


class Stumbling(StoreArchive):
    """Fails at one game."""

    def __init__(self, store: Store, at: int) -> None:
        super().__init__(store)
        self.at = at

    def put(self, room: RoomCode, number: int, replay: bytes) -> None:
        if number == self.at:
            raise Unavailable
        super().put(room, number, replay)


@pytest.mark.parametrize("at", [1, 2, 3])
def test_behind_a_kept_game_none_is_missing(world: World, at: int) -> None:
    """So a later call finds where it has to go on by the newest that is kept."""
    play_to_end(world, 3)
    archive = Stumbling(world.store, at)
    services = world.fresh_services()
    object.__setattr__(services, "archive", archive)
    with pytest.raises(Unavailable):
        archive_finished(services, CODE)
    assert [archive.exists(CODE, n) for n in (1, 2, 3)] == [n < at for n in (1, 2, 3)]
    archive.at = 0
    archive_finished(services, CODE)
    assert all(archive.exists(CODE, n) for n in (1, 2, 3))


def test_a_long_game_fits_into_the_store(sqlite_store: SqliteStore) -> None:
    """An item weighs 400 KB at most; the longest game we know takes a tenth of that."""
    world = World(sqlite_store)
    world.begin(ANN, bots=5, game="tycoon")
    play_to_end(world)
    archive_finished(world.services, CODE)
    kept = world.store.get(f"REPLAY#{CODE}", "000001")
    assert kept is not None
    assert len(kept.body) < 40_000
    file = world.services.archive.get(CODE, 1)
    assert file is not None
    assert len(decode_replay(file).commands) > 300
