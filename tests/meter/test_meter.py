"""The meter itself: that it counts as AWS does, and that a game stays within its price."""

import json
import re
from pathlib import Path

import pytest

from domain.games import GAMES
from infra.clock import timestamp
from infra.local.sqlite_store import SqliteStore
from infra.local.template_routes import template
from infra.ports.store import AlreadyExists, Item
from tests.bench.bill import GOAL, billed, of
from tests.infra.fakes import START
from tests.infra.hops import Path as Way
from tests.meter import page
from tests.meter.calendar import Calendar
from tests.meter.cloud import MEMORY_MB
from tests.meter.evening import Evening
from tests.meter.far import Meter, MeteredSender, metered_store, weight
from tests.meter.machine import Machine
from tests.meter.page import Page
from tests.meter.tally import Tally, steps

BEATS = Path("frontend/src/net/heartbeats.ts")
FUNCTIONS = {"socket": "Socket", "clock": "Ring", "http": "Http", "archive": "Archive"}


@pytest.fixture
def tally() -> Tally:
    return Tally()


@pytest.fixture
def meter(tally: Tally) -> Meter:
    return Meter(tally, "socket")


def test_an_item_weighs_its_names_and_what_they_hold() -> None:
    assert weight(Item("ROOM#A", "C#1", "é")) == 2 + 6 + 2 + 3 + 4 + 2


@pytest.mark.parametrize(("size", "units"), [(0, 1), (1, 1), (1024, 1), (1025, 2), (4096, 4)])
def test_every_begun_kilobyte_is_a_write_unit(size: int, units: int) -> None:
    assert steps(size, 1024) == units


def test_reads_are_summed_and_writes_are_not(tmp_path: Path, tally: Tally, meter: Meter) -> None:
    """A query pays for the bytes of all it reads together; a refused write pays like one done."""
    store = metered_store(SqliteStore(tmp_path / "s"), meter, lambda _item: None)
    for n in range(3):
        store.put(Item("a", f"{n}", "x" * 1100))
    assert tally.of("write unit") == 6
    with pytest.raises(AlreadyExists):
        store.put_if_absent(Item("a", "0", "y"))
    assert tally.of("write unit") == 8, "what lies there is weighed"
    store.query("a")
    assert tally.of("read unit") == 1
    assert store.get("a", "9") is None
    assert tally.of("read unit") == 2
    store.put(Item("a", "3", "x" * 1100))
    store.query("a")
    assert tally.of("read unit") == 4


class Deaf:
    """Connections of which one is gone."""

    def whose(self, connection_id: str, cause: str) -> str:
        return "spectator" if connection_id == "watcher" else cause

    def show(self, connection_id: str, message: bytes) -> bool:
        del message
        return connection_id != "gone"


def test_a_message_is_one_for_every_32_kilobytes(tally: Tally, meter: Meter) -> None:
    sender = MeteredSender(Deaf(), meter)
    messages = [("a", b"x" * 32_768), ("gone", b"x" * 32_769), ("watcher", b"x")]
    assert sender.send_all(messages) == ["gone"]
    assert tally.used["socket", "message"] == 3
    assert tally.used["spectator", "message"] == 1
    assert meter.path.at == meter.path.posted == 12, "all at once"


def test_what_is_asked_in_the_background_takes_no_time_of_its_own() -> None:
    way = Way()
    answer = way.in_background(lambda: way.step(5))
    way.step(3)
    answer()
    assert way.at == 5
    answer()
    assert way.at == 5


def test_what_is_not_on_the_list_is_not_counted(tally: Tally) -> None:
    with pytest.raises(AssertionError):
        tally.add("socket", "goodwill")


def test_the_state_machine_is_followed_state_by_state(tally: Tally) -> None:
    """Wait, Ring, WantsMore, and again; at last Quiet. The start counts as one too."""
    calendar, ticked = Calendar(START), []
    first, second = (timestamp(START + ms) for ms in (120_000, 300_000))
    times = iter([second, None])

    def tick(work: dict[str, object]) -> dict[str, object]:
        ticked.append((work["at"], calendar()))
        return {**work, "at": next(times)}

    machine = Machine(calendar, tally, tick)
    machine.start({"room": "A", "lease": "l", "at": first})
    calendar.go_on(lambda: False)
    assert ticked == [(first, START + 120_000), (second, START + 300_000)]
    assert tally.of("transition") == 1 + 3 + 3 + 1
    assert machine.express.of("express request") == 1
    assert machine.express.of("express GB-s") == 300 / 16


def test_a_page_beats_and_nudges_as_the_real_one() -> None:
    beats = BEATS.read_text()
    for name in ("QUIET_PLAYING_MS", "QUIET_IDLE_MS", "FIRST_MS", "NEXT_MS", "LAST_NUDGE_MS"):
        found = re.search(rf"{name} = ([\d_]+)", beats)
        assert found, name
        assert int(found[1]) == getattr(page, name), name


def test_a_page_nudges_after_its_time_and_beats_in_silence() -> None:
    calendar = Calendar(START)
    sent: list[int] = []
    one = Page(calendar, "a", lambda _connection, _frame: sent.append(calendar() - START))
    one.hear(shown(wakes=START + 5_000))
    calendar.go_on(lambda: len(sent) == 2)
    assert sent == [5_000 + page.FIRST_MS + page.NETWORK_MS, sent[0] + 1_000]
    one.hear(shown(wakes=None))
    calendar.go_on(lambda: len(sent) == 3)
    assert sent[2] == sent[1] + page.QUIET_PLAYING_MS + page.NETWORK_MS


def shown(wakes: int | None) -> bytes:
    chair = {"person": "p", "online": True}
    game = {"over": False, "chairs": [0], "number": 1, "told": 0, "log": [], "wakes": wakes}
    view = {"you": "p", "seat": 0, "chairs": [chair], "people": [], "playing": game}
    return json.dumps({"is": "view", "version": 3, "view": view}).encode()


def test_memory_is_billed_as_the_template_has_it() -> None:
    resources = template()["Resources"]
    for cause, name in FUNCTIONS.items():
        if name in resources:
            assert resources[name]["Properties"]["MemorySize"] == MEMORY_MB[cause]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_costs_at_most_four_tenths_of_a_cent(game: str) -> None:
    """Numbers by `make bench`; here one game of whatever length it takes at an even pace."""
    evening = Evening(game, 8_000).play()
    assert evening.minutes > 15
    assert billed([evening]) <= GOAL
    assert of([evening], "clock") <= billed([evening]) / 3
    assert evening.cloud.files, "its replay is in the archive"
