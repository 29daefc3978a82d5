"""The outside fails, in part or for a while: a clear word, nothing half done, and it heals."""

import json
from typing import Any

import pytest
from botocore.awsrequest import AWSResponse
from botocore.compat import HTTPHeaders
from botocore.exceptions import ClientError, ConnectTimeoutError

from domain.room.due import wake_time
from domain.room.events import PersonRemoved
from infra.aws.dynamodb_store import DynamoDbStore, connect
from infra.aws.scheduler import StepFunctionsScheduler
from infra.aws.sender import ApiGatewaySender
from infra.clock import now_ms
from infra.deadline_budget import deadline_budget
from infra.gateway import receive
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Item, Store, Unavailable
from infra.rooms.broadcast import disconnect
from tests.infra.counting import Watched, is_commit
from tests.infra.fakes import ANN, BOB, CAT, CODE, World, first_move
from tests.infra.test_aws import MACHINE, Gateway, Machine, error
from tests.infra.test_dynamodb_store import FEIGNED, Raw

FUNCTION_SECONDS = 25
GATEWAY_SECONDS = 29


@pytest.fixture
def world(sqlite_store: SqliteStore) -> World:
    """Three humans; a selling window is open."""
    world = World(Watched(sqlite_store))
    world.begin(ANN, BOB, CAT)
    world.to_stage("Selling")
    return world


def watched(world: World) -> Watched:
    assert isinstance(world.store, Watched)
    return world.store


def fail(_name: str, _item: Item | None) -> None:
    raise Unavailable("away")


def fail_after_the_commit(world: World) -> None:
    """The move is kept; from then on nothing can be read."""

    def kept(_name: str, item: Item | None) -> None:
        if is_commit(item):
            watched(world).before = fail

    watched(world).after = kept


def heal(world: World) -> None:
    watched(world).before = watched(world).after = lambda _name, _item: None


# DynamoDB


