"""Where a room's history is kept."""

import json
from typing import Any

import pytest

from domain.game import RuleBroken
from domain.room.commands import Asked, Come, Play, Sit, Tick
from domain.room.events import PersonCame
from domain.room.pieces import Chair, RoomCode
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Item, Store, Unavailable
from infra.rooms.codec import Commit, Snapshot, decode, digest_of, encode
from infra.rooms.handle import Sent, handle
from infra.rooms.journal import REMEMBERED, SNAPSHOT_EVERY, Conflict, Journal, RoomState
from tests.infra.counting import Watched, lose_the_answer_of_the_next_commit
from tests.infra.fakes import ANN, BOB, CODE, START, World
from tests.infra.games import play_on, play_until_game
from tests.story import Chance

LUCK = "0" * 32


def came(n: int) -> PersonCame:
    return PersonCame(BOB, f"Bob {n}")


def grown(world: World, version: int) -> RoomState:
    """Somebody comes under ever other names."""
    state = world.services.journal.read(CODE)
    while state.version < version:
        fact = came(state.version)
        state = world.services.journal.append(CODE, state, world.now(), [fact])
    return state


@pytest.fixture
def world(store: Store) -> World:
    world = World(store)
    world.open()
    return world


@pytest.fixture
def fast(sqlite_store: SqliteStore) -> World:
    """On SQLite alone, where a test is about our own doing."""
    world = World(Watched(sqlite_store))
    world.open()
    return world


def watched(world: World) -> Watched:
    assert isinstance(world.store, Watched)
    return world.store


def test_a_room_that_was_never_opened_has_no_version(store: Store) -> None:
    assert Journal(store).read(RoomCode("NOBODY")) == RoomState()


def test_what_is_appended_is_read_by_everybody(world: World) -> None:
    state = grown(world, 5)
    assert Journal(world.store).read(CODE) == state
    assert [commit.version for commit in Journal(world.store).commits(CODE)] == [1, 2, 3, 4, 5]


def test_a_version_is_written_once(world: World) -> None:
    old = world.services.journal.read(CODE)
    new = world.services.journal.append(CODE, old, START, [came(1)])
    with pytest.raises(Conflict):
        Journal(world.store).append(CODE, old, START, [came(2)])
    assert Journal(world.store).read(CODE) == new


@pytest.mark.parametrize("version", [1, 2, 63, 64, 65, 127, 128, 129, 200])
def test_a_room_of_any_age_opens_with_one_query(fast: World, version: int) -> None:
    """B-23."""
    state = grown(fast, version)
    watched(fast).calls.clear()
    assert Journal(fast.store).read(CODE) == state
    assert watched(fast).calls == {"query": 1}


def test_every_64th_commit_carries_a_snapshot(fast: World) -> None:
    grown(fast, 200)
    commits = [decode(item.body) for item in fast.store.query(f"ROOM#{CODE}", prefix="C#")]
    assert [commit.version for commit in commits if commit.snapshot] == [64, 128, 192]
    assert SNAPSHOT_EVERY == 64


def test_the_tenth_game_opens_as_the_first(fast: World) -> None:
    """B-23: one query, and no more commits than lie since the last snapshot."""
    begin_with_bots(fast)
    luck = Chance(3)
    for number in (1, 10):
        state = play_until_game(fast, number, luck)
        while state.version % SNAPSHOT_EVERY != 20:
            state = play_on(fast, luck)
        watched(fast).calls.clear()
        assert Journal(fast.store).read(CODE) == state
        assert watched(fast).calls == {"query": 1}
    assert len(state.room.past) == 9


def begin_with_bots(world: World) -> None:
    world.hello(ANN)
    world.must(ANN, "Sit", chair=0, luck=LUCK)
    for chair in (1, 2):
        world.must(ANN, "PlaceBot", chair=chair, level="easy")


def test_what_others_wrote_is_caught_up_with(world: World) -> None:
    ours, theirs = world.services, world.fresh_services()
    before = ours.journal.read(CODE)
    handle(theirs, CODE, Asked(BOB, world.now(), Come("Bob")))
    assert ours.journal.cached(CODE) == before
    assert ours.journal.read(CODE) == theirs.journal.read(CODE)


