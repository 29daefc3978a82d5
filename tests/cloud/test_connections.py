"""Connections that come back, and such as are gone without a word."""

import asyncio
import time

import pytest

from domain.room.pieces import Person, RoomCode
from infra.rooms.connections import Connection, Connections
from tests.cloud.conftest import Cloud
from tests.cloud.playing import FarPlayer, lone_table
from tests.local.client import guest, new_room

pytestmark = pytest.mark.cloud


def test_who_comes_back_finds_the_same_seat_and_table(cloud: Cloud) -> None:
    """B-01, B-02."""

    async def play() -> None:
        before = await lone_table(cloud.base, "gem_trader", 1)
        await before.leave()
        again = await FarPlayer.entered(cloud.base, before.view["code"], before.token)
        assert (again.view["you"], again.view["seat"]) == (before.view["you"], 0)
        assert again.version >= before.version
        await again.until(lambda view: view["chairs"][0]["online"])
        await again.leave()

    asyncio.run(play())


def test_a_connection_that_is_gone_without_a_word_is_forgotten(cloud: Cloud) -> None:
    """B-01: the gateway says so at the next message (GoneException); nobody else loses anything."""

    async def play() -> None:
        ann = await asyncio.to_thread(guest, cloud.base, "Ann")
        bob = await asyncio.to_thread(guest, cloud.base, "Bob")
        room = await asyncio.to_thread(new_room, cloud.base, ann["token"])
        host = await FarPlayer.entered(cloud.base, room, ann["token"])
        other = await FarPlayer.entered(cloud.base, room, bob["token"])
        await other.must("Sit", chair=1, luck="0" * 32)
        await other.leave()
        _haunt(cloud, room, Person(bob["person"]))
        await host.must("say", text="anybody here?")
        await _until_laid(cloud, room)
        await host.until(lambda view: not view["chairs"][1]["online"])
        await host.leave()

    asyncio.run(play())


GHOST = "AbCdEfGhIjKlMnO="


def _haunt(cloud: Cloud, room: str, person: Person) -> None:
    """A connection of which no end was ever told."""
    ghost = Connection(GHOST, RoomCode(room), person, "Bob")
    Connections(cloud.store).add(ghost, int(time.time() * 1000))


async def _until_laid(cloud: Cloud, room: str) -> None:
    for _ in range(600):
        if GHOST not in {
            connection.connection_id
            for connection in Connections(cloud.store).in_room(RoomCode(room))
        }:
            break
        await asyncio.sleep(0.1)
    assert Connections(cloud.store).get(GHOST) is None