def test_an_error_without_a_word_of_the_service_is_unavailable(
    dynamo: Any, dynamodb_store: DynamoDbStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever stands before it answers in HTML."""
    monkeypatch.setattr("botocore.endpoint.time.sleep", lambda _: None)

    def answer(request: Any, **_: Any) -> AWSResponse:
        return AWSResponse(request.url, 502, HTTPHeaders(), Raw(b"<html>bad gateway</html>"))

    dynamo.meta.events.register_first(FEIGNED, answer)
    try:
        with pytest.raises(Unavailable):
            dynamodb_store.get("A", "B")
    finally:
        dynamo.meta.events.unregister(FEIGNED, answer)


@pytest.mark.usefixtures("dynamo")
def test_a_store_that_does_not_answer_is_given_up_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tries and waits together, at their longest; the requester can still be told."""
    waited: list[float] = []
    monkeypatch.setattr("botocore.endpoint.time.sleep", waited.append)
    monkeypatch.setattr("botocore.retries.standard.random.random", lambda: 1.0)
    client = connect(region_name="eu-north-1")
    timeouts: Any = client.meta.config

    def hang(request: Any, **_: Any) -> None:
        waited.append(timeouts.connect_timeout + timeouts.read_timeout)
        raise ConnectTimeoutError(endpoint_url=request.url)

    client.meta.events.register_first(FEIGNED, hang)
    with pytest.raises(Unavailable):
        DynamoDbStore(client, "table").get("A", "B")
    assert 10 + sum(waited) <= FUNCTION_SECONDS - 3 < GATEWAY_SECONDS


def test_who_has_waited_long_asks_no_more(dynamodb_store: DynamoDbStore) -> None:
    dynamodb_store.put(Item("A", "B", "{}"))
    with deadline_budget(-1):
        with pytest.raises(Unavailable, match="too long"):
            dynamodb_store.get("A", "B")
        with deadline_budget(10):
            assert dynamodb_store.get("A", "B")
    assert dynamodb_store.get("A", "B")


# Showing and telling


def test_what_is_done_but_cannot_be_shown_is_answered_as_done(world: World) -> None:
    frame = json.dumps(
        {
            "is": "ask",
            "id": "x",
            "wanted": {"is": "Play", "move": first_move(world.sender.view("ann"))},
        }
    )
    fail_after_the_commit(world)
    receive(world.services, "ann", frame)
    assert world.sender.all("ann", "answer")[-1]["error"] is None
    heal(world)
    receive(world.services, "bob", '{"is":"beat","version":1}')
    assert 0 in world.sender.view("bob")["playing"]["table"]["table"]["stage"]["ready"]


def test_a_room_that_cannot_be_shown_is_woken_all_the_same(world: World) -> None:
    """The last one leaves, and nobody will beat."""
    for person in (ANN, BOB):
        disconnect(world.services, person)
    fail_after_the_commit(world)
    with pytest.raises(Unavailable):
        disconnect(world.services, CAT)
    heal(world)
    assert world.scheduler.at() == wake_time(world.state().room) == world.now() + 30_000


def test_a_frame_of_one_who_is_gone_harms_nobody_though_nothing_can_be_read(world: World) -> None:
    world.sender.gone.add("ann")
    frame = json.dumps(
        {
            "is": "ask",
            "id": "x",
            "wanted": {"is": "Play", "move": first_move(world.sender.view("ann"))},
        }
    )
    watched(world).before = fail
    assert receive(world.services, "ann", frame) == "unavailable"


def test_who_is_not_let_in_again_is_no_trouble_of_others(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Removed, they are at the door with a new connection just when the old one is found closed."""
    journal = world.services.journal
    journal.append(CODE, journal.read(CODE), world.now(), [PersonRemoved(CAT)])
    answers = iter((False, True))
    monkeypatch.setattr(
        world.services.connections, "is_connected", lambda _room, _person: next(answers)
    )
    disconnect(world.services, "cat")
    assert next(answers, None) is None, "both were asked for"


def test_a_line_that_was_kept_but_not_told_is_told_when_it_is_sent_again(world: World) -> None:
    def kept(_name: str, item: Item | None) -> None:
        if item is not None and item.sk.startswith("CHAT#"):
            watched(world).before = fail

    watched(world).after = kept
    assert world.ask("ann", "say", id="s1", text="hammer")["error"] is None
    assert world.sender.all("bob", "chat")[-1]["lines"] == []
    heal(world)
    world.must("ann", "say", id="s1", text="hammer")
    (line,) = world.sender.all("bob", "chat")[-1]["lines"]
    assert (line["seq"], line["text"]) == (1, "hammer")


def test_a_connection_that_cannot_be_closed_is_left_to_close_itself() -> None:
    gateway = Gateway()
    sender = ApiGatewaySender(gateway)  # type: ignore[arg-type]
    for trouble in (error("LimitExceededException"), ConnectTimeoutError(endpoint_url="x")):
        gateway.flaws["c1"] = trouble
        sender.close("c1")


# The room's clock


def test_a_loop_whose_lease_was_written_but_not_answered_goes_on(store: Store) -> None:
    """The client tried again by itself, and met its own hand."""
    own = Watched(store)
    machine = Machine()
    scheduler = StepFunctionsScheduler(own, machine, MACHINE)  # type: ignore[arg-type]
    scheduler.schedule(CODE, now_ms() + 15_000, 1)

    def written_before(name: str, item: Item | None) -> None:
        if name == "put_if_unchanged" and item is not None:
            own.before = lambda _name, _item: None
            store.put(item)

    own.before = written_before
    again = scheduler.renew(CODE, machine.started[0]["lease"], now_ms() + 90_000)
    assert again is not None
    assert again > now_ms() + 80_000


def test_a_loop_that_could_not_be_started_is_told_and_nothing_relies_on_it(store: Store) -> None:
    class Lost(Machine):
        def start_execution(self, **how: str) -> None:
            super().start_execution(**how)
            raise ClientError({"Error": {"Code": "ThrottlingException"}}, "StartExecution")

    scheduler = StepFunctionsScheduler(store, Lost(), MACHINE)  # type: ignore[arg-type]
    with pytest.raises(Unavailable):
        scheduler.schedule(CODE, now_ms() + 15_000, 1)
    assert store.get(f"ROOM#{CODE}", "ALARM") is None
