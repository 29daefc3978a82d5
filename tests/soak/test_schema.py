"""HTTP keeps to its description; and where it would not, that is noticed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from domain.game import RuleBroken
from functions.http import app
from infra.accounts.tokens import Identity
from infra.local.sqlite_store import SqliteStore
from tests.infra.fakes import ANN, World
from tests.soak.schema import Street, asked, street

CHECKS = {
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "positive_data_acceptance",
    "unsupported_method",
    "ignored_auth",
    "use_after_free",
}
OPERATIONS = {
    f"{method.upper()} {path}"
    for path, operations in app.openapi()["paths"].items()
    for method in operations
}


def test_http_is_as_it_is_described() -> None:
    found = asked(street("gem_trader"), examples=14, seed=2)
    assert found.failures == {}
    assert {operation for operation, times in found.let_in.items() if times} == OPERATIONS
    assert min(found.passed[check] for check in CHECKS) > 250


def falls(*_asked: Any) -> Any:
    return 1 / 0


def tells_nothing(*_asked: Any) -> dict[str, str]:
    return {}


def refuses(*_asked: Any) -> Any:
    raise RuleBroken("teapot")


def knows_everybody(*_asked: Any) -> Identity:
    return Identity(ANN, "Ann")


ROOM = "/api/rooms/{code}"


@pytest.mark.parametrize(
    ("path", "piece", "wrong", "said"),
    [
        (ROOM, "functions.web.rooms.preview", falls, "ZeroDivisionError"),
        (ROOM, "functions.web.rooms.preview", tells_nothing, "Response violates schema"),
        (ROOM, "functions.web.rooms.preview", refuses, "Undocumented status code"),
        (
            "/api/rooms",
            "functions.web.responses.authenticate",
            knows_everybody,
            "invalid authentication",
        ),
    ],
)
def test_what_is_not_as_described_is_noticed(
    path: str, piece: str, wrong: Callable[..., Any], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(SqliteStore(Path(":memory:")))
    world.open()
    monkeypatch.setattr(piece, wrong)
    monkeypatch.setattr("functions.web.responses.STATUS", {"teapot": 418})
    found = asked(Street(world), examples=3, seed=2, path=path)
    assert said in str(found.failures)
