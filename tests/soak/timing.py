"""Do answer times tell whether somebody holds a card? `python -m tests.soak.timing --moments 6`

At some moments of a game stand many redealt tables; in half of them another player holds more of
something. A viewer asks the same of all by turns, in an order of chance. A table's time is the
median of its rounds; the figure is how often a table with the secret takes longer than one without
(one half: nothing is told), and how often as much comes about when the times are dealt out anew.
"""

import argparse
import json
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import replace as altered
from functools import cache, partial
from itertools import count
from random import Random
from typing import Any, get_type_hints

from msgspec import Struct

from domain.game import Seat
from domain.games import GAMES
from domain.luck import shuffled
from domain.room.room import Room
from domain.room.view import redeal
from infra.gateway import receive
from infra.rooms.opening import preview
from infra.services import Services
from tests.frames import frame_of
from tests.games import brought
from tests.infra.fakes import ANN, CODE, DAN, World
from tests.soak.twins import go_on, twin, world_of
from tests.story import Chance

TABLES = 16
"""With the secret, and as many without."""

SHUFFLES = 4_000
DEALS = 200
STEPS = 20
"""Into the game before anybody looks."""

BEAT = '{"is":"beat","version":0}'


@cache
def aimless(game: str) -> str:
    """A move that names most and is always refused: no lot, round or card has these numbers."""
    kinds = [kind for kind in GAMES[game].moves if _is_of_numbers(kind)]
    kind = max(kinds, key=lambda kind: len(kind.__struct_fields__))
    move = {"is": kind.__name__, **dict.fromkeys(kind.__struct_fields__, -1)}
    return json.dumps(frame_of("Play", "t", {"move": move}))


def _is_of_numbers(kind: type[Struct]) -> bool:
    return all(getattr(one, "__supertype__", one) is int for one in get_type_hints(kind).values())


ASKED: dict[str, Callable[[Services], Any]] = {
    "a view": lambda services: receive(services, ANN, BEAT),
    "a refusal": lambda services: receive(services, ANN, aimless(_game(services))),
    "a spectator's view": lambda services: receive(services, DAN, BEAT),
    "what a link shows": lambda services: preview(services, CODE),
}


BOTS = "a strong bot's thinking"


def _game(services: Services) -> str:
    return services.journal.read(CODE).room.settings.game


class Times(Struct):
    """Of each table at one moment, in microseconds, and whether it has the secret."""

    middles: list[float]
    secrets: list[bool]

    def of(self, *, has: bool) -> list[float]:
        both = zip(self.middles, self.secrets, strict=True)
        return [middle for middle, secret in both if secret is has]


class Told(Struct):
    """`longer`: 0 to 1; `by_chance`: how often as far from a half; medians in microseconds."""

    longer: float
    by_chance: float
    with_it: float
    without: float


def split(room: Room, seat: Seat, luck: Chance) -> list[tuple[bool, Room]]:
    """Rooms that are alike for Ann and who watches, mixed by chance; in half the seat has more.

    None where what it has is no secret at this moment.
    """
    others = [redeal(room, ANN, luck) for _ in range(DEALS)]
    usual = statistics.median_low([held(other, seat) for other in others])
    more = [(True, other) for other in others if held(other, seat) > usual][:TABLES]
    less = [(False, other) for other in others if held(other, seat) <= usual][:TABLES]
    return shuffled(luck, [*more, *less]) if len(more) == len(less) == TABLES else []


def moment(game: str, seed: int) -> tuple[World, Seat, list[tuple[bool, Room]]]:
    """Somewhere in a game, while a bot is asked: the rooms, split by what that bot has."""
    luck = Chance(seed)
    world = world_of(game, 2, max(1, GAMES[game].seats[0] - 2))
    for step in count():
        if not go_on(world, luck):
            return moment(game, seed + 1)
        room = world.state().room
        bots = [seat for seat in _asked(room) if room.sitter(seat).person is None]
        if step > STEPS and bots and (rooms := split(room, bots[0], luck)):
            return world, bots[0], rooms
    raise AssertionError("unreachable")


