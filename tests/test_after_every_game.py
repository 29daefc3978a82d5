"""What may be told of every game once it is over: its luck, what all had, what they paid."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from domain.game import Command, Move, Seat
from domain.luck import SeededLuck
from tests.games import EVERY
from tests.laws import AnyGame, next_command
from tests.story import Chance, seating

SEED = bytes(range(32))

BY_CHANCE = [
    pytest.param(name, players, seed, id=f"{name}-{players}-{seed}")
    for name, game in EVERY.items()
    for players in game.seats
    for seed in range(2)
]
in_every_game = pytest.mark.parametrize(("name", "players", "seed"), BY_CHANCE)


class Step(NamedTuple):
    """A command, the table before it, how far the luck had gone, and what followed."""

    by: Seat | None
    before: Any
    drawn: int
    facts: list[Any]
    drawn_after: int


def steps(game: AnyGame, players: int, seed: int) -> Iterator[Step]:
    """A whole game with two humans, so that the clock runs; by all variants if the seed is odd."""
    moods, luck = Chance(seed), SeededLuck(SEED, f"salt {seed}")
    facts = game.setup(seating(players, 2, game.variants if seed % 2 else ()), luck)
    yield Step(None, game.empty, 0, facts, luck.drawn)
    table = game.replay(facts)
    while wait := game.waits(table):
        command, drawn = next_command(game, table, wait, moods), luck.drawn
        facts = game.decide(table, command, luck)
        yield Step(_mover(command), table, drawn, facts, luck.drawn)
        table = game.replay(facts, table)


def _mover(command: Command) -> Seat | None:
    return command.by if isinstance(command.move, Move) else None


def facts_of(game: AnyGame, players: int, seed: int) -> list[Any]:
    return [fact for step in steps(game, players, seed) for fact in step.facts]


@in_every_game
def test_every_draw_stands_in_a_fact_and_is_drawn_anew(name: str, players: int, seed: int) -> None:
    """With the same luck the same facts, and nothing was drawn that no fact holds."""
    game = EVERY[name]
    for step in steps(game, players, seed):
        luck, table = SeededLuck(SEED, f"salt {seed}", step.drawn), step.before
        for fact in step.facts:
            assert game.redrawn(table, step.by, fact, luck) == fact
            table = game.evolve(table, fact)
        assert luck.drawn == step.drawn_after


@in_every_game
def test_other_luck_draws_other_facts(name: str, players: int, seed: int) -> None:
    """A law that would be kept by drawing nothing is none."""
    game = EVERY[name]
    differing = 0
    for step in steps(game, players, seed):
        luck, table = SeededLuck(SEED, "other salt", step.drawn), step.before
        for fact in step.facts:
            differing += game.redrawn(table, step.by, fact, luck) != fact
            table = game.evolve(table, fact)
    assert differing >= 1


@in_every_game
def test_in_the_end_all_is_worth_what_the_ranking_says(name: str, players: int, seed: int) -> None:
    game = EVERY[name]
    table = game.replay(facts_of(game, players, seed))
    placings = game.placings(table)
    assert placings is not None
    scores = {placing.seat: placing.score for placing in placings}
    assert {holding.seat: holding.worth for holding in game.reckon(table)} == scores


@in_every_game
def test_all_begin_with_the_same_money_and_nothing_else(name: str, players: int, seed: int) -> None:
    game = EVERY[name]
    opened = game.replay(game.setup(seating(players, 2), Chance(seed))[:1])
    holdings = game.reckon(opened)
    assert [holding.seat for holding in holdings] == list(range(players))
    assert len({(holding.money, holding.worth) for holding in holdings}) == 1
    assert all(holding.money == holding.worth > 0 for holding in holdings)


@in_every_game
def test_every_seat_is_reckoned_at_every_table(name: str, players: int, seed: int) -> None:
    """And every table knows its round, which only grows."""
    game, rounds = EVERY[name], []
    for step in steps(game, players, seed):
        table = game.replay(step.facts, step.before)
        assert [holding.seat for holding in game.reckon(table)] == list(range(players))
        rounds.append(table.round)
    assert rounds == sorted(rounds)
    assert rounds[-1] > 1


@in_every_game
def test_every_lot_sold_is_a_purchase(name: str, players: int, seed: int) -> None:
    game = EVERY[name]
    facts = facts_of(game, players, seed)
    sold = [fact.lot for fact in facts if type(fact).__name__ == "LotSold"]
    bought = game.purchases(facts)
    assert sold
    assert [purchase.lot for purchase in bought if purchase.lot is not None] == sold
    for purchase in bought:
        assert 0 <= purchase.seat < players
        assert purchase.pieces
        assert purchase.paid >= 0


@pytest.mark.parametrize("name", EVERY)
def test_some_bargains_are_good_and_some_are_bad(name: str) -> None:
    game = EVERY[name]
    games = [game.purchases(facts_of(game, game.seats[0], seed)) for seed in range(4)]
    gains = [purchase.worth - purchase.paid for bought in games for purchase in bought]
    assert min(gains) < 0 < max(gains)
