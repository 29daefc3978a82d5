"""Charts of a finished game: what all had, step by step, and what they paid for what."""

from collections.abc import Iterator
from itertools import chain

from msgspec import Struct

from domain.game import Holding, Purchase
from domain.games import GAMES
from domain.room.pieces import RoomCode
from infra.replays.file import Replay, replay_tables


class Step(Struct, frozen=True):
    """After command `command` (from 0, the deal): by seat, the money and what all was worth."""

    command: int
    round: int
    money: tuple[int, ...]
    worth: tuple[int, ...]


class Chart(Struct, frozen=True):
    """`names` and `chairs` by seat, as in the replay. The last step is the end."""

    room: RoomCode
    number: int
    game: str
    names: tuple[str, ...]
    chairs: tuple[int, ...]
    steps: tuple[Step, ...]
    purchases: tuple[Purchase, ...]


def chart_of(replay: Replay) -> Chart:
    """Of a finished game: it shows what every seat held in secret."""
    facts = chain.from_iterable(played.events for played in replay.commands)
    return Chart(
        room=replay.room,
        number=replay.number,
        game=replay.game,
        names=replay.names,
        chairs=replay.chairs,
        steps=tuple(_telling(_steps(replay), len(replay.commands) - 1)),
        purchases=GAMES[replay.game].purchases(facts),
    )


def _steps(replay: Replay) -> Iterator[Step]:
    reckon = GAMES[replay.game].reckon
    for command, (_, table) in enumerate(replay_tables(replay)):
        holdings: tuple[Holding, ...] = reckon(table)
        money = tuple(holding.money for holding in holdings)
        yield Step(command, table.round, money, tuple(holding.worth for holding in holdings))


def _telling(steps: Iterator[Step], last: int) -> Iterator[Step]:
    """Those that change something, and the last one."""
    before: Step | None = None
    for step in steps:
        if before is None or step.command == last or _numbers(before) != _numbers(step):
            yield step
        before = step


def _numbers(step: Step) -> tuple[object, ...]:
    return step.round, step.money, step.worth
