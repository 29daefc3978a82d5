"""What a sale is worth, and the most to pay for it: money paid to a rival counts twice."""

from domain.modern_art.bots.mind import Mind
from domain.modern_art.pieces import artist_of
from domain.modern_art.view_types import Sale


def what_it_brings(mind: Mind, sale: Sale) -> float:
    """What the paintings on sale will bring their buyer, as far as one can guess."""
    values = mind.values(mind.outlook.counts)
    return len(sale.paintings) * values[artist_of(sale.paintings[0])] * mind.guess


def own_part(mind: Mind, sale: Sale) -> float:
    """The part of the price one gets oneself if another buys."""
    seat = mind.outlook.seat
    if seat not in (sale.host, sale.partner):
        return 0.0
    return 1.0 if sale.partner is None else 0.5


def even_price(mind: Mind, sale: Sale) -> float:
    """Where buying is as good as letting another buy.

    Buying at p gives v - p, and what the sellers get of p is a rival's gain. Letting another buy
    gives one's own part of p, and the rivals v less that part.
    """
    part, envy = own_part(mind, sale), mind.envy
    return what_it_brings(mind, sale) * (1 + envy) / (1 + part + envy)


def most_to_pay(mind: Mind, sale: Sale) -> int:
    """The even price less a margin; not above one's money."""
    return min(mind.outlook.money, int(even_price(mind, sale) * mind.temper.limit / 100))
