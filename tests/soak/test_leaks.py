"""The search for leaks, short; and that it would find one of each kind."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace as altered_game
from typing import Any

import pytest
from msgspec.structs import replace

from domain.game import Line, RuleBroken, Seat
from domain.games import GAMES
from tests.laws import AnyGame
from tests.soak.leaks import searched
from tests.soak.looks import Counts, Leak, look, read_log
from tests.story import Chance
from tests.test_every_game import Play

GAME = GAMES["modern_art"]


def test_nothing_is_told_in_a_short_search() -> None:
    found = searched(views=2_500, pairs=40, one_in=14)
    assert found["redealt"] > 0.6 * found["views"]
    assert found["worlds redealt"] > 0.6 * found["pairs of worlds"]
    assert found["refusals"] > found["views"]
    assert min(found["answers"], found["logs"], found["bots' moves"], found["messages"]) > 50


def searched_by(game: AnyGame, by: Callable[[AnyGame, Any, Chance, Counts], None]) -> None:
    play = Play(game.name, 3, 2, 7)
    for table in play.tables():
        by(game, table, Chance(1), Counter())


def eyes(game: AnyGame, table: Any, luck: Chance, metrics: Counts) -> None:
    look(game, table, Seat(0), luck, metrics)


def test_a_view_that_counts_the_others_money_is_found() -> None:
    def view(table: Any, seat: Seat | None) -> Any:
        seen = GAME.view(table, seat)
        return replace(seen, table=replace(seen.table, pile=table.players[1].money))

    with pytest.raises(Leak, match="seen by 0"):
        searched_by(altered_game(GAME, view=view), eyes)


def test_a_refusal_that_tells_what_is_next_is_found() -> None:
    def decide(table: Any, command: Any, luck: Any) -> Any:
        try:
            return GAME.decide(table, command, luck)
        except RuleBroken as broken:
            raise RuleBroken(broken.key, card=table.players[1].hand) from None

    with pytest.raises(Leak, match="Command"):
        searched_by(altered_game(GAME, decide=decide), eyes)


def test_a_log_that_tells_a_sealed_bid_is_found() -> None:
    def tell(table: Any, fact: Any) -> Line | None:
        if type(fact).__name__ == "BidSent":
            return Line("sent", {"amount": fact.amount})
        return GAME.tell(table, fact)

    assert "BidSent" in {kind.__name__ for kind in GAME.events}
    with pytest.raises(Leak, match="log after"):
        searched_by(altered_game(GAME, tell=tell), read_log)
