"""The exchange search, short; and that it would find a leak of every kind."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace as altered_game
from typing import Any

import pytest
from msgspec.structs import replace

from domain.game import Line, Seat, Wait
from domain.games import GAMES
from tests.games import EVERY, brought
from tests.laws import AnyGame
from tests.soak.exchange import Exchange
from tests.soak.exchanges import Step, by_bots, by_chance, replay, searched
from tests.soak.looks import Leak
from tests.story import Chance

KINDS = {
    "tycoon": {
        *("card in a hand", "card in the deck", "missing red"),
        *("sealed bid", "answer to a wish", "card offered"),
    },
    "modern_art": {"card in a hand", "place in the pile", "money", "sealed bid"},
    "gem_trader": {"lot", "market card", "event card", "gem", "cash", "fist"},
    "whisper": {"card in the deck", "sealed bid"},
}


def test_nothing_is_shown_in_a_short_search() -> None:
    found = searched(150, each_game=7)
    assert found["exchanges"] >= 150
    assert found["views"] > 5_000
    assert {kind.split()[0] for kind in found} >= GAMES.keys()


Found = tuple[list[Step], Exchange]


def one_of_each(game: AnyGame, kinds: set[str]) -> dict[str, Found]:
    """An exchange of every kind, with the commands from there on."""
    possible = brought(game.name, "hidden").exchanges
    found: dict[str, Found] = {}
    for seed in range(40):
        play = by_bots if seed % 2 else by_chance
        course = play(game, game.seats[-1], seed)
        for at, step in enumerate(course):
            for exchange in possible(*step, Chance(seed)):
                found.setdefault(exchange.what, (course[at:], exchange))
        if found.keys() >= kinds:
            break
    return found


@pytest.mark.parametrize("name", EVERY)
def test_where_a_view_shows_all_an_exchange_of_every_kind_is_found(name: str) -> None:
    """So each of them does change what is hidden, before the eyes of one who must not see it."""
    game, kinds = EVERY[name], KINDS[name]
    found = one_of_each(game, kinds)
    assert found.keys() == kinds
    leaky = altered_game(game, view=lambda table, seat: (game.view(table, seat), table))
    for course, exchange in found.values():
        replay(game, course, exchange, Counter())
        with pytest.raises(Leak, match="seen by"):
            replay(leaky, course, exchange, Counter())


GAME = GAMES["modern_art"]


def replayed(game: AnyGame, what: str) -> None:
    for course, exchange in every(what):
        replay(game, course, exchange, Counter())


def every(what: str) -> Iterator[Found]:
    course = by_chance(GAME, 3, 7)
    for at, step in enumerate(course):
        for exchange in brought(GAME.name, "hidden").exchanges(*step, Chance(at)):
            if exchange.what == what:
                yield course[at:], exchange


def test_a_view_that_counts_the_others_money_is_found() -> None:
    def view(table: Any, seat: Seat | None) -> Any:
        seen = GAME.view(table, seat)
        return replace(seen, table=replace(seen.table, pile=table.players[1].money))

    with pytest.raises(Leak, match="seen by"):
        replayed(altered_game(GAME, view=view), "money")


def test_a_view_whose_length_alone_tells_a_bid_is_found() -> None:
    def view(table: Any, seat: Seat | None) -> Any:
        calls = getattr(getattr(table.stage, "auction", None), "calls", ())
        return GAME.view(table, seat), " " * sum(len(str(call.amount)) for call in calls)

    with pytest.raises(Leak, match="seen by"):
        replayed(altered_game(GAME, view=view), "sealed bid")


def test_a_wait_that_depends_on_a_hand_is_found() -> None:
    def waits(table: Any) -> Wait | None:
        wait = GAME.waits(table)
        return wait and replace(wait, least=min(table.players[1].hand, default=0))

    with pytest.raises(Leak, match="waits"):
        replayed(altered_game(GAME, waits=waits), "card in a hand")


def test_a_log_that_tells_a_sealed_bid_is_found() -> None:
    def tell(table: Any, fact: Any) -> Line | None:
        if type(fact).__name__ == "BidSent":
            return Line("sent", {"amount": fact.amount})
        return GAME.tell(table, fact)

    with pytest.raises(Leak, match="log of BidSent"):
        replayed(altered_game(GAME, tell=tell), "sealed bid")