def test_on_an_old_cached_state_a_command_is_done_on_the_newest(world: World) -> None:
    """Two processes on one store."""
    ours, theirs = world.services, world.fresh_services()
    ours.journal.read(CODE)
    handle(theirs, CODE, Asked(BOB, world.now(), Come("Bob")))
    state = handle(ours, CODE, Asked(BOB, world.now(), Sit(Chair(0), LUCK)))
    assert state.room.chair_of(BOB) == 0
    assert Journal(world.store).read(CODE) == state


def test_what_was_allowed_by_the_cache_is_refused_if_it_no_longer_is(world: World) -> None:
    ours, theirs = world.services, world.fresh_services()
    handle(ours, CODE, Asked(BOB, world.now(), Come("Bob")))
    handle(theirs, CODE, Asked(BOB, world.now(), Sit(Chair(0), LUCK)))
    handle(ours, CODE, Asked(ANN, world.now(), Come("Ann")))
    handle(theirs, CODE, Asked(ANN, world.now(), Sit(Chair(1), LUCK)))
    with pytest.raises(RuleBroken, match="chair-is-taken"):
        handle(ours, CODE, Asked(ANN, world.now(), Sit(Chair(0), LUCK)))


def test_where_nothing_follows_the_newest_state_is_returned(world: World) -> None:
    ours, theirs = world.services, world.fresh_services()
    ours.journal.read(CODE)
    newest = handle(theirs, CODE, Asked(BOB, world.now(), Come("Bob")))
    assert handle(ours, CODE, Tick(world.now())) == newest


def test_a_command_to_no_room_is_refused(world: World) -> None:
    with pytest.raises(RuleBroken, match="no-such-room"):
        handle(world.services, RoomCode("NOBODY"), Asked(BOB, world.now(), Come("Bob")))
    assert world.store.query("ROOM#NOBODY") == []


def sit(world: World, services: Any = None) -> RoomState:
    come_and_sit = Asked(BOB, world.now(), Sit(Chair(0), LUCK))
    return handle(services or world.services, CODE, come_and_sit, Sent("f1"))


def came_bob(world: World) -> None:
    handle(world.services, CODE, Asked(BOB, world.now(), Come("Bob")))


def test_a_repeated_command_is_not_done_twice(world: World) -> None:
    """B-04: moving from a chair to the same would be refused, or done again."""
    came_bob(world)
    state = sit(world)
    assert sit(world) == state
    assert len(world.services.journal.commits(CODE)) == state.version


def sit_in(world: World, chair: int, services: Any = None, digest: str | None = None) -> RoomState:
    """Under one id, whatever the chair."""
    wanted = Sit(Chair(chair), LUCK)
    sent = Sent("f1", digest_of(wanted) if digest is None else digest)
    return handle(services or world.services, CODE, Asked(BOB, world.now(), wanted), sent)


def test_another_command_of_the_same_id_is_refused_by_any_process(world: World) -> None:
    """It would be answered as done, and is not."""
    came_bob(world)
    state = sit_in(world, 0)
    for services in (world.services, world.fresh_services()):
        with pytest.raises(RuleBroken, match="id-used-before"):
            sit_in(world, 1, services)
        assert sit_in(world, 0, services) == state


def test_and_after_the_snapshots_that_were_written_since(fast: World) -> None:
    came_bob(fast)
    sit_in(fast, 0)
    grown(fast, SNAPSHOT_EVERY + 1)
    services = fast.fresh_services()
    with pytest.raises(RuleBroken, match="id-used-before"):
        sit_in(fast, 1, services)
    assert sit_in(fast, 0, services).room.chair_of(BOB) == 0


def test_what_was_done_before_there_were_digests_is_known_by_its_id_alone(fast: World) -> None:
    came_bob(fast)
    state = sit_in(fast, 0, digest="")
    assert sit_in(fast, 1, fast.fresh_services()) == state
    grown(fast, SNAPSHOT_EVERY + 1)
    services = fast.fresh_services()
    assert sit_in(fast, 1, services) == services.journal.read(CODE)
    assert "digests" not in "".join(bodies(fast)), "what nobody knows is not written"


