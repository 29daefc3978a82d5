"""Every store keeps the same promises."""

import pytest

from infra.ports.store import (
    MAX_ITEM_BYTES,
    AlreadyExists,
    ConditionFailed,
    Item,
    ItemTooLarge,
    Store,
)
from tests.infra.conftest import Clock

ROOM = "ROOM#amber-fox"
ALL_SCRIPTS = '落槌 🔨👩‍👩‍👧 مزاد аукцион ଓଡ଼ିଆ "quoted" \\ \u0000 \U0010fffd'


def commit(version: int, body: str = "{}") -> Item:
    return Item(ROOM, f"C#{version:06}", body)


def keys(items: list[Item]) -> list[str]:
    return [item.sk for item in items]


def soon(clock: Clock) -> int:
    return int(clock()) + 60


def test_what_is_put_is_read_back(store: Store, clock: Clock) -> None:
    for item in (Item(ROOM, "A", '{"a":1}'), Item(ROOM, "B", "", soon(clock))):
        store.put(item)
        assert store.get(item.pk, item.sk) == item


def test_nothing_lies_where_nothing_was_put(store: Store) -> None:
    store.put(Item(ROOM, "A", "{}"))
    assert store.get(ROOM, "B") is None
    assert store.get("ROOM#other", "A") is None
    assert store.query("ROOM#other") == []


def test_a_put_goes_over_what_lies_there_with_its_expiry(store: Store, clock: Clock) -> None:
    store.put(Item(ROOM, "A", "old", soon(clock)))
    store.put(Item(ROOM, "A", "new"))
    assert store.get(ROOM, "A") == Item(ROOM, "A", "new")


def test_a_place_is_taken_once(store: Store) -> None:
    store.put_if_absent(commit(1, "first"))
    with pytest.raises(AlreadyExists):
        store.put_if_absent(commit(1, "second"))
    assert store.query(ROOM) == [commit(1, "first")]


def test_a_place_is_taken_by_the_very_same_too(store: Store) -> None:
    store.put_if_absent(commit(1))
    with pytest.raises(AlreadyExists):
        store.put_if_absent(commit(1))


def test_what_is_deleted_is_gone_and_its_place_is_free(store: Store) -> None:
    store.put(commit(1))
    store.delete(ROOM, commit(1).sk)
    assert store.get(ROOM, commit(1).sk) is None
    store.put_if_absent(commit(1))


def test_deleting_what_is_not_there_is_no_trouble(store: Store) -> None:
    store.delete(ROOM, "A")
    assert store.query(ROOM) == []


def test_what_is_unchanged_can_be_replaced(store: Store, clock: Clock) -> None:
    for old in (commit(1, "old"), Item(ROOM, "A", "old", soon(clock))):
        new = Item(old.pk, old.sk, "new")
        store.put(old)
        store.put_if_unchanged(old, new)
        assert store.get(old.pk, old.sk) == new


def test_what_is_unchanged_can_be_deleted_once(store: Store, clock: Clock) -> None:
    for item in (commit(1), Item(ROOM, "A", "{}", soon(clock))):
        store.put(item)
        store.delete_if_unchanged(item)
        assert store.get(item.pk, item.sk) is None
        with pytest.raises(ConditionFailed):
            store.delete_if_unchanged(item)


def test_what_has_changed_is_neither_replaced_nor_deleted(store: Store, clock: Clock) -> None:
    old, newer = Item(ROOM, "A", "old"), Item(ROOM, "A", "newer")
    later = Item(ROOM, "A", "old", soon(clock))
    for before, there in ((old, newer), (old, later), (later, old)):
        store.put(there)
        with pytest.raises(ConditionFailed):
            store.put_if_unchanged(before, commit_in_place_of(before))
        with pytest.raises(ConditionFailed):
            store.delete_if_unchanged(before)
        assert store.get(ROOM, "A") == there


def commit_in_place_of(item: Item) -> Item:
    return Item(item.pk, item.sk, "newest")


def test_what_is_not_there_has_changed(store: Store) -> None:
    with pytest.raises(ConditionFailed):
        store.put_if_unchanged(commit(1), commit(1, "new"))
    assert store.query(ROOM) == []


def test_one_item_is_not_replaced_by_another(store: Store) -> None:
    store.put(commit(1))
    with pytest.raises(ValueError, match="is not"):
        store.put_if_unchanged(commit(1), commit(2))


def test_items_come_in_the_order_of_their_keys(store: Store) -> None:
    names = ["a", "B", "A", "é", "z", "😀", "\ue000", "1", "10", "2", "槌"]
    for name in names:
        store.put(Item(ROOM, name, "{}"))
    assert keys(store.query(ROOM)) == sorted(names)
    assert keys(store.query(ROOM, backwards=True)) == sorted(names, reverse=True)


def test_commits_after_a_version(store: Store) -> None:
    for version in range(1, 13):
        store.put(commit(version))
    assert keys(store.query(ROOM, prefix="C#", after="C#000009")) == [
        "C#000010",
        "C#000011",
        "C#000012",
    ]
    assert store.query(ROOM, prefix="C#", after="C#000012") == []


def test_the_newest_commits_backwards_and_on_from_there(store: Store) -> None:
    for version in range(1, 8):
        store.put(commit(version))
    store.put(Item(ROOM, "CHAT#000001", "{}"))
    newest = store.query(ROOM, prefix="C#", backwards=True, limit=3)
    assert keys(newest) == ["C#000007", "C#000006", "C#000005"]
    before = store.query(ROOM, prefix="C#", after="C#000005", backwards=True, limit=3)
    assert keys(before) == ["C#000004", "C#000003", "C#000002"]


