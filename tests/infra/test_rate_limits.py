"""The two primitives that all rate limits are made of."""

from infra.local.sqlite_store import SqliteStore
from infra.rate_limits import Count, Window, count_one, wait_in
from tests.infra.fakes import START

THREE_A_SECOND = Window(most=3, ms=1_000)


def test_as_many_as_a_window_holds_fit_at_once_and_the_next_waits_for_the_first_to_leave() -> None:
    assert wait_in(THREE_A_SECOND, [], 5_000) == 0
    assert wait_in(THREE_A_SECOND, [5_000, 5_100], 5_200) == 0
    assert wait_in(THREE_A_SECOND, [5_000, 5_100, 5_200], 5_400) == 600
    assert wait_in(THREE_A_SECOND, [5_000, 5_100, 5_200], 6_000) == 0


def test_what_a_clock_that_was_set_back_wrote_far_ahead_counts_no_more() -> None:
    assert wait_in(THREE_A_SECOND, [90_000] * 3, 5_000) == 0
    assert wait_in(THREE_A_SECOND, [5_100] * 3, 5_000) == 1_100


def test_a_fixed_window_begins_anew_and_its_counter_expires(sqlite_store: SqliteStore) -> None:
    minute = START - START % 60_000
    times = (minute + 59_000, minute + 59_500, minute + 60_000)
    asked = [count_one(sqlite_store, "A", "MAILS", at, 60_000) for at in times]
    assert asked == [Count(1, 1_000), Count(2, 500), Count(1, 60_000)]
    ends = [item.expires for item in sqlite_store.query("A")]
    assert ends == [(minute + 60_000) // 1000, (minute + 120_000) // 1000]


def test_networks_and_names_are_counted_apart(sqlite_store: SqliteStore) -> None:
    for pk, name in (("A", "MAILS"), ("A", "FORMS"), ("B", "MAILS")):
        assert count_one(sqlite_store, pk, name, START, 60_000).count == 1
