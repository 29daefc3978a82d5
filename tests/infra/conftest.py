"""Both stores, for the tests of their promises and of whatever is stored."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import wraps
from itertools import count
from pathlib import Path
from threading import RLock
from typing import Any

import pytest
from moto import mock_aws
from moto.dynamodb.responses import DynamoHandler

from infra.aws.dynamodb_store import DynamoDbStore, connect
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Store

OPERATIONS = ("put_item", "update_item", "delete_item", "get_item", "query")
NAMES = (f"store-{n}" for n in count())


class Clock:
    """The store's time, which a test may move on."""

    def __init__(self) -> None:
        self.moved = 0.0

    def __call__(self) -> float:
        return time.time() + self.moved

    def pass_by(self, seconds: float) -> None:
        self.moved += seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="session")
def dynamo() -> Iterator[Any]:
    """One client for all tests because making one is slow."""
    with moto_dynamo() as client:
        yield client


@contextmanager
def moto_dynamo() -> Iterator[Any]:
    """A DynamoDB by moto.

    moto checks a condition and writes without a lock: under threads two conditional puts of one
    key can both win, which DynamoDB never does. One lock around its operations makes it keep
    that promise. TZ=UTC because moto compares with the local time.
    """
    with pytest.MonkeyPatch.context() as patch, mock_aws():
        for name, value in AWS_SURROUNDINGS.items():
            patch.setenv(name, value)
        time.tzset()
        lock = RLock()
        for operation in OPERATIONS:
            patch.setattr(DynamoHandler, operation, _one_at_a_time(operation, lock))
        yield connect(region_name="eu-north-1")
    time.tzset()


AWS_SURROUNDINGS = {
    "TZ": "UTC",
    "AWS_ACCESS_KEY_ID": "none",
    "AWS_SECRET_ACCESS_KEY": "none",
    "AWS_EC2_METADATA_DISABLED": "true",
}


def _one_at_a_time(operation: str, lock: Any) -> Any:
    unguarded = getattr(DynamoHandler, operation)

    @wraps(unguarded)
    def guarded(handler: DynamoHandler) -> Any:
        with lock:
            return unguarded(handler)

    return guarded


@pytest.fixture
def dynamodb_store(dynamo: Any, clock: Clock) -> DynamoDbStore:
    return DynamoDbStore(dynamo, new_table(dynamo), clock)


def new_table(dynamo: Any) -> str:
    """Its name."""
    name = next(NAMES)
    dynamo.create_table(
        TableName=name,
        BillingMode="PAY_PER_REQUEST",
        KeySchema=[
            {"AttributeName": "PK", "KeyType": "HASH"},
            {"AttributeName": "SK", "KeyType": "RANGE"},
        ],
        AttributeDefinitions=[
            {"AttributeName": "PK", "AttributeType": "S"},
            {"AttributeName": "SK", "AttributeType": "S"},
        ],
    )
    return name


@pytest.fixture
def sqlite_store(tmp_path: Path, clock: Clock) -> Iterator[SqliteStore]:
    store = SqliteStore(tmp_path / "store.db", clock)
    yield store
    store.close()


@pytest.fixture(params=["sqlite", "dynamodb"])
def store(request: pytest.FixtureRequest) -> Store:
    kept: Store = request.getfixturevalue(f"{request.param}_store")
    return kept