def test_a_digest_depends_on_what_is_asked_for_and_on_nothing_else() -> None:
    """Neither on the order of the fields, nor on which code writes those that are not used."""
    one, other = ({"is": "Bid", "lot": 3, "amount": 5}, {"amount": 5, "lot": 3, "is": "Bid"})
    assert digest_of(Play(one)) == digest_of(Play(other)) != digest_of(Play(one | {"amount": 6}))
    assert digest_of(Sit(Chair(0))) == digest_of(Sit(Chair(0), "", "")) == "iIH4yWRaTtO7"


def test_nor_by_another_process_nor_after_a_fresh_start(world: World) -> None:
    stale = world.fresh_services()
    came_bob(world)
    stale.journal.read(CODE)
    state = sit(world)
    assert sit(world, stale) == state
    assert sit(world, world.fresh_services()) == state


def test_nor_when_the_first_answer_was_lost(fast: World) -> None:
    """The put succeeded, but its answer never came."""
    came_bob(fast)
    lose_the_answer_of_the_next_commit(watched(fast))
    with pytest.raises(Unavailable):
        sit(fast)
    state = sit(fast)
    assert state.room.chair_of(BOB) == 0
    assert len(fast.services.journal.commits(CODE)) == state.version
    assert sum("ChairTaken" in commit for commit in bodies(fast)) == 1


def bodies(world: World) -> list[str]:
    return [item.body for item in world.store.query(f"ROOM#{CODE}", prefix="C#")]


def test_another_persons_same_id_is_another_command(world: World) -> None:
    came_bob(world)
    sit(world)
    handle(world.services, CODE, Asked(ANN, world.now(), Come("Ann")))
    state = handle(world.services, CODE, Asked(ANN, world.now(), Sit(Chair(3), LUCK)), Sent("f1"))
    assert state.room.chair_of(ANN) == 3


def test_repeats_are_known_across_snapshots_and_for_long(fast: World) -> None:
    came_bob(fast)
    state = sit(fast)
    for n in range(REMEMBERED - 1):
        state = fast.services.journal.append(CODE, state, START, [came(n)], f"bob g{n}")
    assert sit(fast, fast.fresh_services()).version == state.version


def test_a_commit_says_who_and_when_and_is_readable(fast: World) -> None:
    came_bob(fast)
    sit(fast)
    commit = json.loads(bodies(fast)[-1])
    assert (commit["at"], commit["command"]) == (fast.now(), "bob f1")
    assert commit["events"] == [{"is": "ChairTaken", "chair": 0, "person": "bob", "luck": LUCK}]


def test_what_is_cached_never_goes_backwards(fast: World) -> None:
    journal = fast.services.journal
    old = journal.read(CODE)
    new = journal.append(CODE, old, START, [came(1)])
    journal._keep(CODE, old)
    assert journal.cached(CODE) == new


def test_a_lost_answer_that_looks_like_somebody_elses_commit_is_our_own(fast: World) -> None:
    """A retry below us finds the place taken by its own first try."""
    came_bob(fast)
    written = watched(fast)

    def write_it_before(_name: str, item: Item | None) -> None:
        written.before = lambda _name, _item: None
        assert item is not None
        written._store.put_if_absent(item)

    written.before = lambda name, item: (
        write_it_before(name, item) if name == "put_if_absent" else None
    )
    state = sit(fast)
    assert state.room.chair_of(BOB) == 0
    assert sum("ChairTaken" in commit for commit in bodies(fast)) == 1


def test_a_snapshot_of_before_the_wait_was_kept_is_read_as_well(fast: World) -> None:
    """B-22: what a table waits for is asked of its rules anew, whatever the snapshot holds."""
    begin_with_bots(fast)
    state = play_until_game(fast, 1, Chance(3))
    assert state.room.playing is not None
    commit = Commit(state.version, 1, (), "", Snapshot(state.room, ()))
    old = json.loads(encode(commit))
    assert old["snapshot"]["room"]["playing"].pop("wait")
    assert decode(json.dumps(old)) == commit
