"""Several at one table: all see the same, and nobody what only another may know (B-11)."""

from collections.abc import Callable, Collection, Iterator
from typing import Any

from infra.rooms.broadcast import RECENT_LINES
from tests.browser.line import Json
from tests.browser.screen import Screen

GLANCES = 100
SHARED = 5
"""Fewer views in common prove little."""


def must_see_the_same(look: Callable[[Screen], object], *screens: Screen) -> None:
    """Others play on meanwhile: they must agree at some glance."""
    for _ in range(GLANCES):
        seen = [look(screen) for screen in screens]
        if all(one == seen[0] for one in seen):
            return
    raise AssertionError(f"{look.__name__}: {seen}")


def must_keep_secrets(spectator: Screen, *players: Screen, secrets: Collection[str]) -> None:
    """In every message that came, to the last. `secrets`: fields that only `own` may have."""
    for player in players:
        _must_share_the_public_part(player, spectator)
    for screen in (spectator, *players):
        _must_hold_own_secrets_alone(screen, set(secrets) | {"own"})


def rounds(screen: Screen) -> tuple[int, int]:
    """The round that is played, and of how many."""
    view = screen.line.view["playing"]["table"]["table"]
    return view["round"], view["rounds"]


def own(screen: Screen) -> Json:
    """What the page was told last that only this seat may know."""
    return dict(screen.line.view["playing"]["table"]["own"])


def _must_share_the_public_part(one: Screen, spectator: Screen) -> None:
    """A spectator sees least: what is beside one's own is no more than that."""
    shared = one.line.views.keys() & spectator.line.views.keys()
    assert len(shared) > SHARED
    for version in shared:
        assert _public(one.line.views[version]) == _public(spectator.line.views[version]), version


def _public(view: Json) -> Json:
    """Whoever says hello or missed something gets the whole log with it."""
    room = {key: value for key, value in view.items() if key not in {"you", "chair", "seat"}}
    playing = room["playing"]
    if playing is None:
        return room
    log = playing["log"][-RECENT_LINES:]
    return {**room, "playing": {**playing, "table": playing["table"]["table"], "log": log}}


def _must_hold_own_secrets_alone(screen: Screen, secrets: set[str]) -> None:
    """What the wire's `Own` holds comes for one's own seat and nowhere else."""
    games = [view["playing"]["table"] for view in screen.line.views.values() if view["playing"]]
    for game in games:
        assert game["seat"] == screen.line.view["seat"]
        assert (game["own"] is None) == (game["seat"] is None)
        assert not secrets & set(_names(game["table"]))


def _names(value: Any) -> Iterator[str]:
    """The name of every field that holds something, at any depth."""
    if isinstance(value, dict):
        yield from (name for name, held in value.items() if held is not None)
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            yield from _names(inner)
