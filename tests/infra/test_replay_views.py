"""A finished game to look at: every step from every eye is the game's own view of it."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from domain.game import RuleBroken, Seat
from domain.room.commands import Asked, Start
from infra.local.sqlite_store import SqliteStore
from infra.replays import views as viewing
from infra.replays.file import Replay, find_replay, replay_tables
from infra.replays.views import Eyes, contents, edition, encode_sights, parse_eyes, sight_of
from infra.rooms.handle import handle
from tests.games import EVERY
from tests.infra.fakes import ANN, CODE, World
from tests.infra.games import play_on, played_out
from tests.story import Chance

pytestmark = pytest.mark.usefixtures("whisper_listed")
Json = dict[str, Any]


@pytest.fixture(scope="module", params=EVERY)
def whole(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Replay:
    store = SqliteStore(tmp_path_factory.mktemp("whole") / "store.db")
    found = played_out(store, request.param)
    store.close()
    return found


def all_eyes(replay: Replay) -> Iterator[Eyes]:
    yield "table"
    yield "all"
    yield from map(Seat, range(len(replay.names)))


def sights(replay: Replay, first: int, count: int, eyes: Eyes) -> list[Json]:
    answer = msgspec.json.decode(encode_sights(replay, first, count, eyes))
    assert answer["first"] == first
    found: list[Json] = answer["sights"]
    return found


def all_sights(replay: Replay, eyes: Eyes) -> list[Json]:
    """Page by page, as the page asks."""
    found: list[Json] = []
    while more := sights(replay, len(found), 60, eyes):
        found += more
    return found


def as_sent(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_every_step_from_every_eye_is_what_was_seen_there(whole: Replay) -> None:
    game = EVERY[whole.game]
    tables = [table for _, table in replay_tables(whole)]
    for eyes in all_eyes(whole):
        shown = all_sights(whole, eyes)
        seat = eyes if isinstance(eyes, int) else None
        assert [sight["view"] for sight in shown] == [
            as_sent(game.view(table, seat)) for table in tables
        ]


def test_with_all_revealed_each_hand_is_what_its_own_seat_saw(whole: Replay) -> None:
    shown = all_sights(whole, "all")
    for seat in range(len(whole.names)):
        own = [sight["view"]["own"] for sight in all_sights(whole, Seat(seat))]
        assert [sight["owns"][seat] for sight in shown] == own
    assert all(not sight["owns"] for sight in all_sights(whole, "table"))


def test_only_the_last_step_is_the_end(whole: Replay) -> None:
    game = EVERY[whole.game]
    *before, last = [table for _, table in replay_tables(whole)]
    assert all(game.placings(table) is None for table in before)
    assert contents(whole).placings == game.placings(last)
    assert contents(whole).steps[-1].asked == ()


def test_the_contents_tell_of_every_step(whole: Replay) -> None:
    steps = contents(whole).steps
    assert len(steps) == len(whole.commands)
    assert (steps[0].at, steps[0].seat) == (0, None)
    assert [step.at for step in steps] == sorted(step.at for step in steps)
    assert [step.seat for step in steps] == [played.seat for played in whole.commands]
    rounds = [step.round for step in steps]
    assert rounds == sorted(rounds)
    assert rounds[0] in (0, 1), "0: before the first round"
    assert set(rounds) == set(range(rounds[0], rounds[-1] + 1))


def test_the_lines_of_all_steps_are_the_whole_log(sqlite_store: SqliteStore) -> None:
    whole = played_out(sqlite_store, "modern_art")
    playing = World(sqlite_store).state().room.playing
    assert playing is not None
    lines = [line for step in contents(whole).steps for line in step.lines]
    assert len(lines) == playing.told
    assert tuple(lines[-len(playing.log) :]) == playing.log


def test_an_answer_is_no_longer_than_it_may_be(
    whole: Replay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has a step at least, so that who asks on comes to the end."""
    every = all_sights(whole, "all")
    monkeypatch.setattr(viewing, "MOST_BYTES", 20_000)
    assert all_sights(whole, "all") == every
    pages = [encode_sights(whole, first, 60, "all") for first in range(0, len(every), 7)]
    one = max(len(msgspec.json.encode(sight)) for sight in every)
    assert max(map(len, pages)) <= max(20_000, one) + 100
    monkeypatch.setattr(viewing, "MOST_BYTES", 1)
    assert len(sights(whole, 3, 60, "all")) == 1


def test_past_the_end_there_is_nothing(whole: Replay) -> None:
    steps = len(whole.commands)
    assert len(sights(whole, steps - 1, 5, "table")) == 1
    assert sights(whole, steps, 5, "table") == []
    assert sights(whole, 10**9, 5, "table") == []


def test_no_more_steps_than_may_be_asked_for(whole: Replay) -> None:
    assert len(sights(whole, 0, 10**9, "table")) == min(100, len(whole.commands))


@pytest.mark.parametrize(("asked", "eyes"), [("table", "table"), ("all", "all"), ("2", 2)])
def test_eyes_are_a_seats_the_tables_or_all(asked: str, eyes: Eyes) -> None:
    assert parse_eyes(asked, 3) == eyes


@pytest.mark.parametrize("asked", ["3", "-1", "", "one", "٢", "0x1", "1" * 5_000, "Table"])
def test_there_are_no_other_eyes(asked: str) -> None:
    with pytest.raises(RuleBroken, match="no-such-seat"):
        parse_eyes(asked, 3)


@pytest.mark.parametrize("name", EVERY)
def test_other_rules_are_another_edition(name: str) -> None:
    game = EVERY[name]
    others = [other for other in EVERY.values() if other is not game]
    assert edition(game) == edition(game)
    assert all(edition(game) != edition(other) for other in others)
    assert edition(game).startswith(f"{game.rules}-")


@pytest.mark.parametrize("game", EVERY)
def test_of_a_running_game_there_is_nothing_to_look_at(
    game: str, sqlite_store: SqliteStore
) -> None:
    """B-11: not even when games of the room have ended, and not one step before the end."""
    world, luck = World(sqlite_store), Chance(5)
    world.begin(ANN, bots=EVERY[game].seats[0] - 1, game=game)
    while not world.state().room.past:
        with pytest.raises(RuleBroken, match="no-such-replay"):
            find_replay(world.services, CODE, 1)
        play_on(world, luck)
    play_on(world, luck)
    handle(world.services, CODE, Asked(ANN, world.now(), Start()))
    assert find_replay(world.services, CODE, 1).number == 1
    with pytest.raises(RuleBroken, match="no-such-replay"):
        find_replay(world.services, CODE, 2)


def test_a_sight_of_the_table_reveals_nobody(whole: Replay) -> None:
    game = EVERY[whole.game]
    _, deal = next(replay_tables(whole))
    sight = sight_of(game, deal, "table", len(whole.names))
    assert (sight.view.own, sight.owns) == (None, ())
