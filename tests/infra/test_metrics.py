"""What the operator is told: metrics by name, and nothing that anybody said, drew or played."""

import json
import re
from collections import Counter, defaultdict
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest

from domain.games import GAMES
from domain.room.commands import Tick
from infra.aws.metrics import CloudWatchMetrics
from infra.local.sqlite_store import SqliteStore
from infra.ports.metrics import Counted, PerGame, Timed
from infra.rooms.handle import handle
from infra.services import Services
from tests.infra.counting import Watched, is_commit
from tests.infra.fakes import ANN, BOB, CAT, CODE, DAN, World
from tests.meter.evening import LINES, Evening

NAMES = {*get_args(Counted), *get_args(Timed), *get_args(PerGame)}


class Written:
    """Metrics that can be looked at."""

    def __init__(self) -> None:
        self.counted: Counter[str] = Counter()
        self.times: dict[str, list[float]] = defaultdict(list)

    def count(self, name: Counted, n: int = 1) -> None:
        self.counted[name] += n

    def refused(self, key: str) -> None:
        self.counted[f"Refusals {key}"] += 1

    def duration(self, name: Timed, ms: float) -> None:
        self.times[name].append(ms)

    def count_game(self, name: PerGame, game: str) -> None:
        self.counted[f"{name} {game}"] += 1

    def flush(self) -> None:
        raise AssertionError("only a function tells")


@pytest.fixture
def world(sqlite_store: SqliteStore) -> World:
    return World(Watched(sqlite_store))


def watched(world: World) -> tuple[Services, Written]:
    written = Written()
    world.services = replace(world.services, metrics=written)
    return world.services, written


def test_what_happens_in_a_room_is_counted(world: World) -> None:
    _, written = watched(world)
    world.begin(ANN, BOB, CAT)
    assert written.counted == {"GamesBegun tycoon": 1}
    world.to_stage("Selling")
    written.counted.clear()
    for _ in range(2):
        world.step()
    assert written.counted["Moves"] == 2
    assert all(ms >= 0 for ms in written.times["AnnounceMs"])
    assert world.ask("ann", "Sit", chair=5, luck="0" * 32)["error"] == "seats-are-locked"
    assert written.counted["Refusals seats-are-locked"] == 1


def test_how_late_a_clock_was_ticked_is_told_once(world: World) -> None:
    services, written = watched(world)
    world.begin(ANN, BOB, CAT, late="pass")
    world.to_stage("Selling")
    written.times.clear()
    world.now.pass_by(92.5)
    world.tick()
    world.tick()
    assert written.times["RingLatenessMs"] == [2_500]
    assert "BotThinkingMs" not in written.times
    assert services.metrics is written


def test_how_long_bots_think_is_told(world: World) -> None:
    _, written = watched(world)
    world.begin(ANN, bots=2)
    while not written.times["BotThinkingMs"]:
        world.now.pass_by(3)
        world.tick()
        if not written.times["BotThinkingMs"]:
            world.step()
    assert written.times["BotThinkingMs"][0] > 0


def test_a_lost_race_is_a_conflict_and_a_retry(world: World) -> None:
    services, written = watched(world)
    world.begin(ANN, BOB, CAT, late="pass")
    world.to_stage("Selling")
    written.counted.clear()
    world.now.pass_by(91)
    assert isinstance(world.store, Watched)
    elsewhere = world.fresh_services()

    def first(_name: str, item: Any) -> None:
        if is_commit(item):
            world.store.before = lambda _name, _item: None  # type: ignore[attr-defined]
            handle(replace(elsewhere), CODE, Tick(world.now()))

    world.store.before = first
    handle(services, CODE, Tick(world.now()))
    assert (written.counted["Conflicts"], written.counted["Retries"]) == (1, 1)


def test_a_gone_connection_is_counted(world: World) -> None:
    _, written = watched(world)
    world.begin(ANN, BOB, CAT)
    world.hello(DAN)
    world.sender.gone.add("dan")
    world.to_stage("Selling")
    assert written.counted["Gone"] == 1


def test_the_cloud_writes_one_line_for_all_of_a_call(capsys: pytest.CaptureFixture[str]) -> None:
    metrics = CloudWatchMetrics("gavel")
    metrics.flush()
    assert not capsys.readouterr().out
    metrics.count("Moves")
    metrics.count("Gone", 3)
    metrics.duration("AnnounceMs", 12.345)
    metrics.refused("bid-too-low")
    metrics.flush()
    (line,) = capsys.readouterr().out.splitlines()
    told = json.loads(line)
    (directive,) = told["_aws"]["CloudWatchMetrics"]
    assert (directive["Namespace"], directive["Dimensions"]) == ("Gavel", [["service"]])
    assert (told["Moves"], told["Gone"], told["AnnounceMs"]) == ([1], [3], [12.3])
    assert (told["service"], told["refusal"]) == ("gavel", "bid-too-low")
    metrics.flush()
    assert not capsys.readouterr().out, "what was told is told"
    metrics.count("Moves")
    metrics.flush()
    assert "refusal" not in json.loads(capsys.readouterr().out)


def test_games_are_told_by_kind(capsys: pytest.CaptureFixture[str]) -> None:
    metrics = CloudWatchMetrics("gavel")
    metrics.count_game("GamesBegun", "tycoon")
    metrics.flush()
    told = json.loads(capsys.readouterr().out)
    assert set(told["_aws"]["CloudWatchMetrics"][0]["Dimensions"][0]) == {"Game", "service"}
    assert (told["Game"], told["GamesBegun"]) == ("tycoon", [1])


def test_the_template_watches_only_what_is_told() -> None:
    template = Path("template.yaml").read_text()
    watched = re.findall(r'\["Gavel", "(\w+)"', template)
    watched += re.findall(r"Namespace: Gavel\n +MetricName: (\w+)", template)
    watched += re.findall(r'\{Gavel,Game,service\} MetricName=\\"(\w+)', template)
    assert set(watched) <= NAMES


LINE_KEYS = {"_aws", "service", "refusal", "Game", *NAMES}
LOG_KEYS = {"level", "location", "message", "timestamp", "service", "room"}
WORDS = {"gavel", "archive", "archived", "INFO", *GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_leaves_no_name_word_card_or_move_in_the_logs(
    game: str, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    """B-11. Every line has known keys, and besides numbers only words of the operator's."""
    evening = Evening(game, 3_000).play()
    output = capfd.readouterr()
    lines = [*evening.cloud.lines, *output.out.splitlines(), *output.err.splitlines()]
    assert len(lines) > 20
    for told in map(json.loads, lines):
        keys = LINE_KEYS if "_aws" in told else LOG_KEYS
        assert set(told) <= keys, told
        for key in set(told) - {"_aws", "timestamp", "location", "room", "refusal"}:
            said = told[key]
            assert said in WORDS if isinstance(said, str) else set(map(type, said)) == {float}
        assert re.fullmatch(r"[a-z-]+", told.get("refusal", "x"))
    everything = "\n".join([*lines, caplog.text])
    assert not [word for word in (*LINES, "Guest", "eyJ", '"is"') if word in everything]
    assert any('"GamesFinished"' in line for line in lines)
