"""What a seat may do now. The rules refuse everything else.

Who cannot pay or join is asked like the others, with "no" as the only answer: that they are passed
over at once would tell what they have (B-12, MA-29).
"""

from collections.abc import Iterator
from typing import assert_never

from domain.game import Seat
from domain.modern_art import moves
from domain.modern_art.pieces import (
    ARTISTS,
    FULL,
    Artist,
    Painting,
    artist_of,
    is_double,
    matches,
)
from domain.modern_art.stages import (
    Asking,
    Circling,
    Offering,
    Outcry,
    Over,
    Pricing,
    Sealing,
    Taking,
)
from domain.modern_art.table import Table
from domain.options import May, Span, may

Mays = tuple[May, ...]


def options(table: Table, seat: Seat) -> Mays:
    stage = table.stage
    match stage:
        case Outcry():
            return tuple(_outcry(table, stage, seat))
        case Circling():
            return _circling(table, stage, seat)
        case Sealing():
            return _sealing(table, stage, seat)
        case Taking():
            return _taking(table, stage, seat)
        case Offering():
            return _offering(table, seat) if seat == stage.seat else ()
        case Asking():
            return _asking(table, seat) if seat == stage.circle.speaker else ()
        case Pricing():
            return _pricing(table, seat)
        case Over():
            return ()
        case _:
            assert_never(stage)


def _offering(table: Table, seat: Seat) -> Mays:
    hand = table.players[seat].hand
    alone = may(moves.PutUp, lot=(table.lot,), painting=hand, second=(None,))
    return (alone, *_pairs(table, hand))


def _pairs(table: Table, hand: tuple[Painting, ...]) -> Iterator[May]:
    """A Double and one more of its artist, unless the Double alone ends the round (MA-03)."""
    for artist in _artists_of_doubles(hand):
        doubles = tuple(p for p in hand if artist_of(p) == artist and is_double(p))
        seconds = tuple(p for p in hand if matches(doubles[0], p))
        if seconds and table.counts[artist] < FULL - 1:
            yield may(moves.PutUp, lot=(table.lot,), painting=doubles, second=seconds)


def _artists_of_doubles(hand: tuple[Painting, ...]) -> list[Artist]:
    found = {artist_of(painting) for painting in hand if is_double(painting)}
    return [artist for artist in ARTISTS if artist in found]


def _asking(table: Table, seat: Seat) -> Mays:
    decline = may(moves.Decline, lot=(table.lot,))
    double = table.on_sale.paintings[0]
    seconds = tuple(p for p in table.players[seat].hand if matches(double, p))
    if not seconds:
        return (decline,)
    return (may(moves.Join, lot=(table.lot,), painting=seconds), decline)


def _outcry(table: Table, stage: Outcry, seat: Seat) -> Iterator[May]:
    auction, lot = stage.auction, (table.lot,)
    high = auction.high
    seen = (high.amount if high else 0,)
    money = table.players[seat].money
    if seat != auction.leader and auction.least <= money:
        yield may(moves.Bid, lot=lot, amount=Span(auction.least, money))
    if _may_say_no_more(table, stage, seat):
        yield may(moves.NoMore, lot=lot, high=seen)
    if _may_hammer(table, stage, seat):
        yield may(moves.Hammer, lot=lot, high=seen)


def _may_say_no_more(table: Table, stage: Outcry, seat: Seat) -> bool:
    hosts, is_lone = seat == table.on_sale.host, seat == table.lone_human
    if seat in stage.auction.quiet or (hosts and (is_lone or stage.auction.going)):
        return False
    return is_lone or seat != stage.auction.leader


def _may_hammer(table: Table, stage: Outcry, seat: Seat) -> bool:
    if seat != table.on_sale.host:
        return False
    if table.lone_human is None:
        return not stage.auction.going
    return seat == table.lone_human and seat not in stage.auction.quiet


def _circling(table: Table, stage: Circling, seat: Seat) -> Mays:
    if seat != stage.auction.speaker:
        return ()
    least, money = stage.auction.least, table.players[seat].money
    pass_by = may(moves.Pass, lot=(table.lot,))
    if least > money:
        return (pass_by,)
    return (may(moves.Bid, lot=(table.lot,), amount=Span(least, money)), pass_by)


def _sealing(table: Table, stage: Sealing, seat: Seat) -> Mays:
    if seat not in stage.auction.missing:
        return ()
    return (may(moves.BidSealed, lot=(table.lot,), amount=Span(0, table.players[seat].money)),)


def _pricing(table: Table, seat: Seat) -> Mays:
    if seat != table.on_sale.host:
        return ()
    return (may(moves.NamePrice, lot=(table.lot,), price=Span(0, table.players[seat].money)),)


def _taking(table: Table, stage: Taking, seat: Seat) -> Mays:
    if seat != stage.auction.circle.speaker:
        return ()
    leave = may(moves.Leave, lot=(table.lot,))
    if stage.auction.price > table.players[seat].money:
        return (leave,)
    return (may(moves.Take, lot=(table.lot,)), leave)
