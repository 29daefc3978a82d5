"""The troubles of the outside reach us under one name, after a bounded number of tries."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from botocore.awsrequest import AWSResponse
from botocore.compat import HTTPHeaders
from botocore.exceptions import ClientError

from infra.aws.dynamodb_store import DynamoDbStore, connect
from infra.ports.store import AlreadyExists, Item, Unavailable

ITEM = Item("ROOM#amber-fox", "A", "{}")
TRIES = 3
FEIGNED = "before-send.dynamodb"


class Raw:
    def __init__(self, body: bytes) -> None:
        self.body = body

    def stream(self, **_: Any) -> Iterator[bytes]:
        yield self.body


class Refusal:
    """Answers the first `times` requests with an error, though moto hears them and acts.

    So it is also an answer that was lost: the write happened and we are told it did not.
    """

    def __init__(self, status: int, code: str, times: int) -> None:
        self.status = status
        self.body = json.dumps({"__type": f"com.amazonaws.dynamodb#{code}"}).encode()
        self.times = times
        self.asked = 0

    def __call__(self, request: Any, **_: Any) -> AWSResponse | None:
        self.asked += 1
        if self.asked > self.times:
            return None
        return AWSResponse(request.url, self.status, HTTPHeaders(), Raw(self.body))


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    waited: list[float] = []
    monkeypatch.setattr("botocore.endpoint.time.sleep", waited.append)
    return waited


@pytest.fixture
def refuse(dynamo: Any) -> Iterator[Callable[[int, str, int], Refusal]]:
    state: list[Refusal] = []

    def stand(status: int, code: str, times: int) -> Refusal:
        state.append(Refusal(status, code, times))
        dynamo.meta.events.register_first(FEIGNED, state[-1])
        return state[-1]

    yield stand
    for refusal in state:
        dynamo.meta.events.unregister(FEIGNED, refusal)


@pytest.mark.parametrize(
    ("status", "code"),
    [
        (400, "ThrottlingException"),
        (400, "ProvisionedThroughputExceededException"),
        (400, "RequestLimitExceeded"),
        (500, "InternalServerError"),
        (503, "ServiceUnavailable"),
    ],
)
def test_what_passes_is_tried_again_and_then_unavailable(
    dynamodb_store: DynamoDbStore,
    refuse: Callable[[int, str, int], Refusal],
    waits: list[float],
    status: int,
    code: str,
) -> None:
    for act in (
        lambda: dynamodb_store.get(ITEM.pk, ITEM.sk),
        lambda: dynamodb_store.query(ITEM.pk),
        lambda: dynamodb_store.put_if_absent(ITEM),
    ):
        refusal = refuse(status, code, TRIES)
        with pytest.raises(Unavailable):
            act()
        assert refusal.asked == TRIES
    assert all(0 <= wait <= TRIES for wait in waits)


def test_what_has_passed_is_not_noticed(
    dynamodb_store: DynamoDbStore, refuse: Callable[[int, str, int], Refusal], waits: list[float]
) -> None:
    refuse(400, "ThrottlingException", TRIES - 1)
    dynamodb_store.put(ITEM)
    assert len(waits) == TRIES - 1
    assert dynamodb_store.get(ITEM.pk, ITEM.sk) == ITEM


@pytest.mark.usefixtures("waits")
def test_when_an_answer_was_lost_a_place_is_taken_by_ourselves(
    dynamodb_store: DynamoDbStore, refuse: Callable[[int, str, int], Refusal]
) -> None:
    refuse(500, "InternalServerError", 1)
    with pytest.raises(AlreadyExists):
        dynamodb_store.put_if_absent(ITEM)
    assert dynamodb_store.get(ITEM.pk, ITEM.sk) == ITEM


def test_a_mistake_of_ours_is_not_called_unavailable(dynamo: Any) -> None:
    with pytest.raises(ClientError, match="ResourceNotFound"):
        DynamoDbStore(dynamo, "no-such-table").get("A", "B")


@pytest.mark.usefixtures("dynamo", "waits")
def test_nobody_at_home_is_unavailable() -> None:
    nowhere = connect(region_name="eu-north-1", endpoint_url="http://127.0.0.1:1")
    with pytest.raises(Unavailable):
        DynamoDbStore(nowhere, "table").put(ITEM)


def test_a_game_on_one_machine_does_not_pay_for_the_clients_of_the_cloud() -> None:
    check = "import sys, infra.aws.dynamodb_store; sys.exit('botocore.session' in sys.modules)"
    subprocess.run([sys.executable, "-c", check], check=True)  # noqa: S603


def test_reads_are_consistent(dynamo: Any, dynamodb_store: DynamoDbStore) -> None:
    asked: list[Any] = []

    def listen(params: dict[str, Any], **_: Any) -> None:
        asked.append(params["ConsistentRead"])

    dynamo.meta.events.register("provide-client-params.dynamodb", listen)
    dynamodb_store.get("A", "B")
    dynamodb_store.query("A")
    dynamo.meta.events.unregister("provide-client-params.dynamodb", listen)
    assert asked == [True, True]
