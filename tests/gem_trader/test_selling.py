"""§4 The sale: secret choices, bonuses, incomes. Market M01, bonus S60 A100."""

import pytest
from msgspec.structs import replace

from domain.game import Seat
from domain.gem_trader.events import IncomePaid, RoundBegan, SaleSent, SalesOpened, SaleTakenBack
from domain.gem_trader.moves import CloseHarbour, Notarize, Sell, TakeSaleBack
from domain.gem_trader.pieces import AUCTION_DECK, Crew
from domain.gem_trader.rounds import open_sale
from domain.gem_trader.view_types import Income
from tests.gem_trader.tables import (
    D,
    S,
    bought,
    cash_of,
    gems,
    gems_of,
    given,
    playing,
    sale,
    seated,
    selling,
)
from tests.story import ANN, BOB, CAT, Faces, Story

DECK = AUCTION_DECK[8:]


def sold(sales: dict[Seat, str], **changes: object) -> Story:
    """Everybody sells all they have; the next round has begun."""
    table = selling(seated(3, behind=sales))
    story = given(replace(table, deck=DECK, **changes))
    for seat, letters in sales.items():
        story = story.when(seat, sale(letters)).accepted()
    return story


def incomes(story: Story) -> dict[Seat, int]:
    return {income.seat: income.total for income in story.sees(None).table.last.incomes}


def bonuses(story: Story) -> dict[Seat, tuple[int, ...]]:
    return {income.seat: income.bonuses for income in story.sees(None).table.last.incomes}


# Bonuses


def test_the_biggest_seller_gets_the_bonus() -> None:
    """G11: S: A 3, B 2, C 0."""
    assert bonuses(sold({ANN: "SSS", BOB: "SS"})) == {
        ANN: (0, 0, 60, 0, 0),
        BOB: (0,) * 5,
        CAT: (0,) * 5,
    }


def test_a_tie_is_nobodys() -> None:
    """G12, GT-16: S: A 3, B 3, C 1."""
    story = sold({ANN: "SSS", BOB: "SSS", CAT: "S"})
    assert set(bonuses(story).values()) == {(0,) * 5}
    assert incomes(story) == {ANN: 150, BOB: 150, CAT: 50}


def test_a_single_gem_can_be_the_most() -> None:
    """G13, GT-17: only C sells 1 A: 30 + 100."""
    assert incomes(sold({CAT: "A"})) == {ANN: 0, BOB: 0, CAT: 130}


def test_what_nobody_sells_has_no_bonus() -> None:
    """G14, GT-16."""
    story = given(replace(selling(seated(3, behind={ANN: "A"})), deck=DECK))
    assert incomes(story.when(ANN, sale()).accepted()) == {ANN: 0, BOB: 0, CAT: 0}


def test_prices_and_bonuses_together() -> None:
    """G15: A sells D2 R1 A1, B sells A1: A 220+70+30 = 320, B 30, no A bonus."""
    story = sold({ANN: "DDRA", BOB: "A"})
    assert incomes(story) == {ANN: 320, BOB: 30, CAT: 0}
    assert cash_of(story, ANN, BOB, CAT) == [820, 530, 500]


def test_the_notary_wins_ties() -> None:
    """G22, EV9: S 2-2, A played 公证."""
    table = seated(2, behind={ANN: "SS", BOB: "SS"}, crews={ANN: ("notary",)}, deck=DECK)
    story = given(playing(table)).when(ANN, Notarize(1)).accepted()
    story = story.when(ANN, sale("SS")).accepted().when(BOB, sale("SS")).accepted()
    assert bonuses(story) == {ANN: (0, 0, 60, 0, 0), BOB: (0,) * 5}


def test_the_notary_wins_nothing_who_is_not_among_the_tied() -> None:
    """EV9."""
    crews: dict[Seat, tuple[Crew, ...]] = {ANN: ("notary",)}
    table = seated(3, behind={ANN: "SA", BOB: "SS", CAT: "SS"}, crews=crews, deck=DECK)
    story = given(playing(table)).when(ANN, Notarize(1)).accepted()
    for seat, letters in {ANN: "SA", BOB: "SS", CAT: "SS"}.items():
        story = story.when(seat, sale(letters)).accepted()
    assert bonuses(story) == {ANN: (0, 0, 0, 0, 100), BOB: (0,) * 5, CAT: (0,) * 5}


# What may be sold


