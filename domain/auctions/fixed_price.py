"""Fixed price (定價): the host names it, each in turn takes it or leaves it."""

from msgspec import Struct
from msgspec.structs import replace

from domain.auctions.circle import Circle, must_be_asked, with_refusal
from domain.game import Seat, must

FREE = 0


class FixedPrice(Struct, frozen=True, gc=False):
    """`circle` goes round from the host's left, without the host."""

    price: int
    circle: Circle


def must_name(price: int, most: int) -> None:
    """From 0 to what the host has: who may have to pay it (MA-20, MA-21)."""
    must(price >= FREE, "price-too-low", least=FREE)
    must(price <= most, "price-too-high", most=most)


def must_afford(auction: FixedPrice, seat: Seat, money: int) -> None:
    """Who is asked may take it, if they have the price."""
    must_be_asked(auction.circle, seat)
    must(money >= auction.price, "cannot-pay", least=auction.price)


def with_left(auction: FixedPrice) -> FixedPrice:
    return replace(auction, circle=with_refusal(auction.circle))
