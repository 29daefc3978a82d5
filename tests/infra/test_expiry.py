"""B-24: a room that nobody touches expires and says so; one that lives on loses nothing it needs.

The store's clock and the server's go together here: what has ended is gone.
"""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from domain.game import RuleBroken
from domain.room.commands import Asked, Change
from domain.room.pieces import Settings
from infra.accounts.tokens import Identity
from infra.local.sqlite_store import PURGE_SECONDS, SqliteStore
from infra.ports.store import Store
from infra.rooms.broadcast import disconnect
from infra.rooms.codec import decode
from infra.rooms.handle import handle
from infra.rooms.journal import LIFE
from infra.rooms.opening import open_room_for, preview
from infra.rooms.retention import (
    COMMIT_DAYS,
    DAY_MS,
    GAME_DAYS,
    ROOM_DAYS,
    TOMBSTONE_DAYS,
    room_expiry,
)
from infra.rooms.tick import tick, tick_and_reschedule
from tests.infra.conftest import Clock
from tests.infra.fakes import ANN, BOB, CAT, CODE, DAN, START, World

DAY = 24 * 3600


class Ages:
    """A world whose store forgets by the same clock."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.world = World(store)
        self._clock = clock
        self._clock.moved = START / 1000 - self._clock() + self._clock.moved

    def pass_by(self, days: float) -> None:
        self.world.now.pass_by(days * DAY)
        self._clock.pass_by(days * DAY)
        self.world.services = self.world.fresh_services()


@pytest.fixture
def ages(store: Store, clock: Clock) -> Ages:
    return Ages(store, clock)


@pytest.fixture
def fast(sqlite_store: SqliteStore, clock: Clock) -> Ages:
    return Ages(sqlite_store, clock)


def refusal(ages: Ages) -> Any:
    with pytest.raises(RuleBroken) as refused:
        preview(ages.world.services, CODE)
    return refused.value.key, refused.value.numbers


def test_a_room_untouched_for_thirty_days_has_expired_and_says_when(ages: Ages) -> None:
    """B-24."""
    ages.world.open()
    ages.pass_by(ROOM_DAYS - 0.001)
    assert preview(ages.world.services, CODE).code == CODE
    ages.pass_by(0.001)
    told = {"expired": START + ROOM_DAYS * DAY_MS}
    assert refusal(ages) == ("room-expired", told)
    answer = ages.world.hello(ANN)
    assert (answer["error"], answer["numbers"]) == ("room-expired", told)


@pytest.mark.parametrize(
    "days", [ROOM_DAYS, COMMIT_DAYS - 1, COMMIT_DAYS, COMMIT_DAYS + 1, TOMBSTONE_DAYS - 1]
)
def test_it_still_says_so_when_its_commits_are_gone(fast: Ages, days: int) -> None:
    fast.world.open()
    fast.pass_by(days)
    assert refusal(fast) == ("room-expired", {"expired": START + ROOM_DAYS * DAY_MS})


def test_in_the_end_nothing_is_left_of_it_at_all(fast: Ages, tmp_path: Path) -> None:
    """Nothing grows without bound: not even the tombstone is for ever."""
    fast.world.begin(ANN, BOB, CAT)
    fast.world.must("ann", "say", text="hello")
    fast.pass_by(TOMBSTONE_DAYS)
    assert refusal(fast) == ("no-such-room", {})
    fast.pass_by(GAME_DAYS - TOMBSTONE_DAYS)  # Until then it is known who has been in it.
    fast.pass_by(PURGE_SECONDS / DAY)
    another = open_room_for(fast.world.services, Identity(DAN, "Dan"), "tycoon")
    with sqlite3.connect(tmp_path / "store.db") as file:
        left = {pk for (pk,) in file.execute("SELECT DISTINCT pk FROM items")}
    assert left == {f"ROOM#{another}", f"VISITS#{DAN}"}


def test_whoever_opens_the_link_keeps_the_room_alive(ages: Ages) -> None:
    """Opened every 29 days for three years, by somebody who only looks."""
    ages.world.open()
    for _ in range(38):
        ages.pass_by(29)
        ages.world.hello(ANN)
        assert ages.world.state().room.host == ANN
    ages.pass_by(29)
    ages.world.hello(ANN)
    assert ages.world.services.seed(CODE, 1) == ages.world.fresh_services().seed(CODE, 1)


def test_a_game_that_is_played_a_move_a_month_goes_on_to_its_end(fast: Ages) -> None:
    """What it needs never ends before it: snapshot, later commits, and the seed of its luck."""
    fast.world.begin(ANN, BOB, CAT, late="pass")
    seed = fast.world.services.seed(CODE, 1)
    for _ in range(12):
        before = fast.world.state()
        for _ in range(3):
            fast.world.step()
        assert fast.world.state().version > before.version
        fast.pass_by(29)
        for person in (ANN, BOB, CAT):
            assert fast.world.hello(person)["error"] is None
        assert fast.world.services.seed(CODE, 1) == seed
    assert fast.world.state().room.playing is not None


def test_the_first_commit_of_a_day_carries_a_snapshot(fast: Ages) -> None:
    """So nothing older than a day before the last commit is needed, however few there are."""
    fast.world.open()
    for n in range(6):
        paces = Settings(pace="brisk" if n % 2 == 0 else "calm")
        handle(fast.world.services, CODE, Asked(ANN, fast.world.now(), Change(paces)))
        fast.pass_by(0.5)
    items = fast.world.store.query(f"ROOM#{CODE}", prefix="C#")
    commits = [decode(item.body) for item in items]
    days = [commit.at // DAY_MS for commit in commits]
    assert [commit.snapshot is not None for commit in commits] == [
        n > 0 and days[n] != days[n - 1] for n in range(len(days))
    ]
    assert {item.expires for item in items} == {
        (commit.at + COMMIT_DAYS * DAY_MS) // 1000 for commit in commits
    }


def test_a_process_that_has_the_room_cached_knows_that_it_expired(fast: Ages) -> None:
    fast.world.open()
    fast.world.hello(ANN)
    services = fast.world.services
    fast.pass_by(ROOM_DAYS)
    answer = fast.world.ask("ann", "Sit", services, chair=0, luck="0" * 32)
    assert answer["error"] == "room-expired"
    assert fast.world.ask("ann", "say", services, text="hi")["error"] == "room-expired"


def test_a_code_is_not_given_again_while_it_is_told_that_it_expired(
    fast: Ages, monkeypatch: pytest.MonkeyPatch
) -> None:
    fast.world.open()
    fast.pass_by(COMMIT_DAYS + 1)
    letters = iter(CODE + "BBBBBB")
    monkeypatch.setattr("infra.rooms.opening.secrets.choice", lambda _letters: next(letters))
    assert open_room_for(fast.world.services, Identity(DAN, "Dan"), "tycoon") == "BBBBBB"


def test_an_expired_room_is_woken_no_more(fast: Ages) -> None:
    """Its alarm of before a long sleep finds nothing to do, and no other is set."""
    fast.world.begin(ANN, BOB, CAT)
    assert fast.world.scheduler.at() is not None
    fast.pass_by(ROOM_DAYS)
    tick(fast.world.services, CODE)
    assert fast.world.scheduler.at() is None
    assert tick_and_reschedule(fast.world.services, CODE, "lease") is None


def test_a_connection_to_an_expired_room_may_still_close(fast: Ages) -> None:
    fast.world.open()
    fast.world.hello(ANN)
    services = fast.world.services
    fast.world.now.pass_by(ROOM_DAYS * DAY)
    disconnect(services, "ann")
    assert services.connections.in_room(CODE) == []


def test_who_touches_it_at_the_same_moment_does_not_lose(fast: Ages) -> None:
    fast.world.open()
    fast.world.hello(ANN)
    fast.pass_by(2)
    processes = [fast.world.fresh_services() for _ in range(2)]
    for services in processes:
        services.journal.read(CODE)
    assert fast.world.hello(ANN, "one", processes[0])["error"] is None
    assert fast.world.hello(ANN, "two", processes[1])["error"] is None
    life = fast.world.store.get(f"ROOM#{CODE}", LIFE)
    assert life is not None
    assert int(life.body) == room_expiry(fast.world.now())
