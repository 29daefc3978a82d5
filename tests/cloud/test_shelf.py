"""The shelf keeps its promises in the emulator's DynamoDB too, with the deployed table's keys."""

import pytest

from infra.dynamo_shelf import DynamoShelf, connect
from infra.shelf import Shelf
from tests.cloud.conftest import Cloud
from tests.infra.conftest import NAMES, Clock
from tests.infra.test_shelf import *  # noqa: F403  (all of them)
from tests.infra.test_shelf_races import *  # noqa: F403

pytestmark = pytest.mark.cloud


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def shelf(cloud: Cloud, clock: Clock) -> Shelf:
    name = next(NAMES)
    deployed = cloud.ask("dynamodb").describe_table(TableName=cloud.made["TableName"])["Table"]
    cloud.ask("dynamodb").create_table(
        TableName=name,
        BillingMode="PAY_PER_REQUEST",
        KeySchema=deployed["KeySchema"],
        AttributeDefinitions=deployed["AttributeDefinitions"],
    )
    return DynamoShelf(connect(), name, clock)
