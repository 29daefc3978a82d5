"""The fixed price: naming it, and taking it or leaving it."""

from domain.choosing import made, offered, span_of
from domain.modern_art.moves import Leave, NamePrice, Take
from domain.modern_art.view_types import Pricing, Sale, Taking
from tests.bench.frozen.modern_art.mind import Mind
from tests.bench.frozen.modern_art.reading import either, plain
from tests.bench.frozen.modern_art.rivals import ALOUD, best, chance_to_beat
from tests.bench.frozen.modern_art.worth import most_to_pay, own_part, what_it_brings

ASKED = 75
"""Percent of the value that one who does not reckon asks."""


def name_price(mind: Mind, stage: Pricing) -> NamePrice:
    """What is not taken one must buy oneself."""
    naming = offered(mind.view, NamePrice)
    assert naming is not None
    value, money = what_it_brings(mind, stage.sale), span_of(naming, "price").most
    dearest = min(money, int(value))
    if mind.temper.reckons:
        return made(NamePrice, naming, price=_reckoned(mind, stage.sale, dearest))
    return made(NamePrice, naming, price=dearest * ASKED // 100)


def _reckoned(mind: Mind, sale: Sale, dearest: int) -> int:
    value, part, envy = what_it_brings(mind, sale), own_part(mind, sale), mind.envy

    def gain(price: int) -> float:
        kept = chance_to_beat(mind, sale, mind.outlook.rivals, ALOUD, price)
        if_kept = value - price - envy * (1 - part) * price
        if_taken = part * price - envy * (value - part * price)
        return kept * if_kept + (1 - kept) * if_taken

    return best(range(dearest + 1), gain)


def take_or_leave(mind: Mind, stage: Taking) -> Take | Leave:
    if stage.price <= most_to_pay(mind, stage.sale):
        return either(mind.view, Take, Leave)
    return plain(mind.view, Leave)