def _asked(room: Room) -> tuple[Seat, ...]:
    wait = room.playing and room.playing.wait
    return wait.asked if wait else ()


def held(room: Room, seat: Seat) -> int:
    """How much it has of something that the others do not see."""
    assert room.playing is not None
    player = room.playing.table.players[seat]
    return int(brought(room.playing.game, "bank").held(player))


class Unheard:
    """A sender that remembers nothing."""

    def send(self, connection_id: str, message: bytes) -> None: ...

    def send_all(self, messages: list[tuple[str, bytes]]) -> list[str]:
        del messages
        return []

    def close(self, connection_id: str) -> None: ...


def _services(world: World, room: Room) -> Services:
    other = twin(world, world.state(), room)
    for person in (ANN, DAN):
        receive(other.services, person, other.hello_frame(person))
    return altered(other.services, sender=Unheard())


def measured(game: str, rounds: int, seed: int) -> dict[str, Times]:
    """At one moment, the times of each thing that can be asked; and of a bot's thinking."""
    world, seat, rooms = moment(game, seed)
    secrets, chance = [secret for secret, _ in rooms], Random(seed)  # noqa: S311  (an order)
    processes = [_services(world, room) for _, room in rooms]
    found = {}
    for name, ask in ASKED.items():
        asked = [partial(ask, services) for services in processes]
        found[name] = Times(_middles(asked, rounds, chance), secrets)
    thoughts = [partial(_think, room, seat) for _, room in rooms]
    return {**found, BOTS: Times(_middles(thoughts, rounds // 10, chance), secrets)}


def _think(room: Room, seat: Seat) -> None:
    assert room.playing is not None
    game = GAMES[room.playing.game]
    game.bot(game.view(room.playing.table, seat), "strong", Chance(1))


def _middles(asked: Sequence[Callable[[], Any]], rounds: int, chance: Random) -> list[float]:
    times: list[list[float]] = [[] for _ in asked]
    for _ in range(rounds):
        for number in chance.sample(range(len(asked)), len(asked)):
            times[number].append(_time_of(asked[number]))
    return [statistics.median(each) for each in times]


def _time_of(ask: Callable[[], Any]) -> float:
    """In microseconds."""
    began = time.perf_counter_ns()
    ask()
    return (time.perf_counter_ns() - began) / 1_000


def told(moments: Sequence[Times], chance: Random) -> Told:
    """What these times tell of which table has the secret."""
    longer = _longer(moments)
    as_far = sum(
        abs(_longer([_dealt_anew(each, chance) for each in moments]) - 0.5) >= abs(longer - 0.5)
        for _ in range(SHUFFLES)
    )
    return Told(longer, as_far / SHUFFLES, *(_middle_of(moments, has) for has in (True, False)))


def _dealt_anew(times: Times, chance: Random) -> Times:
    return Times(times.middles, chance.sample(times.secrets, len(times.secrets)))


def _longer(moments: Sequence[Times]) -> float:
    """How often, of all pairs of a moment, the one with the secret takes longer."""
    return statistics.mean(map(_wins, moments))


def _wins(times: Times) -> float:
    more, less = times.of(has=True), times.of(has=False)
    wins = sum((a > b) + (a == b) / 2 for a in more for b in less)
    return wins / (len(more) * len(less))


def _middle_of(moments: Sequence[Times], has: bool) -> float:
    return statistics.median(one for each in moments for one in each.of(has=has))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--moments", type=int, default=6)
    asked = parser.parse_args()
    print("game, what is asked: does it take longer with the secret (0.5: nothing told), by chance")
    for game in GAMES:
        moments = [measured(game, asked.rounds, 100 * n) for n in range(asked.moments)]
        for name in moments[0]:
            found = told([each[name] for each in moments], Random(1))  # noqa: S311  (no secret)
            print(
                f"{game}, {name}: {found.longer:.2f}, p {found.by_chance:.2f}"
                f"  ({found.with_it:.0f} and {found.without:.0f} µs)"
            )


if __name__ == "__main__":
    main()
