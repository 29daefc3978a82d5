"""One's own games: written once a game is over, kept when the room is long gone (R-14)."""

import pytest

from domain.game import Placing, Seat
from domain.room.chance import Chance
from domain.room.commands import Tick
from domain.room.events import GameEnded
from domain.room.pieces import Past, Person
from domain.room.rules import decide
from infra.accounts.own_games import (
    PAGE_SIZE,
    OwnGame,
    list_own_games,
    store_own_games,
)
from infra.accounts.own_games import _item as item
from infra.ports.store import Store
from tests.infra.counting import Died, Watched, die_after_the_next_commit
from tests.infra.fakes import ANN, BOB, CAT, CODE, START, World


def played_out(world: World) -> None:
    """Gem Trader: the shortest of games; the clock moves whoever is asked."""
    for _ in range(3_000):
        playing = world.state().room.playing
        if playing is None or playing.over:
            return
        world.now.pass_by(90)
        world.tick()
    raise AssertionError("the game never ended")


def over(world: World) -> None:
    world.begin(ANN, BOB, late="pass", game="gem_trader", pace="brisk")
    played_out(world)


def games(world: World, *people: Person) -> tuple[OwnGame, ...]:
    return list_own_games(world.store, people).games


def test_a_game_that_is_over_is_in_the_list_of_each_who_played(sqlite_store: Store) -> None:
    world = World(sqlite_store)
    over(world)
    (game,) = games(world, ANN)
    assert (game.room, game.seat, game.past.game) == (CODE, 0, "gem_trader")
    assert game.past == world.state().room.past[-1]
    assert [game.seat for game in games(world, BOB)] == [1]
    assert games(world, CAT) == ()


def test_it_is_written_once_however_often_the_room_is_shown(sqlite_store: Store) -> None:
    watched = Watched(sqlite_store)
    world = World(watched)
    over(world)
    puts = watched.calls["put"]
    store_own_games(watched, world.state().room)
    assert watched.calls["put"] == puts


@pytest.mark.parametrize("touch", ["hello", "again"])
def test_a_process_that_died_at_the_games_end_is_made_good_for(
    sqlite_store: Store, touch: str
) -> None:
    watched = Watched(sqlite_store)
    world = World(watched)
    world.begin(ANN, BOB, late="pass", game="gem_trader", pace="brisk")
    while not _ends_with_the_next_tick(world):
        world.now.pass_by(90)
        world.tick()
    world.now.pass_by(90)
    die_after_the_next_commit(watched)
    with pytest.raises(Died):
        world.tick()
    assert games(world, ANN) == ()
    world.services = world.fresh_services()
    if touch == "hello":
        world.hello(ANN, "later")
    else:
        world.must(ANN, "Again")
    assert len(games(world, ANN)) == len(games(world, BOB)) == 1


def _ends_with_the_next_tick(world: World) -> bool:
    room = world.state().room
    chance = Chance(lambda number: world.services.seed(CODE, number), world.services.bots_luck)
    facts = decide(room, Tick(world.now() + 90_000), chance)
    return any(isinstance(fact, GameEnded) for fact in facts)


def past(number: int, ended: int) -> Past:
    return Past(number, "tycoon", ended, ("Ann", ""), (Placing(Seat(0), 1, 9),), (0, 1))


def test_the_list_is_read_page_by_page_the_newest_first(store: Store) -> None:
    """Of an account and the guests it was, as one list."""
    for n in range(PAGE_SIZE + 5):
        person = (ANN, BOB)[n % 2]
        store.put(item(person, OwnGame(CODE, Seat(0), past(n, START + n))))
    first = list_own_games(store, (ANN, BOB))
    assert [game.past.number for game in first.games] == list(range(PAGE_SIZE + 4, 4, -1))
    assert first.more
    rest = list_own_games(store, (ANN, BOB), first.more)
    assert [game.past.number for game in rest.games] == [4, 3, 2, 1, 0]
    assert rest.more is None


def test_a_full_page_that_is_the_last_has_no_more(store: Store) -> None:
    for n in range(PAGE_SIZE):
        store.put(item(ANN, OwnGame(CODE, Seat(0), past(n, START + n))))
    assert list_own_games(store, (ANN,)).more is None
