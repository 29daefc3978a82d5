"""Whole games in a room of the journal, fast: what bots and one human do, by chance."""

from domain.game import Seat
from domain.games import GAMES
from domain.luck import Luck
from domain.room.commands import Again, Asked, Play, Start, Tick
from domain.room.due import next_due, wake_time
from domain.room.playing import Playing
from infra.ports.store import Store
from infra.replays.file import Replay, find_replay
from infra.rooms.handle import handle
from infra.rooms.journal import RoomState
from tests.infra.fakes import ANN, CODE, World
from tests.laws import likely_move
from tests.story import Chance


def play_on(world: World, luck: Luck) -> RoomState:
    """One command more: Ann's move where she is asked, else the clock's; a new game after each."""
    state = world.services.journal.read(CODE)
    playing = state.room.playing
    if playing is None:
        return handle(world.services, CODE, Asked(ANN, world.now(), Start()))
    if playing.over:
        return handle(world.services, CODE, Asked(ANN, world.now(), Again()))
    if _anns_turn(playing) and next_due(state.room, world.now()) is None:
        game = GAMES[playing.game]
        move = likely_move(game, game.options(playing.table, Seat(0)), luck)
        return handle(world.services, CODE, Asked(ANN, world.now(), Play(move)))
    world.now.ms = max(world.now(), wake_time(state.room) or 0)
    return handle(world.services, CODE, Tick(world.now()))


def _anns_turn(playing: Playing) -> bool:
    wait = playing.wait
    return wait is not None and Seat(0) in wait.asked and wait.seconds is None


def play_until_game(world: World, number: int, luck: Luck) -> RoomState:
    """On until that game has run for a while."""
    while True:
        state = play_on(world, luck)
        playing = state.room.playing
        if playing and playing.number == number and playing.told > 20:
            return state


def play_to_end(world: World, number: int = 1, seed: int = 5) -> None:
    """On until that game of the room has ended."""
    luck = Chance(seed)
    while _ended(world) < number:
        play_on(world, luck)


def _ended(world: World) -> int:
    """The number of the last game that did."""
    past = world.services.journal.read(CODE).room.past
    return past[-1].number if past else 0


def played_out(store: Store, game: str = "tycoon") -> Replay:
    """A whole game of Ann and the fewest others."""
    world = World(store)
    world.begin(ANN, bots=GAMES[game].seats[0] - 1, game=game)
    play_to_end(world)
    return find_replay(world.fresh_services(), CODE, 1)
