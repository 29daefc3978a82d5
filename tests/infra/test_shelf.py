"""Every shelf keeps the same promises."""

import pytest

from infra.shelf import MOST_BYTES, Changed, Item, Shelf, Taken, TooHeavy
from tests.infra.conftest import Clock

ROOM = "ROOM#amber-fox"
ALL_SCRIPTS = '落槌 🔨👩‍👩‍👧 مزاد аукцион ଓଡ଼ିଆ "quoted" \\ \u0000 \U0010fffd'


def commit(version: int, body: str = "{}") -> Item:
    return Item(ROOM, f"C#{version:06}", body)


def keys(items: list[Item]) -> list[str]:
    return [item.sk for item in items]


def soon(clock: Clock) -> int:
    return int(clock()) + 60


def test_what_is_put_is_read_back(shelf: Shelf, clock: Clock) -> None:
    for item in (Item(ROOM, "A", '{"a":1}'), Item(ROOM, "B", "", soon(clock))):
        shelf.put(item)
        assert shelf.get(item.pk, item.sk) == item


def test_nothing_lies_where_nothing_was_put(shelf: Shelf) -> None:
    shelf.put(Item(ROOM, "A", "{}"))
    assert shelf.get(ROOM, "B") is None
    assert shelf.get("ROOM#other", "A") is None
    assert shelf.query("ROOM#other") == []


def test_a_put_goes_over_what_lies_there_with_its_expiry(shelf: Shelf, clock: Clock) -> None:
    shelf.put(Item(ROOM, "A", "old", soon(clock)))
    shelf.put(Item(ROOM, "A", "new"))
    assert shelf.get(ROOM, "A") == Item(ROOM, "A", "new")


def test_a_place_is_taken_once(shelf: Shelf) -> None:
    shelf.put_if_absent(commit(1, "first"))
    with pytest.raises(Taken):
        shelf.put_if_absent(commit(1, "second"))
    assert shelf.query(ROOM) == [commit(1, "first")]


def test_a_place_is_taken_by_the_very_same_too(shelf: Shelf) -> None:
    shelf.put_if_absent(commit(1))
    with pytest.raises(Taken):
        shelf.put_if_absent(commit(1))


def test_what_is_deleted_is_gone_and_its_place_is_free(shelf: Shelf) -> None:
    shelf.put(commit(1))
    shelf.delete(ROOM, commit(1).sk)
    assert shelf.get(ROOM, commit(1).sk) is None
    shelf.put_if_absent(commit(1))


def test_deleting_what_is_not_there_is_no_trouble(shelf: Shelf) -> None:
    shelf.delete(ROOM, "A")
    assert shelf.query(ROOM) == []


def test_what_is_unchanged_can_be_replaced(shelf: Shelf, clock: Clock) -> None:
    for old in (commit(1, "old"), Item(ROOM, "A", "old", soon(clock))):
        new = Item(old.pk, old.sk, "new")
        shelf.put(old)
        shelf.put_if_unchanged(old, new)
        assert shelf.get(old.pk, old.sk) == new


def test_what_is_unchanged_can_be_deleted_once(shelf: Shelf, clock: Clock) -> None:
    for item in (commit(1), Item(ROOM, "A", "{}", soon(clock))):
        shelf.put(item)
        shelf.delete_if_unchanged(item)
        assert shelf.get(item.pk, item.sk) is None
        with pytest.raises(Changed):
            shelf.delete_if_unchanged(item)


def test_what_has_changed_is_neither_replaced_nor_deleted(shelf: Shelf, clock: Clock) -> None:
    old, newer = Item(ROOM, "A", "old"), Item(ROOM, "A", "newer")
    later = Item(ROOM, "A", "old", soon(clock))
    for before, there in ((old, newer), (old, later), (later, old)):
        shelf.put(there)
        with pytest.raises(Changed):
            shelf.put_if_unchanged(before, commit_in_place_of(before))
        with pytest.raises(Changed):
            shelf.delete_if_unchanged(before)
        assert shelf.get(ROOM, "A") == there


