"""Clocks whose setter dies, and ticks that fail, by the deployed state machine."""

import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from domain.room.due import wake_time
from infra.aws.scheduler import Lease, StepFunctionsScheduler
from infra.clock import now_ms, timestamp
from infra.ports.store import Item
from infra.rooms.broadcast import disconnect
from tests.cloud.conftest import Cloud
from tests.infra.counting import Died, Watched
from tests.infra.fakes import ANN, BOB, CODE, World

pytestmark = pytest.mark.cloud

BROKEN = Item("ROOM#BROKE2", "ALARM", "this is no alarm")
LONG_SECONDS = 90


def test_a_loop_whose_setter_died_before_its_lease_ticks_and_leaves_a_leased_one(
    cloud: Cloud,
) -> None:
    """Nobody is there to make up for it: all have gone, and the process has died."""
    world = World(cloud.store)
    world.now.ms = now_ms()
    world.begin(ANN, BOB, game="gem_trader", pace="brisk")
    disconnect(world.services, ANN, BOB)
    before = world.state()
    with pytest.raises(Died):
        _dying(cloud).schedule(CODE, wake_time(before.room), before.version)
    assert _lease(cloud) is None
    (orphan,) = _loops(cloud, CODE)
    _until(lambda: _status(cloud, orphan) == "SUCCEEDED")
    assert world.state().version > before.version
    leased = _lease(cloud)
    assert leased is not None, "the room goes on without anybody"
    assert f"{CODE}-{leased.lease}" in {loop["name"] for loop in _loops(cloud, CODE)}


def _dying(cloud: Cloud) -> StepFunctionsScheduler:
    store = Watched(cloud.store)

    def die(name: str, _item: Item | None) -> None:
        if name == "put_if_absent":
            raise Died

    store.before = die
    return StepFunctionsScheduler(store, cloud.client("stepfunctions"), cloud.made["ClockArn"])


def test_a_tick_that_fails_is_tried_again_until_it_succeeds(cloud: Cloud) -> None:
    cloud.store.put(BROKEN)
    work = {"room": "BROKE2", "lease": "l", "at": timestamp(now_ms())}
    begun = cloud.client("stepfunctions").start_execution(
        stateMachineArn=cloud.made["ClockArn"],
        name="BROKE2-l",
        input=msgspec.json.encode(work).decode(),
    )
    _until(lambda: _failures(cloud, begun) > 1)
    assert _status(cloud, begun) == "RUNNING"
    cloud.store.delete(BROKEN.pk, BROKEN.sk)
    _until(lambda: _status(cloud, begun) == "SUCCEEDED")


def _lease(cloud: Cloud) -> Lease | None:
    item = cloud.store.get(f"ROOM#{CODE}", "ALARM")
    return None if item is None else msgspec.json.decode(item.body, type=Lease)


def _loops(cloud: Cloud, room: str) -> list[Any]:
    told = cloud.client("stepfunctions").list_executions(stateMachineArn=cloud.made["ClockArn"])
    return [loop for loop in told["executions"] if loop["name"].startswith(f"{room}-")]


def _status(cloud: Cloud, loop: Any) -> str:
    clocks = cloud.client("stepfunctions")
    return str(clocks.describe_execution(executionArn=loop["executionArn"])["status"])


def _failures(cloud: Cloud, loop: Any) -> int:
    clocks = cloud.client("stepfunctions")
    told = clocks.get_execution_history(executionArn=loop["executionArn"])["events"]
    return sum(event["type"] in {"TaskFailed", "LambdaFunctionFailed"} for event in told)


def _until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + LONG_SECONDS
    while not holds():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.5)
