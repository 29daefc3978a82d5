"""What must hold at every table of every game. A new game is tested here the day it is listed."""

from collections.abc import Iterator
from typing import Any, Union

import msgspec
import pytest

from domain.game import Command, Move, RuleBroken, Seat, TimeIsUp
from domain.luck import picked
from domain.options import allows
from tests.games import EVERY, brought
from tests.laws import AnyGame, altered, likely_move, next_command, play_by_chance
from tests.story import Chance, seating

SEEDS = range(2)
"""Odd ones are played by all the variants a game has."""

STRIDE = 23
"""Of the costly laws, only the tables this many commands apart are asked."""

TABLES = [
    pytest.param(name, players, humans, seed, id=f"{name}-{players}-{humans}-{seed}")
    for name, game in EVERY.items()
    for players in game.seats
    for humans in (1, 2)
    for seed in SEEDS
]


class Play:
    """One game by chance, a command at a time. `facts` is all that has happened."""

    def __init__(self, name: str, players: int, humans: int, seed: int) -> None:
        self.game: AnyGame = EVERY[name]
        self.luck = Chance(seed * 1000 + players * 10 + humans)
        self.seats = [Seat(n) for n in range(players)]
        variants = self.game.variants if seed % 2 else ()
        self.facts: list[Any] = self.game.setup(seating(players, humans, variants), self.luck)
        self.table = self.game.replay(self.facts)
        self.past: list[tuple[Seat, Move]] = []

    def tables(self) -> Iterator[Any]:
        """Every table on the way to the end, and the last."""
        yield self.table
        while wait := self.game.waits(self.table):
            command = self._somebody_else() or next_command(self.game, self.table, wait, self.luck)
            self.play(command)
            yield self.table

    def play(self, command: Command) -> None:
        fresh = self.game.decide(self.table, command, self.luck)
        assert fresh, "an accepted move leaves a trace"
        self.facts += fresh
        self.table = self.game.replay(fresh, self.table)
        if command.by is not None and isinstance(command.move, Move):
            self.past.append((command.by, command.move))

    def _somebody_else(self) -> Command | None:
        """Now and then somebody does what nobody waits for: sells, raises, is ready no more."""
        if self.luck.below(6):
            return None
        seat = picked(self.luck, self.seats)
        options = self.game.options(self.table, seat)
        return Command(seat, likely_move(self.game, options, self.luck)) if options else None

    def refuses(self, seat: Seat, move: Move) -> bool:
        try:
            self.game.decide(self.table, Command(seat, move), self.luck)
        except RuleBroken:
            return True
        return False


@pytest.fixture
def play(request: pytest.FixtureRequest) -> Play:
    return Play(*request.param)


at_every_table = pytest.mark.parametrize(
    "play", [pytest.param(table.values, id=table.id) for table in TABLES], indirect=True
)


@at_every_table
def test_what_is_offered_is_accepted(play: Play) -> None:
    for table in play.tables():
        for seat in play.seats:
            if options := play.game.options(table, seat):
                move = likely_move(play.game, options, play.luck)
                assert allows(options, move)
                assert play.game.decide(table, Command(seat, move), play.luck)


@at_every_table
def test_what_is_not_offered_is_refused(play: Play) -> None:
    """Nearly right moves, other seats' moves, and moves that come too late."""
    for table in play.tables():
        for seat in play.seats:
            options = play.game.options(table, seat)
            for move in tried(play, table):
                offered = allows(options, as_offered(play.game, table, move))
                assert offered != play.refuses(seat, move), (seat, move)


def as_offered(game: AnyGame, table: Any, move: Move) -> Any:
    """What was seen of an older table is forgiven where the game says that it does no harm."""
    known = getattr(brought(game.name, "bank"), "as_offered", None)
    return known(table, move) if known else move


def tried(play: Play, table: Any) -> list[Move]:
    late = [move for _, move in play.past[-3:]]
    reply_to = picked(play.luck, play.seats)
    options = play.game.options(table, reply_to)
    if not options:
        return late
    move = likely_move(play.game, options, play.luck)
    return [*late, move, *altered(move)]


@at_every_table
def test_an_old_clock_changes_nothing(play: Play) -> None:
    for table in play.tables():
        if wait := play.game.waits(table):
            for turn in (-1, wait.turn - 1, wait.turn + 1):
                assert play.game.decide(table, Command(None, TimeIsUp(turn)), play.luck) == []