def commit_in_place_of(item: Item) -> Item:
    return Item(item.pk, item.sk, "newest")


def test_what_is_not_there_has_changed(shelf: Shelf) -> None:
    with pytest.raises(Changed):
        shelf.put_if_unchanged(commit(1), commit(1, "new"))
    assert shelf.query(ROOM) == []


def test_one_item_is_not_replaced_by_another(shelf: Shelf) -> None:
    shelf.put(commit(1))
    with pytest.raises(ValueError, match="is not"):
        shelf.put_if_unchanged(commit(1), commit(2))


def test_items_come_in_the_order_of_their_keys(shelf: Shelf) -> None:
    names = ["a", "B", "A", "é", "z", "😀", "\ue000", "1", "10", "2", "槌"]
    for name in names:
        shelf.put(Item(ROOM, name, "{}"))
    assert keys(shelf.query(ROOM)) == sorted(names)
    assert keys(shelf.query(ROOM, backwards=True)) == sorted(names, reverse=True)


def test_commits_after_a_version(shelf: Shelf) -> None:
    for version in range(1, 13):
        shelf.put(commit(version))
    assert keys(shelf.query(ROOM, prefix="C#", after="C#000009")) == [
        "C#000010",
        "C#000011",
        "C#000012",
    ]
    assert shelf.query(ROOM, prefix="C#", after="C#000012") == []


def test_the_newest_commits_backwards_and_on_from_there(shelf: Shelf) -> None:
    for version in range(1, 8):
        shelf.put(commit(version))
    shelf.put(Item(ROOM, "CHAT#000001", "{}"))
    newest = shelf.query(ROOM, prefix="C#", backwards=True, limit=3)
    assert keys(newest) == ["C#000007", "C#000006", "C#000005"]
    before = shelf.query(ROOM, prefix="C#", after="C#000005", backwards=True, limit=3)
    assert keys(before) == ["C#000004", "C#000003", "C#000002"]


def test_a_limit_is_kept_whether_or_not_its_start_exists(shelf: Shelf) -> None:
    for version in (2, 4, 6, 8):
        shelf.put(commit(version))
    assert keys(shelf.query(ROOM, after="C#000003", limit=2)) == ["C#000004", "C#000006"]
    assert keys(shelf.query(ROOM, after="C#000004", limit=2)) == ["C#000006", "C#000008"]
    assert keys(shelf.query(ROOM, after="C#000005", limit=1, backwards=True)) == ["C#000004"]
    assert shelf.query(ROOM, limit=0) == []
    assert len(shelf.query(ROOM, limit=99)) == 4


def test_a_prefix_keeps_only_what_begins_so(shelf: Shelf) -> None:
    for sk in ("PERSON", "PERSON#a", "PERSON#人", "PERSON$", "PERSOM#z", "SEED#1"):
        shelf.put(Item(ROOM, sk, "{}"))
    assert keys(shelf.query(ROOM, prefix="PERSON#")) == ["PERSON#a", "PERSON#人"]
    assert shelf.query(ROOM, prefix="PERSON#", after="Z") == []
    assert shelf.query(ROOM, prefix="PERSON#", after="A", backwards=True) == []
    assert len(shelf.query(ROOM, prefix="PERSON#", after="A")) == 2
    assert len(shelf.query(ROOM, prefix="PERSON#", after="Z", backwards=True)) == 2


def test_an_expired_item_is_nowhere(shelf: Shelf, clock: Clock) -> None:
    lasting, passing = Item(ROOM, "A", "{}"), Item(ROOM, "B", "{}", soon(clock))
    shelf.put(lasting)
    shelf.put(passing)
    assert shelf.query(ROOM) == [lasting, passing]
    clock.pass_by(61)
    assert shelf.get(ROOM, "B") is None
    assert shelf.query(ROOM) == [lasting]
    assert shelf.query(ROOM, backwards=True) == [lasting]