def test_only_ones_own() -> None:
    """GT-15."""
    story = given(selling(seated(behind={ANN: "D", BOB: "R"})))
    story.when(ANN, sale("DD")).refused("not-your-gems", gem=D, most=1)
    story.when(ANN, Sell(1, -1, 0, 0, 0, 0)).refused("not-five-counts")
    story.when(ANN, sale("D", 2)).refused("other-round", round=1)


def test_of_a_closed_gem_nothing() -> None:
    """EV10, GT-15."""
    crews: dict[Seat, tuple[Crew, ...]] = {BOB: ("harbourmaster",)}
    table = seated(2, behind={ANN: "SSD"}, crews=crews, deck=DECK)
    story = given(playing(table)).when(BOB, CloseHarbour(1, S)).accepted()
    story.when(ANN, sale("SD")).refused("gem-is-closed", gem=S)
    (may,) = story.sees(ANN).options
    assert (may.fields["sapphires"].most, may.fields["diamonds"].most) == (0, 1)
    story = story.when(ANN, sale("D")).accepted()
    assert gems_of(story, ANN)[S] == 2


def test_who_has_no_gems_is_not_asked() -> None:
    story = given(selling(seated(behind={ANN: "D"})))
    assert story.sees(None).table.stage.sellers == (ANN,)
    assert story.sees(BOB).options == ()
    story.when(BOB, sale()).refused("nothing-to-sell")


def test_if_nobody_has_gems_the_market_closes_at_once() -> None:
    facts = open_sale(replace(bought(seated(2)), deck=DECK), Faces())
    assert isinstance(facts[0], SalesOpened)
    assert any(isinstance(fact, RoundBegan) for fact in facts)


# Secret and simultaneous


def test_nobody_sees_a_fist_before_all_are_in() -> None:
    """GT-15."""
    story = given(selling(seated(behind={ANN: "DR", BOB: "S"})))
    one = story.when(ANN, sale("D")).then(SaleSent(ANN, gems("D")))
    other = story.when(ANN, sale("R")).accepted()
    assert one.sees(BOB) == other.sees(BOB)
    assert one.sees(None) == other.sees(None)
    assert one.sees(BOB).table.stage.sent == (ANN,)
    assert one.sees(ANN).own.sale == gems("D")


def test_all_fists_open_together() -> None:
    """GT-15."""
    story = given(replace(selling(seated(2, behind={ANN: "D", BOB: "SS"})), deck=DECK))
    story = story.when(BOB, sale("SS")).accepted()
    story = story.when(ANN, sale("D")).then_among(
        IncomePaid(ANN, gems("D"), 110, 0), IncomePaid(BOB, gems("SS"), 160, 0)
    )
    last = story.sees(None).table.last
    assert last.round == 1
    assert last.incomes == (
        Income(ANN, gems("D"), 110, (0,) * 5, 110),
        Income(BOB, gems("SS"), 100, (0, 0, 60, 0, 0), 160),
    )


def test_until_then_one_may_think_again() -> None:
    """GT-15: locked when all have confirmed."""
    story = given(selling(seated(behind={ANN: "DR", BOB: "S"})))
    story.when(ANN, TakeSaleBack(1)).refused("sale-is-open")
    story = story.when(ANN, sale("D")).accepted()
    story.when(ANN, sale("R")).refused("sale-is-closed")
    story.when(ANN, TakeSaleBack(2)).refused("other-round", round=1)
    story = story.when(ANN, TakeSaleBack(1)).then(SaleTakenBack(ANN))
    story = story.when(ANN, sale("R")).accepted()
    assert story.sees(ANN).own.sale == gems("R")


def test_sold_gems_go_back_to_the_pile() -> None:
    """GT-18: before the next round's auction."""
    story = given(replace(selling(seated(2, behind={ANN: "DD"})), deck=DECK))
    before = story.table.pile
    story = story.when(ANN, sale("DD")).accepted()
    assert (before[D], story.table.pile[D]) == (10, 12)
    assert gems_of(story, ANN) == gems("")


def test_gems_may_be_kept() -> None:
    story = given(replace(selling(seated(2, behind={ANN: "DDR"})), deck=DECK))
    story = story.when(ANN, sale("D")).accepted()
    assert gems_of(story, ANN) == gems("DR")
    assert cash_of(story, ANN) == [610]


@pytest.mark.parametrize("move", [sale("D"), TakeSaleBack(1)])
def test_there_is_a_time_for_selling(move: Sell | TakeSaleBack) -> None:
    story = given(playing(seated(behind={ANN: "D"}, crews={ANN: ("mate",)})))
    story.when(ANN, move).refused("no-sale-now")
