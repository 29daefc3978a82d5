"""The operator's command hands out and erases what is known of a person, on either home."""

import json
from pathlib import Path
from typing import Any

import boto3
import pytest
from msgspec.structs import replace

from infra.accounts.address import address_key
from infra.aws.dynamodb_store import DynamoDbStore
from infra.aws.s3_archive import S3Archive
from infra.deploy.stack import Stack
from infra.local.secret_files import hash_secret_file
from infra.local.sqlite_store import SqliteStore
from infra.operator.__main__ import main
from infra.operator.ends import give_ends
from infra.operator.homes import HomeUnavailable, on_aws
from infra.ports.store import Item, Store
from infra.replays.file import encode_replay, from_journal
from tests.infra.conftest import moto_dynamo, new_table
from tests.infra.evening import GUEST, GUEST_NAME, MAIL, MEMBER, MEMBER_NAME, spent
from tests.infra.fakes import CODE, HASH_SECRET, KEYED_HASH, START, World

REGION, MEDIA, ARCHIVE = "eu-north-1", "clips-of-gavel", "replays-of-gavel"
THERE: Any = {"LocationConstraint": REGION}
ENVIRONMENT = [
    "AWS_REGION",
    "AWS_DEFAULT_REGION",
    "TABLE",
    "SOCKET_ENDPOINT",
    "CLOCK",
    "TOKEN_KEYS",
    "HASH_SECRET",
    "MEDIA_BUCKET",
    "ARCHIVE_BUCKET",
    "POWERTOOLS_SERVICE_NAME",
]


@pytest.fixture
def file(tmp_path: Path, sqlite_store: Store) -> Path:
    """A server's file after an evening, the server still running."""
    hash_secret_file(tmp_path / "store.db").write_text(HASH_SECRET)
    spent(World(sqlite_store))
    return tmp_path / "store.db"


def test_an_export_is_json_on_standard_output(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", GUEST, "--store", str(file)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["people"] == [GUEST]
    assert found["rooms"][0]["names"] == [GUEST_NAME]
    assert len(found["games"]) == 1


def test_an_address_names_an_account_too(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", MAIL, "--store", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["people"] == [MEMBER]


def test_who_is_not_known_is_said_to_be_so(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for nobody in ("nobody@example.org", "stranger"):
        assert main(["export", nobody, "--store", str(file)]) == 1
    assert "Nothing is known of stranger" in capsys.readouterr().err
    assert main(["export", GUEST, "--store", str(file.with_name("none"))]) == 2
    assert main(["export", "no address@", "--store", str(file)]) == 2


def test_it_asks_before_it_erases(
    file: Path, sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda _warning: "yes")
    assert main(["erase", GUEST, "--store", str(file)]) == 0
    assert any(GUEST_NAME in item.body for item in sqlite_store.query(f"ROOM#{CODE}"))
    monkeypatch.setattr("builtins.input", lambda _warning: GUEST)
    assert main(["erase", GUEST, "--store", str(file)]) == 0
    assert not any(GUEST_NAME in item.body for item in sqlite_store.query(f"ROOM#{CODE}"))


def test_clips_lie_in_the_folder_beside_the_store(file: Path) -> None:
    clip = file.with_name("store.media") / "voice" / CODE / f"{GUEST}.18c-aaaaaaaaaaaaaaaa.mp4"
    others = clip.with_name(f"{MEMBER}.18c-aaaaaaaaaaaaaaaa.mp4")
    clip.parent.mkdir(parents=True)
    for one in (clip, others):
        one.write_bytes(b"sound")
    assert main(["erase", GUEST, "--store", str(file), "--yes"]) == 0
    assert not clip.exists()
    assert others.exists()


def test_a_deployed_stack_is_reached_with_the_operators_rights(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Table, archive and clips by their stack's names; the replay lies in S3 with the name."""
    clip = f"voice/{CODE}/{GUEST}.18c-aaaaaaaaaaaaaaaa.mp4"
    with moto_dynamo() as dynamo:
        table, s3 = new_table(dynamo), boto3.client("s3", region_name=REGION)
        for bucket in (MEDIA, ARCHIVE):
            s3.create_bucket(Bucket=bucket, CreateBucketConfiguration=THERE)
        s3.put_object(Bucket=MEDIA, Key=clip, Body=b"sound")
        ssm = boto3.client("ssm", region_name=REGION)
        ssm.put_parameter(
            Name="/gavel/hash-secret", Value=HASH_SECRET, Type="SecureString", Overwrite=True
        )
        world = World(DynamoDbStore(dynamo, table))
        spent(world)
        archive = S3Archive(lambda: s3, ARCHIVE)
        archive.put(CODE, 1, encode_replay(from_journal(world.services, CODE, 1)))
        made = {"TableName": table, "SocketUrl": "wss://socket.example.org/ws", "ClockArn": "clock",
                "MediaBucketName": MEDIA, "ArchiveBucketName": ARCHIVE}  # fmt: skip
        monkeypatch.setattr(Stack, "outputs", lambda _self: made)
        for name in ENVIRONMENT:  # It is set for this process; here others follow.
            monkeypatch.setenv(name, "")
        assert main(["erase", GUEST, "--region", REGION, "--yes"]) == 0
        assert "Contents" not in s3.list_objects_v2(Bucket=MEDIA)
        kept = archive.get(CODE, 1)
        assert kept is not None
        assert json.loads(kept)["names"] == [MEMBER_NAME, ""]
        assert not any(GUEST_NAME in i.body for i in world.store.query(f"ROOM#{CODE}"))


def test_a_stack_that_is_not_there_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stack, "outputs", lambda _self: {})
    with pytest.raises(HomeUnavailable, match="no stack gavel in eu-north-1"):
        on_aws(Stack("gavel", REGION))


def test_what_was_kept_without_end_gets_one(
    file: Path, sqlite_store: SqliteStore, capsys: pytest.CaptureFixture[str]
) -> None:
    """By an older server; what the house itself needs is left alone."""
    older = must_get_ends(sqlite_store)
    assert main(["ends", "--store", str(file)]) == 0
    assert capsys.readouterr().out == f"{len(older)} items have an end now.\n"
    assert {item.pk for item in sqlite_store.endless()} == {"HOUSE"}


def test_in_a_table_too(dynamodb_store: DynamoDbStore) -> None:
    spent(World(dynamodb_store))
    older = must_get_ends(dynamodb_store)
    assert give_ends(dynamodb_store, START) == len(older)
    assert {item.pk for item in dynamodb_store.endless()} == {"HOUSE"}


def must_get_ends(store: DynamoDbStore | SqliteStore) -> list[Item]:
    """As they were written before."""
    keys = [f"{key}{MEMBER}" for key in ("ACCOUNT#", "GUEST#", "GAMES#")]
    keys.append(f"ADDRESS#{address_key(KEYED_HASH, MAIL).keyed}")
    found = [item for key in keys for item in store.query(key)]
    found += store.query(f"REPLAY#{CODE}") + store.query(f"ROOM#{CODE}", prefix="LISTED#")
    for item in found:
        store.put(replace(item, expires=None))
    store.put(Item("HOUSE", "MAILBOX", "secret"))
    assert len(found) == 6
    return found
