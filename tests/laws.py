"""Play any game by chance: what the laws of every table are checked with."""

from collections.abc import Iterator, Sequence
from typing import Any, get_args, get_type_hints

from msgspec.structs import replace

from domain.game import Command, Game, Move, Seating, TimeIsUp, Wait
from domain.luck import Luck, picked
from domain.options import Field, May, Span, drawn_move

AnyGame = Game[Any, Any, Any, Any]
NEAR = 12


def likely_move(game: AnyGame, options: Sequence[May], luck: Luck) -> Move:
    """A move by chance, with amounts mostly near the least, as people bid."""
    option = picked(luck, options)
    fields = {name: _near(field, luck) for name, field in option.fields.items()}
    move = drawn_move([May(option.move, fields)], game.moves, luck)
    assert isinstance(move, Move)
    return move


def _near(field: Field, luck: Luck) -> Field:
    if not isinstance(field, Span) or luck.below(8) == 0:
        return field
    return Span(field.least, min(field.most, field.least + NEAR * field.step), field.step)


def next_command(game: AnyGame, table: Any, wait: Wait, luck: Luck) -> Command:
    """Somebody who is asked moves; now and then, or when nobody is asked, the clock ticks."""
    if not wait.asked or (wait.seconds is not None and luck.below(12) == 0):
        return Command(None, TimeIsUp(wait.turn))
    seat = picked(luck, wait.asked)
    return Command(seat, likely_move(game, game.options(table, seat), luck))


def play_by_chance(game: AnyGame, seating: Seating, luck: Luck) -> tuple[Any, list[Any]]:
    """The table at its end, and all its facts."""
    facts = game.setup(seating, luck)
    table = game.replay(facts)
    while wait := game.waits(table):
        fresh = game.decide(table, next_command(game, table, wait, luck), luck)
        facts += fresh
        table = game.replay(fresh, table)
    return table, facts


# Moves that are nearly right


def altered(move: Move) -> Iterator[Move]:
    """The same move with one field a little different, each still of its type."""
    hints = get_type_hints(type(move))
    for name in move.__struct_fields__:
        for other in _other_values(getattr(move, name), hints[name]):
            yield replace(move, **{name: other})


def _other_values(value: Any, hint: Any) -> Iterator[Any]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value - 1, value + 1, value + 10_000, -1)
    elif isinstance(value, tuple):
        yield from ((), (*value, *value[:1]), (*value, -1), value[1:], (*value[:-1], 10_000))
    if type(None) in get_args(hint):
        yield 0 if value is None else None