def test_a_limit_is_kept_whether_or_not_its_start_exists(store: Store) -> None:
    for version in (2, 4, 6, 8):
        store.put(commit(version))
    assert keys(store.query(ROOM, after="C#000003", limit=2)) == ["C#000004", "C#000006"]
    assert keys(store.query(ROOM, after="C#000004", limit=2)) == ["C#000006", "C#000008"]
    assert keys(store.query(ROOM, after="C#000005", limit=1, backwards=True)) == ["C#000004"]
    assert store.query(ROOM, limit=0) == []
    assert len(store.query(ROOM, limit=99)) == 4


def test_a_prefix_keeps_only_what_begins_so(store: Store) -> None:
    for sk in ("PERSON", "PERSON#a", "PERSON#人", "PERSON$", "PERSOM#z", "SEED#1"):
        store.put(Item(ROOM, sk, "{}"))
    assert keys(store.query(ROOM, prefix="PERSON#")) == ["PERSON#a", "PERSON#人"]
    assert store.query(ROOM, prefix="PERSON#", after="Z") == []
    assert store.query(ROOM, prefix="PERSON#", after="A", backwards=True) == []
    assert len(store.query(ROOM, prefix="PERSON#", after="A")) == 2
    assert len(store.query(ROOM, prefix="PERSON#", after="Z", backwards=True)) == 2


def test_an_expired_item_is_nowhere(store: Store, clock: Clock) -> None:
    lasting, passing = Item(ROOM, "A", "{}"), Item(ROOM, "B", "{}", soon(clock))
    store.put(lasting)
    store.put(passing)
    assert store.query(ROOM) == [lasting, passing]
    clock.pass_by(61)
    assert store.get(ROOM, "B") is None
    assert store.query(ROOM) == [lasting]
    assert store.query(ROOM, backwards=True) == [lasting]


def test_an_expired_item_does_not_count_for_the_limit(store: Store, clock: Clock) -> None:
    for version in range(1, 7):
        store.put(Item(ROOM, f"C#{version}", "{}", soon(clock) if version > 2 else None))
    clock.pass_by(61)
    assert keys(store.query(ROOM, backwards=True, limit=2)) == ["C#2", "C#1"]


def test_an_expired_item_stands_in_nobodys_way(store: Store, clock: Clock) -> None:
    store.put(Item(ROOM, "A", "old", soon(clock)))
    clock.pass_by(61)
    store.put_if_absent(Item(ROOM, "A", "new"))
    assert store.get(ROOM, "A") == Item(ROOM, "A", "new")


def test_an_expired_item_has_changed(store: Store, clock: Clock) -> None:
    old = Item(ROOM, "A", "old", soon(clock))
    store.put(old)
    clock.pass_by(61)
    with pytest.raises(ConditionFailed):
        store.put_if_unchanged(old, Item(ROOM, "A", "new"))
    with pytest.raises(ConditionFailed):
        store.delete_if_unchanged(old)


def test_a_counter_counts_up_and_down_and_is_read_as_an_item(store: Store) -> None:
    assert [store.add(ROOM, "N", n) for n in (1, 5, -10, 0)] == [1, 6, -4, -4]
    assert store.get(ROOM, "N") == Item(ROOM, "N", "-4")
    assert store.query(ROOM) == [Item(ROOM, "N", "-4")]
    store.delete(ROOM, "N")
    assert store.add(ROOM, "N", 2) == 2


def test_a_counter_starts_again_when_it_has_expired(store: Store, clock: Clock) -> None:
    end = soon(clock)
    assert store.add(ROOM, "N", 1, end) == 1
    assert store.add(ROOM, "N", 1, end + 1000) == 2
    assert store.get(ROOM, "N") == Item(ROOM, "N", "2", end)
    clock.pass_by(61)
    assert store.get(ROOM, "N") is None
    assert store.add(ROOM, "N", 1, end + 60) == 1
    assert store.get(ROOM, "N") == Item(ROOM, "N", "1", end + 60)
    clock.pass_by(61)
    assert store.add(ROOM, "N", 7) == 7
    assert store.get(ROOM, "N") == Item(ROOM, "N", "7")


def test_every_script_goes_through(store: Store) -> None:
    item = Item(f"ROOM#{ALL_SCRIPTS[:12]}", f"CHAT#{ALL_SCRIPTS[:12]}", ALL_SCRIPTS)
    store.put_if_absent(item)
    assert store.get(item.pk, item.sk) == item
    assert store.query(item.pk, prefix="CHAT#") == [item]
    store.delete_if_unchanged(item)


def test_great_bodies_go_through_many_in_one_query(store: Store) -> None:
    great = [commit(version, "落" * 100_000) for version in range(5)]
    for item in great:
        store.put_if_absent(item)
    assert store.query(ROOM) == great
    assert store.query(ROOM, backwards=True) == great[::-1]


def test_what_is_too_heavy_for_one_store_is_too_heavy_for_all(store: Store) -> None:
    for heavy in (commit(1, "x" * MAX_ITEM_BYTES), commit(1, "落" * (MAX_ITEM_BYTES // 3))):
        for put in (store.put, store.put_if_absent, lambda new: store.put_if_unchanged(new, new)):
            with pytest.raises(ItemTooLarge):
                put(heavy)
    assert store.query(ROOM) == []


def test_a_hundred_and_more_lie_in_one_partition(store: Store) -> None:
    for version in range(130):
        store.put(commit(version))
    assert len(store.query(ROOM)) == 130
    assert len(store.query(ROOM, backwards=True, limit=50)) == 50
