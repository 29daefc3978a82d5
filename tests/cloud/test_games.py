"""Whole games through the deployed template: sockets, functions, rights, clocks, streams."""

import asyncio
import json
import time
from contextlib import suppress

import pytest

from domain.games import GAMES
from domain.room.events import TablePlayed
from domain.room.pieces import RoomCode
from infra.replays.archive import decompress
from infra.rooms.codec import Commit
from infra.rooms.journal import Journal
from tests.cloud.conftest import Cloud
from tests.cloud.playing import lone_table, nudging, to_the_die, whole_game
from tests.games import FEWEST_BOTS
from tests.local.client import Json, asked

pytestmark = pytest.mark.cloud

DIE_MS = 10_000
LATE_MS = 6_000
"""The scheduler's slack, and a tick on a slow machine."""


def test_a_whole_game_of_each_kind_is_played_at_once(cloud: Cloud) -> None:
    async def play() -> None:
        games = [whole_game(cloud.base, game, FEWEST_BOTS[game]) for game in GAMES]
        for game, view in zip(GAMES, await asyncio.gather(*games), strict=True):
            (past,) = view["past"]
            assert past["game"] == game
            assert {placing["seat"] for placing in past["placings"]} == set(
                range(FEWEST_BOTS[game] + 1)
            )
            replay = asked(cloud.base, f"/api/rooms/{view['code']}/games/1/replay")
            assert (replay["game"], len(replay["seed"])) == (game, 64)
            assert await asyncio.to_thread(archived, cloud, view["code"]) == replay

    asyncio.run(play())


def archived(cloud: Cloud, code: str) -> Json:
    """The game's file, once the stream's function has written it."""
    s3, where = cloud.client("s3"), {"Bucket": cloud.made["ArchiveBucketName"]}
    for _ in range(300):
        with suppress(s3.exceptions.NoSuchKey):
            kept = s3.get_object(**where, Key=f"replays/{code}/1.json")["Body"].read()
            found: Json = json.loads(decompress(kept))
            return found
        time.sleep(0.2)
    raise AssertionError("nobody archived it")


def test_a_deadline_is_ticked_by_the_state_machine_when_nobody_is_there(cloud: Cloud) -> None:
    """R-15: a lone human's die rolls by itself after ten seconds."""

    async def leave_before_the_die_falls() -> tuple[str, int, int]:
        player = await lone_table(cloud.base, "tycoon", 2)
        async with nudging(player):
            await to_the_die(player)
        assert player.stage == "Rolling"
        due = player.playing["due"]
        await player.leave()
        return player.view["code"], player.version, due

    code, version, due = asyncio.run(leave_before_the_die_falls())
    ticked = _next_move(cloud, code, version)
    assert due <= ticked.at <= due + LATE_MS
    assert Journal(cloud.store).read(RoomCode(code)).room.people[0].gone is not None


def _next_move(cloud: Cloud, code: str, version: int) -> Commit:
    """The first commit after this version that moved the table."""
    end = time.monotonic() + (DIE_MS + LATE_MS) / 1000 + 5
    while time.monotonic() < end:
        for commit in Journal(cloud.store).commits(RoomCode(code)):
            if commit.version > version and any(isinstance(e, TablePlayed) for e in commit.events):
                return commit
        time.sleep(0.5)
    raise AssertionError("nobody ticked")


def test_nothing_failed_on_the_way(cloud: Cloud) -> None:
    """Whatever the tests before this one did: no clock has died, no function had an error."""
    clocks = cloud.client("stepfunctions")
    died = clocks.list_executions(stateMachineArn=cloud.made["ClockArn"], statusFilter="FAILED")
    assert died["executions"] == []
    logs = cloud.client("logs")
    groups = [group["logGroupName"] for group in logs.describe_log_groups()["logGroups"]]
    told = [
        event for group in groups for event in logs.filter_log_events(logGroupName=group)["events"]
    ]
    assert [event["message"] for event in told if "Traceback" in event["message"]] == []
    assert told, "functions log"
