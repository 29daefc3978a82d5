"""Opening a room, what its link tells, and the replays of its games."""

import pytest

from domain.game import Command, RuleBroken, Seat, Seating, TimeIsUp
from domain.games import GAMES
from domain.luck import SeededLuck, commitment, die
from domain.room.pieces import Person, RoomCode
from domain.tycoon.events import DieRolled
from infra.accounts.tokens import Identity
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Store
from infra.replays.file import Replay, find_replay
from infra.rooms.codec import encode
from infra.rooms.opening import CODE_LENGTH, LETTERS, open_room_for, preview
from tests.infra.counting import Watched
from tests.infra.fakes import ANN, BOB, CODE, World
from tests.infra.games import play_on, play_to_end
from tests.story import Chance

BEARER = Identity(ANN, "Ann")


@pytest.fixture
def world(store: Store) -> World:
    return World(store)


@pytest.fixture
def fast(sqlite_store: SqliteStore) -> World:
    return World(Watched(sqlite_store))


def test_a_room_has_a_short_code_that_can_be_spoken(world: World) -> None:
    """R-02."""
    codes = [open_room_for(world.services, BEARER, "tycoon") for _ in range(20)]
    assert len(set(codes)) == 20
    assert all(len(code) == CODE_LENGTH and set(code) <= set(LETTERS) for code in codes)
    assert not set("0O1I") & set(LETTERS)


def test_a_link_tells_what_is_behind_it(world: World) -> None:
    code = open_room_for(world.services, BEARER, "tycoon")
    shown = preview(world.fresh_services(), code)
    assert (shown.code, shown.game, shown.host) == (code, "tycoon", "Ann")
    assert (shown.players, shown.running) == (0, False)


def test_and_whether_they_play(fast: World) -> None:
    fast.begin(ANN, BOB, bots=2)
    assert preview(fast.services, CODE).players == 4
    assert preview(fast.services, CODE).running
    assert not preview(fast.services, CODE).over


def test_and_whether_their_game_is_over(fast: World) -> None:
    fast.begin(ANN, BOB, bots=1, game="gem_trader", late="pass")
    play_to_end(fast)
    shown = preview(fast.services, CODE)
    assert (shown.running, shown.over) == (False, True)


def test_a_code_that_is_taken_is_not_opened_again(fast: World) -> None:
    fast.open()
    code = open_room_for(fast.services, BEARER, "tycoon")
    assert code != CODE
    assert fast.state().version == 1


@pytest.mark.parametrize(
    "code", ["", "ZZZZZZ", "amber2", "AMBER2 ", "x" * 5_000, "\0", "落槌大亨大亨"]
)
def test_behind_no_other_code_is_anything(fast: World, code: RoomCode) -> None:
    for look in (lambda: preview(fast.services, code), lambda: find_replay(fast.services, code, 1)):
        with pytest.raises(RuleBroken, match="no-such-room"):
            look()


def test_what_can_be_no_code_is_not_even_looked_for(fast: World) -> None:
    """A key of the cloud's store has a greatest length."""
    store = fast.store
    assert isinstance(store, Watched)
    store.calls.clear()
    with pytest.raises(RuleBroken):
        preview(fast.services, RoomCode("x" * 5_000))
    assert not store.calls


def test_a_game_we_do_not_have_opens_no_room(fast: World) -> None:
    with pytest.raises(RuleBroken, match="no-such-game"):
        open_room_for(fast.services, BEARER, "chess")


def test_a_seed_is_made_once_whoever_asks_first(world: World) -> None:
    seeds = {
        services.seed(CODE, 1)
        for services in (world.services, world.fresh_services(), world.services)
    }
    assert len(seeds) == 1
    assert len(seeds.pop()) == 32
    assert world.services.seed(CODE, 2) != world.services.seed(CODE, 1)


def played_out(world: World) -> Replay:
    world.begin(ANN, bots=2)
    luck = Chance(5)
    while not world.services.journal.read(CODE).room.past:
        play_on(world, luck)
    return find_replay(world.fresh_services(), CODE, 1)


def test_a_replay_is_there_only_after_the_end(fast: World) -> None:
    """TY-85."""
    fast.begin(ANN, bots=2)
    for number in (1, 0, -1, 2, 10**30):
        with pytest.raises(RuleBroken, match="no-such-replay"):
            find_replay(fast.services, CODE, number)


def test_a_replay_tells_the_whole_game(fast: World) -> None:
    found = played_out(fast)
    assert (found.number, found.game, found.names) == (1, "tycoon", ("Ann", "", ""))
    game = GAMES["tycoon"]
    facts = [fact for command in found.commands for fact in command.events]
    table = game.replay(facts)
    assert game.placings(table) == fast.state().room.past[0].placings


def test_from_a_replay_every_draw_can_be_recomputed(fast: World) -> None:
    """The commitment was published before the strings; seed and salt give every die and shuffle."""
    found = played_out(fast)
    seed = bytes.fromhex(found.seed)
    assert fast.state().room.commitment == commitment(seed)
    game, luck = GAMES["tycoon"], SeededLuck(seed, found.salt)
    began, *commands = found.commands
    seats = tuple(Seat(n) for n in range(3))
    facts = game.setup(Seating((True, False, False), seats), luck)
    assert (tuple(facts), luck.drawn) == (began.events, began.drawn)
    table, rolled = game.replay(facts), 0
    for played in commands:
        if played.seat is None:
            wait = game.waits(table)
            assert wait is not None
            again = game.decide(table, Command(None, TimeIsUp(wait.turn)), luck)
            assert (tuple(again), luck.drawn) == (played.events, played.drawn)
        for fact in played.events:
            if isinstance(fact, DieRolled):
                assert played.seat is None or die(luck) == fact.face
                rolled += 1
        luck = SeededLuck(seed, found.salt, played.drawn)
        table = game.replay(played.events, table)
    assert rolled > 0


def test_no_commit_holds_the_seed(fast: World) -> None:
    """B-11: it lies in an item of its own, which no view code reads."""
    found = played_out(fast)
    commits = fast.services.journal.commits(CODE)
    assert all(found.seed not in encode(commit) for commit in commits)
    kept = fast.store.get(f"ROOM#{CODE}", "SEED#1")
    assert kept is not None
    assert kept.body == found.seed


def test_replays_outlive_the_next_game(fast: World) -> None:
    """R-14."""
    first = played_out(fast)
    luck = Chance(6)
    while len(fast.services.journal.read(CODE).room.past) < 2:
        play_on(fast, luck)
    assert find_replay(fast.services, CODE, 1) == first
    second = find_replay(fast.services, CODE, 2)
    assert second.seed != first.seed
    assert second.commands[0].version > first.commands[-1].version


def test_a_preview_shows_no_host_who_was_never_there(fast: World) -> None:
    fast.open(Person("x"))
    assert preview(fast.services, CODE).host == "x"
