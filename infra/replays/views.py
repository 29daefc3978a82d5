"""Views of a replay: what happened step by step, and each step as a seat saw it.

Only finished games come this far (infra/replays/file.py), so nothing is secret any more (B-11).
"""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from msgspec import Raw

from domain.game import Game, Line, Seat, must
from domain.games import GAMES
from infra.protocol.schema import fingerprint, game_schema
from infra.replays.file import Played, Replay, replay_tables
from infra.replays.view_types import Contents, Sight, Step

AnyGame = Game[Any, Any, Any, Any]
Everybody = Literal["table", "all"]
Eyes = Everybody | Seat
"""A seat's, a spectator's, or a spectator's with everybody's own part added."""

EVERYBODY: tuple[Everybody, ...] = ("table", "all")
MOST_STEPS = 100
MOST_BYTES = 1_000_000
"""An answer of views is cut where it gets longer, though not before its first step."""


def contents(replay: Replay) -> Contents:
    game = GAMES[replay.game]
    steps = tuple(_steps(game, replay))
    *_, (_, last) = replay_tables(replay)
    return Contents(
        room=replay.room,
        number=replay.number,
        game=replay.game,
        edition=edition(game),
        began=replay.commands[0].at,
        names=replay.names,
        chairs=replay.chairs or tuple(range(len(replay.names))),
        placings=game.placings(last) or (),
        steps=steps,
    )


def edition(game: AnyGame) -> str:
    """Of a game's views: its rules and the views' shape."""
    return f"{game.rules}-{fingerprint(game_schema(game))[:8]}"


def parse_eyes(asked: str, seats: int) -> Eyes:
    """Raises RuleBroken: "no-such-seat"."""
    for everybody in EVERYBODY:
        if asked == everybody:
            return everybody
    must(asked.isascii() and asked.isdigit() and len(asked) == 1, "no-such-seat")
    must(int(asked) < seats, "no-such-seat")
    return Seat(int(asked))


def encode_sights(replay: Replay, first: int, count: int, eyes: Eyes) -> bytes:
    """Those steps as JSON, at most `MOST_BYTES` of it or one step."""
    game = GAMES[replay.game]
    written: list[bytes] = []
    size = 0
    for number, (_, table) in enumerate(replay_tables(replay)):
        if number < first:
            continue
        if number >= first + min(count, MOST_STEPS):
            break
        sight = msgspec.json.encode(sight_of(game, table, eyes, len(replay.names)))
        size += len(sight) + 1
        if written and size > MOST_BYTES:
            break
        written.append(sight)
    return msgspec.json.encode({"first": first, "sights": [Raw(sight) for sight in written]})


def sight_of(game: AnyGame, table: Any, eyes: Eyes, seats: int) -> Sight:
    if eyes == "table":
        return Sight(game.view(table, None))
    if eyes == "all":
        owns = tuple(game.view(table, Seat(seat)).own for seat in range(seats))
        return Sight(game.view(table, None), owns)
    return Sight(game.view(table, eyes))


def _steps(game: AnyGame, replay: Replay) -> Iterator[Step]:
    before, began = game.empty, replay.commands[0].at
    for played, after in replay_tables(replay):
        wait = game.waits(after)
        yield Step(
            at=played.at - began,
            seat=None if played.seat is None else Seat(played.seat),
            bot=played.bot,
            round=after.round,
            asked=wait.asked if wait else (),
            lines=tuple(_lines(game, before, played)),
        )
        before = after


def _lines(game: AnyGame, table: Any, played: Played) -> Iterator[Line]:
    for event in played.events:
        line = game.tell(table, event)
        if line is not None:
            yield line
        table = game.evolve(table, event)