def test_an_expired_item_does_not_count_for_the_limit(shelf: Shelf, clock: Clock) -> None:
    for version in range(1, 7):
        shelf.put(Item(ROOM, f"C#{version}", "{}", soon(clock) if version > 2 else None))
    clock.pass_by(61)
    assert keys(shelf.query(ROOM, backwards=True, limit=2)) == ["C#2", "C#1"]


def test_an_expired_item_stands_in_nobodys_way(shelf: Shelf, clock: Clock) -> None:
    shelf.put(Item(ROOM, "A", "old", soon(clock)))
    clock.pass_by(61)
    shelf.put_if_absent(Item(ROOM, "A", "new"))
    assert shelf.get(ROOM, "A") == Item(ROOM, "A", "new")


def test_an_expired_item_has_changed(shelf: Shelf, clock: Clock) -> None:
    old = Item(ROOM, "A", "old", soon(clock))
    shelf.put(old)
    clock.pass_by(61)
    with pytest.raises(Changed):
        shelf.put_if_unchanged(old, Item(ROOM, "A", "new"))
    with pytest.raises(Changed):
        shelf.delete_if_unchanged(old)


def test_a_counter_counts_up_and_down_and_is_read_as_an_item(shelf: Shelf) -> None:
    assert [shelf.add(ROOM, "N", n) for n in (1, 5, -10, 0)] == [1, 6, -4, -4]
    assert shelf.get(ROOM, "N") == Item(ROOM, "N", "-4")
    assert shelf.query(ROOM) == [Item(ROOM, "N", "-4")]
    shelf.delete(ROOM, "N")
    assert shelf.add(ROOM, "N", 2) == 2


def test_a_counter_starts_again_when_it_has_expired(shelf: Shelf, clock: Clock) -> None:
    end = soon(clock)
    assert shelf.add(ROOM, "N", 1, end) == 1
    assert shelf.add(ROOM, "N", 1, end + 1000) == 2
    assert shelf.get(ROOM, "N") == Item(ROOM, "N", "2", end)
    clock.pass_by(61)
    assert shelf.get(ROOM, "N") is None
    assert shelf.add(ROOM, "N", 1, end + 60) == 1
    assert shelf.get(ROOM, "N") == Item(ROOM, "N", "1", end + 60)
    clock.pass_by(61)
    assert shelf.add(ROOM, "N", 7) == 7
    assert shelf.get(ROOM, "N") == Item(ROOM, "N", "7")


def test_every_script_goes_through(shelf: Shelf) -> None:
    item = Item(f"ROOM#{ALL_SCRIPTS[:12]}", f"CHAT#{ALL_SCRIPTS[:12]}", ALL_SCRIPTS)
    shelf.put_if_absent(item)
    assert shelf.get(item.pk, item.sk) == item
    assert shelf.query(item.pk, prefix="CHAT#") == [item]
    shelf.delete_if_unchanged(item)


def test_great_bodies_go_through_many_in_one_query(shelf: Shelf) -> None:
    great = [commit(version, "落" * 100_000) for version in range(5)]
    for item in great:
        shelf.put_if_absent(item)
    assert shelf.query(ROOM) == great
    assert shelf.query(ROOM, backwards=True) == great[::-1]


def test_what_is_too_heavy_for_one_shelf_is_too_heavy_for_all(shelf: Shelf) -> None:
    for heavy in (commit(1, "x" * MOST_BYTES), commit(1, "落" * (MOST_BYTES // 3))):
        for put in (shelf.put, shelf.put_if_absent, lambda new: shelf.put_if_unchanged(new, new)):
            with pytest.raises(TooHeavy):
                put(heavy)
    assert shelf.query(ROOM) == []


def test_a_hundred_and_more_lie_in_one_partition(shelf: Shelf) -> None:
    for version in range(130):
        shelf.put(commit(version))
    assert len(shelf.query(ROOM)) == 130
    assert len(shelf.query(ROOM, backwards=True, limit=50)) == 50
