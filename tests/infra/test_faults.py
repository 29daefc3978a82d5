"""The outside fails, in part or for a while: a clear word, nothing half done, and it heals."""

import json
from typing import Any

import pytest
from botocore.awsrequest import AWSResponse
from botocore.compat import HTTPHeaders
from botocore.exceptions import ClientError, ConnectTimeoutError

from domain.room.clock import wake
from domain.room.events import PersonRemoved
from infra.announce import part
from infra.cloud.alarms import CloudAlarms
from infra.cloud.posts import CloudPosts
from infra.desk import hear
from infra.dynamo_shelf import DynamoShelf, connect
from infra.patience import patience
from infra.shelf import Item, Shelf, Unavailable
from infra.sqlite_shelf import SqliteShelf
from infra.times import now_ms
from tests.infra.counting import Watched, is_commit
from tests.infra.fakes import ANN, BOB, CAT, CODE, World, first_move
from tests.infra.test_cloud import MACHINE, Gateway, Machine, error
from tests.infra.test_dynamo_shelf import FEIGNED, Raw

FUNCTION_SECONDS = 25
GATEWAY_SECONDS = 29


@pytest.fixture
def world(sqlite_shelf: SqliteShelf) -> World:
    """Three humans; a selling window is open."""
    world = World(Watched(sqlite_shelf))
    world.begin(ANN, BOB, CAT)
    world.to_stage("Selling")
    return world


def watched(world: World) -> Watched:
    assert isinstance(world.shelf, Watched)
    return world.shelf


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
    dynamo: Any, dynamo_shelf: DynamoShelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever stands before it answers in HTML."""
    monkeypatch.setattr("botocore.endpoint.time.sleep", lambda _: None)

    def answer(request: Any, **_: Any) -> AWSResponse:
        return AWSResponse(request.url, 502, HTTPHeaders(), Raw(b"<html>bad gateway</html>"))

    dynamo.meta.events.register_first(FEIGNED, answer)
    try:
        with pytest.raises(Unavailable):
            dynamo_shelf.get("A", "B")
    finally:
        dynamo.meta.events.unregister(FEIGNED, answer)


@pytest.mark.usefixtures("dynamo")
def test_a_shelf_that_does_not_answer_is_given_up_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tries and waits together, at their longest; the asker can still be told."""
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
        DynamoShelf(client, "table").get("A", "B")
    assert 10 + sum(waited) <= FUNCTION_SECONDS - 3 < GATEWAY_SECONDS


def test_who_has_waited_long_asks_no_more(dynamo_shelf: DynamoShelf) -> None:
    dynamo_shelf.put(Item("A", "B", "{}"))
    with patience(-1):
        with pytest.raises(Unavailable, match="too long"):
            dynamo_shelf.get("A", "B")
        with patience(10):
            assert dynamo_shelf.get("A", "B")
    assert dynamo_shelf.get("A", "B")


# Showing and telling


def test_what_is_done_but_cannot_be_shown_is_answered_as_done(world: World) -> None:
    frame = json.dumps({"is": "play", "id": "x", "move": first_move(world.screens.view("ann"))})
    fail_after_the_commit(world)
    hear(world.house, "ann", frame)
    assert world.screens.all("ann", "answer")[-1]["error"] is None
    heal(world)
    hear(world.house, "bob", '{"is":"beat","version":1}')
    assert 0 in world.screens.view("bob")["playing"]["table"]["table"]["stage"]["ready"]


def test_a_room_that_cannot_be_shown_is_woken_all_the_same(world: World) -> None:
    """The last one leaves, and nobody will beat."""
    for person in (ANN, BOB):
        part(world.house, person)
    fail_after_the_commit(world)
    with pytest.raises(Unavailable):
        part(world.house, CAT)
    heal(world)
    assert world.bells.at() == wake(world.standing().room) == world.now() + 30_000


def test_a_frame_of_one_who_is_gone_harms_nobody_though_nothing_can_be_read(world: World) -> None:
    world.screens.gone.add("ann")
    frame = json.dumps({"is": "play", "id": "x", "move": first_move(world.screens.view("ann"))})
    watched(world).before = fail
    assert hear(world.house, "ann", frame) == "unavailable"


def test_who_is_not_let_in_again_is_no_trouble_of_others(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Removed, he is at the door with a new connection just when the old one is found closed."""
    journal = world.house.journal
    journal.append(CODE, journal.read(CODE), world.now(), [PersonRemoved(CAT)])
    answers = iter((False, True))
    monkeypatch.setattr(world.house.people, "is_here", lambda _room, _person: next(answers))
    part(world.house, "cat")
    assert next(answers, None) is None, "both were asked for"


def test_a_line_that_was_kept_but_not_told_is_told_when_it_is_sent_again(world: World) -> None:
    def kept(_name: str, item: Item | None) -> None:
        if item is not None and item.sk.startswith("CHAT#"):
            watched(world).before = fail

    watched(world).after = kept
    assert world.ask("ann", "say", id="s1", text="hammer")["error"] is None
    assert world.screens.all("bob", "chat")[-1]["lines"] == []
    heal(world)
    world.must("ann", "say", id="s1", text="hammer")
    (line,) = world.screens.all("bob", "chat")[-1]["lines"]
    assert (line["seq"], line["text"]) == (1, "hammer")


def test_a_connection_that_cannot_be_closed_is_left_to_close_itself() -> None:
    gateway = Gateway()
    posts = CloudPosts(gateway)  # type: ignore[arg-type]
    for trouble in (error("LimitExceededException"), ConnectTimeoutError(endpoint_url="x")):
        gateway.flaws["c1"] = trouble
        posts.close("c1")


# The room's clock


def test_a_loop_whose_lease_was_written_but_not_answered_goes_on(shelf: Shelf) -> None:
    """The client tried again by itself, and met its own hand."""
    own = Watched(shelf)
    machine = Machine()
    alarms = CloudAlarms(own, machine, MACHINE)  # type: ignore[arg-type]
    alarms.set(CODE, now_ms() + 15_000, 1)

    def written_before(name: str, item: Item | None) -> None:
        if name == "put_if_unchanged" and item is not None:
            own.before = lambda _name, _item: None
            shelf.put(item)

    own.before = written_before
    again = alarms.rang(CODE, machine.started[0]["lease"], now_ms() + 90_000)
    assert again is not None
    assert again > now_ms() + 80_000


def test_a_loop_that_could_not_be_started_is_told_and_nothing_relies_on_it(shelf: Shelf) -> None:
    class Lost(Machine):
        def start_execution(self, **how: str) -> None:
            super().start_execution(**how)
            raise ClientError({"Error": {"Code": "ThrottlingException"}}, "StartExecution")

    alarms = CloudAlarms(shelf, Lost(), MACHINE)  # type: ignore[arg-type]
    with pytest.raises(Unavailable):
        alarms.set(CODE, now_ms() + 15_000, 1)
    assert shelf.get(f"ROOM#{CODE}", "ALARM") is None
