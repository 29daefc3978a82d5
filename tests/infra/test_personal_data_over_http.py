"""The routes of one's own data: for whoever has a good token, and again for who was broken off."""

from collections.abc import Iterator
from typing import Any

import pytest

from functions import http
from infra import current_services
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Unavailable
from tests.infra.evening import GUEST, GUEST_NAME, MEMBER, spent
from tests.infra.fakes import CODE, World
from tests.infra.test_functions import asked, http_event, own_event_loop

ME = "/api/people/me"


@pytest.fixture
def world(sqlite_store: SqliteStore) -> Iterator[World]:
    with own_event_loop():
        world = World(sqlite_store)
        current_services.install(world.services)
        yield world
        current_services._installed.clear()


def bearing(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def test_a_guest_has_their_data_and_no_cache_keeps_it(world: World) -> None:
    spent(world)
    answer = http.handler(http_event("GET", ME, headers=bearing(world.token(GUEST))), None)
    assert answer["headers"]["cache-control"] == "no-store"
    status, data = asked("GET", ME, headers=bearing(world.token(GUEST)))
    assert (status, data["people"], data["rooms"][0]["room"]) == (200, [GUEST], CODE)


def test_an_account_has_its_own_by_its_own_token_alone(world: World) -> None:
    member = spent(world)
    status, data = asked("GET", ME, headers=bearing(member.token))
    assert (status, data["account"]["name"]) == (200, member.name)
    for stranger in ({}, bearing("none"), bearing(world.token(MEMBER))):
        for method in ("GET", "DELETE"):
            assert asked(method, ME, headers=stranger) == (401, {"error": "bad-token"})


def test_who_is_deleted_has_no_token_any_more(world: World) -> None:
    spent(world)
    token = bearing(world.token(GUEST))
    assert asked("DELETE", ME, headers=token) == (200, {})
    assert asked("GET", ME, headers=token) == (401, {"error": "bad-token"})
    assert asked("POST", "/api/names", {"name": "Again"}, token)[0] == 401
    assert GUEST_NAME not in str([item.body for item in world.store.query(f"ROOM#{CODE}")])


def test_who_was_broken_off_goes_on_with_the_void_token(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    spent(world)
    token = bearing(world.token(GUEST))

    def broken(*_: Any) -> None:
        raise Unavailable

    with monkeypatch.context() as patch:
        patch.setattr("infra.accounts.personal_data.erase_in_replay", broken)
        assert asked("DELETE", ME, headers=token) == (503, {"error": "unavailable"})
    assert asked("GET", ME, headers=token)[0] == 401
    assert asked("DELETE", ME, headers=token) == (200, {})
    assert asked("DELETE", ME, headers=token) == (200, {})


def test_an_account_is_deleted_by_pages_of_before_too(world: World) -> None:
    member = spent(world)
    assert asked("DELETE", "/api/accounts", headers=bearing(world.token(GUEST)))[0] == 401
    assert asked("DELETE", "/api/accounts", headers=bearing(member.token)) == (200, {})
    assert member.name not in str([item.body for item in world.store.query(f"ROOM#{CODE}")])
