"""What must be the same at a redealt table (B-11).

A seat's view to the byte, its refusals, what a bot makes of it, and the lines of the log.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from domain.game import Command, Move, RuleBroken, Seat, TimeIsUp
from domain.luck import Luck, picked
from tests.laws import AnyGame, altered, likely_move
from tests.story import Chance

NEAR = 150
"""So much is shown before and after the first difference."""

DRAWS = 3
"""How many moves of each seat the log is tried with."""

SHOWN_TO_ALL = {
    "bids-opened",  # TY-36: every sealed bid is turned up, and then lies there no more
    "blind-picked",  # which of the face-down cards was taken, all could see
    "red-sold",  # TY-19: which red for how much; of two it depends on which one was sold first
    "crew-boatswain",  # EV7: gems go into the open pile and come out of it
}
"""Lines that tell what was laid open for a moment, though no later view shows it."""

PUBLIC_ACTS = {"trade-made", "trade-refused"}
"""That it was done is for all to know; with which cards is not, so the rest counts (TY-65)."""

Counts = Counter[str]


class Leak(AssertionError):
    """Somebody was told what they must not know."""


def must_be_alike(what: str, here: object, elsewhere: object) -> None:
    if here != elsewhere:
        texts = str(here), str(elsewhere)
        at = max(0, _first_difference(*texts) - NEAR)
        raise Leak("\n".join([what, *(text[at : at + 2 * NEAR] for text in texts)]))


def _first_difference(one: str, other: str) -> int:
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))


def look(game: AnyGame, table: Any, viewer: Seat | None, luck: Luck, metrics: Counts) -> None:
    """This table and another one that the viewer (None: a spectator) could be sitting at."""
    elsewhere = game.redeal(table, viewer, luck)
    metrics["views"] += 1
    metrics["redealt"] += elsewhere != table
    here, there = game.view(table, viewer), game.view(elsewhere, viewer)
    must_be_alike(f"{game.name}, seen by {viewer}", written(here), written(there))
    must_be_alike(f"{game.name}, waits", game.waits(table), game.waits(elsewhere))
    if viewer is None:
        return
    for move in tries(game, table, viewer, luck):
        _ask(game, (table, elsewhere), Command(viewer, move), metrics)
    wait = game.waits(table)
    if wait and viewer in wait.asked and not luck.below(8):
        _let_bots_think(game, (here, there), luck.below(1_000_000), metrics)


def written(view: Any) -> bytes:
    """As it is sent: equal bytes have equal length as well."""
    return msgspec.json.encode(view)


def tries(game: AnyGame, table: Any, viewer: Seat, luck: Luck) -> Iterator[Move]:
    """What anybody with a socket could ask: one's own moves, others', and nearly right ones."""
    for seat in {viewer, picked(luck, table.seats)}:
        if options := game.options(table, seat):
            move = likely_move(game, options, luck)
            yield from (move, *altered(move))


def refusal(game: AnyGame, table: Any, command: Command) -> tuple[str, str] | None:
    """Its key and numbers; None if the move is allowed."""
    try:
        game.decide(table, command, Chance(1))
    except RuleBroken as broken:
        return broken.key, str(broken.numbers)
    return None


def _ask(game: AnyGame, tables: tuple[Any, Any], command: Command, metrics: Counts) -> None:
    here = refusal(game, tables[0], command)
    if here is not None:
        metrics["refusals"] += 1
        metrics[f"refusal {here[0]}"] += 1
        must_be_alike(f"{game.name}, {command}", here, refusal(game, tables[1], command))


def _let_bots_think(game: AnyGame, views: tuple[Any, Any], seed: int, metrics: Counts) -> None:
    """A bot is a player: of what is alike it makes the same."""
    moves = [game.bot(view, "strong", Chance(seed)) for view in views]
    metrics["bots' moves"] += 1
    must_be_alike(f"{game.name}, a bot's move", *moves)


# The log


def read_log(game: AnyGame, table: Any, luck: Luck, metrics: Counts) -> None:
    """A line tells nothing beyond what all see: where all see the same, the lines are the same."""
    elsewhere = game.redeal(table, None, luck)
    told: dict[bytes, list[Any]] = {}
    for command, there in _commands(game, (table, elsewhere), luck):
        seen, lines = _lines(game, there, command)
        must_be_alike(f"{game.name}, log after {command}", told.setdefault(seen, lines), lines)
        metrics["logs"] += 1


def _commands(game: AnyGame, tables: tuple[Any, Any], luck: Luck) -> Iterator[tuple[Command, Any]]:
    wait = game.waits(tables[0])
    if wait is None:
        return
    for table in tables:
        yield Command(None, TimeIsUp(wait.turn)), table
        for seat in wait.asked:
            options = game.options(table, seat)
            for _ in range(DRAWS):
                yield Command(seat, likely_move(game, options, luck)), table


def _lines(game: AnyGame, table: Any, command: Command) -> tuple[bytes, list[Any]]:
    """What all see of it, and the lines; in which order one lays down cards is no secret."""
    lines = []
    for fact in game.decide(table, command, Chance(1)):
        lines.append(game.tell(table, fact))
        table = game.evolve(table, fact)
    kept = [line for line in lines if line is not None and line.key not in SHOWN_TO_ALL]
    acts = sorted(line.key for line in kept if line.key in PUBLIC_ACTS)
    return written((game.view(table, None), acts)), sorted(map(repr, kept))
