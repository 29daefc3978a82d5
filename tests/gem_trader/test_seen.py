"""Who sees what: the screens, the face-down cards, and what another table could be."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import json

from domain.game import Seat
from domain.gem_trader import GEM_TRADER
from domain.gem_trader.moves import PickPocket, Scout
from domain.gem_trader.pieces import MOST_TAKEN
from domain.gem_trader.table import Table
from tests.bench.playing import opened, steps
from tests.gem_trader.bank import check_cards, check_gems
from tests.gem_trader.tables import gems, given, lots, playing, sale, seated, selling
from tests.story import ANN, BOB, CAT, Chance, Story

MOST_BYTES = 6_000


def midway(players: int = 3) -> Table:
    """The secret sale of round 2, with something behind every screen."""
    behind = {ANN: "DDR", BOB: "RSEA", CAT: "SSA"}
    table = selling(
        seated(
            players,
            behind=behind,
            crews={ANN: ("mate", "pilot"), BOB: ("notary", "envoy"), CAT: ("smuggler",)},
            round=2,
        )
    )
    facts = given(table).when(BOB, sale("RS", 2)).facts()
    return GEM_TRADER.replay(facts, table)


def elsewhere(table: Table, seat: Seat | None) -> list[Table]:
    return [GEM_TRADER.redeal(table, seat, Chance(n)) for n in range(30)]


HIDDEN: dict[str, Callable[[Table], Any]] = {
    "cash": lambda table: table.players[BOB].cash,
    "debt": lambda table: table.players[BOB].debt,
    "what was paid of it": lambda table: table.players[BOB].repaid,
    "gems": lambda table: table.players[BOB].gems,
    "event cards": lambda table: sorted(table.players[BOB].crews),
    "the fist": lambda table: table.stage.sales[0].gems,  # type: ignore[union-attr]
    "the markets to come": lambda table: table.markets,
    "the markets set aside": lambda table: table.spare,
    "the auction deck": lambda table: table.deck,
    "the event deck": lambda table: table.crews,
}


@pytest.mark.parametrize("hidden", HIDDEN.values(), ids=HIDDEN)
@pytest.mark.parametrize("seat", [ANN, None])
def test_everything_hidden_could_be_otherwise(
    hidden: Callable[[Table], Any], seat: Seat | None
) -> None:
    found = [hidden(table) for table in elsewhere(midway(), seat)]
    assert any(one != found[0] for one in found)


def test_face_down_auction_cards_could_be_otherwise() -> None:
    table = lots(seated())
    assert len({other.slots[1].card for other in elsewhere(table, ANN)}) > 5


def test_a_stolen_gem_could_be_another() -> None:
    table = playing(seated(behind={BOB: "RSE"}, crews={ANN: ("pirate", "mate")}))
    robbed = Story(GEM_TRADER, table, lambda: Chance(1)).when(ANN, PickPocket(1, BOB)).accepted()
    (known,) = {other.day.thefts for other in elsewhere(robbed.table, ANN)}
    assert known == robbed.table.day.thefts
    assert len({other.day.thefts for other in elsewhere(robbed.table, CAT)}) == 5


@pytest.mark.parametrize("seat", [ANN, BOB, CAT, None])
def test_the_other_table_is_one_too(seat: Seat | None) -> None:
    for table in elsewhere(midway(), seat):
        check_gems(table)
        check_cards(table)


def test_what_one_knows_stays() -> None:
    table = midway()
    for other in elsewhere(table, BOB):
        assert other.players[BOB] == table.players[BOB]
        assert other.stage == table.stage


def test_what_the_scout_saw_stays_for_them_alone() -> None:
    story = given(playing(seated(crews={ANN: ("pilot", "mate")})))
    table = story.when(ANN, Scout(1)).accepted().table
    assert {other.markets[0] for other in elsewhere(table, ANN)} == {table.markets[0]}
    assert len({other.markets[0] for other in elsewhere(table, BOB)}) > 5


# What is seen


def test_the_table_shows_nobodys_money_gems_or_hand() -> None:
    """GT-23: no running totals."""
    public = GEM_TRADER.view(midway(), None).table
    assert {name for trader in public.traders for name in trader.__struct_fields__} == {"lot"}


def test_one_sees_what_is_behind_ones_own_screen() -> None:
    own = GEM_TRADER.view(midway(), BOB).own
    assert own is not None
    assert (own.cash, own.gems, own.crews) == (500, gems("RSEA"), ("notary", "envoy"))
    assert own.sale == gems("RS")


def test_of_the_pile_one_sees_no_more_than_one_can_take() -> None:
    """Exact counts of the pile would be a running total of what others have."""
    pile = GEM_TRADER.view(midway(), ANN).table.pile
    assert set(pile) == {MOST_TAKEN}


def test_a_spectator_may_do_nothing() -> None:
    view = GEM_TRADER.view(midway(), None)
    assert (view.seat, view.own, view.options) == (None, None, ())


@pytest.mark.parametrize("players", [2, 4])
def test_no_view_is_large(players: int) -> None:
    luck = Chance(3)
    table, sizes = opened(GEM_TRADER, players, luck), []
    for after, _ in steps(GEM_TRADER, table, ["easy"] * players, luck, GEM_TRADER.bot):
        sizes += [len(json.encode(GEM_TRADER.view(after, seat))) for seat in after.seats]
    assert 2_000 < max(sizes) < MOST_BYTES
