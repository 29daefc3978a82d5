"""A few of the games that `make soak` plays in bad weather."""

import logging
from collections.abc import Iterator
from typing import Any

import pytest

from infra.aws.dynamodb_store import DynamoDbStore
from tests.soak import faults
from tests.soak.town import Kind


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.parametrize(("kind", "number"), [("local", 3), ("cloud", 4), ("cloud", 5)])
def test_a_game_in_bad_weather_ends_and_nothing_is_lost_or_doubled(kind: Kind, number: int) -> None:
    storm, wrong = faults.stormy(kind, None, "gem_trader", number, None)
    assert wrong == []
    assert storm.weather.happened["calls failed"] > 0
    assert storm.weather.happened["answers lost"] > 0


def test_so_it_is_where_single_requests_to_dynamodb_fail(
    dynamo: Any, dynamodb_store: DynamoDbStore
) -> None:
    """Below the client's own tries: timed out, throttled, done and not answered."""
    storm, wrong = faults.stormy("cloud", dynamodb_store, "gem_trader", 6, dynamo, steps=60)
    assert wrong == []
    for what in ("requests timed out", "throttled", "answers lost"):
        assert storm.weather.happened[what] > 10
