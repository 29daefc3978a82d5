"""A game knows itself and what all games share: neither another game, nor their list, nor the room.

Not among the contracts of pyproject.toml, where games would have to be listed once more.
"""

from functools import cache

import pytest
from grimp import ImportGraph, build_graph

from domain.games import GAMES
from tests.games import EVERY

HOMES = {game.home for game in EVERY.values()}


@cache
def graph() -> ImportGraph:
    return build_graph("domain", "tests", cache_dir=None)


def within(package: str) -> set[str]:
    return {package} | graph().find_descendants(package)


def known_to(modules: set[str]) -> set[str]:
    """What they import of ours, themselves left out."""
    found = (graph().find_modules_directly_imported_by(module) for module in modules)
    return set[str]().union(*found) - modules


def shared() -> set[str]:
    """All of the domain but its games, their list, and the room that plays them."""
    apart = (within(home) for home in (*HOMES, "domain.games", "domain.room"))
    return within("domain") - {"domain"} - set[str]().union(*apart)


@pytest.mark.parametrize("name", EVERY)
def test_a_game_knows_only_itself_and_what_all_share(name: str) -> None:
    assert known_to(within(EVERY[name].home)) <= shared()


def test_what_games_share_knows_none_of_them() -> None:
    """Or one game would know another round a corner."""
    assert {"domain.game", "domain.auctions.sealed"} <= shared()
    assert not known_to(shared())


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_found_by_its_name(name: str) -> None:
    assert GAMES[name].home == f"domain.{name}"
    assert GAMES[name].name == name
