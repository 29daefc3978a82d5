"""The rooms that a release leaves behind: before, in and after a game of each kind."""

from collections.abc import Callable
from functools import partial

from domain.game import LEVELS
from domain.games import GAMES
from domain.room import commands
from domain.room.commands import Asked, Wanted
from domain.room.pieces import Chair, Person
from domain.room.room import Room
from infra.ports.store import Store
from infra.rooms.handle import handle
from tests.infra.fakes import ANN, BOB, CAT, CODE, DAN, World
from tests.laws import play_by_chance
from tests.releases.living import live_until
from tests.story import Chance, seating

SEED = 7
HUMANS = (ANN, BOB)
Stage = Callable[[str], Callable[[Room], bool]]


def made(store: Store, game: str, stage: str) -> World:
    """A room of this game that has come to the stage."""
    world = World(store)
    world.open(ANN, game=game, variants=GAMES[game].variants)
    _filled(world, game)
    live_until(world, Chance(SEED), STAGES[stage](game))
    return world


def _filled(world: World, game: str) -> None:
    """Two people and bots of all levels in the chairs, and in the room whoever else there is."""
    for person in (*HUMANS, CAT, DAN):
        _asked(world, person, commands.Come(person.title()))
    for chair, person in enumerate(HUMANS):
        _asked(world, person, commands.Sit(Chair(chair), f"{chair:032x}"))
    bots = range(len(HUMANS), GAMES[game].seats.stop - 1)
    for chair in bots:
        level = LEVELS[chair % len(LEVELS)]
        _asked(world, ANN, commands.PlaceBot(Chair(chair), level))
    _asked(world, ANN, commands.Mute(CAT, muted=True))
    _asked(world, ANN, commands.Remove(DAN))
    _asked(world, BOB, commands.BringLuck(f"{9:032x}"))


def _asked(world: World, person: Person, wanted: Wanted) -> None:
    world.now.pass_by(1)
    handle(world.services, CODE, Asked(person, world.now(), wanted))


def _lobby(_game: str) -> Callable[[Room], bool]:
    return lambda _room: True


def _dealt(_game: str) -> Callable[[Room], bool]:
    return lambda room: room.playing is not None


def _ended(_game: str) -> Callable[[Room], bool]:
    return lambda room: room.playing is not None and room.playing.over


def _second(_game: str) -> Callable[[Room], bool]:
    """Its luck was promised when the first was cleared."""
    return lambda room: room.number > 1 and room.playing is not None and room.playing.told > 12


def _in(share: int, game: str) -> Callable[[Room], bool]:
    """So many hundredths of the rounds of a game by chance are over."""
    table, _ = play_by_chance(GAMES[game], seating(GAMES[game].seats.stop - 1), Chance(SEED))
    begun = 1 + (table.round - 1) * share // 100
    return lambda room: room.playing is not None and room.playing.table.round >= begun


STAGES: dict[str, Stage] = {
    "lobby": _lobby,
    "dealt": _dealt,
    "middle": partial(_in, 50),
    "late": partial(_in, 99),
    "ended": _ended,
    "second": _second,
}
