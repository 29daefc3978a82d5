"""What the times are reckoned from, and that they would tell; no clock decides a test."""

from random import Random

import msgspec
import pytest

from domain.games import GAMES
from domain.room.view import view
from tests.infra.fakes import ANN, DAN
from tests.soak.timing import ASKED, BOTS, TABLES, Times, held, measured, moment, told

HALF = [True] * TABLES + [False] * TABLES


def chance() -> Random:
    return Random(1)  # noqa: S311  (no secret)


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_differ_in_the_secret_alone(game: str) -> None:
    _, seat, rooms = moment(game, 1)
    for viewer in (ANN, DAN):
        assert len({msgspec.json.encode(view(room, viewer)) for _, room in rooms}) == 1
    most_without = max(held(room, seat) for more, room in rooms if not more)
    assert all((held(room, seat) > most_without) == more for more, room in rooms)


def test_a_table_that_takes_longer_is_told() -> None:
    found = told([Times([30.0 + secret for secret in HALF], HALF)] * 2, chance())
    assert (found.longer, found.with_it - found.without) == (1, 1)
    assert found.by_chance < 0.01


def test_times_that_have_nothing_to_do_with_it_tell_nothing() -> None:
    found = told([Times([30.0] * len(HALF), HALF)], chance())
    assert (found.longer, found.by_chance) == (0.5, 1)


def test_everything_that_can_be_asked_is_measured() -> None:
    found = measured("gem_trader", rounds=10, seed=1)
    assert set(found) == {*ASKED, BOTS}
    assert all(min(times.middles) > 0 for times in found.values())
