"""A beginner: puts up whatever comes to hand, and looks only at what stands on the board now."""

from typing import assert_never

from domain.choosing import made, offered, own_of, span_of
from domain.luck import Luck, picked
from domain.modern_art.moves import (
    Bid,
    BidSealed,
    Decline,
    Hammer,
    Join,
    Leave,
    ModernArtMove,
    NamePrice,
    NoMore,
    Pass,
    PutUp,
    Take,
)
from domain.modern_art.pieces import artist_of
from domain.modern_art.view_types import (
    Asking,
    Circling,
    Offering,
    Outcry,
    Over,
    Pricing,
    Sealing,
    Taking,
    View,
)
from tests.bench.frozen.modern_art.outlook import sale_of
from tests.bench.frozen.modern_art.reading import either, paintings_in, plain, seconds_in

HOPE = 8
"""What he gives for a painting that brings nothing as it stands."""

LEAST_OF_100, MOST_OF_100 = 50, 110
"""Percent of what he sees in it that he is ready to pay, as the mood takes him."""

STEP = 5
"""The most he raises at once in an open sale."""


def easy_move(view: View, luck: Luck) -> ModernArtMove:
    stage = view.table.stage
    match stage:
        case Offering():
            return _put_up(view, luck)
        case Asking():
            return _join_or_not(view, luck)
        case Outcry():
            return _bid_openly(view, stage, luck)
        case Circling():
            return _bid_in_turn(view, stage, luck)
        case Sealing():
            return _bid_sealed(view, luck)
        case Pricing():
            return _name_price(view, luck)
        case Taking():
            return _take_or_leave(view, stage, luck)
        case Over():
            raise AssertionError("nobody is asked any more")
        case _:
            assert_never(stage)


def mood(view: View, luck: Luck) -> int:
    """What he would pay for what is on sale, this time."""
    sale = sale_of(view)
    assert sale is not None
    each = max(HOPE, view.table.worth[artist_of(sale.paintings[0])])
    percent = LEAST_OF_100 + luck.below(MOST_OF_100 - LEAST_OF_100 + 1)
    return min(own_of(view).money, each * len(sale.paintings) * percent // 100)


def _put_up(view: View, luck: Luck) -> PutUp:
    offer = picked(luck, view.options)
    painting = picked(luck, paintings_in(offer, "painting"))
    return made(PutUp, offer, painting=painting, second=picked(luck, seconds_in(offer)))


def _join_or_not(view: View, luck: Luck) -> Join | Decline:
    joining = offered(view, Join)
    if joining is None or luck.below(2):
        return plain(view, Decline)
    return made(Join, joining, painting=picked(luck, paintings_in(joining, "painting")))


def _bid_openly(view: View, stage: Outcry, luck: Luck) -> Bid | NoMore | Hammer:
    raising, most = offered(view, Bid), mood(view, luck)
    if raising is None or stage.least > most:
        return either(view, NoMore, Hammer)
    return made(Bid, raising, amount=min(most, stage.least + luck.below(STEP)))


def _bid_in_turn(view: View, stage: Circling, luck: Luck) -> Bid | Pass:
    raising, most = offered(view, Bid), mood(view, luck)
    if raising is None or stage.least > most:
        return plain(view, Pass)
    return made(Bid, raising, amount=most)


def _bid_sealed(view: View, luck: Luck) -> BidSealed:
    sending = offered(view, BidSealed)
    assert sending is not None
    return made(BidSealed, sending, amount=mood(view, luck))


def _name_price(view: View, luck: Luck) -> NamePrice:
    naming = offered(view, NamePrice)
    assert naming is not None
    return made(NamePrice, naming, price=min(mood(view, luck), span_of(naming, "price").most))


def _take_or_leave(view: View, stage: Taking, luck: Luck) -> Take | Leave:
    if stage.price > mood(view, luck):
        return plain(view, Leave)
    return either(view, Take, Leave)
