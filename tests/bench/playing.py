"""Whole games of bots alone, without a room: bot, view, decide, evolve."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from domain.game import Command, Level, Move, TimeIsUp
from domain.luck import Luck, picked
from tests.laws import AnyGame
from tests.story import seating

Bot = Callable[[Any, Level, Luck], Move]
MOST_STEPS = 20_000
"""No game of ours comes near: a table that takes more does not end."""


def opened(
    game: AnyGame, players: int, luck: Luck, humans: int = 0, variants: tuple[str, ...] = ()
) -> Any:
    """A fresh table. With one human no clock runs; a bot plays for them here all the same."""
    return game.replay(game.setup(seating(players, humans, variants), luck))


def steps(
    game: AnyGame, table: Any, bots: Sequence[Level], luck: Luck, bot: Bot
) -> Iterator[tuple[Any, list[Any]]]:
    """The table after each command to the end of the game, and the facts of it.

    `bots` are the levels by seat. Of several seats asked, chance says who is quickest; with nobody
    asked, time is up.
    """
    for _ in range(MOST_STEPS):
        wait = game.waits(table)
        if wait is None:
            return
        command = Command(None, TimeIsUp(wait.turn))
        if wait.asked:
            seat = picked(luck, wait.asked)
            command = Command(seat, bot(game.view(table, seat), bots[seat], luck))
        facts = game.decide(table, command, luck)
        table = game.replay(facts, table)
        yield table, facts
    raise AssertionError("this table does not end")


def played_out(game: AnyGame, table: Any, bots: Sequence[Level], luck: Luck, bot: Bot) -> Any:
    """The table at its end."""
    for after, _ in steps(game, table, bots, luck, bot):
        table = after
    return table