@at_every_table
def test_an_unfinished_table_has_somebody_asked_or_a_clock(play: Play) -> None:
    for table in play.tables():
        wait = play.game.waits(table)
        over = play.game.placings(table) is not None
        assert over == (wait is None)
        if wait:
            assert wait.asked or wait.seconds is not None
            assert all(play.game.options(table, seat) for seat in wait.asked)
            assert set(wait.slow) <= set(wait.asked)


@at_every_table
def test_one_turn_has_one_length(play: Play) -> None:
    """While the turn is the same, so is the time; who has answered is no longer late."""
    before = None
    for table in play.tables():
        now = play.game.waits(table)
        if before and now and before.turn == now.turn:
            assert before.seconds == now.seconds
            assert set(now.slow) <= {*before.slow, *movers(play)}
        before = now


def movers(play: Play) -> list[Seat]:
    """Who moved last: they may have taken back that they were ready."""
    return [seat for seat, _ in play.past[-1:]]


@at_every_table
def test_history_is_the_only_memory(play: Play) -> None:
    """A replay gives the table; so does a snapshot, through JSON, and the rest."""
    snapshots = []
    for number, table in enumerate(play.tables()):
        if number % STRIDE == 0:
            snapshots.append((len(play.facts), through_json(table, play.game.table)))
            assert snapshots[-1][1] == table
    assert play.game.replay(play.facts) == play.table
    for length, snapshot in snapshots:
        assert play.game.replay(play.facts[length:], snapshot) == play.table


@at_every_table
def test_facts_and_moves_survive_json(play: Play) -> None:
    for _ in play.tables():
        pass
    facts, moves = Union[play.game.events], Union[play.game.moves]  # noqa: UP007 - from a tuple
    assert [through_json(fact, facts) for fact in play.facts] == play.facts
    assert all(through_json(move, moves) == move for _, move in play.past)


def through_json(value: Any, kind: Any) -> Any:
    return msgspec.convert(msgspec.json.decode(msgspec.json.encode(value)), kind)


@at_every_table
def test_no_seat_sees_what_it_should_not(play: Play) -> None:
    """For another table it could be sitting at, a seat sees the same; spectators too."""
    for number, table in enumerate(play.tables()):
        if number % STRIDE and play.luck.below(4):
            continue
        for seat in (*play.seats, None):
            elsewhere = play.game.redeal(table, seat, play.luck)
            assert play.game.view(elsewhere, seat) == play.game.view(table, seat)


@at_every_table
def test_a_view_can_be_sent(play: Play) -> None:
    for number, table in enumerate(play.tables()):
        if number % STRIDE == 0:
            for seat in (*play.seats, None):
                seen = play.game.view(table, seat)
                assert through_json(seen, play.game.seen) == seen


@at_every_table
def test_money_and_cards_are_conserved(play: Play) -> None:
    check = brought(play.game.name, "bank").check_nothing_is_lost
    for number, table in enumerate(play.tables()):
        if number % STRIDE == 0 or play.game.waits(table) is None:
            check(table, play.facts)


@at_every_table
def test_every_line_of_the_log_is_a_key_and_numbers(play: Play) -> None:
    for _ in play.tables():
        pass
    table = play.game.empty
    for fact in play.facts:
        line = play.game.tell(table, fact)
        assert line is None or through_json(line, type(line)) == line
        table = play.game.evolve(table, fact)


@at_every_table
def test_every_game_of_chance_ends_with_everybody_placed(play: Play) -> None:
    for _ in play.tables():
        pass
    placings = play.game.placings(play.table)
    assert placings is not None
    assert sorted(placing.seat for placing in placings) == play.seats
    assert min(placing.place for placing in placings) == 1


@pytest.mark.parametrize("name", EVERY)
def test_the_same_luck_plays_the_same_game(name: str) -> None:
    game = EVERY[name]
    games = [play_by_chance(game, seating(game.seats[0]), Chance(5)) for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("name", EVERY)
def test_bots_play_a_whole_game(name: str) -> None:
    game, luck = EVERY[name], Chance(3)
    table = game.replay(game.setup(seating(game.seats[0]), luck))
    while wait := game.waits(table):
        seat = picked(luck, wait.asked) if wait.asked else None
        move = (
            TimeIsUp(wait.turn) if seat is None else game.bot(game.view(table, seat), "easy", luck)
        )
        table = game.replay(game.decide(table, Command(seat, move), luck), table)
    assert game.placings(table)
