"""The store keeps its promises in the emulator's DynamoDB too, with the deployed table's keys."""

import pytest

from infra.aws.dynamodb_store import DynamoDbStore, connect
from infra.ports.store import Store
from tests.cloud.conftest import Cloud
from tests.infra.conftest import NAMES, Clock
from tests.infra.test_store import *  # noqa: F403  (all of them)
from tests.infra.test_store_races import *  # noqa: F403

pytestmark = pytest.mark.cloud


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(cloud: Cloud, clock: Clock) -> Store:
    name = next(NAMES)
    deployed = cloud.client("dynamodb").describe_table(TableName=cloud.made["TableName"])["Table"]
    cloud.client("dynamodb").create_table(
        TableName=name,
        BillingMode="PAY_PER_REQUEST",
        KeySchema=deployed["KeySchema"],
        AttributeDefinitions=deployed["AttributeDefinitions"],
    )
    return DynamoDbStore(connect(), name, clock)
