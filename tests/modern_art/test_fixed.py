"""§3 Fixed (定價)."""

import pytest

from domain.modern_art.events import LotSold, PriceLeft, PriceNamed, SellerCalled
from domain.modern_art.moves import Leave, NamePrice, Take
from domain.modern_art.view_types import Share
from domain.options import Span
from tests.modern_art.tables import (
    LOT,
    NEXT,
    YOKO,
    after,
    given,
    money_of,
    names,
    on_sale,
    painting,
    put_up,
    seated,
    wall_of,
)
from tests.story import ANN, BOB, CAT, DAN

FIXED = painting(YOKO, "fixed")
ALL_LEAVE = tuple((seat, Leave(LOT)) for seat in (BOB, CAT, DAN))


def test_a_price_is_what_the_host_can_pay() -> None:
    """T11, MA-20, MA-21: with 12, the price 13 and 12; all leave it."""
    story = on_sale(FIXED, money={ANN: 12})
    story.when(ANN, NamePrice(LOT, 13)).refused("price-too-high", most=12)
    story = story.when(ANN, NamePrice(LOT, 12)).then(PriceNamed(LOT, ANN, 12, (BOB, CAT, DAN)))
    story = (
        after(story, *ALL_LEAVE[:2])
        .when(DAN, Leave(LOT))
        .then(
            PriceLeft(LOT, DAN), LotSold(LOT, ANN, 12, (Share(None, 12),)), SellerCalled(NEXT, BOB)
        )
    )
    assert money_of(story, ANN) == (0,)
    assert wall_of(story) == (FIXED,)


def test_without_money_the_price_is_nothing_and_the_left_neighbour_may_take_it() -> None:
    """T12, MA-20."""
    story = given(seated(hands={ANN: (FIXED,)}, money={ANN: 0, BOB: 0}))
    story = after(story, (ANN, put_up(FIXED)))
    story.when(ANN, NamePrice(LOT, 1)).refused("price-too-high", most=0)
    story = after(story, names(ANN, 0), (BOB, Take(LOT)))
    assert wall_of(story, BOB) == (FIXED,)
    assert money_of(story, ANN, BOB) == (0, 0)


@pytest.mark.parametrize("price", [-1, -100])
def test_a_price_is_not_below_nothing(price: int) -> None:
    """Fault: negative prices were accepted."""
    on_sale(FIXED).when(ANN, NamePrice(LOT, price)).refused("price-too-low", least=0)


def test_the_first_from_the_left_who_takes_it_has_it() -> None:
    story = after(on_sale(FIXED), names(ANN, 20), (BOB, Leave(LOT)))
    story.when(DAN, Take(LOT)).refused("not-your-turn", seat=CAT)
    story = story.when(CAT, Take(LOT)).then(
        LotSold(LOT, CAT, 20, (Share(ANN, 20),)), SellerCalled(NEXT, BOB)
    )
    assert money_of(story, ANN, CAT) == (120, 80)


def test_who_left_it_is_not_asked_again() -> None:
    story = after(on_sale(FIXED), names(ANN, 20), (BOB, Leave(LOT)))
    story.when(BOB, Take(LOT)).refused("not-your-turn", seat=CAT)
    assert story.sees(None).table.stage.left == (BOB,)


def test_who_has_exactly_the_price_takes_it() -> None:
    """Fault: `<` for `<=`."""
    story = after(on_sale(FIXED, money={BOB: 20}), names(ANN, 20), (BOB, Take(LOT)))
    assert money_of(story, BOB) == (0,)


def test_who_cannot_pay_is_asked_and_can_only_leave_it() -> None:
    """B-12, MA-29: able and unable look the same to the others."""
    story = after(on_sale(FIXED, money={BOB: 19}), names(ANN, 20))
    assert story.sees(CAT).table.stage.speaker == BOB
    assert [may.move for may in story.sees(BOB).options] == ["Leave"]
    story.when(BOB, Take(LOT)).refused("cannot-pay", least=20)
    rich = after(on_sale(FIXED), names(ANN, 20))
    assert story.sees(CAT) == rich.sees(CAT)


def test_only_the_host_names_a_price_and_once() -> None:
    story = on_sale(FIXED)
    story.when(BOB, NamePrice(LOT, 5)).refused("not-the-host", seat=ANN)
    story = after(story, names(ANN, 5))
    story.when(ANN, NamePrice(LOT, 6)).refused("no-price-to-name")
    assert [may.fields["price"] for may in on_sale(FIXED).sees(ANN).options] == [Span(0, 100)]


def test_nothing_is_taken_before_there_is_a_price() -> None:
    on_sale(FIXED).when(BOB, Take(LOT)).refused("no-fixed-price")


def test_the_slow_leave_it() -> None:
    """R-16."""
    after(on_sale(FIXED), names(ANN, 20)).when_time_is_up().then(PriceLeft(LOT, BOB))


def test_a_slow_host_asks_what_the_artist_brings_as_third() -> None:
    """R-16: neither a present to the left neighbour nor more than can be hoped for."""
    story = on_sale(FIXED)
    story.when_time_is_up().then(PriceNamed(LOT, ANN, 10, (BOB, CAT, DAN)))
    tokens = ((), (30, 20), (), (), ())
    later = on_sale(FIXED, tokens=tuple(row or (0, 0) for row in tokens), round=3)
    later.when_time_is_up().then(PriceNamed(LOT, ANN, 60, (BOB, CAT, DAN)))
    pair = on_sale(painting(YOKO, "double"), FIXED)
    pair.when_time_is_up().then(PriceNamed(LOT, ANN, 20, (BOB, CAT, DAN)))
    poor = on_sale(FIXED, money={ANN: 4})
    poor.when_time_is_up().then(PriceNamed(LOT, ANN, 4, (BOB, CAT, DAN)))
