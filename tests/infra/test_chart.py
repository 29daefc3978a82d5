"""How a finished game went, in numbers."""

import msgspec
import pytest

from domain.game import RuleBroken
from infra.local.sqlite_store import SqliteStore
from infra.replays.chart import Chart, chart_of
from infra.replays.file import find_replay, replay_tables
from tests.games import EVERY
from tests.infra.fakes import ANN, BOB, CODE, World
from tests.infra.games import play_on
from tests.replays import example
from tests.story import Chance

pytestmark = pytest.mark.usefixtures("whisper_listed")
MOST_BYTES = 131_072
every_game = pytest.mark.parametrize("name", EVERY)


@every_game
def test_it_begins_with_the_deal_and_ends_with_the_score(name: str) -> None:
    found = chart_of(example(name))
    first, last = found.steps[0], found.steps[-1]
    *_, (_, table) = replay_tables(example(name))
    placings = EVERY[name].placings(table) or ()
    assert first.command == 0
    assert len(set(first.money)) == 1
    assert last.command == len(example(name).commands) - 1
    assert last.worth == tuple(p.score for p in sorted(placings, key=lambda p: p.seat))


@every_game
def test_between_two_steps_nothing_changes(name: str) -> None:
    """A seat that is read off the last step before it has what the table says."""
    found = chart_of(example(name))
    numbers = {step.command: step for step in found.steps}
    now = found.steps[0]
    for command, (_, table) in enumerate(replay_tables(example(name))):
        now = numbers.get(command, now)
        holdings = EVERY[name].reckon(table)
        assert now.money == tuple(holding.money for holding in holdings)
        assert now.worth == tuple(holding.worth for holding in holdings)
        assert now.round == table.round
    assert len(found.steps) < len(example(name).commands)


@every_game
def test_it_is_small_enough_to_be_sent(name: str) -> None:
    text = msgspec.json.encode(chart_of(example(name)))
    assert len(text) < MOST_BYTES
    assert msgspec.json.decode(text, type=Chart).purchases


@every_game
def test_it_is_there_only_after_the_end(name: str, sqlite_store: SqliteStore) -> None:
    """B-11: what is behind a screen is nobody's to see before."""
    world, luck = World(sqlite_store), Chance(1)
    world.begin(ANN, BOB, bots=1, game=name)
    with pytest.raises(RuleBroken, match="no-such-replay"):
        find_replay(world.services, CODE, 1)
    while not world.services.journal.read(CODE).room.past:
        play_on(world, luck)
    found = chart_of(find_replay(world.services, CODE, 1))
    assert (found.names, found.chairs) == (("Ann", "Bob", ""), (0, 1, 2))
