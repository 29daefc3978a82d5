"""§1 Set-up and §2, §5 the rounds."""

from collections import Counter

import pytest

from domain.game import Seat
from domain.gem_trader import GEM_TRADER
from domain.gem_trader.events import GameOpened, LotsDrawn, LotSold, RoundBegan
from domain.gem_trader.opening import setup
from domain.gem_trader.pieces import (
    AUCTION_DECK,
    BOX,
    CREW_DECK,
    FACES,
    GOODS,
    MARKET_DECK,
    MARKETS,
    MOST_TAKEN,
)
from domain.gem_trader.table import Table
from tests.gem_trader.playing import played
from tests.gem_trader.tables import M01, given, sale, seated, selling
from tests.story import ANN, BOB, CAT, Chance, seating


def opened(players: int, seed: int = 1) -> Table:
    return GEM_TRADER.replay(setup(seating(players), Chance(seed)))


# The box


def test_the_box_has_seventy_six_gems() -> None:
    assert BOX == (12, 14, 16, 16, 18)
    assert sum(BOX) == 76


def test_the_decks_have_twelve_twenty_four_and_twenty_cards() -> None:
    assert (len(MARKET_DECK), len(AUCTION_DECK), len(CREW_DECK)) == (12, 24, 20)


def test_the_mean_prices_are_those_of_the_box() -> None:
    means = [round(sum(market.prices[gem] for market in MARKETS) / 12) for gem in range(5)]
    assert means == [74, 68, 59, 56, 48]


def test_the_die_has_a_mean_of_one_and_two_thirds() -> None:
    assert Counter(FACES) == {1: 3, 2: 2, 3: 1}
    assert MOST_TAKEN == 3


def test_the_event_deck_never_runs_out() -> None:
    """At most 13 event cards can be drawn."""
    assert sum(goods.crews for goods in GOODS) == 13


# Set-up


def test_two_to_four_can_play() -> None:
    assert list(GEM_TRADER.seats) == [2, 3, 4]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_500_and_nothing_else(players: int) -> None:
    table = opened(players)
    assert [(p.cash, p.debt, sum(p.gems), p.crews) for p in table.players] == [
        (500, 0, 0, ())
    ] * players
    assert table.pile == BOX


def test_four_markets_lie_face_down_and_the_rest_is_set_aside() -> None:
    """GT-27: one of the four has been turned up for round 1."""
    table = opened(3)
    assert (len(table.markets), len(table.spare)) == (3, 8)
    assert sorted((table.day.card, *table.markets, *table.spare)) == list(MARKET_DECK)


def test_any_seat_can_start_and_any_card_can_come() -> None:
    tables = [opened(3, seed) for seed in range(40)]
    assert {table.starter for table in tables} == {ANN, BOB, CAT}
    assert len({table.day.card for table in tables}) > 8
    assert len({table.slots[0].card for table in tables}) > 12
    assert len({table.crews[0] for table in tables}) > 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_auction_cards_as_players_one_of_them_face_up(players: int) -> None:
    """GT-09."""
    table = opened(players)
    assert [slot.fate for slot in table.slots] == ["now", *["waiting"] * (players - 1)]
    shown = GEM_TRADER.view(table, ANN).table.slots
    assert [slot.goods is not None for slot in shown] == [True, *[False] * (players - 1)]


# Rounds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_rounds_with_the_start_passing_to_the_left(players: int) -> None:
    """GT-20: with three players one seat starts twice."""
    _, facts = played(players, 1)
    opened = next(fact for fact in facts if isinstance(fact, GameOpened))
    began = [fact for fact in facts if isinstance(fact, RoundBegan)]
    assert [fact.round for fact in began] == [1, 2, 3, 4]
    expected = [Seat((opened.starter + n) % players) for n in range(4)]
    assert [fact.starter for fact in began] == expected
    assert tuple(fact.market for fact in began) == opened.markets


@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_times_players_auction_cards_are_used(players: int) -> None:
    table, facts = played(players, 2)
    drawn = [fact for fact in facts if isinstance(fact, LotsDrawn)]
    assert [len(fact.cards) for fact in drawn] == [players] * 4
    assert [fact.first for fact in drawn] == [1 + players * n for n in range(4)]
    assert len(table.deck) == 24 - 4 * players


def test_the_old_market_is_discarded_and_cards_won_lie_face_up() -> None:
    """GT-24."""
    table = seated(2, behind={ANN: "D"}, deck=AUCTION_DECK[8:])
    story = given(selling(table)).when(ANN, sale("D")).accepted()
    seen = story.sees(None).table
    assert (seen.round, seen.starter) == (2, BOB)
    assert [market.card for market in seen.markets] == [M01]
    assert [goods.card for goods in seen.gone] == [1, 2]


@pytest.mark.parametrize("seed", range(4))
def test_everybody_buys_one_card_a_round(seed: int) -> None:
    """GT-03."""
    _, facts = played(4, seed)
    sold = [fact for fact in facts if isinstance(fact, LotSold)]
    for first in range(0, 16, 4):
        assert {fact.seat for fact in sold[first : first + 4]} == {0, 1, 2, 3}
        assert [fact.forced for fact in sold[first : first + 4]] == [False, False, False, True]
