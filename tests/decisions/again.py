"""Every decision of a file decided again, each on the table that the file itself tells of."""

from collections.abc import Iterator
from typing import Any

import msgspec

from domain.game import Command, RuleBroken, Seat, TimeIsUp
from domain.luck import SeededLuck
from infra.rooms.codec import revived
from tests.decisions.file import SEED, Asked, Course, Decisions
from tests.decisions.lines import Tracer
from tests.laws import AnyGame

Told = tuple[Any, ...]


def differences(game: AnyGame, decisions: Decisions) -> Iterator[str]:
    """Where something else is decided, in words."""
    for number, course in enumerate(decisions.courses, start=1):
        for place, (was, now) in enumerate(decided(game, course)):
            if was != now:
                yield f"table {number}, decision {place}: {worded(was)}\n  now: {worded(now)}"


def worded(told: Told) -> str:
    return msgspec.json.encode(told).decode()[:600]


def taken(game: AnyGame, decisions: Decisions, tracer: Tracer) -> None:
    """Notes every place of the deciding code that these decisions take."""
    for course in decisions.courses:
        with tracer.on():
            if course.seating is not None:
                game.setup(course.seating, SeededLuck(SEED, course.salt))
            table = opened(game, course)
        drawn = course.drawn
        for asked in course.asked:
            luck = SeededLuck(SEED, course.salt, drawn)
            try:
                with tracer.on():
                    game.decide(table, command_of(game, asked), luck)
            except RuleBroken as broken:
                tracer.refused(broken.__traceback__)
            with tracer.on():
                table = game.replay(facts_of(game, asked.events), table)
                game.waits(table)
                game.placings(table)
            drawn = asked.drawn


def decided(game: AnyGame, course: Course) -> Iterator[tuple[Told, Told]]:
    """What the file tells of each decision, and what is decided now."""
    if course.seating is not None:
        luck = SeededLuck(SEED, course.salt)
        yield (
            (plain(course.dealt), course.drawn),
            (
                plain(game.setup(course.seating, luck)),
                luck.drawn,
            ),
        )
    table, drawn = opened(game, course), course.drawn
    for asked in course.asked:
        luck = SeededLuck(SEED, course.salt, drawn)
        now = outcome(game, table, command_of(game, asked), luck)
        yield told(asked), told(now)
        table, drawn = game.replay(facts_of(game, asked.events), table), asked.drawn


def opened(game: AnyGame, course: Course) -> Any:
    if course.seating is None:
        return msgspec.convert(course.given, game.table, str_keys=True)
    return game.replay(facts_of(game, course.dealt))


def outcome(game: AnyGame, table: Any, command: Command, luck: SeededLuck) -> Asked:
    """What follows, as the file tells it."""
    move = command.move
    turn = move.turn if isinstance(move, TimeIsUp) else None
    wanted = None if turn is not None else move
    try:
        facts = tuple(game.decide(table, command, luck))
    except RuleBroken as broken:
        return Asked(command.by, wanted, turn, (), broken.key, broken.numbers, luck.drawn)
    return Asked(command.by, wanted, turn, facts, drawn=luck.drawn)


def command_of(game: AnyGame, asked: Asked) -> Command:
    by = None if asked.by is None else Seat(asked.by)
    if asked.turn is not None:
        return Command(by, TimeIsUp(asked.turn))
    (move,) = revived((asked.move,), game.moves)
    return Command(by, move)


def facts_of(game: AnyGame, plain_facts: Told) -> list[Any]:
    return list(revived(plain_facts, game.events))


def told(asked: Asked) -> Told:
    return (
        asked.by,
        plain(asked.move),
        plain(asked.events),
        asked.refused,
        plain(asked.numbers),
        asked.drawn,
    )


def plain(value: Any) -> Any:
    """As JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))
